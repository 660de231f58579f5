/** A trie of n-grams; node 0 is the empty context, and every node comes after its parent. */
export interface NGrams {
  readonly pair: readonly number[];
  readonly parent: readonly number[];
  /** For each node, the node of the same n-gram without its first pair. */
  readonly shorter: Int32Array;
  /** The nodes by the length of their n-grams. */
  readonly byLength: readonly (readonly number[])[];
  /** Natural logarithm of the probability of each node; `backoff` has natural logarithms too. */
  readonly probability: Float64Array;
  readonly backoff: Float64Array;
  readonly isKept: Uint8Array;
}

const order = 6;
/**
 * The logarithm of a factor: an n-gram is kept if shorter ones would make its occurrences less likely by this factor.
 */
const leastGain = 0.6;

/**
 * Estimates an n-gram model with interpolated modified Kneser-Ney smoothing, and prunes the n-grams that add little to
 * shorter ones.
 *
 * @param words each a list of numbers below `end`; `end` ends a word and `end + 1` starts it
 */
export function estimateModel(words: readonly (readonly number[])[], end: number): NGrams {
  const counted = countNGrams(words, end);
  const { parent, pair, count, byLength } = counted;
  const size = parent.length;
  const shorter = counted.shorter;
  const start = end + 1;
  const startsWord = new Uint8Array(size);
  for (const [length, nodes] of byLength.entries()) {
    for (const node of nodes)
      startsWord[node] = length === 1 ? Number(pair[node] === start) : startsWord[parent[node]!]!;
  }

  // The count of an n-gram; if longer n-grams end with it, the number of these instead.
  const adjusted = Float64Array.from(count);
  for (const nodes of byLength.slice(1, -1)) {
    for (const node of nodes) if (!startsWord[node]) adjusted[node] = 0;
  }
  for (const nodes of byLength.slice(2)) {
    for (const node of nodes) if (!startsWord[shorter[node]!]) adjusted[shorter[node]!]!++;
  }

  const isPredicted = (node: number) => parent[node] !== 0 || pair[node] !== start;
  const total = new Float64Array(size);
  const discounted = new Float64Array(size);
  const taken = new Float64Array(size);
  for (const nodes of byLength.slice(1)) {
    const discounts = discountsOf(nodes.map((node) => adjusted[node]!));
    for (const node of nodes) {
      if (!isPredicted(node)) continue;
      const discount = discounts[Math.min(3, adjusted[node]!)]!;
      total[parent[node]!]! += adjusted[node]!;
      taken[parent[node]!]! += discount;
      discounted[node] = adjusted[node]! - discount;
    }
  }
  const share = new Float64Array(size);
  for (const nodes of byLength.slice(1)) {
    for (const node of nodes) {
      if (!isPredicted(node)) continue;
      const context = parent[node]!;
      const rest = context === 0 ? 1 / (end + 1) : share[shorter[node]!]!;
      share[node] = (discounted[node]! + taken[context]! * rest) / total[context]!;
    }
  }
  const keep = prune({ ...counted, share, left: (node) => taken[node]! / total[node]! });
  return {
    ...counted,
    isKept: keep,
    probability: share.map((value) => Math.log(Math.max(value, 1e-9))),
    backoff: backoffs(counted, share, keep, isPredicted),
  };
}

type Counts = Pick<NGrams, 'pair' | 'parent' | 'shorter' | 'byLength'> & {
  readonly count: readonly number[];
};

function countNGrams(words: readonly (readonly number[])[], end: number): Counts {
  const [pair, parent, count]: [number[], number[], number[]] = [[-1], [-1], [0]];
  const byLength: number[][] = Array.from({ length: order + 1 }, () => []);
  const children = new Map<number, number>();
  const keyOf = (node: number, next: number) => node * (end + 2) + next;
  for (const word of words) {
    const sequence = [end + 1, ...word, end];
    for (let from = 0; from < sequence.length; from++) {
      let node = 0;
      for (const [length, next] of sequence.slice(from, from + order).entries()) {
        let child = children.get(keyOf(node, next));
        if (child === undefined) {
          child = pair.length;
          children.set(keyOf(node, next), child);
          pair.push(next);
          parent.push(node);
          count.push(0);
          byLength[length + 1]!.push(child);
        }
        count[child]!++;
        node = child;
      }
    }
  }
  const shorter = new Int32Array(pair.length);
  for (const nodes of byLength.slice(2)) {
    for (const node of nodes) shorter[node] = children.get(keyOf(shorter[parent[node]!]!, pair[node]!))!;
  }
  return { pair, parent, count, byLength, shorter };
}

/** The discount for n-grams that occur once, twice, and three times or more (Chen and Goodman 1998). */
function discountsOf(counts: readonly number[]): readonly number[] {
  const [n1 = 0, n2 = 0, n3 = 0, n4 = 0] = [1, 2, 3, 4].map(
    (times) => counts.filter((count) => count === times).length,
  );
  const ratio = n1 / (n1 + 2 * n2);
  return [
    0,
    ...[1 - (2 * ratio * n2) / n1, 2 - (3 * ratio * n3) / n2, 3 - (4 * ratio * n4) / n3].map(
      (discount, at) => (Number.isFinite(discount) ? Math.min(Math.max(discount, 0.1), at + 0.9) : 0.75),
    ),
  ];
}

/** Marks the n-grams to keep, longest first: keeping one also keeps the shorter n-grams that it contains. */
function prune({
  parent,
  shorter,
  byLength,
  count,
  share,
  left,
}: Counts & { readonly share: Float64Array; readonly left: (node: number) => number }): Uint8Array {
  const keep = new Uint8Array(parent.length);
  for (const nodes of byLength.slice(2).reverse()) {
    for (const node of nodes) {
      const context = parent[node]!;
      const otherwise = left(context) * share[shorter[node]!]!;
      if (!keep[node] && count[node]! * Math.log(share[node]! / otherwise) < leastGain) continue;
      keep[node] = 1;
      keep[context] = 1;
      keep[shorter[node]!] = 1;
    }
  }
  for (const node of [0, ...byLength[1]!]) keep[node] = 1;
  return keep;
}

/** The weights that make the probabilities after each context sum to one. */
function backoffs(
  { parent, shorter, byLength }: Counts,
  share: Float64Array,
  keep: Uint8Array,
  isPredicted: (node: number) => boolean,
): Float64Array {
  const kept = new Float64Array(parent.length);
  const replaced = new Float64Array(parent.length);
  for (const nodes of byLength.slice(2)) {
    for (const node of nodes) {
      if (!keep[node] || !isPredicted(node)) continue;
      kept[parent[node]!]! += share[node]!;
      replaced[parent[node]!]! += share[shorter[node]!]!;
    }
  }
  const least = 1e-6;
  return kept.map((sum, node) => Math.log(Math.max(least, 1 - sum) / Math.max(least, 1 - replaced[node]!)));
}
