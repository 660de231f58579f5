import { type Mp3Piece, mp3Pieces } from './mp3-pieces.ts';
import type { Mp3Walk } from './mp3-walk.ts';
import type { Decoded } from './open-sound.ts';
import type { DecodeOnPage } from './page-decoder.ts';
import type { Block } from './trim-blocks.ts';

/** How many pieces are with the page at once: enough that it can be busy for a moment and no processor waits. */
const piecesAhead = 8;

/**
 * Decodes an mp3 file in pieces of a few seconds through the page, which does that in the background and on several
 * processors; frame by frame through WebCodecs takes four times as long. Samples come in order, and those that the
 * encoder put around the recording come too.
 */
export function decodeMp3(file: Blob, walk: Mp3Walk, decode: DecodeOnPage): Decoded {
  return { blocks: blocks(file, walk, decode), sampleRate: walk.sampleRate, channels: walk.channels };
}

async function* blocks(file: Blob, walk: Mp3Walk, decode: DecodeOnPage): AsyncGenerator<Block> {
  const ahead: Promise<Part>[] = [];
  for await (const piece of mp3Pieces(file, walk)) {
    const sound = decode(piece.bytes.buffer, walk.sampleRate);
    ahead.push(sound.then((decoded) => partOf(decoded?.block ?? [], piece, walk.samplesPerFrame)));
    if (ahead.length === piecesAhead) yield* blocksOf(await ahead.shift());
  }
  for (const part of ahead) yield* blocksOf(await part);
}

/** What is heard of a piece. */
interface Part {
  readonly block: Block;
  /** A frame of it could not be decoded. */
  readonly damaged: boolean;
}

function* blocksOf(part: Part | undefined): Generator<Block> {
  if (!part) return;
  yield part.block;
  if (part.damaged) throw new Error('A frame cannot be decoded.');
}

/** The sound of a piece without its lead-in. A browser stops before the first frame that it cannot decode. */
function partOf(block: Block, { frames, leadIn }: Mp3Piece, samplesPerFrame: number): Part {
  const end = (leadIn + frames) * samplesPerFrame;
  const missing = end - (block[0]?.length ?? 0);
  const damaged = missing >= samplesPerFrame;
  // Less than a frame is what a decoder may leave out at its beginning, because nothing sounds there yet.
  const late = damaged ? 0 : Math.max(0, missing);
  const start = Math.max(0, leadIn * samplesPerFrame - late);
  return { block: block.map((samples) => samples.subarray(start, end - late)), damaged };
}
