/** A decoder that predicts the next token of a text from the tokens before it. */
export interface BeamSearch<State> {
  /** Number of beginnings of the text that are continued at a time; 1 always takes the most probable token. */
  readonly width: number;
  /** A beginning that is less probable than this share of the most probable one is given up. */
  readonly minShare: number;
  readonly maxTokens: number;
  readonly startToken: number;
  readonly endToken: number;
  /** What the decoder knows before the first token. */
  readonly state: State;
  /** The logits of the token after `token`, and what the decoder knows then. */
  readonly next: (
    token: number,
    state: State,
  ) => Promise<{ readonly logits: Float32Array; readonly state: State }>;
  /** How much less probable a finished text is than its tokens say, as a natural logarithm. */
  readonly penaltyOf: (tokens: readonly DecodedToken[]) => number;
}

export interface DecodedToken {
  readonly token: number;
  /** Probability given the tokens before it. */
  readonly probability: number;
}

export interface DecodedText {
  /** Without the start and end tokens. */
  readonly tokens: readonly DecodedToken[];
  /** Geometric mean of the probabilities, the end token's included, lowered by the penalty. */
  readonly meanProbability: number;
}

/** A beginning of the text. */
interface Beginning<State> {
  readonly tokens: readonly DecodedToken[];
  readonly last: number;
  readonly logProbability: number;
  readonly state: State;
}

/** Finds a probable text: of several, the one whose tokens have the highest mean probability. */
export async function beamSearch<State>(search: BeamSearch<State>): Promise<DecodedText> {
  const { width, minShare, maxTokens, startToken, endToken, next, penaltyOf } = search;
  let open: Beginning<State>[] = [{ tokens: [], last: startToken, logProbability: 0, state: search.state }];
  let best: DecodedText | undefined;
  for (let length = 1; length <= maxTokens && open.length > 0; length++) {
    const continued: Beginning<State>[] = [];
    for (const { tokens, last, logProbability, state } of open) {
      const output = await next(last, state);
      for (const { token, probability } of mostProbable(output.logits, width)) {
        continued.push({
          tokens: token === endToken ? tokens : [...tokens, { token, probability }],
          last: token,
          logProbability: logProbability + Math.log(probability),
          state: output.state,
        });
      }
    }
    continued.sort((a, b) => b.logProbability - a.logProbability);
    const least = (continued[0]?.logProbability ?? 0) + Math.log(minShare);
    open = [];
    for (const beginning of continued.slice(0, width)) {
      if (beginning.logProbability < least) break;
      if (beginning.last !== endToken) open.push(beginning);
      else best = better(best, decoded(beginning, length, penaltyOf(beginning.tokens)));
    }
    const { meanProbability = 0 } = best ?? {};
    if (open.every((beginning) => decoded(beginning, length).meanProbability <= meanProbability)) break;
  }
  if (open[0] && !best) return decoded(open[0], maxTokens, penaltyOf(open[0].tokens));
  return best ?? { tokens: [], meanProbability: 0 };
}

const decoded = (
  { tokens, logProbability }: Beginning<unknown>,
  length: number,
  penalty = 0,
): DecodedText => ({ tokens, meanProbability: Math.exp((logProbability - penalty) / length) });

const better = (one: DecodedText | undefined, other: DecodedText): DecodedText =>
  one && one.meanProbability >= other.meanProbability ? one : other;

/** The most probable tokens, the best one first. */
function mostProbable(logits: Float32Array, count: number): DecodedToken[] {
  const best: number[] = [];
  for (let token = 0; token < logits.length; token++) {
    if (best.length === count && logits[token]! <= logits[best[count - 1]!]!) continue;
    const place = best.findIndex((other) => logits[other]! < logits[token]!);
    best.splice(place < 0 ? best.length : place, 0, token);
    best.length = Math.min(best.length, count);
  }
  const highest = logits[best[0]!]!;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - highest);
  return best.map((token) => ({ token, probability: Math.exp(logits[token]! - highest) / sum }));
}
