/** The file is of an accepted type, but its audio is damaged, cut short, or of a kind that cannot be decoded. */
export class DamagedAudio extends Error {
  override readonly name = 'DamagedAudio';
}
