import { type Constant, onnxModel } from './onnx-model.ts';

/*
 * A speech recogniser of a few kilobytes in the format in which sherpa-onnx exports Whisper. In each of its languages
 * it returns one sentence for a loud recording and another for a quiet one.
 */

/** What the model writes in one language: token by token, as text or as bytes, each word with a space in front. */
export interface WhisperSentences {
  readonly loud: readonly (string | Uint8Array)[];
  readonly quiet: readonly (string | Uint8Array)[];
}

export interface WhisperModel {
  readonly encoder: Buffer;
  readonly decoder: Buffer;
  readonly tokens: string;
}

const state = 16;
const textLength = 448;
const [melBands, soundLength] = [80, 4];
/** A logit that makes a token practically certain. */
const certain = 12;
/** A recording is loud if its spectrogram exceeds this value; a full-scale tone reaches 1.6. */
const loudFrom = 1;

/** Makes a model that writes the sentences of each language code; with `endless`, it repeats the last token forever. */
export function whisperModel(
  sentences: Readonly<Record<string, WhisperSentences>>,
  { endless = false } = {},
): WhisperModel {
  const languages = Object.keys(sentences);
  const texts = languages.flatMap((code) => [sentences[code]!.quiet, sentences[code]!.loud]);
  const pieces = texts.flat();
  const count = pieces.length;
  const [end, start, transcribe, translate, noSpeech, noTimes] = [0, 1, 2, 3, 4, 5].map((n) => count + n) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const firstLanguage = noTimes + 1;
  const size = firstLanguage + languages.length;

  const next = new Float32Array(size * size);
  /** What a language adds to the logits: it makes the first tokens of its sentences likely. */
  const byLanguage = new Float32Array(state * size);
  const byLoudness = new Float32Array(size);
  const context = new Float32Array(size * state);
  let first = 0;
  for (const [index, text] of texts.entries()) {
    for (const [at] of text.entries()) {
      const token = first + at;
      const isLast = at === text.length - 1;
      next[token * size + (isLast ? (endless ? token : end) : token + 1)] = 4 * certain;
    }
    const language = index >> 1;
    byLanguage[language * size + first] = certain;
    if (index % 2 === 1) byLoudness[first] = 1;
    context[(firstLanguage + language) * state + language] = 1;
    first += text.length;
  }
  for (const [index] of languages.entries())
    next[start * size + firstLanguage + index] = index === 0 ? certain : 0;

  const floats = (values: Iterable<number>, ...shape: number[]): Constant => ({
    type: 'float32',
    shape,
    values: [...values],
  });
  const whole = (...values: number[]): Constant => ({ type: 'int64', shape: [values.length], values });
  const cross = { type: 'float32', shape: [1, 'n_audio', soundLength, state] } as const;
  const cache = { type: 'float32', shape: [1, 'n_audio', textLength, state] } as const;

  const encoder = onnxModel({
    inputs: { mel: { type: 'float32', shape: ['n_audio', melBands, 'frames'] } },
    outputs: { n_layer_cross_k: cross, n_layer_cross_v: cross },
    constants: {
      axes: whole(0),
      spread: floats(new Float32Array(soundLength * state).fill(1), 1, soundLength, state),
    },
    steps: [
      {
        operator: 'ReduceMax',
        inputs: ['mel'],
        outputs: ['loudest'],
        attributes: { axes: [1, 2], keepdims: 1 },
      },
      { operator: 'Mul', inputs: ['loudest', 'spread'], outputs: ['sound'] },
      { operator: 'Unsqueeze', inputs: ['sound', 'axes'], outputs: ['n_layer_cross_k'] },
      { operator: 'Unsqueeze', inputs: ['sound', 'axes'], outputs: ['n_layer_cross_v'] },
    ],
    metadata: {
      model_type: 'whisper-tiny',
      version: '1',
      maintainer: 'k2-fsa',
      n_mels: String(melBands),
      n_audio_ctx: String(soundLength),
      n_vocab: String(size),
      n_text_ctx: String(textLength),
      n_text_state: String(state),
      n_text_layer: '1',
      sot_sequence: [start, firstLanguage, transcribe].join(','),
      all_language_tokens: languages.map((_, index) => firstLanguage + index).join(','),
      all_language_codes: languages.join(','),
      sot: String(start),
      sot_index: '0',
      eot: String(end),
      blank_id: '0',
      is_multilingual: '1',
      no_speech: String(noSpeech),
      non_speech_tokens: '',
      transcribe: String(transcribe),
      translate: String(translate),
      sot_prev: String(start),
      sot_lm: String(start),
      no_timestamps: String(noTimes),
    },
  });
  const decoder = onnxModel({
    inputs: {
      tokens: { type: 'int64', shape: ['n_audio', 'n_tokens'] },
      in_n_layer_self_k_cache: cache,
      in_n_layer_self_v_cache: cache,
      n_layer_cross_k: cross,
      n_layer_cross_v: cross,
      offset: { type: 'int64', shape: [1] },
    },
    outputs: {
      logits: { type: 'float32', shape: ['n_audio', 'n_tokens', size] },
      out_n_layer_self_k_cache: cache,
      out_n_layer_self_v_cache: cache,
    },
    constants: {
      next: floats(next, size, size),
      context: floats(context, size, state),
      byLanguage: floats(byLanguage, state, size),
      byLoudness: floats(byLoudness, 1, size),
      first: whole(0),
      layers: whole(0),
      positions: whole(1),
      threshold: floats([loudFrom], 1),
    },
    steps: [
      // The cache records which languages were among the tokens so far.
      { operator: 'Gather', inputs: ['context', 'tokens'], outputs: ['languages'] },
      {
        operator: 'ReduceSum',
        inputs: ['languages', 'positions'],
        outputs: ['language'],
        attributes: { keepdims: 1 },
      },
      { operator: 'Unsqueeze', inputs: ['language', 'layers'], outputs: ['added'] },
      {
        operator: 'Add',
        inputs: ['in_n_layer_self_k_cache', 'added'],
        outputs: ['out_n_layer_self_k_cache'],
      },
      { operator: 'Identity', inputs: ['in_n_layer_self_v_cache'], outputs: ['out_n_layer_self_v_cache'] },
      {
        operator: 'Gather',
        inputs: ['out_n_layer_self_k_cache', 'first'],
        outputs: ['caches'],
        attributes: { axis: 2 },
      },
      {
        operator: 'ReduceMax',
        inputs: ['caches'],
        outputs: ['known'],
        attributes: { axes: [0, 2], keepdims: 0 },
      },
      { operator: 'MatMul', inputs: ['known', 'byLanguage'], outputs: ['ofLanguage'] },
      // How loud the recording is.
      {
        operator: 'ReduceMax',
        inputs: ['n_layer_cross_k'],
        outputs: ['loud'],
        attributes: { axes: [0, 1, 2, 3], keepdims: 0 },
      },
      { operator: 'Sub', inputs: ['loud', 'threshold'], outputs: ['louder'] },
      { operator: 'Mul', inputs: ['byLoudness', 'louder'], outputs: ['ofLoudness'] },
      { operator: 'Gather', inputs: ['next', 'tokens'], outputs: ['following'] },
      { operator: 'Add', inputs: ['ofLanguage', 'ofLoudness'], outputs: ['beginning'] },
      { operator: 'Add', inputs: ['following', 'beginning'], outputs: ['logits'] },
    ],
  });
  const tokens = pieces.map((piece, id) => `${Buffer.from(piece).toString('base64')} ${id}\n`).join('');
  return { encoder, decoder, tokens };
}
