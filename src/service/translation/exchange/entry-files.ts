import type { LookupFormat } from '#contract/local/lookup.ts';
import { createCsvEntryReader, writeCsv } from './csv-file.ts';
import { type EntryFileReader, type EntryFileWriter, type FileRow, UnreadableFile } from './entry-file.ts';
import { createJsonLinesReader, writeJsonLines } from './jsonl-file.ts';
import { createTmxReader, writeTmx } from './tmx-file.ts';
import { createXliffReader, writeXliff } from './xliff-file.ts';

interface Format {
  readonly mediaType: string;
  readonly extension: string;
  createReader(): EntryFileReader;
  readonly write: EntryFileWriter;
}

/** The formats in which entries are imported and exported. */
export const entryFormats: Readonly<Record<LookupFormat, Format>> = {
  tmx: {
    mediaType: 'application/x-tmx+xml',
    extension: 'tmx',
    createReader: createTmxReader,
    write: writeTmx,
  },
  xliff: {
    mediaType: 'application/xliff+xml',
    extension: 'xlf',
    createReader: createXliffReader,
    write: writeXliff,
  },
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    extension: 'csv',
    createReader: createCsvEntryReader,
    write: writeCsv,
  },
  jsonl: {
    mediaType: 'application/jsonl; charset=utf-8',
    extension: 'jsonl',
    createReader: createJsonLinesReader,
    write: writeJsonLines,
  },
};

/** Number of characters read at a time: parsing them must not delay other requests. */
const pieceSize = 16 * 1024;

/**
 * Reads a file row by row, in UTF-8, or in UTF-16 if it begins with a byte order mark.
 *
 * @throws UnreadableFile
 */
export async function* readEntryFile(
  format: LookupFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly FileRow[]> {
  const read = entryFormats[format].createReader();
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    const text = decode(decoder, chunk);
    for (let at = 0; at < text.length; at += pieceSize) yield read(text.slice(at, at + pieceSize), false);
  }
  yield read(decoder ? decode(decoder) : '', false);
  yield read('', true);
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new UnreadableFile(`not ${decoder.encoding.toUpperCase()}`);
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
