import type { AudioKind } from '#audio-formats/audio-kind.ts';

/** What the header of a file declares. Rate in hertz. */
export interface AudioFacts {
  readonly kind: AudioKind;
  /** `PCM`, `float`, `MP3`, `FLAC`, `Vorbis` or `Opus`. */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** Bits per sample; absent for lossy codecs. */
  readonly bits?: number;
}

/** The media type of each kind of audio file. */
export const mediaTypeOf: Readonly<Record<AudioKind, string>> = {
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};
