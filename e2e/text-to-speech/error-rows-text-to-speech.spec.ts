import { expectCard, rowOf, rowsOf } from '../verbs/error-card.ts';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';

/* Account refusals of text-to-speech. Refusals of requests are tested in `text-to-speech-input.spec.ts`. */

const speak = ({ page }: ConsoleVerbs) => page.getByRole('button', { name: 'Speak' }).first().click();
const speakAs = (account: string) => async (console: ConsoleVerbs) => {
  await console.chooseAccount(account);
  await speak(console);
};
const speakByRow: Readonly<Record<string, (console: ConsoleVerbs) => Promise<void>>> = {
  'tts.invalid-credentials': async (console) => {
    await console.page.getByRole('button', { name: /^Account:/ }).click();
    await console.page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
    await console.page.getByLabel('REV-APP-ID').fill('nobody');
    await console.page.getByRole('button', { name: 'Use for this session' }).click();
    await speak(console);
  },
  'tts.expired': speakAs('expired'),
  'tts.exhausted': speakAs('exhausted'),
  'tts.unauthorized-api': speakAs('no-text-to-speech'),
  'tts.unauthorized-language': speakAs('hindi-english'),
};

test('every account refusal has a case in this file', () => {
  const refusals = rowsOf('tts').filter(({ httpStatus }) => httpStatus === 403);
  expect(refusals.map(({ id }) => id).sort()).toEqual(Object.keys(speakByRow).sort());
});

test('every account refusal can be triggered by a user, is named on the card, and nothing is played', {
  tag: '@slow',
}, async ({ console }) => {
  await console.open('Text to speech', '/text-to-speech?speaker=ta_male#text=வணக்கம்');
  const shown = console.result.getByRole('alert');
  for (const [id, make] of Object.entries(speakByRow)) {
    await test.step(id, async () => {
      await make(console);
      // Each message differs from the previous one, so that an old card cannot be mistaken for a new one.
      await expectCard(shown, rowOf(id));
      await expect(console.result.getByRole('button', { name: 'Pause' })).toHaveCount(0);
      await console.expectAccessible(id, '[role=alert]');
    });
  }
});
