import { afterLeadingTags } from './audio-tags.ts';
import type { ByteSource } from './byte-source.ts';
import { firstMp3Frame } from './mp3-frames.ts';

/** The formats that the specification accepts. */
export type AudioType = 'wav' | 'flac' | 'mp3';

/**
 * Tells the format from the bytes alone. Names and content types are not trusted: clients send any.
 * A file that is cut short or damaged still has its type; the job fails later, with its cause.
 */
export function audioTypeOf(source: ByteSource): AudioType | undefined {
  const head = source.read(0, 12).toString('latin1');
  const wave = head.slice(8, 12) === 'WAVE';
  if (wave && ['RIFF', 'RIFX', 'RF64', 'BW64'].includes(head.slice(0, 4))) return 'wav';
  const start = afterLeadingTags(source);
  if (source.read(start, 4).toString('latin1') === 'fLaC') return 'flac';
  // The tag alone says mp3 when the file ends inside it.
  if (start > 0 && start >= source.size) return 'mp3';
  return firstMp3Frame(source) === undefined ? undefined : 'mp3';
}
