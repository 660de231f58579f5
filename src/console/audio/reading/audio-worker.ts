import { decodeMp3 } from '../decode/decode-mp3.ts';
import type { Decode } from '../decode/open-samples.ts';
import { decodeCompletely, decodeThroughPage } from '../decode/page-decoder.ts';
import type { Mp3Index } from '../format/mp3-index.ts';
import { analyse } from '../measure/analyse.ts';
import type { Analysis, AnalysisRequest, WorkerMessage } from '../measure/analysis.ts';

const postToPage = (message: WorkerMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

const decodeOnPage = decodeThroughPage(postToPage);

// Both functions need the container library, which is loaded only for files that need it.
const decodeFlacOrOgg = async (file: Blob) =>
  (await import('../decode/decode-flac-ogg.ts')).decodeFlacOrOgg(file);
const remuxOnDemand = async (file: Blob, mp3: Mp3Index) =>
  (await import('../format/remux-mp3.ts')).remuxMp3(file, mp3);

async function runAnalysis({ webCodecs, ...task }: AnalysisRequest): Promise<void> {
  const decode: Decode = async (compressed) => {
    const { file, mp3 } = compressed;
    if (mp3) return decodeMp3(file, mp3, decodeOnPage);
    return (webCodecs && (await decodeFlacOrOgg(file))) || decodeCompletely(compressed, decodeOnPage);
  };
  const result = await analyse(task, { decode, remux: remuxOnDemand }, (progress) => {
    const { top, bottom } = progress.outline;
    postToPage({ type: 'progress', ...progress }, [top.buffer, bottom.buffer]);
  });
  postToPage({ type: 'done', result }, result.kind === 'analysis' ? buffersOf(result.analysis) : []);
}

const handleTask = ({ data }: MessageEvent<AnalysisRequest>) => {
  // Any failure here (out of memory, a chunk that cannot be fetched) must be reported, or the page would wait forever.
  runAnalysis(data).catch(() => postToPage({ type: 'done', result: { kind: 'unreadable', why: 'damaged' } }));
};
self.addEventListener('message', handleTask, { once: true });

function buffersOf({ pyramid, energy }: Analysis): Transferable[] {
  return [...pyramid.levels.map(({ peaks }) => peaks.buffer), energy.buffer];
}
