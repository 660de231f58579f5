import type {
  AnalysisOrder,
  AnalysisProgress,
  AnalysisResult,
  PageMessage,
  WorkerMessage,
} from './analysis.ts';
import { decodeOnPage } from './page-decoder.ts';
import { renewReadingWorker, takeReadingWorker } from './reading-workers.ts';
import { WorkQueue } from './work-queue.ts';

export interface ReadAudioOptions {
  /** Also peak, loudness and silence. */
  readonly measure?: boolean;
  /** Fires when somebody looks at it: then it goes before what is read in advance. */
  readonly hurry?: AbortSignal;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AnalysisProgress) => void;
}

/** Twenty files dropped at once must not start twenty decoders. */
const queue = new WorkQueue(2);

/**
 * Reads a recording in a worker of its own, as soon as it is its turn: nothing of it runs on the page's thread, and
 * nothing of it is left when it ends.
 *
 * @returns undefined when the signal ended it
 */
export function readAudio(
  file: Blob,
  { measure = false, hurry, signal, onProgress }: ReadAudioOptions = {},
): Promise<AnalysisResult | undefined> {
  return queue.run(() => runWorker({ file, measure }, signal, onProgress), { hurry, signal });
}

function runWorker(
  order: AnalysisOrder,
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
    // Pages and workers have them or lack them together.
    const message: PageMessage = { webCodecs: 'AudioDecoder' in globalThis, ...order };
    worker.postMessage(message);
  });
}
