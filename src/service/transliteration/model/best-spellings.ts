import { childFrom, letterCount, type PairModel } from './pair-model.ts';
import { invalidState, isWellFormed, mayEnd, startState, stateAfter, stateCount } from './script-grammar.ts';

/** A spelling, and the logarithm of the joint probability of the spelling and the Latin word. */
export interface Spelling {
  readonly text: string;
  readonly probability: number;
}

/** A way to spell the letters read so far. */
interface Path {
  probability: number;
  readonly node: number;
  readonly state: number;
  /** Hash of the native letters. */
  readonly hash: number;
  readonly pair: number;
  readonly before: Path | undefined;
}

/** Paths whose logarithmic probability is this much below that of the best one are dropped. */
const cutoff = 9;
/** Smallest beam width; the beam width is the maximum number of paths kept after a letter. */
const narrowestBeam = 20;
const firstLetter = 'a'.charCodeAt(0);
/** Replacements for rare Latin letters, used where a model has no native letters for them. */
const similarLetters: Readonly<Record<string, string>> = { f: 'ph', q: 'k', v: 'b', w: 'v', x: 'ks', z: 'j' };

/** Spells words with one model; only syllables that its script allows are written. */
export class Speller {
  readonly #model: PairModel;
  /** Matches the letters that `similarLetters` replaces: none is paired with native letters that can stand alone. */
  readonly #unknownLetters: RegExp;
  readonly #end: number;
  /** The grammar state after each pair, for every state before the pair. */
  readonly #states: Uint8Array;
  readonly #hashes: Int32Array;
  readonly #hashFactors: Int32Array;
  /** For each pair, the value of `#call` when it was last used: only the longest context with the pair counts. */
  readonly #seen: Uint32Array;
  #call = 0;

  constructor(model: PairModel) {
    const { natives } = model;
    this.#model = model;
    const unknown = Object.keys(similarLetters).filter((letter) => {
      const at = letter.charCodeAt(0) - firstLetter;
      return !natives.slice(model.firstPair[at], model.firstPair[at + 1]).some(isWellFormed);
    });
    this.#unknownLetters = new RegExp(unknown.join('|') || '(?!)', 'g');
    this.#end = natives.length;
    this.#seen = new Uint32Array(natives.length);
    this.#states = new Uint8Array(stateCount * natives.length);
    this.#hashes = new Int32Array(natives.length);
    this.#hashFactors = new Int32Array(natives.length).fill(1);
    natives.forEach((native, pair) => {
      for (let state = 0; state < stateCount; state++) {
        this.#states[state * natives.length + pair] = stateAfter(state, native);
      }
      for (const letter of native) {
        this.#hashes[pair] = Math.imul(this.#hashes[pair]!, 31) + letter.codePointAt(0)!;
        this.#hashFactors[pair] = Math.imul(this.#hashFactors[pair]!, 31);
      }
    });
  }

  /** The most likely spellings of a word of the letters a to z, best first. */
  spell(word: string, limit: number): Spelling[] {
    const width = Math.max(narrowestBeam, 2 * limit);
    const letters = word.replace(this.#unknownLetters, (letter) => similarLetters[letter] ?? '');
    let paths: Path[] = [
      { probability: 0, node: 1 + this.#end + 1, state: startState, hash: 0, pair: -1, before: undefined },
    ];
    for (let at = 0; at < letters.length; at++) {
      const extended = this.#extend(paths, letters.charCodeAt(at) - firstLetter);
      // A letter with which no path can continue is skipped.
      if (extended.length > 0) paths = mostLikely(extended, width);
    }
    return this.#spellings(paths, limit);
  }

  #extend(paths: readonly Path[], letter: number): Path[] {
    if (letter < 0 || letter >= letterCount) return [];
    const { firstPair, pairs, firstChild, shorter, probability, backoff, natives } = this.#model;
    const seen = this.#seen;
    const from = firstPair[letter]!;
    const to = firstPair[letter + 1]!;
    const extended: Path[] = [];
    let best = Number.NEGATIVE_INFINITY;
    for (const path of paths) {
      const call = ++this.#call;
      let likelihood = path.probability;
      for (let node = path.node; likelihood > best - cutoff; node = shorter[node]!) {
        const end = firstChild[node + 1]!;
        for (let child = childFrom(this.#model, node, from); child < end; child++) {
          const pair = pairs[child]!;
          if (pair >= to) break;
          if (seen[pair] === call) continue;
          seen[pair] = call;
          const state = this.#states[path.state * natives.length + pair]!;
          const sum = likelihood + probability(child);
          if (state === invalidState || sum < best - cutoff) continue;
          if (sum > best) best = sum;
          extended.push({
            probability: sum,
            node: firstChild[child] === firstChild[child + 1] ? shorter[child]! : child,
            state,
            hash: (Math.imul(path.hash, this.#hashFactors[pair]!) + this.#hashes[pair]!) | 0,
            pair,
            before: path,
          });
        }
        if (node === 0) break;
        likelihood += backoff(node);
      }
    }
    return extended;
  }

  #spellings(paths: readonly Path[], limit: number): Spelling[] {
    const spellings = new Map<string, number>();
    for (const path of paths) {
      if (!mayEnd(path.state)) continue;
      const text = this.#textOf(path);
      const known = spellings.get(text);
      const probability = path.probability + this.#endProbability(path.node);
      spellings.set(text, known === undefined ? probability : addLogarithms(known, probability));
    }
    return [...spellings]
      .map(([text, probability]) => ({ text, probability }))
      .sort((a, b) => b.probability - a.probability)
      .slice(0, limit);
  }

  #endProbability(context: number): number {
    const { pairs, shorter, probability, backoff } = this.#model;
    let likelihood = 0;
    for (let node = context; ; node = shorter[node]!) {
      const child = childFrom(this.#model, node, this.#end);
      if (child < this.#model.firstChild[node + 1]! && pairs[child] === this.#end)
        return likelihood + probability(child);
      likelihood += backoff(node);
    }
  }

  #textOf(path: Path): string {
    let text = '';
    for (let part: Path | undefined = path; part?.before; part = part.before) {
      text = this.#model.natives[part.pair]! + text;
    }
    return text.normalize('NFC');
  }
}

/** The most likely paths, best first; those with the same letters in the same context become one. */
function mostLikely(paths: readonly Path[], width: number): Path[] {
  const kept: Path[] = [];
  for (const path of paths) {
    const same = kept.findIndex(({ hash, node }) => hash === path.hash && node === path.node);
    if (same >= 0) {
      path.probability = addLogarithms(kept[same]!.probability, path.probability);
      putInOrder(kept, same, path);
    } else if (kept.length < width) {
      putInOrder(kept, kept.length, path);
    } else if (path.probability > kept[width - 1]!.probability) {
      putInOrder(kept, width - 1, path);
    }
  }
  const least = (kept[0]?.probability ?? 0) - cutoff;
  return kept.filter(({ probability }) => probability >= least);
}

/** Writes a path over the one at an index, then moves it before all that are less likely. */
function putInOrder(paths: Path[], index: number, path: Path): void {
  let at = index;
  for (; at > 0 && paths[at - 1]!.probability < path.probability; at--) paths[at] = paths[at - 1]!;
  paths[at] = path;
}

/** The logarithm of the sum of two probabilities, from their logarithms. */
const addLogarithms = (a: number, b: number) => {
  const [larger, smaller] = a > b ? [a, b] : [b, a];
  return larger + Math.log1p(Math.exp(smaller - larger));
};
