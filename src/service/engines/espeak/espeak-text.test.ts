import { describe, expect, it } from 'vitest';
import { toEngineText } from './espeak-text.ts';

describe('text for the engine', () => {
  it.each([
    ['<audio src="/etc/passwd"/>', / audio src equals ", etc, passwd", {2}/],
    ["[[h@l'oU]]", / {2}h at l'oU {2}/],
    ['tea\u0000pot \u0001+10P', /tea pot +plus +ten P/],
    ['\ue000\ud800x\uffff', /^ {2}x $/],
    ['a & b &lt; c', /^a +and +b +and +lt; c$/],
  ])('text that looks like an engine command is never taken as one: %j', (text, expected) => {
    expect(toEngineText(text, 'en').text).toMatch(expected);
    expect(toEngineText(text, 'en').text).not.toMatch(/[<>&[\]\p{Cc}\p{Co}]/u);
  });

  it.each([
    ['hi', '3 × 4 = 12', 'तीन गुणा चार बराबर बारह'],
    ['ta', '10 ÷ 2 @ 5', 'பத்து வகுத்தல் இரண்டு அட் ஐந்து'],
    ['ur', '#5', 'نمبر پانچ'],
    ['mr', '5*3', 'पाच गुणिले तीन'],
  ] as const)('in %s, the signs in %s are spoken as words', (language, text, expected) => {
    expect(toEngineText(text, language).text.trim().replace(/ +/g, ' ')).toBe(expected);
  });

  it('leaves the letters of every script unchanged', () => {
    for (const text of ['नमस्ते, दुनिया।', 'اردو\u200cمیں', 'தமிழ் 😀', "it's o'clock"]) {
      expect(toEngineText(text, 'hi').text).toBe(text);
    }
  });

  it('maps each code point to its position in the original text', () => {
    const { text, origins } = toEngineText('😀 a&b', 'en');
    const points = [...text];
    expect(origins).toHaveLength(points.length);
    expect(origins[points.indexOf('a')]).toBe(3);
    expect(origins[points.lastIndexOf('b')]).toBe(5);
  });

  it.each([
    [
      'en',
      '12,34,567 or 1,234',
      'twelve lakh thirty four thousand five hundred sixty seven or one thousand two hundred thirty four',
    ],
    ['en', 'on 3,4 and 5', 'on three,four and five'],
    ['hi', '₹500', 'पांच सौ रुपये'],
    ['hi', '-5 से 10-12', 'माइनस पांच से दस से बारह'],
    ['ne', '25', 'पच्चिस'],
    ['ur', '۲۵ ٢٥', 'پچیس پچیس'],
    ['bn', '25 ২৫', 'পঁচিশ পঁচিশ'],
    ['sd', '۱۲٬۳۴۵ ٣٫٥', 'ٻارنهن هزار ٽي سؤ پنجيتاليهه ٽي اعشاريه پنج'],
    ['en', '२५, ௨௫ and ٢٥', 'twenty five, twenty five and twenty five'],
    ['en', '१२,३४,५६७', 'twelve lakh thirty four thousand five hundred sixty seven'],
    ['ta', '२५', 'இருபத்து ஐந்து'],
    ['ne', '௨௫ २५', 'पच्चिस पच्चिस'],
    ['hi', '€5', 'पांच यूरो'],
    ['or', '5%', 'ପାଞ୍ଚ ପ୍ରତିଶତ'],
  ] as const)('rewrites numbers so that the voice can read them, in %s: %j', (language, text, expected) => {
    expect(toEngineText(text, language).text.replace(/ {2,}/g, ' ')).toBe(expected);
  });

  it.each([
    ['as', 'সময\u09bc', 'সম\u09df'],
    ['as', 'সময়'.normalize('NFC'), 'সম\u09df'],
    ['mr', 'ॲप', 'ऍप'],
    ['or', 'ସ୍ୱାଗତ', 'ସ୍ଵାଗତ'],
    ['ur', 'كتاب ة', 'کتاب ت'],
    ['sd', 'كتـاب', 'كتاب'],
    ['hi', 'समय', 'समय'],
  ] as const)('replaces letters that the voice cannot read, in %s: %j', (language, text, expected) => {
    expect(toEngineText(text, language).text).toBe(expected);
  });
});
