import { expect, it } from 'vitest';
import { reasonToReject } from './check-translation.ts';

const text = 'Your order has been shipped and will arrive on Monday.';

it.each([
  ['आपका ऑर्डर भेज दिया गया है और सोमवार को पहुँचेगा।', 'hi', undefined],
  ['உங்கள் ஆர்டர் அனுப்பப்பட்டது, திங்களன்று வந்து சேரும்.', 'ta', undefined],
  ['Microsoft Windows और Google Chrome के साथ काम करता है।', 'hi', undefined],
  ['Microsoft', 'hi', undefined],
  ['ZX0Z', 'hi', undefined],
  ['', 'hi', 'it is empty'],
  [text, 'hi', 'it is not in the script of Hindi'],
  ['आपका ऑर्डर भेज दिया गया है और सोमवार को पहुँचेगा।', 'ur', 'it is not in the script of Urdu'],
  ['आपका ऑर्डर भेज दिया गया है और सोमवार को पहुँचेगा।', 'mr', undefined],
  ['भेज '.repeat(300), 'hi', 'it is too long'],
] as const)('the reason to reject “%s” as a text in %s: %s', (answer, to, reason) => {
  expect(reasonToReject(text, answer, to)).toBe(reason);
});

it('an answer that omits most of a long text is rejected, a terse one is not', () => {
  expect(reasonToReject(text.repeat(10), 'आपका ऑर्डर', 'hi')).toBe('it is too short');
  expect(reasonToReject('Please be informed that this is so.', 'हाँ।', 'hi')).toBeUndefined();
});
