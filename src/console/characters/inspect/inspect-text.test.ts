import { expect, it } from 'vitest';
import { inspectText } from './inspect-text.ts';
import { flag } from './inspection.ts';

/** The graphemes of a text. */
function graphemes(text: string, locale = 'und') {
  const { ends } = inspectText(text, locale);
  return Array.from(ends, (end, index) => text.slice(ends[index - 1] ?? 0, end));
}

it('keeps a Hindi conjunct with its joiner in one grapheme, and marks the joiner', () => {
  const text = 'क\u094d\u200dष';
  const { characters, marks, scripts, flags } = inspectText(`${text} है`, 'hi');
  expect(graphemes(`${text} है`, 'hi')).toEqual([text, ' ', 'है']);
  expect(characters.get('\u200d')).toMatchObject({
    name: 'ZERO WIDTH JOINER',
    script: 'Zinh',
    hidden: 'joiner',
    abbreviation: 'ZWJ',
  });
  expect(characters.get('क')).toMatchObject({ name: 'DEVANAGARI LETTER KA', script: 'Deva' });
  expect(marks).toEqual([['joiner', 1]]);
  expect(scripts).toEqual([['Deva', 5]]);
  expect([...flags]).toEqual([flag.hidden, 0, 0]);
});

it('names the letters of Tamil, Urdu with a non-joiner, and Santali', () => {
  expect(graphemes('கொடு', 'ta')).toEqual(['கொ', 'டு']);
  expect(inspectText('கொ', 'ta').characters.get('\u0bca')?.name).toBe('TAMIL VOWEL SIGN O');
  const urdu = inspectText('خوش\u200cبو', 'ur');
  expect(urdu.scripts).toEqual([['Arab', 5]]);
  expect(urdu.marks).toEqual([['joiner', 1]]);
  expect(urdu.characters.get('\u200c')?.abbreviation).toBe('ZWNJ');
  const santali = inspectText('ᱥᱟᱱᱛᱟᱲᱤ', 'sat');
  expect(santali.scripts).toEqual([['Olck', 7]]);
  expect(santali.characters.get('ᱥ')?.name).toBe('OL CHIKI LETTER IS');
});

it('gives a family emoji one name', () => {
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  const { names, codePoints, ends, bytes } = inspectText(family, 'und');
  expect(names.get(family)).toMatch(/family.*man.*woman.*girl/i);
  expect({ graphemes: ends.length, codePoints, bytes, units: family.length }).toEqual({
    graphemes: 1,
    codePoints: 5,
    bytes: 18,
    units: 8,
  });
});

it('lists the normal forms that a text is in', () => {
  expect(inspectText('é', 'und').forms).toEqual(['NFC', 'NFKC']);
  expect(inspectText('e\u0301', 'und').forms).toEqual(['NFD', 'NFKD']);
  expect(inspectText('ﬁ', 'und').forms).toEqual(['NFC', 'NFD']);
  // Excluded from composition: no normal form has the letter as one code point.
  expect(inspectText('\u0958', 'hi').forms).toEqual([]);
  expect(inspectText('abc', 'en').forms).toEqual(['NFC', 'NFD', 'NFKC', 'NFKD']);
});

it.each([
  ['\u202e', 'direction'],
  ['\ufe0f', 'variation'],
  ['\u00a0', 'space'],
  ['\u0007', 'control'],
  ['\u00ad', 'invisible'],
  ['\ue000', 'private'],
  ['\ud800', 'surrogate'],
  ['\u0378', 'unassigned'],
] as const)('marks %j as %s', (character, kind) => {
  expect(inspectText(`a${character}`, 'und').marks).toEqual([[kind, 1]]);
});

it('marks neither spaces nor line feeds nor letters', () => {
  expect(inspectText('नमस्ते दुनिया\nHello, 10 times: “yes”.', 'hi').marks).toEqual([]);
});

it('marks a Cyrillic letter in a Latin word, and only that letter', () => {
  const { marks, flags, characters } = inspectText('p\u0430ypal', 'en');
  expect(marks).toEqual([['confusable', 1]]);
  expect([...flags]).toEqual([0, flag.confusable, 0, 0, 0, 0]);
  expect(characters.get('\u0430')).toMatchObject({ script: 'Cyrl', looksLike: 'a' });
});
