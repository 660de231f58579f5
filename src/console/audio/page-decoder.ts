import type { WorkerMessage } from './analysis.ts';
import type { Compressed, Decoded } from './open-sound.ts';
import type { Block } from './trim-blocks.ts';

/*
 * A page has a decoder that workers lack: `decodeAudioData`, for whole files, in the background and on several
 * processors. A worker hands it bytes and is handed the samples, neither of them copied.
 */

/** What a page made of some bytes. */
export interface PageSound {
  readonly block: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
}

/**
 * Decodes a whole file, or bytes that could be one, at its own rate; bytes are handed over and no longer there.
 * Undefined when the page cannot.
 */
export type DecodeOnPage = (bytes: Blob | ArrayBuffer, sampleRate: number) => Promise<PageSound | undefined>;

/** In the worker: asks the page. */
export function decodeThroughPage(
  send: (message: WorkerMessage, transfer: Transferable[]) => void,
): DecodeOnPage {
  return (bytes, sampleRate) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<PageSound | undefined>) => {
        port1.close();
        resolve(data);
      };
      send(
        { type: 'decode', bytes, sampleRate, reply: port2 },
        bytes instanceof Blob ? [port2] : [port2, bytes],
      );
    });
}

/** On the page: answers a worker. */
export async function decodeOnPage({
  bytes,
  sampleRate,
  reply,
}: Extract<WorkerMessage, { type: 'decode' }>): Promise<void> {
  try {
    // A context of another rate than the file's own would resample it.
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const audio = await context.decodeAudioData(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes);
    const block = Array.from({ length: audio.numberOfChannels }, (_, channel) =>
      audio.getChannelData(channel),
    );
    const sound: PageSound = { block, sampleRate: audio.sampleRate };
    reply.postMessage(
      sound,
      block.map(({ buffer }) => buffer),
    );
  } catch {
    reply.postMessage(undefined);
  }
}

/** Samples that a page may hold at once, in bytes: an hour in mono at 44.1 kHz. */
const mostBytes = 640_000_000;
const pieceFrames = 262_144;

/** Decodes flac and ogg at once, for browsers whose workers have no codecs for them. */
export async function decodeWhole(
  { file, facts, bytes }: Compressed,
  decode: DecodeOnPage,
): Promise<Decoded | 'no-decoder' | 'too-long'> {
  if (bytes > mostBytes) return 'too-long';
  // Opus always decodes at 48 kHz.
  const sound = await decode(file, facts.codec === 'Opus' ? 48_000 : facts.sampleRate);
  if (!sound) return 'no-decoder';
  const { block, sampleRate } = sound;
  return { blocks: piecesOf(block), sampleRate, channels: block.length };
}

async function* piecesOf(block: Block): AsyncGenerator<Block> {
  const frames = block[0]?.length ?? 0;
  for (let start = 0; start < frames; start += pieceFrames) {
    yield block.map((samples) => samples.subarray(start, start + pieceFrames));
  }
}
