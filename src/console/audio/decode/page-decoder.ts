import type { WorkerMessage } from '../measure/analysis.ts';
import type { CompressedAudio, DecodedStream } from './open-samples.ts';
import type { Block } from './trim-blocks.ts';

/**
 * Pages have a decoder that workers lack: `decodeAudioData` decodes whole files in the background, on several threads.
 * A worker transfers bytes to the page and receives the samples; neither is copied.
 */

/** Samples that the page has decoded. */
export interface DecodedAudio {
  readonly block: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
}

/**
 * Decodes a whole file, or bytes that form one, at the given sample rate. An ArrayBuffer is transferred, so the caller
 * loses it. Resolves with undefined when the page cannot decode the file.
 */
export type DecodeOnPage = (
  bytes: Blob | ArrayBuffer,
  sampleRate: number,
) => Promise<DecodedAudio | undefined>;

/** Creates the decoder for a worker: it sends the bytes to the page and waits for the samples. */
export function decodeThroughPage(
  send: (message: WorkerMessage, transfer: Transferable[]) => void,
): DecodeOnPage {
  return (bytes, sampleRate) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<DecodedAudio | undefined>) => {
        port1.close();
        resolve(data);
      };
      send(
        { type: 'decode', bytes, sampleRate, reply: port2 },
        bytes instanceof Blob ? [port2] : [port2, bytes],
      );
    });
}

/** Decodes on the page the bytes that a worker has sent, and sends the samples back. */
export async function decodeOnPage({
  bytes,
  sampleRate,
  reply,
}: Extract<WorkerMessage, { type: 'decode' }>): Promise<void> {
  try {
    // A context with another rate would resample the file.
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const audio = await context.decodeAudioData(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes);
    const block = Array.from({ length: audio.numberOfChannels }, (_, channel) =>
      audio.getChannelData(channel),
    );
    const decoded: DecodedAudio = { block, sampleRate: audio.sampleRate };
    reply.postMessage(
      decoded,
      block.map(({ buffer }) => buffer),
    );
  } catch {
    reply.postMessage(undefined);
  }
}

/** Maximum size in bytes of the samples that a page keeps in memory: an hour of mono at 44.1 kHz. */
const maxSampleBytes = 640_000_000;
const pieceFrames = 262_144;

/** Decodes complete flac and ogg files, for browsers whose workers have no codecs for them. */
export async function decodeCompletely(
  { file, facts, bytes }: CompressedAudio,
  decode: DecodeOnPage,
): Promise<DecodedStream | 'no-decoder' | 'too-long'> {
  if (bytes > maxSampleBytes) return 'too-long';
  // Opus is always decoded at 48 kHz.
  const decoded = await decode(file, facts.codec === 'Opus' ? 48_000 : facts.sampleRate);
  if (!decoded) return 'no-decoder';
  const { block, sampleRate } = decoded;
  return { blocks: splitIntoPieces(block), sampleRate, channels: block.length };
}

async function* splitIntoPieces(block: Block): AsyncGenerator<Block> {
  const frames = block[0]?.length ?? 0;
  for (let start = 0; start < frames; start += pieceFrames) {
    yield block.map((samples) => samples.subarray(start, start + pieceFrames));
  }
}
