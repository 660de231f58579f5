import { describe, expect, it } from 'vitest';
import { applyEndings, separateEndings } from './place-endings.ts';

describe('endings after a place', () => {
  it.each([
    ['ಪುಣೆ', 'ಪುಣೆಯಲ್ಲಿ', 'ಪುಣೆಗೆ'],
    ['ಬೆಂಗಳೂರು', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ', 'ಬೆಂಗಳೂರಿಗೆ'],
    ['ಹೈದರಾಬಾದ್', 'ಹೈದರಾಬಾದ್\u200cನಲ್ಲಿ', 'ಹೈದರಾಬಾದ್\u200cಗೆ'],
    ['ಕೇರಳ', 'ಕೇರಳದಲ್ಲಿ', 'ಕೇರಳಕ್ಕೆ'],
    ['ಲಕ್ನೋ', 'ಲಕ್ನೋದಲ್ಲಿ', 'ಲಕ್ನೋಗೆ'],
    ['ಅಸ್ಸಾಂ', 'ಅಸ್ಸಾಂನಲ್ಲಿ', 'ಅಸ್ಸಾಂಗೆ'],
    ['Goa', 'Goa ನಲ್ಲಿ', 'Goa ಗೆ'],
  ])(
    'Kannada joins endings to %s depending on its last letter, and detaches them again',
    (place, inPlace, toPlace) => {
      for (const [ending, joined] of [
        ['ನಲ್ಲಿ', inPlace],
        ['ಗೆ', toPlace],
      ] as const) {
        expect(applyEndings(`ನಾನು ${place} ${ending}`, place, 'kn')).toBe(`ನಾನು ${joined}`);
        expect(separateEndings(joined.replace('\u200c', ''), 'kn')).toBe(`${place} ${ending}`);
      }
    },
  );

  it('Telugu has a zero-width non-joiner only after a consonant without a vowel', () => {
    expect(applyEndings('పూణే\u200cలో', 'పూణే', 'te')).toBe('పూణేలో');
    expect(applyEndings('హైదరాబాద్\u200cలో', 'హైదరాబాద్', 'te')).toBe('హైదరాబాద్\u200cలో');
  });

  it.each([
    ['ਮੈਂ 3 ਦਿਨ ਵਿੱਚ', 'ਮੈਂ 3 ਦਿਨਾਂ ਵਿੱਚ'],
    ['2 ਹਫ਼ਤੇ ਦਾ ਸਮਾਂ', '2 ਹਫ਼ਤਿਆਂ ਦਾ ਸਮਾਂ'],
    ['11 ਮਹੀਨੇ ਤੋਂ', '11 ਮਹੀਨਿਆਂ ਤੋਂ'],
    ['1 ਦਿਨ ਵਿੱਚ', '1 ਦਿਨ ਵਿੱਚ'],
    ['3 ਦਿਨ ਆਰਾਮ', '3 ਦਿਨ ਆਰਾਮ'],
    ['ਮੈਨੂੰ ਬੀਮਾ ਦੀ ਲੋੜ ਹੈ।', 'ਮੈਨੂੰ ਬੀਮੇ ਦੀ ਲੋੜ ਹੈ।'],
    ['ਮੈਨੂੰ ਸੇਵਾ ਦੀ ਲੋੜ ਹੈ।', 'ਮੈਨੂੰ ਸੇਵਾ ਦੀ ਲੋੜ ਹੈ।'],
  ])('Punjabi changes units and masculine nouns before a postposition, and back: %s', (written, joined) => {
    const [text, expected] = [written.normalize('NFC'), joined.normalize('NFC')];
    expect(applyEndings(text, '', 'pa')).toBe(expected);
    expect(separateEndings(expected, 'pa')).toBe(text);
  });
});
