import { expect, it } from 'vitest';
import { renderSpeech } from './render-speech.ts';
import type { SpeechRequest } from './synthesizer.ts';

const engine = {
  maxTextLength: 800,
  speak: () => {
    throw new Error('the engine was asked to speak');
  },
  naturalDuration: () => 1,
};
const request = (text: string): SpeechRequest => ({
  segments: [
    {
      kind: 'speech',
      text,
      voice: { language: 'en', gender: 'male', variant: 1 },
      speed: 0.5,
      pitch: 0,
      volume: 0,
      sentence: 0,
    },
  ],
  sampleRate: 8_000,
  format: 'PCM',
});

it('text that is clearly too long is refused before the engine starts', async () => {
  const render = (text: string) =>
    renderSpeech(engine, request(text), { longest: 60 }, { write: () => {}, mayContinue: async () => true });
  expect(await render('Good morning. '.repeat(40))).toEqual({
    ok: false,
    cause: 'the audio would be longer than 60 seconds',
  });
  await expect(render('Good morning.')).rejects.toThrow('the engine was asked to speak');
});
