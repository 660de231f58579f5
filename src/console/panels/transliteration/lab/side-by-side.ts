/** One string with its suggestions for both sets of options. */
export interface SideBySideRow {
  /** Position in the text, from 1. */
  readonly number: number;
  readonly string: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly differs: boolean;
}

type SuggestionRows = readonly (readonly string[])[];

/** Pairs the strings with their suggestions for both sets; an answer may contain fewer than were sent. */
export function sideBySideRows(
  strings: readonly string[],
  first: SuggestionRows,
  second: SuggestionRows,
): SideBySideRow[] {
  return strings.map((string, index) => {
    const [before = [], after = []] = [first[index], second[index]];
    return {
      number: index + 1,
      string,
      first: before,
      second: after,
      differs: !sameSuggestions(before, after),
    };
  });
}

/** Whether two lists of suggestions are the same, rank by rank. */
export function sameSuggestions(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((text, rank) => text === after[rank]);
}

/** Rows as text for a spreadsheet: columns separated by tabs, suggestions by commas. */
export function tabSeparatedText(rows: readonly SideBySideRow[], head: readonly string[]): string {
  const lines = rows.map(({ string, first, second }) => [string, first.join(', '), second.join(', ')]);
  return [head, ...lines].map((cells) => cells.map((cell) => cell.replace(/\s/g, ' ')).join('\t')).join('\n');
}
