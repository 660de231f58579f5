import { type Constant, onnxModel } from './onnx-model.ts';

/*
 * A voice of a few kilobytes in the format of Piper: it hums at the speaker's pitch, `letterFrames` frames for each
 * letter and one for every other symbol.
 */

const piperRate = 22_050;
const frameSamples = 256;
const signs = ['_', '^', '$', ' ', '!', ',', '.', ':', ';', '?'];
const letters = [...'abcdefghijklmnopqrstuvwxyzæðŋɐɑɒɔəɛɜɟɡɣɦɨɪɭɯɲɳɹɻɽɾʂʃʈʊʋʌʒʔʰˈˌːθβ\u0303\u0329\u032a'];

export interface PiperModelOptions {
  /** The pitch of each speaker in Hz. */
  readonly pitches?: readonly number[];
  /** Length of a letter in frames; punctuation, spaces and fillers take one frame. */
  readonly letterFrames?: number;
  /** Whether one `Ceil` operator rounds the lengths up, as in a real voice; the service takes them from there. */
  readonly hasLengths?: boolean;
  /** The espeak-ng voice that turns the text into phonemes. */
  readonly language?: string;
}

/** The two files of a voice. */
export function piperVoiceFiles({
  pitches = [150],
  letterFrames = 6.4,
  hasLengths = true,
  language = 'hi',
}: PiperModelOptions = {}): { readonly model: Buffer; readonly config: string } {
  const symbols = [...signs, ...letters];
  const floats = (...values: number[]): Constant => ({ type: 'float32', shape: [values.length], values });
  const scalar = (value: number): Constant => ({ type: 'float32', shape: [], values: [value] });
  const whole = (...values: number[]): Constant => ({ type: 'int64', shape: [values.length], values });
  const severalSpeakers = pitches.length > 1;
  const model = onnxModel({
    inputs: {
      input: { type: 'int64', shape: ['batch', 'phonemes'] },
      input_lengths: { type: 'int64', shape: ['batch'] },
      scales: { type: 'float32', shape: [3] },
      ...(severalSpeakers && { sid: { type: 'int64', shape: ['batch'] } as const }),
    },
    outputs: { output: { type: 'float32', shape: ['batch', 'time'] } },
    constants: {
      lengths: floats(...symbols.map((symbol) => (letters.includes(symbol) ? letterFrames : 1))),
      steps: floats(...pitches.map((pitch) => (2 * Math.PI * pitch) / piperRate)),
      lengthScale: whole(1),
      first: whole(0),
      frame: scalar(frameSamples),
      zero: scalar(0),
      one: scalar(1),
      level: scalar(0.4),
    },
    steps: [
      { operator: 'Gather', inputs: ['lengths', 'input'], outputs: ['length'] },
      { operator: 'Gather', inputs: ['scales', 'lengthScale'], outputs: ['scale'] },
      { operator: 'Mul', inputs: ['length', 'scale'], outputs: ['w'] },
      { operator: hasLengths ? 'Ceil' : 'Round', inputs: ['w'], outputs: ['w_ceil'] },
      { operator: 'ReduceSum', inputs: ['w_ceil'], outputs: ['sum'], attributes: { keepdims: 0 } },
      { operator: 'Mul', inputs: ['sum', 'frame'], outputs: ['total'] },
      { operator: 'Range', inputs: ['zero', 'total', 'one'], outputs: ['time'] },
      { operator: 'Gather', inputs: ['steps', severalSpeakers ? 'sid' : 'first'], outputs: ['step'] },
      { operator: 'Mul', inputs: ['time', 'step'], outputs: ['angle'] },
      { operator: 'Sin', inputs: ['angle'], outputs: ['wave'] },
      { operator: 'Mul', inputs: ['wave', 'level'], outputs: ['sound'] },
      { operator: 'Unsqueeze', inputs: ['sound', 'first'], outputs: ['output'] },
    ],
  });
  const config = JSON.stringify({
    audio: { sample_rate: piperRate, quality: 'medium' },
    espeak: { voice: language },
    inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
    phoneme_type: 'espeak',
    phoneme_map: {},
    phoneme_id_map: Object.fromEntries(symbols.map((symbol, id) => [symbol, [id]])),
    num_symbols: 256,
    num_speakers: pitches.length,
    speaker_id_map: {},
    piper_version: '1.0.0',
  });
  return { model, config };
}
