import * as z from 'zod/mini';
import type { Entry } from '#contract/local/lookup.ts';
import { sentenceWithPath, toDeviations } from '#contract/schema.ts';
import { type EntryFileReader, type FileRow, rowOf, UnreadableFile } from './entry-file.ts';

/** Maximum number of characters in a line. */
const longestLine = 1_000_000;

const Line = z.object({
  id: z.optional(z.string()),
  texts: z.record(z.string(), z.object({ text: z.string(), moderation: z.optional(z.string()) })),
  domain: z.nullish(z.string()),
  account: z.nullish(z.string()),
});

/** Reads JSON Lines: each line is an entry as in the list of entries; only `texts` is required. */
export function createJsonLinesReader(): EntryFileReader {
  let rest = '';
  let line = 0;
  return (text, isLast) => {
    const lines = (rest + text).split('\n');
    rest = isLast ? '' : (lines.pop() ?? '');
    if (rest.length > longestLine) throw new UnreadableFile('a line is too long', line + 1);
    return lines.flatMap((one): FileRow[] => {
      line++;
      return one.trim() === '' ? [] : [readLine(one, line)];
    });
  };
}

function readLine(text: string, line: number): FileRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, refused: 'not JSON' };
  }
  const read = z.safeParse(Line, value);
  if (!read.success) {
    const [first] = toDeviations(read.error.issues, value);
    return { line, refused: first ? sentenceWithPath(first) : 'not an entry' };
  }
  const { id, texts, domain, account } = read.data;
  return rowOf(line, {
    id,
    texts: new Map(Object.entries(texts)),
    domain: domain ?? undefined,
    account: account ?? undefined,
  });
}

/** Writes entries as JSON Lines. */
export async function* writeJsonLines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const { id, domain, account, texts } of entries) {
    yield `${JSON.stringify({ id, domain, account, texts })}\n`;
  }
}
