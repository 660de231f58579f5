import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Tensor } from 'onnxruntime-node';
import { openModel } from '../../onnx/open-model.ts';
import { beamSearch } from '../beam-search.ts';
import type { MoonshineFiles } from './moonshine-files.ts';

/** A piece of a word, with the probability that the model gave it. A space in front begins a new word. */
export interface RecognisedToken {
  readonly text: string;
  readonly probability: number;
}

export interface MoonshineModel {
  /** Recognises at most half a minute of speech, given as 16 kHz samples. */
  recognise(samples: Float32Array): Promise<RecognisedToken[]>;
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
/**
 * A text whose tokens are less probable than this is searched again, since the most probable token is often wrong in
 * noisy audio (`bench recognition`).
 */
const doubtfulProbability = 0.9;
const beamWidth = 3;

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

  async function recognise(samples: Float32Array): Promise<RecognisedToken[]> {
    if (samples.length < minSamples) return [];
    const { last_hidden_state: encoded } = await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    if (encoded === undefined) throw new Error('the encoder has no output');
    const search = (width: number) =>
      beamSearch({
        width,
        maxTokens: Math.ceil((samples.length / sampleRate) * maxTokensPerSecond),
        startToken,
        endToken,
        state: undefined,
        next: (token, cache: Cache | undefined) => decode(encoded, token, cache),
      });
    const greedy = await search(1);
    const { tokens } = greedy.meanProbability < doubtfulProbability ? await search(beamWidth) : greedy;
    return tokens.map(({ token, probability }) => ({ text: vocabulary[token] ?? '', probability }));
  }

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
