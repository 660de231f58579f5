import { audioFormats } from '#contract/text-to-speech.ts';
import { loadEspeakEngine } from '#service/engines/espeak/espeak-engine.ts';
import { espeakSpeechEngine } from '#service/engines/espeak/espeak-speech.ts';
import {
  frameSamples,
  type KokoroModel,
  type ModelSettings,
  modelRate,
} from '#service/engines/kokoro/kokoro-model.ts';
import { kokoroSpeechEngine } from '#service/engines/kokoro/kokoro-speech.ts';
import { kokoroLanguages, kokoroVoice } from '#service/engines/kokoro/kokoro-voices.ts';
import { renderSpeech } from '#service/engines/synthesis/render-speech.ts';
import type { Synthesizer } from '#service/engines/synthesis/synthesizer.ts';

/** What a model was asked to speak. */
export interface AskedRow {
  readonly symbols: readonly number[];
  readonly settings: ModelSettings;
}

/**
 * Kokoro with any model, in this process instead of a separate one.
 *
 * @param asked receives every row of symbols that the model is asked for
 */
export async function openInProcessKokoro(model: KokoroModel, asked: AskedRow[] = []): Promise<Synthesizer> {
  const espeak = await loadEspeakEngine();
  const engine = kokoroSpeechEngine({
    model: {
      speak(symbols, settings) {
        asked.push({ symbols, settings });
        return model.speak(symbols, settings);
      },
    },
    pronounce: (text, language, accent) =>
      espeak.pronounce(text, language, language === 'en' && accent === 'american' ? 'en-us' : language),
    others: espeakSpeechEngine(espeak),
  });
  return {
    id: 'kokoro',
    quality: 'natural',
    languages: kokoroLanguages,
    approximations: {},
    formats: audioFormats,
    unavailable: () => undefined,
    basePitch: (voice) => kokoroVoice(voice)?.medianPitch ?? 0,
    async speak(request) {
      const pieces: Uint8Array[] = [];
      const rendered = await renderSpeech(
        engine,
        request,
        { longest: 600 },
        { write: (bytes) => pieces.push(bytes), mayContinue: async () => true },
      );
      if (!rendered.ok) return { ok: false, reason: 'refused', cause: rendered.cause };
      const { head, duration, marks } = rendered;
      const audio = Uint8Array.from(Buffer.concat([head, ...pieces]));
      return {
        ok: true,
        speech: { audio, sampleRate: request.sampleRate, duration, marks, engines: ['kokoro'] },
      };
    },
    close: async () => {},
  };
}

const symbolFrames = 3;
const silentFrames = 12;
const harmonics = 12;
/** Amplitude in the silences: less than a hundredth of the peak, as in the real model. */
const noise = 0.001;

/**
 * A model without weights: a tone of the voice's pitch for each symbol, between stretches of silence as long as the
 * real model's.
 */
export const toneModel: KokoroModel = {
  async speak(symbols, { voice, pitch }) {
    const frames = symbols.map((_, at) =>
      at === 0 || at === symbols.length - 1 ? silentFrames : symbolFrames,
    );
    const total = frames.reduce((sum, count) => sum + count, 0);
    const [from, to] = [silentFrames * frameSamples, (total - silentFrames) * frameSamples];
    const step = (2 * Math.PI * voice.medianPitch * pitch) / modelRate;
    const samples = Float32Array.from({ length: total * frameSamples }, (_, at) => {
      if (at < from || at >= to) return noise * Math.sin(at);
      let sample = 0;
      for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
        sample += Math.cos(step * harmonic * (at - from)) / harmonic;
      }
      return sample / 8;
    });
    return { samples, frames };
  },
};
