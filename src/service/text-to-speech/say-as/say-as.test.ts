import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { espeakLanguages } from '#service/engines/espeak/espeak-voices.ts';
import { sayAs } from './say-as.ts';

const say = (text: string, interpretAs: string, language: LanguageCode, format?: string) => {
  const spoken = sayAs(text, interpretAs, format, language);
  return 'text' in spoken ? spoken.text : spoken;
};
const problem = { problem: expect.any(String) };

describe('say-as in English', () => {
  it.each([
    ['cardinal', '12,34,567.50', undefined, '1234567.50'],
    ['cardinal', '-5', undefined, 'minus 5'],
    ['ordinal', '21', undefined, '21st'],
    ['ordinal', '112th', undefined, '112th'],
    ['characters', 'Tts 4', undefined, 'T, T, S, 4'],
    ['digits', '+91 98-76', undefined, '9 1 9 8 7 6'],
    ['unit', '5 km', undefined, '5 kilometers'],
    ['unit', '1kg', undefined, '1 kilogram'],
    ['unit', '37°C', undefined, '37 degrees Celsius'],
    ['unit', '5 liters', undefined, '5 liters'],
    ['unit', '1 litre', undefined, '1 liter'],
    ['unit', '5kgs', undefined, '5 kilograms'],
    ['unit', '12 Kms', undefined, '12 kilometers'],
    ['unit', '2 hrs', undefined, '2 hours'],
    ['unit', '6-foot', undefined, '6 feet'],
    ['unit', '1,200 sq ft', undefined, '1200 square feet'],
    ['unit', '500 m²', undefined, '500 square meters'],
    ['date', '15/08/1947', 'dmy', '15th August, nineteen forty seven'],
    ['date', '8-15-1947', 'mdy', 'August 15th, nineteen forty seven'],
    ['date', '2.1', 'dm', '2nd January'],
    ['date', '1/2', 'md', 'January 2nd'],
    ['date', '2-10', 'mdy', 'February 10th'],
    ['date', '2-10', 'dmy', '2nd October'],
    ['date', '2024-03-12', undefined, '12th March, twenty twenty four'],
    ['date', '2024-03-12', 'dmy', '12th March, twenty twenty four'],
    ['date', '2001/9/11', 'ymd', '11th September, two thousand one'],
    ['date', '3/2024', 'my', 'March twenty twenty four'],
    ['date', '2024-03', 'ym', 'March twenty twenty four'],
    ['date', '1998', 'y', 'nineteen ninety eight'],
    ['date', '3', 'm', 'March'],
    ['date', '12', 'd', '12th'],
    ['date', '1/2/2005', undefined, '1st February, two thousand five'],
    ['date', '1/2/05', undefined, '1st February, two thousand five'],
    ['currency', '₹1,250.50', undefined, '1250 rupees 50 paise'],
    ['currency', '$1', undefined, '1 dollar'],
    ['currency', '5', 'EUR', '5 euros'],
    ['currency', '0.01 GBP', undefined, '1 penny'],
    ['currency', '-£2', undefined, 'minus 2 pounds'],
    [
      'url',
      'https://www.example.com/a-b?c=1',
      undefined,
      'W W W dot example dot com slash A dash B question mark C equals 1',
    ],
  ])('reads %s %s (%s) as %s', (interpretAs, text, format, expected) => {
    expect(say(text, interpretAs, 'en', format)).toBe(expected);
  });
});

describe('say-as in other languages', () => {
  it.each([
    ['hi', 'ordinal', '3', undefined, 'तीसरा'],
    ['hi', 'ordinal', '21', undefined, 'इक्कीसवाँ'],
    ['bn', 'ordinal', '11', undefined, 'এগারোতম'],
    ['gu', 'ordinal', '20', undefined, 'વીસમું'],
    ['kn', 'ordinal', '11', undefined, 'ಹನ್ನೊಂದನೇ'],
    ['ml', 'ordinal', '11', undefined, 'പതിനൊന്നാം'],
    ['mr', 'ordinal', '11', undefined, 'अकरावा'],
    ['pa', 'ordinal', '11', undefined, 'ਗਿਆਰਵਾਂ'],
    ['ta', 'ordinal', '11', undefined, 'பதினொன்றாவது'],
    ['te', 'ordinal', '11', undefined, 'పదకొండవ'],
    ['te', 'ordinal', '20', undefined, 'ఇరవయ్యవ'],
    ['ne', 'ordinal', '11', undefined, 'एघारौं'],
    ['ur', 'ordinal', '11', undefined, 'گیارہواں'],
    ['hi', 'date', '१५/०८/१९४७', 'dmy', 'पंद्रह अगस्त उन्नीस सौ सैंतालीस'],
    ['ta', 'unit', '10%', undefined, 'பத்து சதவீதம்'],
    ['ta', 'unit', '60 km/h', undefined, 'மணிக்கு அறுபது கிலோமீட்டர்'],
    ['ml', 'unit', '5%', undefined, 'അഞ്ച് ശതമാനം'],
    ['bn', 'currency', '₹100', undefined, 'এক শত টাকা'],
    ['te', 'currency', '₹500', undefined, 'ఐదు వందల రూపాయలు'],
    ['ta', 'unit', '1 liter', undefined, 'ஒரு லிட்டர்'],
    ['hi', 'unit', '5 कि.मी.', undefined, 'पांच किलोमीटर'],
    ['hi', 'unit', '5kgs', undefined, 'पांच किलोग्राम'],
    ['kn', 'unit', '10%', undefined, 'ಶೇಕಡಾ ಹತ್ತು'],
    ['hi', 'date', '2024-03-12', undefined, 'बारह मार्च दो हज़ार चौबीस'],
    ['te', 'currency', '$1.05', undefined, 'ఒక డాలర్ ఐదు సెంట్లు'],
    ['ur', 'cardinal', '-۵', undefined, 'منفی پانچ'],
    ['mr', 'digits', '४२', undefined, 'चार दोन'],
  ] as const)('%s reads %s %s as %s', (language, interpretAs, text, format, expected) => {
    expect(say(text, interpretAs, language, format)).toBe(expected);
  });

  it.each(espeakLanguages)('%s has its own words for months, units, currencies and ordinals', (language) => {
    const script = language === 'en' ? /[a-z]/ : /[^\p{Script=Latin}\d\s]/u;
    for (const [interpretAs, text] of [
      ['date', '1/8'],
      ['unit', '3 kg'],
      ['currency', '€3'],
      ['ordinal', '2'],
      ['cardinal', '-2'],
    ] as const) {
      const spoken = say(text, interpretAs, language);
      expect(spoken).toMatch(script);
      if (language !== 'en') expect(spoken).not.toMatch(/\p{Script=Latin}/u);
    }
  });
});

describe('say-as refuses', () => {
  it.each([
    ['cardinal', 'five', undefined],
    ['cardinal', '1,2,3', undefined],
    ['cardinal', '9'.repeat(16), undefined],
    ['ordinal', '0', undefined],
    ['ordinal', '1.5', undefined],
    ['characters', ' ', undefined],
    ['digits', '12a', undefined],
    ['unit', '5 parsecs', undefined],
    ['unit', '5 constructor', undefined],
    ['date', '29/2/2023', undefined],
    ['date', '13/13/2020', undefined],
    ['date', '1/2/2005', 'dm'],
    ['date', '2023-02-29', undefined],
    ['date', '13', 'm'],
    ['date', 'tomorrow', undefined],
    ['currency', '5', undefined],
    ['currency', '₹5', 'USD'],
    ['currency', '₹5.123', undefined],
    ['currency', '¥5', undefined],
    ['url', 'not an address', undefined],
    ['cardinal', '5', 'dmy'],
    ['telephone', '5', undefined],
    ['constructor', '5', undefined],
  ])('refuses %s %j (%s)', (interpretAs, text, format) => {
    expect(sayAs(text, interpretAs, format, 'en')).toEqual(problem);
  });

  it.each(['characters', 'digits', 'url'])('refuses %s of more than a thousand characters', (interpretAs) => {
    expect(sayAs('1'.repeat(1001), interpretAs, undefined, 'en')).toEqual({
      problem: '1001 characters of say-as; at most 1000 are allowed',
    });
  });
});
