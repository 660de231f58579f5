import { expectCard, rowOf, rowsOf } from './error-card.ts';
import { type ConsoleVerbs, expect, test } from './fixtures.ts';

/* What an account is refused in text-to-speech; the rows about a request are in `text-to-speech-input.spec.ts`. */

const speakAs = (account: string, address: string) => async (console: ConsoleVerbs) => {
  await console.open('Text to speech', address);
  await console.chooseAccount(account);
  await console.page.getByRole('button', { name: 'Speak' }).first().click();
};
const hindi = '/text-to-speech?speaker=hi_female#text=नमस्ते';
const accountOfSpeech: Readonly<Record<string, (console: ConsoleVerbs) => Promise<void>>> = {
  'tts.invalid-credentials': async (console) => {
    await console.open('Text to speech', hindi);
    await console.page.getByRole('button', { name: /^Account:/ }).click();
    await console.page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
    await console.page.getByLabel('REV-APP-ID').fill('nobody');
    await console.page.getByRole('button', { name: 'Use them' }).click();
    await console.page.getByRole('button', { name: 'Speak' }).first().click();
  },
  'tts.expired': speakAs('expired', hindi),
  'tts.exhausted': speakAs('exhausted', hindi),
  'tts.unauthorized-api': speakAs('no-text-to-speech', hindi),
  'tts.unauthorized-language': speakAs('hindi-english', '/text-to-speech?speaker=ta_male#text=வணக்கம்'),
};

test('every refusal of an account has its way in text to speech', () => {
  const refusals = rowsOf('tts').filter(({ httpStatus }) => httpStatus === 403);
  expect(refusals.map(({ id }) => id).sort()).toEqual(Object.keys(accountOfSpeech).sort());
});

for (const [id, make] of Object.entries(accountOfSpeech)) {
  test(`${id} is made by hand, the card names it, and nothing is played`, async ({ console }) => {
    await make(console);
    const shown = console.result.getByRole('alert');
    await expectCard(shown, rowOf(id));
    await expect(console.result.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await console.expectAccessible(id, '[role=alert]');
  });
}
