import { describe, expect, it } from 'vitest';
import type { TranslationLanguage } from '#contract/languages.ts';
import { phrasebookSeed } from '../phrasebook/phrasebook-seed.ts';
import { createTemplateFinder } from './templates.ts';

const find = createTemplateFinder(phrasebookSeed().templates);
const match = (sentence: string, from: TranslationLanguage) =>
  find(sentence, from, (text, _, to) => `<${to}:${text}>`);
const writeTranslation = (sentence: string, from: TranslationLanguage, to: TranslationLanguage) =>
  match(sentence, from)?.write(to)?.text;

describe('translation templates', () => {
  it.each([
    ['Your order 4512 will arrive on 12 May.', '12 मई को आपका ऑर्डर 4512 पहुँच जाएगा।'],
    ['your order #A-17/3 will arrive on May 12th, 2026', '12 मई 2026 को आपका ऑर्डर #A-17/3 पहुँच जाएगा।'],
    ['Your order 1,024 will arrive on 12/05/2026.', '12/05/2026 को आपका ऑर्डर 1,024 पहुँच जाएगा।'],
    ['Your order 7 will arrive on Monday, 1 June 2026.', 'सोमवार, 1 जून 2026 को आपका ऑर्डर 7 पहुँच जाएगा।'],
    ['Hello Asha, welcome to New Delhi.', 'नमस्ते <hi:Asha>, <hi:New Delhi> में आपका स्वागत है।'],
    ['Hello Dr. A. Rao, welcome to Pune!', 'नमस्ते <hi:Dr. A. Rao>, <hi:Pune> में आपका स्वागत है।'],
    ['The total is ₹1,250.50.', 'कुल राशि ₹1,250.50 है।'],
    ['The total is Rs. 500.', 'कुल राशि ₹500 है।'],
    ['The total is 500 rupees.', 'कुल राशि ₹500 है।'],
    ['The total is $20.', 'कुल राशि $20 है।'],
    ['Your food will arrive at 7:30 PM.', 'आपका खाना शाम 7:30 बजे पहुँच जाएगा।'],
    ['Your food will arrive at 7 p.m.', 'आपका खाना शाम 7 बजे पहुँच जाएगा।'],
    ['You have 3 new messages.', 'आपके लिए 3 नए मैसेज आए हैं।'],
  ])('a template translates “%s”', (sentence, expected) => {
    expect(writeTranslation(sentence, 'en', 'hi')).toBe(expected);
  });

  it.each([
    ['no such date', 'Your order 4512 will arrive on 45 May.'],
    ['no such month', 'Your order 4512 will arrive on 12 Floréal.'],
    ['no number', 'Your order shoes will arrive on 12 May.'],
    ['a pronoun is not a name', 'Who has sent you a message?'],
    ['“nothing” is not a name', 'Nothing has sent you a message.'],
    ['a common noun is not a name', 'Office has sent you a message.'],
    ['a common noun is not a place', 'The train to the airport leaves at 5.'],
    ['no amount', 'The total is unknown.'],
    ['words before the text of a template', 'I think your seat number is 7.'],
    ['words after the text of a template', 'Your seat number is 7 or 8 maybe.'],
  ])('no template matches: %s', (_, sentence) => {
    expect(match(sentence, 'en')).toBeUndefined();
  });

  it.each([
    ['I will be back in 3 days.', 'ನಾನು 3 ದಿನಗಳ ಒಳಗೆ ಮರಳಿ ಬರುತ್ತೇನೆ.'],
    ['I will be back in 1 day.', 'ನಾನು 1 ದಿನದ ಒಳಗೆ ಮರಳಿ ಬರುತ್ತೇನೆ.'],
    ['I will be back in 1 hour.', 'ನಾನು 1 ಗಂಟೆಯ ಒಳಗೆ ಮರಳಿ ಬರುತ್ತೇನೆ.'],
  ])('in Kannada a duration before "within" is in the genitive, both ways: “%s”', (english, kannada) => {
    expect(writeTranslation(english, 'en', 'kn')).toBe(kannada);
    expect(writeTranslation(kannada, 'kn', 'en')).toBe(english);
  });

  it('the result of a template has the moderation status of its text in the target language', () => {
    const found = match('The temperature in Pune is 31 degrees.', 'en');
    expect(found?.write('te')?.moderation).toBe('in-progress');
    expect(found?.write('kok')?.moderation).toBe('unmoderated');
    expect(found?.write('hi')?.moderation).toBe('moderated');
  });

  it('names are capitalised in English', () => {
    const found = find('झटपट ने आपको मैसेज भेजा है।', 'hi', () => "o'hara nai dilli");
    expect(found?.write('en')?.text).toBe("O'hara Nai Dilli has sent you a message.");
  });

  it('4 pm is “evening” in Hindi, and has a word of its own in Bengali and Assamese', () => {
    const text = 'The meeting has been moved to 4 pm.';
    expect(writeTranslation(text, 'en', 'hi')).toMatch(/शाम 4 बजे/);
    expect(writeTranslation(text, 'en', 'bn')).toMatch(/বিকেল 4টায়/);
    expect(writeTranslation(text, 'en', 'as')).toMatch(/আবেলি 4 বজাত/);
  });

  it('native digits become 0 to 9 in another script', () => {
    expect(writeTranslation('१२ मई को आपका ऑर्डर ४५१२ पहुँच जाएगा।', 'hi', 'en')).toBe(
      'Your order 4512 will arrive on 12 May.',
    );
    expect(writeTranslation('१२ मई को आपका ऑर्डर ४५१२ पहुँच जाएगा।', 'hi', 'mr')).toMatch(/४५१२/);
  });
});
