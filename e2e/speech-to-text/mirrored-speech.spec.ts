import { layoutFaults } from '../verbs/checks/layout-faults.ts';
import { expect, test } from '../verbs/fixtures.ts';
import { openedRegion, openedSlider, openedTab, openSpokenSample } from '../verbs/opened-verbs.ts';
import {
  chooseFiles,
  followIds,
  jobRow,
  textFile,
  toneWav,
  unknownIds,
} from '../verbs/speech-to-text-verbs.ts';

// English laid out from right to left, as the interface in Urdu is.
test.use({ interfaceLanguage: 'en-XB' });

test.use({ viewport: { width: 375, height: 5000 } });

test('a right-to-left page on a phone mirrors jobs, a file that was not sent and every view of an Urdu transcript', {
  tag: '@slow',
}, async ({ console, page }) => {
  const expectSound = async (state: string) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await layoutFaults(page), state).toEqual([]);
  };
  await openSpokenSample(page, 'Urdu');
  for (const view of ['Transcript', 'Words', 'Original', 'Differences', 'Subtitles', 'Checks', 'Reference']) {
    await openedTab(page, new RegExp(`^${view}`)).focus();
    await expectSound(view);
  }
  await expect(openedRegion(page).getByLabel('Reference text')).toHaveCSS('direction', 'rtl');
  // Time runs from left to right on every page.
  await openedSlider(page).press('Home');
  await expect(openedSlider(page)).toHaveAttribute('aria-valuenow', '0.000');
  await openedSlider(page).press('ArrowRight');
  await expect(openedSlider(page)).not.toHaveAttribute('aria-valuenow', '0.000');
  await chooseFiles(page, [
    { name: 'call.wav', buffer: toneWav(0.5) },
    { name: 'notes.txt', buffer: textFile },
  ]);
  await followIds(page, unknownIds(1));
  await expect(jobRow(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await jobRow(page, 'notes.txt').getByRole('button', { name: 'Open notes.txt' }).click();
  await expectSound('jobs and a held file');
  // The checkboxes are to the right of the names.
  const box = await jobRow(page, 'call.wav').getByRole('checkbox').boundingBox();
  const name = await jobRow(page, 'call.wav').getByRole('button', { name: 'Open call.wav' }).boundingBox();
  expect(box?.x).toBeGreaterThan(name?.x ?? Number.POSITIVE_INFINITY);
  await console.expectAccessible('mirrored');
});

test('a right-to-left page on a phone mirrors the text, result, takes, comparison and SSML of text to speech', {
  tag: '@slow',
}, async ({ console, page }) => {
  const expectSound = async (state: string) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await layoutFaults(page), state).toEqual([]);
  };
  await console.open('Text to speech', '/text-to-speech?speaker=hi_female#text=नमस्ते दुनिया');
  const takes = page.getByRole('region', { name: 'Takes', exact: true });
  await expectSound('text');
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Speak' }).first().click();
    await expect(takes.getByRole('listitem')).toHaveCount(count);
  }
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveCSS('direction', 'ltr');
  await expectSound('result and takes');
  await takes.getByRole('button', { name: 'Compare the last two' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the comparison' })).toBeVisible();
  await expectSound('comparison');
  await page.getByRole('radio', { name: 'SSML' }).check();
  await page.getByRole('button', { name: 'SSML, two voices' }).click();
  await expect(page.getByText('Well-formed')).toBeVisible();
  // SSML tags run from left to right on every page.
  await expect(page.getByRole('textbox', { name: 'SSML' })).toHaveCSS('direction', 'ltr');
  await expectSound('SSML');
  await console.expectAccessible('mirrored');
});
