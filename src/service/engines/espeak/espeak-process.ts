import { serveSpeechJobs } from '../synthesis/speech-process.ts';
import type { SpeechRequest } from '../synthesis/synthesizer.ts';
import { loadEspeakEngine } from './espeak-engine.ts';
import { espeakSpeechEngine } from './espeak-speech.ts';
import { espeakLanguages } from './espeak-voices.ts';

/** The warm-up speaks digits, because every voice reads them in its own language. */
const warmUpText = '1 2 3 4 5 6, 789.';
const changedSpeedAndPitch = { speed: 0.9, pitch: 1 } as const;
const warmUpRequests: readonly SpeechRequest[] = [
  ...espeakLanguages.map((language) => warmUpRequest(language, { speed: 1, pitch: 0 })),
  ...(['hi', 'en', 'ta', 'ur'] as const).map((language) => warmUpRequest(language, changedSpeedAndPitch)),
];

function warmUpRequest(
  language: (typeof espeakLanguages)[number],
  manner: { readonly speed: number; readonly pitch: number },
): SpeechRequest {
  const voice = { language, gender: 'female', variant: 1 } as const;
  const segment = { kind: 'speech', text: warmUpText, voice, volume: 0, sentence: 0, ...manner } as const;
  return { segments: [segment], sampleRate: 22_050, format: 'WAV' };
}

/*
 * The warm-up speaks a little in every language. A new engine loads a language when it is first spoken, and its code is
 * slow until it has run a few times: its first sentences take ten times as long as later ones.
 */
serveSpeechJobs(espeakSpeechEngine(await loadEspeakEngine()), warmUpRequests);
