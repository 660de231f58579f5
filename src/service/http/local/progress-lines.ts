import type { ImportProgress } from '#contract/local/lookup.ts';

/** How often progress is written. */
const progressMilliseconds = 500;

/** Reports how far an import has come. */
export type ReportProgress = (progress: ImportProgress & { kind: 'progress' }) => void;

/**
 * Answers with lines of progress and, at the end, what `work` returns. Work is aborted when the client leaves.
 *
 * @param failed the last line when `work` throws although the client is still there.
 */
export function progressLines(
  leaving: AbortSignal,
  work: (report: ReportProgress, signal: AbortSignal) => Promise<ImportProgress>,
  failed: (error: unknown) => ImportProgress,
): Response {
  const cancelled = new AbortController();
  const signal = AbortSignal.any([leaving, cancelled.signal]);
  const encoder = new TextEncoder();
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
        if (!signal.aborted) write(failed(error));
      }
      if (!cancelled.signal.aborted) controller.close();
    },
    cancel: () => cancelled.abort(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' },
  });
}
