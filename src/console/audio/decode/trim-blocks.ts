import type { SilentGap } from '../format/mp3-index.ts';

/** Samples of one channel: floats from -1 to 1, or 16-bit integers. */
export type Samples = Float32Array | Int16Array;

/** A block of samples, one array per channel. */
export type Block = readonly Samples[];

/** Drops frames at the start and the end of a stream of blocks. */
export async function* trimGap(
  blocks: AsyncIterable<Block>,
  { start, end }: SilentGap,
): AsyncIterable<Block> {
  let skip = start;
  const held: Block[] = [];
  let heldFrames = 0;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    const dropped = Math.min(skip, length);
    skip -= dropped;
    if (dropped === length) continue;
    const rest = dropped === 0 ? block : block.map((samples) => samples.subarray(dropped));
    held.push(rest);
    heldFrames += length - dropped;
    for (let first = held[0]; first && heldFrames - (first[0]?.length ?? 0) >= end; first = held[0]) {
      heldFrames -= first[0]?.length ?? 0;
      held.shift();
      yield first;
    }
  }
  let keep = heldFrames - end;
  for (const block of held) {
    const length = Math.min(keep, block[0]?.length ?? 0);
    if (length <= 0) return;
    keep -= length;
    yield block.map((samples) => samples.subarray(0, length));
  }
}

/** Drops everything after `end` frames. */
export async function* truncateBlocks(blocks: AsyncIterable<Block>, end: number): AsyncIterable<Block> {
  let left = end;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    if (left >= length) yield block;
    else if (left > 0) yield block.map((samples) => samples.subarray(0, left));
    left -= length;
  }
}
