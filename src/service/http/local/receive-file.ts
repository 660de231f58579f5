import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportProgress } from '#contract/local/lookup.ts';
import type { ReportProgress } from '#service/long-changes/import-file.ts';

/** Thrown when the body is larger than allowed. */
class TooLarge extends Error {}

/**
 * Receives the body of an import in a temporary file before `work` reads it, so that a slow client does not hold up the
 * changes of others.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  report: ReportProgress,
  signal: AbortSignal,
  work: (file: string) => Promise<ImportProgress>,
): Promise<ImportProgress> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const file = join(folder, 'file');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > limit) throw new TooLarge();
        report({ kind: 'progress', bytes, rows: 0, refused: 0 });
        yield chunk;
      }
    }
    await pipeline(counted, createWriteStream(file), { signal });
    return await work(file);
  } catch (error) {
    if (error instanceof TooLarge) {
      return { kind: 'failed', reason: `larger than ${limit / 1_000_000} MB` };
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
