import type { AnalysisOrder, AnalysisProgress, AnalysisResult, WorkerMessage } from './analysis.ts';
import { flacFacts, mp3Facts, oggFacts } from './audio-facts.ts';
import { audioKindOf, headOf } from './audio-kind.ts';

export interface ReadAudioOptions {
  /** Also peak, loudness and silence. */
  readonly measure?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AnalysisProgress) => void;
}

/**
 * Reads a recording in a worker of its own: nothing of it runs on the page's thread. Where the browser has no codecs
 * for workers, the page's own decoder decodes (in the browser's background) and the worker does the rest.
 *
 * @returns undefined when the signal ended it
 */
export async function readAudio(
  file: Blob,
  { measure = false, signal, onProgress }: ReadAudioOptions = {},
): Promise<AnalysisResult | undefined> {
  const first = await runWorker({ file, measure }, signal, onProgress);
  if (first?.kind !== 'unreadable' || first.why !== 'no-decoder') return first;
  const decoded = await decodeWhole(file);
  if (signal?.aborted) return undefined;
  if (!decoded) return first;
  return runWorker({ file, measure, decoded }, signal, onProgress);
}

function runWorker(
  order: AnalysisOrder,
  signal?: AbortSignal,
  onProgress?: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined);
  const worker = new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<AnalysisResult | undefined>((resolve) => {
    const end = (result?: AnalysisResult) => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
      resolve(result);
    };
    const stop = () => end();
    signal?.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'progress') onProgress?.(data);
      else end(data.result);
    };
    worker.onerror = () => end({ kind: 'unreadable', why: 'damaged' });
    const transfer = order.decoded?.channels.map(({ buffer }) => buffer) ?? [];
    worker.postMessage(order, transfer);
  });
}

async function decodeWhole(file: Blob): Promise<AnalysisOrder['decoded']> {
  const head = await headOf(file);
  const kind = audioKindOf(head);
  const facts = kind === 'mp3' ? mp3Facts(head) : kind === 'flac' ? flacFacts(head) : oggFacts(head);
  try {
    // A context of another rate than the file's own would resample it. Opus always decodes at 48 kHz.
    const rate = facts?.codec === 'Opus' ? 48_000 : (facts?.sampleRate ?? 48_000);
    const audio = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await file.arrayBuffer());
    const channels = Array.from({ length: audio.numberOfChannels }, (_, index) => {
      const samples = new Float32Array(audio.length);
      audio.copyFromChannel(samples, index);
      return samples;
    });
    return { channels, sampleRate: audio.sampleRate };
  } catch {
    return undefined;
  }
}
