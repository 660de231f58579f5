import { type AudioKind, audioKind } from '#audio-formats/audio-kind.ts';
import { type ByteSource, readHeader } from './byte-source.ts';

/** The formats that the specification accepts. */
export type AudioType = Exclude<AudioKind, 'ogg'>;

/**
 * The format, by the bytes only, since clients send arbitrary names and content types. A damaged file still has a type;
 * its job fails later, with the cause.
 */
export function detectAudioType(source: ByteSource): AudioType | undefined {
  const kind = readHeader(source, audioKind(source.size));
  return kind === 'ogg' ? undefined : kind;
}
