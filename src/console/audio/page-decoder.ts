import type { PageMessage, WorkerMessage } from './analysis.ts';
import type { Compressed, Decode } from './open-sound.ts';
import type { Block } from './trim-blocks.ts';

/*
 * For browsers whose workers have no codecs. The page has one for whole files (`decodeAudioData`, in the background):
 * the worker asks for it and then fetches the samples piece by piece, so that the page is never busy for long.
 */

/** Samples that a page may hold at once, in bytes: an hour in mono at 44.1 kHz. */
const mostBytes = 640_000_000;
const pieceFrames = 262_144;

export interface PageLine {
  readonly send: (message: WorkerMessage) => void;
  /** The page's next message. */
  readonly answer: () => Promise<PageMessage>;
}

/** In the worker: decodes through the page. */
export function decodeThroughPage({ send, answer }: PageLine): Decode {
  return async ({ file, facts, bytes }: Compressed) => {
    if (bytes > mostBytes) return 'too-long';
    // A context of another rate than the file's own would resample it. Opus always decodes at 48 kHz.
    send({ type: 'decode', file, sampleRate: facts.codec === 'Opus' ? 48_000 : facts.sampleRate });
    const decoded = await answer();
    if (decoded.type !== 'decoded' || !decoded.found) return 'no-decoder';
    const { frames, channels, sampleRate } = decoded.found;
    async function* blocks(): AsyncGenerator<Block> {
      for (let start = 0; start < frames; start += pieceFrames) {
        send({ type: 'samples', start, end: Math.min(frames, start + pieceFrames) });
        const piece = await answer();
        if (piece.type === 'samples') yield piece.block;
      }
    }
    return { blocks: blocks(), sampleRate, channels, trimmed: true };
  };
}

/** On the page: answers what a worker asks of one recording. */
export function createPageDecoder(post: (message: PageMessage, transfer: Transferable[]) => void) {
  let audio: AudioBuffer | undefined;
  return {
    decode: async ({ file, sampleRate }: Extract<WorkerMessage, { type: 'decode' }>) => {
      try {
        const context = new OfflineAudioContext(1, 1, sampleRate);
        audio = await context.decodeAudioData(await file.arrayBuffer());
      } catch {
        post({ type: 'decoded' }, []);
        return;
      }
      const { length: frames, numberOfChannels: channels } = audio;
      post({ type: 'decoded', found: { frames, channels, sampleRate: audio.sampleRate } }, []);
    },
    samples: ({ start, end }: Extract<WorkerMessage, { type: 'samples' }>) => {
      const block = Array.from({ length: audio?.numberOfChannels ?? 0 }, (_, channel) => {
        const piece = new Float32Array(end - start);
        audio?.copyFromChannel(piece, channel, start);
        return piece;
      });
      post(
        { type: 'samples', block },
        block.map(({ buffer }) => buffer),
      );
    },
  };
}
