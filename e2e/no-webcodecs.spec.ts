import type { Page } from '@playwright/test';
import { flacEncoder } from '../src/service/audio-files/flac-encoder.ts';
import { mp3Encoder } from '../src/service/audio-files/mp3-encoder.ts';
import { oggEncoder } from '../src/service/audio-files/ogg-encoder.ts';
import { chooseFiles, jobSlider, jobView, lengthShown } from './audio-verbs.ts';
import { expect, test } from './fixtures.ts';
import { encoded, mp3Frames } from './recordings/recordings.ts';
import { babble } from './recordings/sounds.ts';

/**
 * Takes WebCodecs from the page and from every worker it starts, before their first line runs.
 *
 * @returns what each worker then found in its place, by `typeof`
 */
async function takeWebCodecs(page: Page): Promise<string[]> {
  const found: string[] = [];
  const expression =
    'delete globalThis.AudioDecoder; delete globalThis.EncodedAudioChunk; typeof AudioDecoder';
  await page.addInitScript(expression);
  const session = await page.context().newCDPSession(page);
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    if (id === 1) found.push(result.result.value);
  });
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    // A worker may be gone before it could be told.
    const tell = (id: number, method: string, params: object) =>
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(() => {});
    void tell(1, 'Runtime.evaluate', { expression });
    void tell(2, 'Runtime.runIfWaitingForDebugger', {});
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return found;
}

const rate = 24_000;
const sound = () => babble(5, rate);
const recordings = {
  mp3: async () => encoded(sound(), await mp3Encoder(rate)),
  'mp3 of varying bit rate': () => mp3Frames(babble(5, 44_100), 1, { vbrQuality: 4 }),
  flac: async () => encoded(sound(), await flacEncoder(rate)),
  ogg: async () => encoded(sound(), await oggEncoder(rate)),
};

for (const [name, make] of Object.entries(recordings)) {
  test(`without WebCodecs: ${name} has its waveform and plays`, async ({ console: _, page }) => {
    const found = await takeWebCodecs(page);
    await page.goto('/speech-to-text');
    await chooseFiles(page, { recording: await make() });
    await expect(jobSlider(page)).toBeVisible();
    expect(await page.evaluate('typeof AudioDecoder')).toBe('undefined');
    expect([...new Set(found)]).toEqual(['undefined']);
    expect(Math.abs((await lengthShown(page)) - 5)).toBeLessThan(0.1);
    await jobView(page).getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(async () => Number(await jobSlider(page).getAttribute('aria-valuenow')))
      .toBeGreaterThan(0.2);
  });
}
