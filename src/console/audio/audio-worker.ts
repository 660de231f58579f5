import { analyse } from './analyse.ts';
import type { Analysis, PageMessage, WorkerMessage } from './analysis.ts';
import { decodeMp3 } from './decode-mp3.ts';
import type { Mp3Walk } from './mp3-walk.ts';
import type { Decode } from './open-sound.ts';
import { decodeThroughPage } from './page-decoder.ts';

const send = (message: WorkerMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

const answer = () =>
  new Promise<PageMessage>((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => resolve(data), { once: true });
  });

const decodeOnPage = decodeThroughPage({ send, answer });

// Containers need a library: it is loaded for the files that need it.
const decodeFlacOrOgg = async (file: Blob) => (await import('./decode-flac-ogg.ts')).decodeFlacOrOgg(file);
const remux = async (file: Blob, walk: Mp3Walk) => (await import('./remux-mp3.ts')).remuxMp3(file, walk);

const decodeHere: Decode = async (compressed) => {
  const { file, walk } = compressed;
  const decoded = await (walk ? decodeMp3(file, walk) : decodeFlacOrOgg(file));
  return decoded ?? decodeOnPage(compressed);
};

async function read(order: Extract<PageMessage, { type: 'order' }>): Promise<void> {
  const decode = order.webCodecs ? decodeHere : decodeOnPage;
  const result = await analyse(order, { decode, remux }, (progress) => {
    const { top, bottom } = progress.outline;
    send({ type: 'progress', ...progress }, [top.buffer, bottom.buffer]);
  });
  send({ type: 'done', result }, result.kind === 'analysis' ? buffersOf(result.analysis) : []);
}

void answer().then((order) => {
  if (order.type !== 'order') return;
  // What stops here (no memory, a part that cannot be fetched) must not leave the page waiting.
  read(order).catch(() => send({ type: 'done', result: { kind: 'unreadable', why: 'damaged' } }));
});

function buffersOf({ pyramid, energy }: Analysis): Transferable[] {
  return [...pyramid.levels.map(({ peaks }) => peaks.buffer), energy.buffer];
}
