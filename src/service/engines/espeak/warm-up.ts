import { setTimeout as pause } from 'node:timers/promises';
import { espeakLanguages } from '../synthesis/espeak-voices.ts';
import type { SpeechRequest } from '../synthesis/synthesizer.ts';
import type { EspeakEngine } from './espeak-engine.ts';
import { renderSpeech } from './render-speech.ts';

/** Every voice reads digits in its own language. */
const text = '1 2 3 4 5 6, 789.';
const changed = { speed: 0.9, pitch: 1 } as const;
const requests: readonly SpeechRequest[] = [
  ...espeakLanguages.map((language) => requestIn(language, { speed: 1, pitch: 0 })),
  ...(['hi', 'en', 'ta', 'ur'] as const).map((language) => requestIn(language, changed)),
];

/** Between two requests, so that other programs that are starting get the processor too. */
const pauseMilliseconds = 30;

/**
 * Speaks a little in every language. A new engine loads a language when it is first spoken, and its code is slow until
 * it has run a few times: its first sentences take ten times as long as later ones.
 *
 * @param idle resolves when no job is running; awaited before each language
 */
export async function warmUp(engine: EspeakEngine, idle: () => Promise<void>): Promise<void> {
  for (const request of requests) {
    await pause(pauseMilliseconds);
    await idle();
    await renderSpeech(engine, request, { longest: 60 }, { write: () => {}, mayContinue: async () => true });
  }
}

function requestIn(
  language: (typeof espeakLanguages)[number],
  manner: { readonly speed: number; readonly pitch: number },
): SpeechRequest {
  const voice = { language, gender: 'female', variant: 1 } as const;
  const segment = { kind: 'speech', text, voice, volume: 0, sentence: 0, ...manner } as const;
  return { segments: [segment], sampleRate: 22_050, format: 'WAV' };
}
