import { createEspeakSynthesizer } from '#service/engines/espeak/espeak-synthesizer.ts';
import {
  createSynthesize,
  type SynthesisInput,
  type SynthesisOutcome,
  type Synthesize,
} from '#service/text-to-speech/synthesize.ts';
import type { MonoAudio } from './measure-audio.ts';

/** Input of a synthesis: an English speaker, the default speed and pitch, and samples without a header. */
export const plainSpeech = {
  speaker: 'en_female',
  speed: 1,
  pitch: 0,
  sample_rate: 22_050,
  format: 'PCM',
} as const;

export type SpokenSamples = Extract<SynthesisOutcome, { ok: true }> & { readonly sound: MonoAudio };

/** Speaks with the real engine and returns the samples. */
export interface TestSpeech {
  readonly synthesize: Synthesize;
  /** @throws the cause of a refusal */
  speak(input: Partial<SynthesisInput>): Promise<SpokenSamples>;
  close(): Promise<void>;
}

/** Starts an engine whose samples a test can measure. */
export function startTestSpeech(): TestSpeech {
  const synthesizer = createEspeakSynthesizer();
  const synthesize = createSynthesize([synthesizer]);
  return {
    synthesize,
    async speak(input) {
      const outcome = await synthesize({ ...plainSpeech, ...input, format: 'PCM' });
      if (!outcome.ok) throw new Error(outcome.cause);
      const values = new Int16Array(Uint8Array.from(outcome.audio).buffer);
      const samples = Float32Array.from(values, (value) => value / 32_768);
      return { ...outcome, sound: { samples, sampleRate: outcome.sampleRate } };
    },
    close: () => synthesizer.close(),
  };
}

/** A sentence in each language that eSpeak NG speaks here. */
export const sentences: Readonly<Record<string, string>> = {
  en: 'The quick brown fox jumps over the lazy dog, while we are all away.',
  hi: 'नमस्ते, आज मौसम बहुत अच्छा है।',
  as: 'আজি বতৰ বৰ ভাল।',
  bn: 'আজ আবহাওয়া খুব ভালো।',
  gu: 'આજે હવામાન ખૂબ સારું છે.',
  kn: 'ಇಂದು ಹವಾಮಾನ ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ.',
  ml: 'ഇന്ന് കാലാവസ്ഥ വളരെ നല്ലതാണ്.',
  mr: 'आज हवामान खूप छान आहे.',
  or: 'ଆଜି ପାଗ ବହୁତ ଭଲ ଅଛି।',
  pa: 'ਅੱਜ ਮੌਸਮ ਬਹੁਤ ਵਧੀਆ ਹੈ।',
  ta: 'இன்று வானிலை மிகவும் நன்றாக இருக்கிறது.',
  te: 'ఈరోజు వాతావరణం చాలా బాగుంది.',
  ne: 'आज मौसम धेरै राम्रो छ।',
  ur: 'آج موسم بہت اچھا ہے۔',
  sd: 'اڄ موسم تمام سٺو آهي.',
};
