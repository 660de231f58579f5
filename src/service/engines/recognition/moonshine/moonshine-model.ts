import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Tensor } from 'onnxruntime-node';
import { openModel } from '../../onnx/open-model.ts';
import { beamSearch, type DecodedToken } from '../beam-search.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import { penaltyOf } from './text-penalty.ts';
import type { RecognisedToken } from './words-of-tokens.ts';

/** A text that may have been spoken. */
export interface RecognisedText {
  readonly tokens: readonly RecognisedToken[];
  /** Mean probability of its tokens, lowered by `penaltyOf`. */
  readonly meanProbability: number;
}

export interface MoonshineModel {
  /**
   * Recognises at most half a minute of speech.
   *
   * @param samples 16 kHz, one channel
   * @param beams number of beginnings of the text that are continued at a time
   */
  recognise(samples: Float32Array, beams: number): Promise<RecognisedText>;
}

const sampleRate = 16_000;
const [startToken, endToken] = [1, 2];
/**
 * Maximum number of tokens per second: more than any speaker says, even in numbers, whose digits are tokens. It also
 * stops an output that repeats itself.
 */
const maxTokensPerSecond = 12;
/** The model recognises nothing in a recording shorter than this. */
const minSamples = 0.1 * sampleRate;
const wordMark = '▁';
/** With a lower share the search takes a tenth longer; of 746 words of our voices in noise, 3 fewer are wrong. */
const minShare = 0.2;

/** Attention caches of the decoder by the names of its inputs. */
type Cache = Record<string, Tensor>;

/** Loads encoder and decoder. */
export async function loadMoonshine(files: MoonshineFiles): Promise<MoonshineModel> {
  // Otherwise the encoder would keep 130 MB from one piece to the next, and be no faster.
  const encoder = await openModel(readFileSync(files.encoder), false);
  const decoder = await openModel(readFileSync(files.decoder), true);
  const vocabulary = await readVocabulary(files.vocabulary);
  const cacheNames = decoder.inputNames.filter((name) => name.startsWith('past_key_values.'));
  const nothing = new Tensor('float32', new Float32Array(0), [0, 8, 1, files.headSize]);
  const emptyCache: Cache = Object.fromEntries(cacheNames.map((name) => [name, nothing]));

  async function recognise(samples: Float32Array, beams: number): Promise<RecognisedText> {
    if (samples.length < minSamples) return { tokens: [], meanProbability: 0 };
    const { last_hidden_state: encoded } = await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    if (encoded === undefined) throw new Error('the encoder has no output');
    const { tokens, meanProbability } = await beamSearch({
      width: beams,
      minShare,
      maxTokens: Math.ceil((samples.length / sampleRate) * maxTokensPerSecond),
      startToken,
      endToken,
      state: undefined,
      next: (token, cache: Cache | undefined) => decode(encoded, token, cache),
      penaltyOf: (decoded) => penaltyOf(decoded.map(recognisedToken)),
    });
    return { tokens: tokens.map(recognisedToken), meanProbability };
  }

  const recognisedToken = ({ token, probability }: DecodedToken): RecognisedToken => ({
    text: vocabulary[token] ?? '',
    probability,
  });

  async function decode(encoded: Tensor, token: number, known: Cache | undefined) {
    const cache = { ...(known ?? emptyCache) };
    const output = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
      encoder_hidden_states: encoded,
      use_cache_branch: new Tensor('bool', [known !== undefined], [1]),
      ...cache,
    });
    for (const name of cacheNames) {
      // Unlike the attention cache of the text, the cache of the audio does not change after the first token.
      const present = output[name.replace('past_key_values', 'present')];
      if (present && (!known || name.includes('.decoder.'))) cache[name] = present;
    }
    return { logits: output.logits?.data as Float32Array, state: cache };
  }
  return { recognise };
}

async function readVocabulary(path: string): Promise<string[]> {
  const { default: tokenizer } = (await import(pathToFileURL(path).href)) as {
    default: { readonly vocabById: readonly string[] };
  };
  return tokenizer.vocabById.map((token) => token.replaceAll(wordMark, ' '));
}
