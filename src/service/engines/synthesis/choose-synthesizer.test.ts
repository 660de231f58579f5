import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { chooseSynthesizer, synthesizerForSegments } from './choose-synthesizer.ts';
import type { Segment, Synthesizer } from './synthesizer.ts';

function engine(id: string, languages: readonly LanguageCode[], cause?: string): Synthesizer {
  return {
    id,
    quality: 'fast',
    languages,
    approximations: {},
    formats: ['WAV'],
    unavailable: () => cause,
    basePitch: () => 100,
    speak: () => Promise.resolve({ ok: false, reason: 'failed', cause: 'not in this test' }),
    close: async () => {},
  };
}
const natural = engine('kokoro', ['hi', 'en']);
const fast = engine('espeak-ng', ['hi', 'en', 'ta']);
const passage = (language: LanguageCode): Segment => ({
  kind: 'speech',
  text: 'a',
  voice: { language, gender: 'male', variant: 1 },
  speed: 1,
  pitch: 0,
  volume: 0,
  sentence: 0,
});

describe('the engine that speaks', () => {
  it.each([
    ['hi', undefined, 'kokoro'],
    ['hi', 'espeak-ng', 'espeak-ng'],
    ['hi', 'unknown', 'kokoro'],
    ['ta', undefined, 'espeak-ng'],
    ['ta', 'kokoro', 'espeak-ng'],
  ] as const)('for the language %s, with %s requested, the engine is %s', (language, wanted, id) => {
    expect(chooseSynthesizer([natural, fast], { language, gender: 'male' }, wanted).id).toBe(id);
  });

  it('an engine that cannot speak at the moment is skipped', () => {
    expect(
      chooseSynthesizer(
        [engine('kokoro', ['hi'], 'not installed'), fast],
        { language: 'hi', gender: 'male' },
        'kokoro',
      ).id,
    ).toBe('espeak-ng');
  });

  it('a request in several languages is spoken by the most preferred engine for any of them', () => {
    const pause: Segment = { kind: 'pause', seconds: 1 };
    const of = (languages: readonly LanguageCode[], wanted?: string) =>
      synthesizerForSegments([natural, fast], [pause, ...languages.map(passage)], wanted).id;
    expect([of(['ta', 'hi']), of(['ta']), of(['ta', 'hi'], 'espeak-ng'), of([])]).toEqual([
      'kokoro',
      'espeak-ng',
      'espeak-ng',
      'espeak-ng',
    ]);
  });
});
