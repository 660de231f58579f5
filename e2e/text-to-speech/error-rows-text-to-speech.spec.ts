import { expectCard, rowOf, rowsOf } from '../verbs/error-card.ts';
import { type ConsoleVerbs, test as consoleTest, expect } from '../verbs/fixtures.ts';
import { onePage } from '../verbs/one-page.ts';

/* Refusals of accounts in text-to-speech. Those of requests are in `text-to-speech-input.spec.ts`. */

const test = consoleTest.extend(onePage);

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

test('every refusal of an account is covered here', () => {
  const refusals = rowsOf('tts').filter(({ httpStatus }) => httpStatus === 403);
  expect(refusals.map(({ id }) => id).sort()).toEqual(Object.keys(accountOfSpeech).sort());
});

for (const [id, make] of Object.entries(accountOfSpeech)) {
  test(`${id} is produced by hand, the card names it, and nothing is played`, async ({ console }) => {
    await make(console);
    const shown = console.result.getByRole('alert');
    await expectCard(shown, rowOf(id));
    await expect(console.result.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await console.expectAccessible(id, '[role=alert]');
  });
}
