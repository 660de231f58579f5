import {
  answerOrigin,
  type ExportedAnswer,
  originCells,
  originHeadings,
} from '#console/download/answer-origin.ts';
import { downloadName } from '#console/download/file-name.ts';
import type { Results } from '#console/download/results-file.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import type { TransliterationForm } from '../form/form.ts';

/**
 * All suggestions, for export to a file: one row for each string, one column for each rank, then where the answer comes
 * from.
 */
export function transliterationResults(
  { responseList }: LenientTransliterationResponse,
  { source, target }: TransliterationForm,
  from: ExportedAnswer,
): Results {
  return {
    name: downloadName('transliteration', [source, target], from.exchange.startedAt.getTime()),
    table: () => {
      const ranks = Math.max(1, ...responseList.map(({ outString }) => outString.length));
      const head = Array.from({ length: ranks }, (_, rank) =>
        rank === 0 ? target : `${target} ${rank + 1}`,
      );
      const origin = originCells([from]);
      return [
        [source, ...head, 'status', ...originHeadings],
        ...responseList.map(({ inString, outString, status }) => [
          inString,
          ...head.map((_, rank) => outString[rank] ?? ''),
          status ?? '',
          ...origin,
        ]),
      ];
    },
    json: () => ({ source, target, answer: answerOrigin(from), strings: responseList }),
  };
}
