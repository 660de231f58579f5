import { asciiDigits } from '#service/numbers/numerals.ts';
import type { Span } from '../sentences/sentences.ts';
import { interleave, textAroundSpans } from './find-mask-terms.ts';

/**
 * Letter combinations that occur in no language of the service, so that an engine copies them instead of translating.
 */
const placeholderStems = ['ZX', 'QJ', 'XQ', 'JZ', 'VQ'] as const;

/** A text whose spans were replaced by placeholders such as `ZX0Z`. */
export interface TextWithPlaceholders {
  readonly text: string;
  readonly stem: string;
  readonly count: number;
}

/** Replaces the spans by placeholders; undefined when the text itself contains every kind of placeholder. */
export function insertPlaceholders(text: string, spans: readonly Span[]): TextWithPlaceholders | undefined {
  const stem = placeholderStems.find((candidate) => !placeholderPattern(candidate).test(text));
  if (stem === undefined) return undefined;
  const values = spans.map((_, index) => stem + index + stem[0]);
  return { text: interleave(textAroundSpans(text, spans), values), stem, count: spans.length };
}

/**
 * Replaces the placeholders in an engine's output by the values, wherever they moved. Letter case, spaces inside and
 * digits of another script are tolerated.
 *
 * @returns undefined unless each placeholder occurs exactly once.
 */
export function replacePlaceholders(
  translated: string,
  { stem, count }: TextWithPlaceholders,
  values: readonly string[],
): string | undefined {
  const seen = new Set<number>();
  let broken = false;
  const text = translated.replace(placeholderPattern(stem), (_, digits: string) => {
    const index = Number(asciiDigits(digits));
    const value = values[index];
    if (value === undefined || index >= count || seen.has(index)) broken = true;
    seen.add(index);
    return value ?? '';
  });
  return broken || seen.size !== count ? undefined : text;
}

function placeholderPattern(stem: string): RegExp {
  const [first = '', second = ''] = stem;
  return new RegExp(`${first}\\s?${second}\\s?[-_]?(\\p{Nd}{1,4})\\s?${first}`, 'giu');
}
