import { differences, type TextPart } from '#cases/checks/text/differences.ts';
import { skeletonOf } from './confusables.ts';
import { inspectText } from './inspect-text.ts';
import { flag, type Inspection } from './inspection.ts';

/**
 * How two texts are related, closest first: the same; the same in NFC; the same in NFKC; the same without invisible
 * characters; confusable with each other; none of these.
 */
export type Relation = 'same' | 'canonical' | 'compatible' | 'hidden' | 'confusable' | 'different';

/** One or two texts, each with the BCP-47 tag of its language. */
export interface InspectionTask {
  readonly first: { readonly text: string; readonly locale: string };
  readonly second?: { readonly text: string; readonly locale: string } | undefined;
}

export interface InspectionAnswer {
  readonly inspected: Inspection;
  /** Absent without a second text. */
  readonly compared?: { readonly second: Inspection; readonly relation: Relation } | undefined;
}

/** Inspects a text, and compares it with a second one. */
export function inspectTexts({ first, second }: InspectionTask): InspectionAnswer {
  const inspected = inspectText(first.text, first.locale);
  if (!second) return { inspected };
  const other = inspectText(second.text, second.locale);
  const { before, after } = differences(first.text, second.text, first.locale);
  markDifferences(inspected, before);
  markDifferences(other, after);
  return { inspected, compared: { second: other, relation: relationOf(first.text, second.text) } };
}

/** Flags every grapheme that differs from the other text. */
function markDifferences({ ends, flags }: Inspection, parts: readonly TextPart[]): void {
  let index = 0;
  let partEnd = 0;
  for (const { text, own } of parts) {
    const partStart = partEnd;
    partEnd += text.length;
    if (!own) continue;
    while (index < ends.length && ends[index]! <= partStart) index += 1;
    for (; index < ends.length && (index === 0 ? 0 : ends[index - 1]!) < partEnd; index += 1) {
      flags[index]! |= flag.different;
    }
  }
}

const withoutHidden = (text: string) =>
  text.normalize('NFC').replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '');

/** The closest relation of two texts. */
export function relationOf(first: string, second: string): Relation {
  if (first === second) return 'same';
  if (first.normalize('NFC') === second.normalize('NFC')) return 'canonical';
  if (first.normalize('NFKC') === second.normalize('NFKC')) return 'compatible';
  if (withoutHidden(first) === withoutHidden(second)) return 'hidden';
  return skeletonOf(first) === skeletonOf(second) ? 'confusable' : 'different';
}
