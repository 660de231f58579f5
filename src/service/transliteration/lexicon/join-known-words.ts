import type { ExceptionSegment } from '../exceptions/custom-exceptions.ts';
import type { Segment } from '../segments.ts';
import { hasHeadword } from './lexicon.ts';

type Piece = Segment | ExceptionSegment;

const maxWords = 3;

/**
 * Joins segments that the lexicon has as one entry: a title with its full stop before a name (`Dr. Rao`) and a name of
 * several words (`New Delhi`). Exceptions stay as they are.
 */
export function joinKnownWords(segments: readonly Piece[]): readonly Piece[] {
  if (!segments.some(({ kind, text }) => kind === 'word' && /[A-Za-z]/.test(text))) return segments;
  const joined: Piece[] = [];
  for (let at = 0; at < segments.length; ) {
    const segment = segments[at]!;
    const size = segment.kind === 'word' ? knownLength(segments, at) : 1;
    const unhyphenated = size === 1 ? unhyphenatedAt(segments, at) : undefined;
    if (unhyphenated) {
      joined.push({ kind: 'word', text: unhyphenated });
      at += 3;
      continue;
    }
    const title = size === 1 ? titleAt(segments, at) : undefined;
    if (title) {
      joined.push(...title);
      at += 2;
      continue;
    }
    const text = segments
      .slice(at, at + size)
      .map((one) => one.text)
      .join('');
    joined.push(size === 1 ? segment : { kind: 'word', text });
    at += size;
  }
  return joined;
}

/** The number of segments from `start` on that form one headword: `New Delhi`, `Ph.D`. */
function knownLength(segments: readonly Piece[], start: number): number {
  const isShort = (segments[start]?.text.length ?? 0) <= 2;
  for (let words = maxWords; words > 1; words--) {
    const parts = segments.slice(start, start + 2 * words - 1);
    const isName =
      parts.length === 2 * words - 1 &&
      parts.every(({ kind, text }, at) =>
        at % 2 === 0 ? kind === 'word' : text === ' ' || (isShort && text === '.'),
      );
    if (isName && hasHeadword(parts.map(({ text }) => text).join(''))) return parts.length;
  }
  return 1;
}

/** The headword that two short parts form without the hyphen between them: `Wi-Fi`. */
function unhyphenatedAt(segments: readonly Piece[], at: number): string | undefined {
  const parts = segments.slice(at, at + 3);
  if (parts[1]?.text !== '-' || parts[0]?.kind !== 'word' || parts[2]?.kind !== 'word') return undefined;
  const words = [parts[0].text, parts[2].text];
  if (!words.every((text) => /^[A-Z]?[a-z]{1,2}$/.test(text) && text.length > 1)) return undefined;
  const word = words.join('');
  return hasHeadword(word) ? word : undefined;
}

/** An abbreviated title with its full stop and the space after it; undefined unless a word or number follows. */
function titleAt(segments: readonly Piece[], at: number): readonly Segment[] | undefined {
  const { kind, text } = segments[at]!;
  const after = segments[at + 1];
  if (kind !== 'word' || !after || !/^\.\s?$/.test(after.text)) return undefined;
  const next = segments[at + 2];
  if (next?.kind !== 'word' && next?.kind !== 'initials' && next?.kind !== 'number') return undefined;
  if (!hasHeadword(`${text}.`)) return undefined;
  const rest = after.text.slice(1);
  return [{ kind: 'word', text: `${text}.` }, ...(rest ? [{ kind: 'other', text: rest } as const] : [])];
}
