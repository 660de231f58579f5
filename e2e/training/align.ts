import { splitIntoUnits } from '../../src/service/transliteration/model/script-grammar.ts';
import type { WordPair } from './word-pairs.ts';

/** A Latin letter and the native units that it stands for: none, one or two. */
export interface LetterPair {
  readonly latin: string;
  readonly native: string;
}

export interface Alignment {
  /** Sorted by Latin letter, then by native letters. The number of a pair is its index. */
  readonly letterPairs: readonly LetterPair[];
  /** For each word, the numbers of its letter pairs in order. */
  readonly words: readonly (readonly number[])[];
}

/** The most native units that one letter stands for. */
const mostUnits = 2;
const rounds = 8;
/** Least number of occurrences of a letter pair; a rarer pair is treated as an error in the data. */
const leastOccurrences = 3;

/**
 * All alignments of a word as a graph. A node is a position in both spellings; edge `i` goes from node `from[i]` to
 * node `to[i]` over the letter pair `pair[i]`.
 */
interface Lattice {
  readonly size: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly pair: Uint32Array;
}

/** Aligns words letter by letter: expectation maximisation over all alignments, then the most likely one of each. */
export function alignWords(wordPairs: readonly WordPair[]): Alignment {
  const numbers = new Map<string, number>();
  const lattices = wordPairs.flatMap((words) => latticeOf(words, numbers) ?? []);
  let likelihoods = new Float64Array(numbers.size).fill(1 / numbers.size);
  for (let round = 0; round < rounds; round++) likelihoods = maximise(lattices, likelihoods);
  let words = lattices.flatMap((lattice) => mostLikelyAlignment(lattice, likelihoods) ?? []);
  // Words with rare pairs are aligned with other pairs, or left out.
  for (let pass = 0; pass < 2; pass++) {
    const occurrences = countPairs(words, numbers.size);
    likelihoods = likelihoods.map((value, pair) => (occurrences[pair]! < leastOccurrences ? 0 : value));
    likelihoods = maximise(lattices, likelihoods);
    words = lattices.flatMap((lattice) => mostLikelyAlignment(lattice, likelihoods) ?? []);
  }
  return renumber(words, [...numbers.keys()]);
}

function latticeOf([latin, native]: WordPair, numbers: Map<string, number>): Lattice[] | undefined {
  const units = splitIntoUnits(native);
  if (units.length > mostUnits * latin.length) return undefined;
  const width = units.length + 1;
  const [from, to, pair]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row < latin.length; row++) {
    for (let column = 0; column < width; column++) {
      for (let size = 0; size <= mostUnits; size++) {
        const end = column + size;
        const lettersLeft = latin.length - row - 1;
        if (end > units.length || units.length - end > mostUnits * lettersLeft) continue;
        if (column > mostUnits * row) continue;
        const key = `${latin[row]} ${units.slice(column, end).join('')}`;
        let number = numbers.get(key);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(key, number);
        }
        from.push(row * width + column);
        to.push((row + 1) * width + end);
        pair.push(number);
      }
    }
  }
  const size = (latin.length + 1) * width;
  return [{ size, from: Uint16Array.from(from), to: Uint16Array.from(to), pair: Uint32Array.from(pair) }];
}

/** One round of expectation maximisation: likelihoods from how often each pair is expected to occur. */
function maximise(
  lattices: readonly Lattice[],
  likelihoods: Float64Array<ArrayBuffer>,
): Float64Array<ArrayBuffer> {
  const expected = new Float64Array(likelihoods.length);
  let sum = 0;
  for (const { size, from, to, pair } of lattices) {
    const forward = new Float64Array(size);
    const backward = new Float64Array(size);
    forward[0] = 1;
    backward[size - 1] = 1;
    for (let edge = 0; edge < pair.length; edge++) {
      forward[to[edge]!]! += forward[from[edge]!]! * likelihoods[pair[edge]!]!;
    }
    const whole = forward[size - 1]!;
    if (whole === 0) continue;
    for (let edge = pair.length - 1; edge >= 0; edge--) {
      const rest = backward[to[edge]!]! * likelihoods[pair[edge]!]!;
      const share = (forward[from[edge]!]! * rest) / whole;
      expected[pair[edge]!]! += share;
      backward[from[edge]!]! += rest;
      sum += share;
    }
  }
  return expected.map((count) => count / sum);
}

function mostLikelyAlignment(
  { size, from, to, pair }: Lattice,
  likelihoods: Float64Array,
): number[][] | undefined {
  const best = new Float64Array(size);
  const edgeTo = new Int32Array(size).fill(-1);
  best[0] = 1;
  for (let edge = 0; edge < pair.length; edge++) {
    const value = best[from[edge]!]! * likelihoods[pair[edge]!]!;
    if (value <= best[to[edge]!]!) continue;
    best[to[edge]!] = value;
    edgeTo[to[edge]!] = edge;
  }
  if (best[size - 1] === 0) return undefined;
  const pairs: number[] = [];
  for (let place = size - 1; place > 0; place = from[edgeTo[place]!]!) pairs.push(pair[edgeTo[place]!]!);
  return [pairs.reverse()];
}

function countPairs(words: readonly (readonly number[])[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const pair of words.flat()) counts[pair]!++;
  return counts;
}

function renumber(words: readonly (readonly number[])[], keys: readonly string[]): Alignment {
  const counts = countPairs(words, keys.length);
  const used = keys
    .map((key, old) => ({ key, old }))
    .filter(({ old }) => counts[old]! > 0)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const numbers = new Map(used.map(({ old }, number) => [old, number]));
  return {
    letterPairs: used.map(({ key }) => ({ latin: key.slice(0, 1), native: key.slice(2) })),
    words: words.map((word) => word.map((old) => numbers.get(old)!)),
  };
}
