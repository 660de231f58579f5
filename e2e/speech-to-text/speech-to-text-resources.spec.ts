import { longestTaskMilliseconds, sortingMilliseconds } from '../verbs/checks/main-thread.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { clickWaveform, playerPosition, positionSlider, zoomSlider } from '../verbs/job-view-verbs.ts';
import { chooseFiles, jobRow } from '../verbs/speech-to-text-verbs.ts';

test('a recording of one hour is zoomed to 50 ms, scrolled and played while the page stays responsive', {
  tag: ['@slow', '@resources'],
}, async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await chooseFiles(page, [{ name: 'hour.wav', buffer: hourOfSound() }]);
  await expect(positionSlider(page)).toHaveAttribute('aria-valuemax', '3600', { timeout: 30_000 });
  await clickWaveform(page, 0.5);
  const longest = await longestTaskMilliseconds(page, async () => {
    await page.keyboard.press('0');
    await clickWaveform(page, 0.5);
    for (let presses = 0; presses < 17; presses += 1) await page.keyboard.press('+');
    await expect(zoomSlider(page)).toHaveAttribute('aria-valuetext', '50 ms in view');
    for (let turns = 0; turns < 20; turns += 1) await page.mouse.wheel(120, 0);
    await page.keyboard.press('Space');
    const from = await playerPosition(page);
    await expect.poll(() => playerPosition(page)).toBeGreaterThan(from + 0.5);
    await page.keyboard.press('Space');
  });
  expect(longest).toBeLessThan(await sortingMilliseconds(page));
});

/**
 * A recording of one hour that alternates tone and silence; at 4 kHz and 8 bits it is small enough for the file
 * chooser.
 */
function hourOfSound(): Buffer {
  const rate = 4000;
  const frames = 3600 * rate;
  const wav = Buffer.alloc(44 + frames, 128);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + frames, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(frames, 40);
  for (let frame = 0; frame < frames; frame += 1) {
    if (Math.floor(frame / rate) % 2 === 0) wav[44 + frame] = 128 + Math.round(90 * Math.sin(frame * 0.3));
  }
  return wav;
}

test('a closed view releases canvases, listeners and audio', { tag: ['@slow', '@resources'] }, async ({
  console: _,
  page,
}) => {
  await page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(globalThis, { addresses: open });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (thing) => {
      const address = createObjectURL(thing);
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      open.delete(address);
      revokeObjectURL(address);
    };
  });
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name: 'A sentence, wav' }).click();
  await expect(jobRow(page, 'sample-')).toContainText('completed', { timeout: 50_000 });
  await expect(positionSlider(page)).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const listeners = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  };
  const openAndLeave = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await page.getByRole('link', { name: 'Speech to text' }).first().click();
      await expect(positionSlider(page)).toBeVisible();
      await page.getByRole('link', { name: 'Service' }).first().click();
      await expect(page.locator('canvas')).toHaveCount(0);
    }
    return listeners();
  };
  const few = await openAndLeave(2);
  const many = await openAndLeave(6);
  expect(many).toBeLessThanOrEqual(few * 1.2);
  const addresses = () => page.evaluate(() => Reflect.get(globalThis, 'addresses').size);
  await expect.poll(addresses).toBe(0);
});
