/** Thrown for a file of an accepted type whose audio is damaged, cut short, or of a kind that cannot be decoded. */
export class DamagedAudio extends Error {
  override readonly name = 'DamagedAudio';
}
