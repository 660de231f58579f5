import { describe, expect, it } from 'vitest';
import { espeakLanguages, variantOf } from '#service/engines/espeak/espeak-voices.ts';
import { findSpeaker, speakers } from './speakers.ts';

describe('speakers', () => {
  it('there are 41 documented speakers, six additions, and the speakers of approximated languages', () => {
    expect(speakers.filter(({ addition }) => !addition)).toHaveLength(41);
    expect(
      speakers.filter(({ addition, approximates }) => addition && !approximates).map(({ code }) => code),
    ).toEqual(['ne_male', 'ne_female', 'ur_male', 'ur_female', 'sd_male', 'sd_female']);
  });

  it('a speaker of an approximated language names the language of its voice', () => {
    const approximated = speakers.filter(({ approximates }) => approximates);
    expect(approximated.map(({ code, approximates }) => `${code} ${approximates}`)).toEqual([
      ...['mai', 'doi', 'brx', 'sa'].flatMap((code) => [`${code}_male hi`, `${code}_female hi`]),
      ...['ks_male ur', 'ks_female ur'],
    ]);
  });

  it('each speaker has a different voice in a language that the engine speaks', () => {
    const voices = speakers.map((speaker) => `${speaker.language}+${variantOf(speaker).name}`);
    expect(new Set(voices).size).toBe(speakers.length);
    const spoken: readonly string[] = espeakLanguages;
    expect(speakers.every(({ language, approximates }) => spoken.includes(approximates ?? language))).toBe(
      true,
    );
  });

  it.each(['', 'hi', 'hi_male_1', 'hi_male_5', 'xx_male', 'kok_male', 'HI_MALE', '__proto__', 'hi_male '])(
    'there is no speaker %j',
    (code) => {
      expect(findSpeaker(code)).toBeUndefined();
    },
  );
});
