import { analyse } from './analyse.ts';
import type { Analysis, PageMessage, WorkerMessage } from './analysis.ts';
import { decodeMp3 } from './decode-mp3.ts';
import type { Mp3Walk } from './mp3-walk.ts';
import type { Decode } from './open-sound.ts';
import { decodeThroughPage, decodeWhole } from './page-decoder.ts';

const send = (message: WorkerMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

const decodeOnPage = decodeThroughPage(send);

// Containers need a library: it is loaded for the files that need it.
const decodeFlacOrOgg = async (file: Blob) => (await import('./decode-flac-ogg.ts')).decodeFlacOrOgg(file);
const remux = async (file: Blob, walk: Mp3Walk) => (await import('./remux-mp3.ts')).remuxMp3(file, walk);

async function read({ webCodecs, ...order }: PageMessage): Promise<void> {
  const decode: Decode = async (compressed) => {
    const { file, walk } = compressed;
    if (walk) return decodeMp3(file, walk, decodeOnPage);
    return (webCodecs && (await decodeFlacOrOgg(file))) || decodeWhole(compressed, decodeOnPage);
  };
  const result = await analyse(order, { decode, remux }, (progress) => {
    const { top, bottom } = progress.outline;
    send({ type: 'progress', ...progress }, [top.buffer, bottom.buffer]);
  });
  send({ type: 'done', result }, result.kind === 'analysis' ? buffersOf(result.analysis) : []);
}

const takeOrder = ({ data }: MessageEvent<PageMessage>) => {
  // What stops here (no memory, a part that cannot be fetched) must not leave the page waiting.
  read(data).catch(() => send({ type: 'done', result: { kind: 'unreadable', why: 'damaged' } }));
};
self.addEventListener('message', takeOrder, { once: true });

function buffersOf({ pyramid, energy }: Analysis): Transferable[] {
  return [...pyramid.levels.map(({ peaks }) => peaks.buffer), energy.buffer];
}
