import { readFile } from 'node:fs/promises';
import { Tensor } from 'onnxruntime-node';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import { readModelMetadata } from '../../onnx/model-metadata.ts';
import { openModel } from '../../onnx/open-model.ts';
import { logMel, melFrames } from './log-mel.ts';
import type { WhisperFiles } from './whisper-files.ts';

/** A part of a word as its UTF-8 bytes, with the probability that the model gave it. */
export interface WhisperToken {
  readonly bytes: Uint8Array;
  readonly probability: number;
}

export interface WhisperModel {
  /**
   * Recognises at most half a minute of speech.
   *
   * @param samples 16 kHz, one channel
   * @throws when the model does not know the language
   */
  recognise(samples: Float32Array, language: SpeechToTextLanguage): Promise<WhisperToken[]>;
}

/** The metadata of the encoder. */
interface Facts {
  readonly bands: number;
  readonly layers: number;
  readonly state: number;
  readonly textLength: number;
  /** The tokens that begin every text: start, language, task. */
  readonly beginning: readonly [number, number, number];
  readonly end: number;
  readonly noSpeech: number;
  readonly noTimes: number;
  readonly languages: ReadonlyMap<string, number>;
}

/**
 * Above this probability of silence, a text that the model itself finds improbable is left out. Whisper's own values.
 */
const [maxNoSpeech, minMeanLogProbability] = [0.6, -1];

/** Loads encoder, decoder and tokens. */
export async function loadWhisper(files: WhisperFiles): Promise<WhisperModel> {
  const encoderFile = await readFile(files.encoder);
  const facts = factsOf(readModelMetadata(encoderFile));
  const tokens = tokensOf(await readFile(files.tokens, 'utf8'));
  const encoder = await openModel(encoderFile, false);
  const decoder = await openModel(await readFile(files.decoder), true);
  const cacheShape = [facts.layers, 1, facts.textLength, facts.state];
  const cacheSize = cacheShape.reduce((product, length) => product * length, 1);

  async function recognise(samples: Float32Array, language: SpeechToTextLanguage): Promise<WhisperToken[]> {
    const languageToken = facts.languages.get(language);
    if (languageToken === undefined) throw new Error(`the model does not know the language ${language}`);
    const mel = new Tensor('float32', logMel(samples, facts.bands), [1, facts.bands, melFrames]);
    const { n_layer_cross_k: keys, n_layer_cross_v: values } = await encoder.run({ mel });
    if (!keys || !values) throw new Error('the encoder lacks an output');
    const empty = () => new Tensor('float32', new Float32Array(cacheSize), cacheShape);
    let [ownKeys, ownValues] = [empty(), empty()];
    let offset = 0;

    /** Continues the text. @returns the logits after the last of the tokens, and after the first. */
    const step = async (next: readonly number[]) => {
      const output = await decoder.run({
        tokens: new Tensor('int64', BigInt64Array.from(next, BigInt), [1, next.length]),
        in_n_layer_self_k_cache: ownKeys,
        in_n_layer_self_v_cache: ownValues,
        n_layer_cross_k: keys,
        n_layer_cross_v: values,
        offset: new Tensor('int64', BigInt64Array.of(BigInt(offset)), [1]),
      });
      const { logits, out_n_layer_self_k_cache, out_n_layer_self_v_cache } = output;
      if (!logits || !out_n_layer_self_k_cache || !out_n_layer_self_v_cache) {
        throw new Error('the decoder lacks an output');
      }
      [ownKeys, ownValues] = [out_n_layer_self_k_cache, out_n_layer_self_v_cache];
      offset += next.length;
      const all = logits.data as Float32Array;
      const size = all.length / next.length;
      return { last: all.subarray(all.length - size), first: all.subarray(0, size) };
    };

    const [start, , task] = facts.beginning;
    let { last, first } = await step([start, languageToken, task, facts.noTimes]);
    const noSpeech = probabilityOf(first, facts.noSpeech);
    const heard: WhisperToken[] = [];
    let logProbability = 0;
    while (offset < facts.textLength) {
      // Tokens above the end token are not text.
      const next = mostProbable(last, facts.end);
      logProbability += Math.log(next.probability);
      if (next.token === facts.end) break;
      heard.push({ bytes: tokens.get(next.token) ?? new Uint8Array(), probability: next.probability });
      ({ last, first } = await step([next.token]));
    }
    const isSilence = noSpeech > maxNoSpeech && logProbability / (heard.length + 1) < minMeanLogProbability;
    return isSilence ? [] : heard;
  }
  return { recognise };
}

function factsOf(metadata: ReadonlyMap<string, string>): Facts {
  const text = (name: string) => {
    const value = metadata.get(name);
    if (value === undefined) throw new Error(`the metadata of the encoder lacks ${name}`);
    return value;
  };
  const number = (name: string) => {
    const value = Number(text(name));
    if (!Number.isInteger(value))
      throw new Error(`${name} in the metadata of the encoder is not a whole number`);
    return value;
  };
  const [start, language, task] = text('sot_sequence').split(',').map(Number);
  if (start === undefined || language === undefined || task === undefined) {
    throw new Error('the model is not multilingual');
  }
  const languageTokens = text('all_language_tokens').split(',').map(Number);
  return {
    bands: number('n_mels'),
    layers: number('n_text_layer'),
    state: number('n_text_state'),
    textLength: number('n_text_ctx'),
    beginning: [start, language, task],
    end: number('eot'),
    noSpeech: number('no_speech'),
    noTimes: number('no_timestamps'),
    languages: new Map(
      text('all_language_codes')
        .split(',')
        .map((code, index) => [code, languageTokens[index] ?? 0]),
    ),
  };
}

function tokensOf(lines: string): Map<number, Uint8Array> {
  return new Map(
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [token = '', id = ''] = line.split(/\s/);
        return [Number(id), Buffer.from(token, 'base64')];
      }),
  );
}

/** The most probable token up to `end`, and its probability among all. */
function mostProbable(
  logits: Float32Array,
  end: number,
): { readonly token: number; readonly probability: number } {
  let token = 0;
  for (let index = 1; index <= end; index++) if (logits[index]! > logits[token]!) token = index;
  return { token, probability: probabilityOf(logits, token) };
}

function probabilityOf(logits: Float32Array, token: number): number {
  let sum = 0;
  for (let index = 0; index < logits.length; index++) sum += Math.exp(logits[index]! - logits[token]!);
  return 1 / sum;
}
