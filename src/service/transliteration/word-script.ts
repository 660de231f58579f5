import { type LanguageCode, languages, type Script } from '#contract/languages.ts';

// The Unicode blocks of each script by first and last code point. All are aligned to multiples of sixteen.
const blocks: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x40, 0x24f, 'Latn'],
  [0x600, 0x6ff, 'Arab'],
  [0x750, 0x77f, 'Arab'],
  [0x8a0, 0x8ff, 'Arab'],
  [0x900, 0x97f, 'Deva'],
  [0x980, 0x9ff, 'Beng'],
  [0xa00, 0xa7f, 'Guru'],
  [0xa80, 0xaff, 'Gujr'],
  [0xb00, 0xb7f, 'Orya'],
  [0xb80, 0xbff, 'Taml'],
  [0xc00, 0xc7f, 'Telu'],
  [0xc80, 0xcff, 'Knda'],
  [0xd00, 0xd7f, 'Mlym'],
  [0x1c50, 0x1c7f, 'Olck'],
  [0x1e00, 0x1eff, 'Latn'],
  [0xa8e0, 0xa8ff, 'Deva'],
  [0xaae0, 0xaaff, 'Mtei'],
  [0xabc0, 0xabff, 'Mtei'],
  [0xfb00, 0xfb0f, 'Latn'],
  [0xfb50, 0xfdff, 'Arab'],
  [0xfe70, 0xfeff, 'Arab'],
  [0xff20, 0xff5f, 'Latn'],
];

/** The script of each row of sixteen code points. */
const scriptOfCodePointRow: (Script | undefined)[] = Array.from({ length: 0x1000 });
for (const [first, last, script] of blocks) {
  for (let row = first >> 4; row <= last >> 4; row++) scriptOfCodePointRow[row] = script;
}

/** The script of a letter; undefined for joiners, combining accents and scripts outside the API. */
export function scriptOf(codePoint: number): Script | undefined {
  if (codePoint < 0x41) return undefined;
  return scriptOfCodePointRow[codePoint >> 4];
}

const usualLanguageOfScript: Readonly<Record<Script, LanguageCode>> = {
  Latn: 'en',
  Deva: 'hi',
  Beng: 'bn',
  Gujr: 'gu',
  Guru: 'pa',
  Knda: 'kn',
  Mlym: 'ml',
  Orya: 'or',
  Taml: 'ta',
  Telu: 'te',
  Arab: 'ur',
  Olck: 'sat',
  Mtei: 'mni',
};

/**
 * The language in which a word is read: the source language if the word is in its script, otherwise the main language
 * of the script; undefined for a script outside the API.
 */
export function languageOfWord(word: string, from: LanguageCode): LanguageCode | undefined {
  for (const character of word) {
    const script = scriptOf(character.codePointAt(0)!);
    if (script) return languages[from].script === script ? from : usualLanguageOfScript[script];
  }
  return undefined;
}
