import { describe, expect, it } from 'vitest';
import { isSpeakable, toEngineText } from './espeak-text.ts';

describe('text for the engine', () => {
  it.each([
    ['<audio src="/etc/passwd"/>', / audio src="\/etc\/passwd"\/ /],
    ["[[h@l'oU]]", / {2}h@l'oU {2}/],
    ['tea\u0000pot \u0001+10P', /tea pot +\+10P/],
    ['\ue000\ud800x\uffff', /^ {2}x $/],
    ['a & b &lt; c', /^a +and +b +and +lt; c$/],
  ])('makes %j harmless', (text, expected) => {
    expect(toEngineText(text, 'en').text).toMatch(expected);
    expect(toEngineText(text, 'en').text).not.toMatch(/[<>&[\]\p{Cc}\p{Co}]/u);
  });

  it('leaves the letters of every script unchanged', () => {
    for (const text of ['नमस्ते, दुनिया।', 'اردو\u200cمیں', 'தமிழ் 😀', "it's 5 o'clock"]) {
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
    ['en', '12,34,567 or 1,234', '1234567 or 1234'],
    ['en', 'on 3,4 and 5', 'on 3,4 and 5'],
    ['hi', '₹500', ' रुपये 500'],
    ['hi', '-5 से 10-12', ' माइनस 5 से 10-12'],
    ['ne', '25', '२५'],
    ['ur', '۲۵ ٢٥', '25 25'],
    ['bn', '25 ২৫', '25 25'],
    ['sd', '۱۲٬۳۴۵ ٣٫٥', '12,345 3.5'],
    ['en', '२५, ௨௫ and ٢٥', '25, 25 and 25'],
    ['en', '१२,३४,५६७', '1234567'],
    ['ta', '२५', '25'],
    ['ne', '௨௫ २५', '२५ २५'],
    ['hi', '€5', ' यूरो 5'],
    ['or', '5%', '5 ପ୍ରତିଶତ '],
  ] as const)(
    'in %s rewrites the numbers of %j so that the voice can read them',
    (language, text, expected) => {
      expect(toEngineText(text, language).text.replace(/ {2,}/g, ' ')).toBe(expected);
    },
  );

  it.each([
    ['as', 'সময\u09bc', 'সম\u09df'],
    ['as', 'সময়'.normalize('NFC'), 'সম\u09df'],
    ['mr', 'ॲप', 'ऍप'],
    ['or', 'ସ୍ୱାଗତ', 'ସ୍ଵାଗତ'],
    ['ur', 'كتاب ة', 'کتاب ت'],
    ['sd', 'كتـاب', 'كتاب'],
    ['hi', 'समय', 'समय'],
  ] as const)('in %s replaces letters that the voice cannot read: %j', (language, text, expected) => {
    expect(toEngineText(text, language).text).toBe(expected);
  });

  it('distinguishes text that can be spoken from mere punctuation', () => {
    expect(['hi', '५', '₹', '😀', '%'].every(isSpeakable)).toBe(true);
    expect(['', ' . ', '— “”', '<>', '\n'].some(isSpeakable)).toBe(false);
  });
});
