import { SaxesParser } from 'saxes';
import type { TextToSpeechWords } from './text-to-speech-words.ts';

/** What is wrong, and where: lines and columns count from 1. */
export interface SsmlHint {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export const ssmlTags = ['speak', 'voice', 'prosody', 'say-as', 'sub', 'break', 'p', 's'] as const;

/** What a reader of the API would stumble over first, or undefined when the SSML is well formed and uses its tags. */
export function ssmlHint(
  ssml: string,
  words: Pick<TextToSpeechWords, 'root' | 'tag' | 'ampersand'>,
): SsmlHint | undefined {
  if (ssml.trim() === '') return undefined;
  // A parser takes everything after a bare ampersand for the name of an entity, and complains far from it.
  const bare = /&(?!(?:#\d+|#x[\da-f]+|[\w.-]+);)/i.exec(ssml);
  const known: readonly string[] = ssmlTags;
  let first: SsmlHint | undefined;
  let depth = 0;
  const parser = new SaxesParser();
  const report = (message: string) => {
    first ??= { message, line: parser.line, column: parser.column + 1 };
  };
  // The position is said apart.
  parser.on('error', ({ message }) => report(message.replace(/^\d+:\d+: /, '')));
  parser.on('opentag', ({ name }) => {
    if (depth === 0 && name !== 'speak') report(words.root(name));
    else if (!known.includes(name)) report(words.tag(name));
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(bare ? ssml.slice(0, bare.index) : ssml);
  if (bare) report(words.ampersand);
  else parser.close();
  return first;
}
