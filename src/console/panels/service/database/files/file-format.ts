import type { LookupFormat } from '#contract/local/lookup.ts';

const formatsByExtension: Readonly<Record<string, LookupFormat>> = {
  tmx: 'tmx',
  xlf: 'xliff',
  xliff: 'xliff',
  csv: 'csv',
  tsv: 'csv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
};

/** Bytes at the beginning of a file from which its format is recognised. */
const sampleSize = 4096;

/** The beginning of a text file, in UTF-8 or in UTF-16 with a byte order mark. */
export async function fileStart(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, sampleSize).arrayBuffer());
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** The format of a file by its first bytes, otherwise by its name; undefined if neither tells. */
export function recogniseFormat(name: string, start: string): LookupFormat | undefined {
  if (/<tmx[\s>]/i.test(start)) return 'tmx';
  if (/<xliff[\s>]/i.test(start)) return 'xliff';
  if (/^\s*\{/.test(start)) return 'jsonl';
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return formatsByExtension[extension];
}
