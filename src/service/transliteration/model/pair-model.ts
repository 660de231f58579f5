import { brotliDecompressSync } from 'node:zlib';

/**
 * A joint n-gram model of pairs. A pair is one Latin letter and the native letters that it stands for in a word (none,
 * one unit or two). Pairs are numbered by letter, then by native letters; two more numbers stand for the end and the
 * start of a word.
 *
 * The n-grams are the nodes of a trie, level by level: node 0 is the empty context, and the children of a node have
 * consecutive numbers and ascending pairs. Probabilities are natural logarithms.
 */
export interface PairModel {
  /** The native letters of each pair. */
  readonly natives: readonly string[];
  /** The first pair of each letter a to z; the last item is the end of the pairs of z. */
  readonly firstPair: Uint16Array;
  /** The last pair of each node's n-gram. */
  readonly pairs: Uint16Array;
  /** The first child of each node; its children end where the next node's children begin. */
  readonly firstChild: Uint32Array;
  /** The next shorter context of each node: a node with children backs off to it; it is the context after a leaf. */
  readonly shorter: Uint32Array;
  readonly probability: (node: number) => number;
  readonly backoff: (node: number) => number;
}

export const letterCount = 26;
/** Number of stored steps per unit of the natural logarithm. */
const precision = 16;
/**
 * Steps added to back-off weights so that they can be stored as bytes: in a pruned model their logarithm may be up to
 * 1, since backing off may slightly increase a probability.
 */
const backoffOffset = 16;
const decoded = Float64Array.from({ length: 256 }, (_, code) => -code / precision);

const toByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
/** The byte that stands for a logarithmic probability. */
export const probabilityByte = (logarithm: number): number => toByte(-logarithm * precision);
/** The byte that stands for the logarithm of a back-off weight. */
export const backoffByte = (logarithm: number): number => toByte(backoffOffset - logarithm * precision);

/**
 * Reads the file that `packModel` writes. After Brotli decompression: node count; byte length of a JSON text; that JSON
 * text (for each letter a–z, the native-script letters it can stand for); then, for all nodes, pairs, child counts,
 * probabilities and back-off weights.
 */
export function readModel(file: Uint8Array): PairModel {
  const bytes = brotliDecompressSync(file);
  const nodeCount = bytes.readUInt32LE(0);
  const textEnd = 8 + bytes.readUInt32LE(4);
  const byLetter: string[][] = JSON.parse(bytes.toString('utf8', 8, textEnd));
  const firstPair = new Uint16Array(letterCount + 1);
  byLetter.forEach((natives, letter) => {
    firstPair[letter + 1] = firstPair[letter]! + natives.length;
  });
  const pairs = new Uint16Array(nodeCount);
  const firstChild = new Uint32Array(nodeCount + 1);
  const childCounts = textEnd + 2 * nodeCount;
  let nextChild = 1;
  for (let node = 0; node < nodeCount; node++) {
    pairs[node] = bytes.readUInt16LE(textEnd + 2 * node);
    firstChild[node] = nextChild;
    nextChild += bytes.readUInt16LE(childCounts + 2 * node);
  }
  firstChild[nodeCount] = nextChild;
  const probabilities = bytes.subarray(childCounts + 2 * nodeCount, childCounts + 3 * nodeCount);
  const backoffs = bytes.subarray(childCounts + 3 * nodeCount, childCounts + 4 * nodeCount);
  return {
    natives: byLetter.flat(),
    firstPair,
    pairs,
    firstChild,
    shorter: shorterContexts(pairs, firstChild),
    probability: (node) => decoded[probabilities[node]!]!,
    backoff: (node) => decoded[backoffs[node]!]! + backoffOffset / precision,
  };
}

/** Among the children of a node, the first one that has this pair or a later one. */
export function childFrom(
  { pairs, firstChild }: Pick<PairModel, 'pairs' | 'firstChild'>,
  node: number,
  pair: number,
): number {
  // Every pair has a node on the first level.
  if (node === 0) return 1 + pair;
  let low = firstChild[node]!;
  let high = firstChild[node + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (pairs[middle]! < pair) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shorterContexts(pairs: Uint16Array, firstChild: Uint32Array): Uint32Array {
  const shorter = new Uint32Array(pairs.length);
  const isLeaf = (node: number) => firstChild[node] === firstChild[node + 1];
  for (let node = 0; node < pairs.length; node++) {
    const end = firstChild[node + 1]!;
    for (let child = firstChild[node]!; child < end; child++) {
      // The shorter context of a node is always part of the model.
      const same = node === 0 ? 0 : childFrom({ pairs, firstChild }, shorter[node]!, pairs[child]!);
      shorter[child] = isLeaf(child) && isLeaf(same) ? shorter[same]! : same;
    }
  }
  return shorter;
}
