import { describe, expect, it } from 'vitest';
import { readAbbreviations } from './abbreviations-in-context.ts';
import { splitIntoSegments } from './segments.ts';
import { transliterate } from './transliterate.ts';

/** Returns the text with its weekday and street abbreviations written in full. */
const inFull = (text: string) =>
  readAbbreviations(splitIntoSegments(text))
    .map((piece) => ('readAs' in piece && piece.readAs) || piece.text)
    .join('');

describe('abbreviations that depend on the words beside them', () => {
  it.each([
    ['Mon 5 pm', 'Monday 5 pm'],
    ['Wed, 25 Nov', 'Wednesday, 25 Nov'],
    ['Sat. 9 am', 'Saturday 9 am'],
    ['See you Mon at 5', 'See you Monday at 5'],
    ['Mon-Fri', 'Monday-Friday'],
    ['Mon to Sat, Sun closed', 'Monday to Saturday, Sunday closed'],
    ['Sat and Sun closed', 'Saturday and Sunday closed'],
    ['On Sun.', 'On Sunday.'],
    ['Fri', 'Friday'],
    ['St. 2nd Main', 'Street 2nd Main'],
    ['12 Church St', '12 Church Street'],
    ['Commercial St., Bengaluru', 'Commercial Street, Bengaluru'],
  ])('%s is read as %s', (text, full) => {
    expect(inFull(text)).toBe(full);
  });

  it.each([
    'mon ami',
    'Sat Nam',
    'Sun Pharma',
    'by Sun Pharma',
    'I sat 2 hours',
    'He wed in May',
    'The sun rose',
    'St. Mary',
    "near St. Joseph's School",
    'St',
  ])('“%s” has no abbreviation that is written in full', (text) => {
    expect(inFull(text)).toBe(text);
  });

  it.each([
    ['hi', 'मंडे 5 पीएम', 'चर्च स्ट्रीट, पुणे'],
    ['ta', 'மண்டே 5 பிஎம்', 'சர்ச் ஸ்ட்ரீட், புனே'],
    ['te', 'మండే 5 పీఎం', 'చర్చ్ స్ట్రీట్, పూణే'],
    ['bn', 'মানডে 5 পিএম', 'চার্চ স্ট্রিট, পুনে'],
    ['ur', 'منڈے 5 پی ایم', 'چرچ اسٹریٹ, پونے'],
    ['pa', 'ਮੰਡੇ 5 ਪੀਐਮ', 'ਚਰਚ ਸਟ੍ਰੀਟ, ਪੁਣੇ'],
  ] as const)('“Mon” and “St” are transliterated as full words: %s', (to, weekday, street) => {
    expect(transliterate('Mon 5 pm', 'en', to)).toEqual([weekday]);
    expect(transliterate('Church St., Pune', 'en', to)).toEqual([street]);
  });
});
