import { SaxesParser } from 'saxes';
import type { TextToSpeechWords } from '#console/catalogues/text-to-speech.ts';

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
  const known: readonly string[] = ssmlTags;
  let first: SsmlHint | undefined;
  let depth = 0;
  let tagStart = 0;
  const parser = new SaxesParser();
  const report = (offset: number, message: string) => {
    first ??= { message, ...placeOf(ssml, offset) };
  };
  parser.on('error', ({ message }) => {
    // A parser takes everything after a bare ampersand for the name of an entity, and complains far from it.
    const stray = strayEntity(ssml.slice(0, parser.position));
    if (stray?.bare) report(stray.offset, words.ampersand);
    // The position is said apart.
    else report(stray?.offset ?? Math.max(0, parser.position - 1), message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('opentagstart', () => {
    tagStart = ssml.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', ({ name }) => {
    if (depth === 0 && name !== 'speak') report(tagStart, words.root(name));
    else if (!known.includes(name)) report(tagStart, words.tag(name));
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(ssml).close();
  return first;
}

/** The first `&` that begins none of the references XML knows; `bare` when it begins no reference at all. */
function strayEntity(read: string): { readonly offset: number; readonly bare: boolean } | undefined {
  const shown = read.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, (hidden) => ' '.repeat(hidden.length));
  const match = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)([\w.-]+;)?/i.exec(shown);
  return match ? { offset: match.index, bare: match[1] === undefined } : undefined;
}

/** Counted as the service counts, so that the two point at one place. */
function placeOf(ssml: string, offset: number): { line: number; column: number } {
  const lines = ssml.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
