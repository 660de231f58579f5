import { describe, expect, it } from 'vitest';
import { espeakLanguages, variantOf } from '#service/engines/espeak-voices.ts';
import { findSpeaker, speakers } from './speakers.ts';

describe('speakers', () => {
  it('are the 41 documented ones and six additions', () => {
    expect(speakers.filter(({ addition }) => !addition)).toHaveLength(41);
    expect(speakers.filter(({ addition }) => addition).map(({ code }) => code)).toEqual([
      'ne_male',
      'ne_female',
      'ur_male',
      'ur_female',
      'sd_male',
      'sd_female',
    ]);
  });

  it('each have a voice of their own in a language the engine speaks', () => {
    const voices = speakers.map((speaker) => `${speaker.language}+${variantOf(speaker).name}`);
    expect(new Set(voices).size).toBe(speakers.length);
    const spoken: readonly string[] = espeakLanguages;
    expect(speakers.every(({ language }) => spoken.includes(language))).toBe(true);
  });

  it.each(['', 'hi', 'hi_male_1', 'hi_male_5', 'xx_male', 'kok_male', 'HI_MALE', '__proto__', 'hi_male '])(
    'do not include %j',
    (code) => {
      expect(findSpeaker(code)).toBeUndefined();
    },
  );
});
