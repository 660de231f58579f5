import type { Results } from '#console/download/results-file.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import type { TransliterationForm } from '../form/form.ts';

/** All suggestions, for export to a file: one row for each string, one column for each rank. */
export function transliterationResults(
  { responseList }: LenientTransliterationResponse,
  { source, target }: TransliterationForm,
): Results {
  return {
    name: `transliteration-${source}-${target}`,
    table: () => {
      const ranks = Math.max(1, ...responseList.map(({ outString }) => outString.length));
      const head = Array.from({ length: ranks }, (_, rank) =>
        rank === 0 ? target : `${target} ${rank + 1}`,
      );
      return [
        [source, ...head, 'status'],
        ...responseList.map(({ inString, outString, status }) => [
          inString,
          ...head.map((_, rank) => outString[rank] ?? ''),
          status ?? '',
        ]),
      ];
    },
    json: () => ({ source, target, strings: responseList }),
  };
}
