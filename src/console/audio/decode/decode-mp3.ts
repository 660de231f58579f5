import type { Mp3Index } from '../format/mp3-index.ts';
import { type Mp3Piece, mp3Pieces } from '../format/mp3-pieces.ts';
import type { DecodedStream } from './open-samples.ts';
import type { DecodeOnPage } from './page-decoder.ts';
import type { Block } from './trim-blocks.ts';

/** How many pieces the page decodes at a time: enough to keep its decoder threads at work while the page is busy. */
const maxConcurrentPieces = 8;

/**
 * Decodes an mp3 file in pieces of a few seconds with the page's decoder, which runs in the background on several
 * threads; frame by frame through WebCodecs takes 3.6 times as long (`bench waveform`). Samples come in order and
 * include the encoder's delay and padding.
 */
export function decodeMp3(file: Blob, mp3: Mp3Index, decode: DecodeOnPage): DecodedStream {
  return { blocks: decodeBlocks(file, mp3, decode), sampleRate: mp3.sampleRate, channels: mp3.channels };
}

async function* decodeBlocks(file: Blob, mp3: Mp3Index, decode: DecodeOnPage): AsyncGenerator<Block> {
  const ahead: Promise<DecodedPiece>[] = [];
  for await (const piece of mp3Pieces(file, mp3)) {
    const decoding = decode(piece.bytes.buffer, mp3.sampleRate);
    ahead.push(decoding.then((decoded) => decodedPiece(decoded?.block ?? [], piece, mp3.samplesPerFrame)));
    if (ahead.length === maxConcurrentPieces) yield* blocksOf(await ahead.shift());
  }
  for (const part of ahead) yield* blocksOf(await part);
}

/** The decoded samples of a piece without its lead-in. */
interface DecodedPiece {
  readonly block: Block;
  /** Whether one of the piece's frames could not be decoded. */
  readonly damaged: boolean;
}

function* blocksOf(part: DecodedPiece | undefined): Generator<Block> {
  if (!part) return;
  yield part.block;
  if (part.damaged) throw new Error('A frame cannot be decoded.');
}

/** Removes the lead-in from a decoded piece. A browser stops before the first frame it cannot decode. */
function decodedPiece(block: Block, { frames, leadIn }: Mp3Piece, samplesPerFrame: number): DecodedPiece {
  const end = (leadIn + frames) * samplesPerFrame;
  const missing = end - (block[0]?.length ?? 0);
  const damaged = missing >= samplesPerFrame;
  // Some decoders drop up to one frame of silence at the beginning.
  const late = damaged ? 0 : Math.max(0, missing);
  const start = Math.max(0, leadIn * samplesPerFrame - late);
  return { block: block.map((samples) => samples.subarray(start, end - late)), damaged };
}
