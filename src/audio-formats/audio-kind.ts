import { leadingTagsEnd } from './audio-tags.ts';
import { type HeaderReader, textAt } from './header-reader.ts';
import { firstMp3Frame } from './mp3-frame.ts';

export type AudioKind = 'wav' | 'flac' | 'mp3' | 'ogg';

/**
 * The kind of an audio file by its bytes; undefined for any other file. Names and media types are not trusted.
 * Truncated and damaged files are recognised too.
 */
export function* audioKind(size: number): HeaderReader<AudioKind | undefined> {
  const head = textAt(yield { offset: 0, length: 12 }, 0, 12);
  const name = head.slice(0, 4);
  if (['RIFF', 'RIFX', 'RF64', 'BW64'].includes(name) && head.slice(8) === 'WAVE') return 'wav';
  if (name === 'OggS') return 'ogg';
  const start = yield* leadingTagsEnd();
  if (textAt(yield { offset: start, length: 4 }, 0, 4) === 'fLaC') return 'flac';
  // A file that ends inside its tag counts as mp3.
  if (start > 0 && start >= size) return 'mp3';
  return (yield* firstMp3Frame(size)) && 'mp3';
}
