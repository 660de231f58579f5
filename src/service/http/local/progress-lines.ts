import type { ImportProgress } from '#contract/local/lookup.ts';
import type { ReportProgress } from '#service/long-changes/import-file.ts';
import { DatabaseUnavailable } from '#service/postgres/database-unavailable.ts';
import { diskProblemOf } from '#service/store/disk-full.ts';

/** Interval between lines of progress, in milliseconds. */
const progressMilliseconds = 500;

/**
 * Answers with lines of progress and, at the end, what `work` returns. The work is aborted when the client disconnects.
 *
 * @param unexpected called with errors that are neither the disk's nor those of a database that does not answer.
 */
export function progressLines(
  leaving: AbortSignal,
  work: (report: ReportProgress, signal: AbortSignal) => Promise<ImportProgress>,
  unexpected: (error: unknown) => void,
): Response {
  const cancelled = new AbortController();
  const signal = AbortSignal.any([leaving, cancelled.signal]);
  const encoder = new TextEncoder();
  const reasonOf = (error: unknown) => {
    const problem = diskProblemOf(error);
    if (problem !== undefined) return problem;
    if (error instanceof DatabaseUnavailable) return error.message;
    unexpected(error);
    return 'internal error';
  };
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: ImportProgress) => controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      let last = performance.now();
      const report: ReportProgress = (progress) => {
        if (signal.aborted || performance.now() - last < progressMilliseconds) return;
        last = performance.now();
        write(progress);
      };
      try {
        const end = await work(report, signal);
        if (!signal.aborted) write(end);
      } catch (error) {
        if (!signal.aborted) write({ kind: 'failed', reason: reasonOf(error) });
      }
      if (!cancelled.signal.aborted) controller.close();
    },
    cancel: () => cancelled.abort(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' },
  });
}
