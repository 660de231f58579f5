import { decodeOnPage } from '../decode/page-decoder.ts';
import type {
  AnalysisProgress,
  AnalysisRequest,
  AnalysisResult,
  AnalysisTask,
  WorkerMessage,
} from '../measure/analysis.ts';
import { renewReadingWorker, takeReadingWorker } from './reading-workers.ts';
import { WorkQueue } from './work-queue.ts';

export interface ReadAudioOptions {
  /** Whether to measure peak, loudness and silence too. */
  readonly measure?: boolean;
  /** Signal aborted when the recording comes into view: the recording is then read before those out of view. */
  readonly hurry?: AbortSignal;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AnalysisProgress) => void;
}

/** Limits how many recordings are read at the same time: dropping twenty files must not start twenty decoders. */
const workerQueue = new WorkQueue(2);

/**
 * Reads a recording in a separate worker as soon as the queue has a free slot. The worker is terminated at the end.
 *
 * @returns undefined when aborted
 */
export function readAudio(
  file: Blob,
  { measure = false, hurry, signal, onProgress }: ReadAudioOptions = {},
): Promise<AnalysisResult | undefined> {
  return workerQueue.run(() => runWorker({ file, measure }, signal, onProgress), { hurry, signal });
}

function runWorker(
  task: AnalysisTask,
  signal?: AbortSignal,
  onProgress?: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined);
  const worker = takeReadingWorker();
  return new Promise<AnalysisResult | undefined>((resolve) => {
    const end = (result?: AnalysisResult) => {
      worker.terminate();
      renewReadingWorker();
      signal?.removeEventListener('abort', stop);
      resolve(result);
    };
    const stop = () => end();
    signal?.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      switch (data.type) {
        case 'progress':
          onProgress?.(data);
          return;
        case 'decode':
          void decodeOnPage(data);
          return;
        case 'done':
          end(data.result);
      }
    };
    worker.onerror = () => end({ kind: 'unreadable', why: 'damaged' });
    // Pages and workers either both have WebCodecs or both lack it.
    const message: AnalysisRequest = { webCodecs: 'AudioDecoder' in globalThis, ...task };
    worker.postMessage(message);
  });
}
