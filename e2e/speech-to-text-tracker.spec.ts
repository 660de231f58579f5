import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { choose, followIds, jobs, row, toneWav, tools, view } from './speech-to-text-verbs.ts';

const notes = Buffer.from('These are notes, not sound.');
const status = (page: Page) => tools(page).getByRole('status');
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

test('addresses, job ids and files are pasted anywhere on the page, and prose is not', async ({
  console: _,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/speech-to-text');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  const paste = async (text: string) => {
    await page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await page.keyboard.press('Control+V');
  };
  await paste('see what comes of it');
  await expect(page.getByText('The clipboard holds no files, addresses or job ids.')).toBeAttached();
  await paste(`http://127.0.0.1:9/a.wav\n${ids(1)[0]}`);
  await expect(row(page, '127.0.0.1:9')).toContainText('999');
  await expect(row(page, ids(1)[0] ?? '')).toContainText('Invalid JOB ID');
  const wav = toneWav(0.4).toString('base64');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.wav', { type: 'audio/wav' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, wav);
  await expect(row(page, 'pasted.wav')).toContainText('completed', { timeout: 40_000 });
});

/** Drops files, as the browser tells the page of it. */
async function drop(place: Locator, files: readonly { name: string; buffer: Buffer }[]) {
  const given = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  await place.evaluate((element, all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    for (const type of ['dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, given);
}

test('files dropped anywhere become jobs; one dropped on a job without audio becomes its audio', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  const wav = toneWav(0.5);
  await drop(page.getByText('No jobs yet'), [
    { name: 'a.wav', buffer: wav },
    { name: 'notes.txt', buffer: notes },
  ]);
  await expect(row(page, 'notes.txt')).toContainText('not sent');
  await expect(row(page, 'a.wav')).toContainText('completed', { timeout: 40_000 });
  await row(page, 'a.wav').getByRole('button', { name: 'Open a.wav' }).click();
  await view(page).getByRole('button', { name: 'Remove audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove audio' }).click();
  await expect(view(page)).toContainText('The audio of this job was removed from this browser.');
  await drop(row(page, 'a.wav'), [{ name: 'other name.wav', buffer: wav }]);
  await expect(page.getByText('This is the audio that was uploaded.')).toBeAttached();
  await expect(view(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await expect(status(page)).toHaveText('2 jobs');
  await drop(row(page, 'a.wav'), [{ name: 'new.wav', buffer: wav }]);
  await expect(status(page)).toHaveText('3 jobs');
});

test('by keyboard alone: find, select a range, cancel the question, remove', async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  await choose(
    page,
    ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ name, buffer: notes })),
  );
  await tools(page).getByRole('searchbox').focus();
  await page.keyboard.type('.txt');
  await jobs(page).getByRole('button', { name: 'Sort by File' }).focus();
  await page.keyboard.press('Enter');
  await jobs(page).getByRole('checkbox', { name: 'Select a.txt' }).focus();
  await page.keyboard.press('Space');
  await jobs(page).getByRole('checkbox', { name: 'Select b.txt' }).focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('2 selected');
  await tools(page).getByRole('button', { name: 'Remove 2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: 'Remove 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 jobs' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('1 job');
  await expect(page.getByText('2 jobs are removed.')).toBeAttached();
});

test('one file asks for something else than the batch, before it is sent and when it is sent again', async ({
  console,
  page,
}) => {
  await page.goto('/speech-to-text');
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await choose(page, [{ name: 'call.wav', buffer: toneWav(0.4) }]);
  await expect(row(page, 'call.wav')).toContainText('not sent');
  const settings = view(page).getByRole('region', { name: 'Settings of this job' });
  await settings.getByLabel('Domain of this job').selectOption('names');
  await expect(row(page, 'call.wav')).toContainText('not sent');
  await settings.getByLabel('Language of this job').selectOption('en');
  await expect(row(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(settings).toHaveCount(0);
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('as');
  const drawer = await console.openDrawer();
  await drawer
    .getByRole('button', { name: /stt_upload/ })
    .first()
    .click();
  await expect(drawer.getByRole('region', { name: 'Request' })).toContainText('names');
});

test('jobs are found, sorted, selected by a range, exported as a zip and removed when it is confirmed', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await choose(page, [
    { name: 'b.wav', buffer: toneWav(0.5) },
    { name: 'a.wav', buffer: toneWav(0.9) },
    { name: 'notes.txt', buffer: notes },
  ]);
  await expect(row(page, 'a.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(row(page, 'b.wav')).toContainText('completed', { timeout: 40_000 });
  await expect(row(page, 'a.wav').getByRole('list', { name: 'Time in each state' })).toContainText('queue');

  const names = () => jobs(page).getByRole('rowheader').allTextContents();
  await jobs(page).getByRole('button', { name: 'Sort by File' }).click();
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'notes.txt']);
  await jobs(page).getByRole('button', { name: 'Sort by Length' }).click();
  await jobs(page).getByRole('button', { name: 'Sort by Length' }).click();
  await expect.poll(names).toEqual(['a.wav', 'b.wav', 'notes.txt']);
  await expect(jobs(page).getByRole('columnheader', { name: 'Length' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await tools(page).getByRole('searchbox').fill('WAV');
  await expect.poll(names).toEqual(['a.wav', 'b.wav']);
  await expect(status(page)).toHaveText('2 of 3 jobs');

  await jobs(page).getByRole('checkbox', { name: 'Select a.wav' }).click();
  await jobs(page)
    .getByRole('checkbox', { name: 'Select b.wav' })
    .click({ modifiers: ['Shift'] });
  await expect(status(page)).toHaveText('2 selected');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tools(page).getByRole('button', { name: 'Export 2 transcripts' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('transcripts.zip');
  const zip = unzipSync(await readFile(await download.path()));
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining(['a.wav.json', 'a.wav.txt', 'b.wav.json', 'b.wav.txt']),
  );
  const answer: unknown = JSON.parse(new TextDecoder().decode(zip['a.wav.json']));
  expect(answer).toMatchObject({ code: '000' });

  await tools(page).getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(status(page)).toHaveText('2 selected');
  await tools(page).getByRole('button', { name: 'Remove 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 2 jobs' }).click();
  await expect(page.getByText('No job fits what is looked for.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all jobs' }).click();
  await expect.poll(names).toEqual(['notes.txt']);
});

test('audio is counted, removed, and attached again when it is the same', async ({ console: _, page }) => {
  await page.goto('/speech-to-text');
  const wav = toneWav(2);
  await choose(page, [{ name: 'call.wav', buffer: wav }]);
  await expect(row(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
  await tools(page).getByRole('button', { name: 'Audio: 64.0 kB of 2.0 GB' }).click();
  const kept = page.getByRole('dialog', { name: 'Audio kept in this browser' });
  await expect(kept).toContainText('1 recording');
  await expect(kept).toContainText('that the browser allows');
  await kept.getByRole('button', { name: 'Remove all audio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all audio' }).click();
  await expect(view(page)).toContainText('The audio of this job was removed from this browser.');
  await expect(tools(page).getByRole('button', { name: /^Audio: 0 B of / })).toBeVisible();
  await expect(row(page, 'call.wav')).toContainText('completed');

  await choose(page, [{ name: 'other.wav', buffer: toneWav(2, 500) }], 'Attach audio');
  await expect(view(page).getByRole('alert')).toContainText('This is another recording');
  await view(page).getByRole('button', { name: 'Leave it' }).click();
  await choose(page, [{ name: 'renamed.wav', buffer: wav }], 'Attach audio');
  await expect(page.getByText('This is the audio that was uploaded.')).toBeAttached();
  await expect(view(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  await page.reload();
  await expect(view(page).getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
});

test('a thousand jobs are as quick as two hundred: found, sorted, scrolled and selected', async ({
  console: _,
  page,
}) => {
  await page.goto('/speech-to-text');
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  /** The longest task of the page while a person works with the list, in milliseconds; at most 50 is as none. */
  const longest = async (count: number) => {
    await expect(status(page)).toHaveText(`${count} jobs`);
    const began = await page.evaluate(() => performance.now());
    await jobs(page).getByRole('button', { name: 'Sort by File' }).click();
    await tools(page).getByRole('searchbox').pressSequentially('-000000000039');
    await expect(status(page)).toHaveText(`1 of ${count} jobs`);
    await tools(page).getByRole('searchbox').fill('');
    await expect(status(page)).toHaveText(`${count} jobs`);
    await jobs(page).getByRole('checkbox', { name: 'Select all jobs shown' }).click();
    await expect(status(page)).toHaveText(`${count} selected`);
    expect(await jobs(page).getByRole('row').count()).toBeLessThan(40);
    await jobs(page).hover();
    for (let turn = 0; turn < 14; turn += 1) await page.mouse.wheel(0, 6000);
    await expect(row(page, ids(count).at(-1) ?? '')).toBeAttached();
    await tools(page).getByRole('button', { name: 'Select none' }).click();
    await jobs(page).getByRole('button', { name: 'Sort by State' }).click();
    await jobs(page).getByRole('button', { name: 'Sort by State' }).click();
    await jobs(page).getByRole('button', { name: 'Sort by State' }).click();
    const tasks = await page.evaluate((): { startTime: number; duration: number }[] =>
      Reflect.get(window, 'longTasks').map((task: PerformanceEntry) => task.toJSON()),
    );
    return Math.max(50, ...tasks.flatMap((task) => (task.startTime >= began ? task.duration : [])));
  };
  /** Jobs that nothing is asked about: their language is not recognised, so they wait for a decision. */
  const add = async (addresses: readonly string[]) => {
    await page.getByRole('button', { name: 'From addresses…' }).click();
    const dialog = page.getByRole('dialog', { name: 'From addresses' });
    await dialog.getByRole('textbox').fill(addresses.join('\n'));
    await dialog.getByRole('button', { name: 'Upload from addresses' }).click();
  };
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await add(ids(200));
  const few = Math.min(await longest(200), await longest(200));
  await add(ids(1000).slice(200));
  // What else runs on the machine only makes a task longer: the shorter of two tells.
  const many = Math.min(await longest(1000), await longest(1000));
  test.info().annotations.push({ type: 'longest tasks', description: `${few} and ${many} ms` });
  expect(many).toBeLessThanOrEqual(2 * few);
});

// Colours do not depend on the width: each theme is looked at once, and each width.
for (const { colorScheme, viewport } of [
  { colorScheme: 'light', viewport: { width: 1280, height: 1400 } },
  { colorScheme: 'dark', viewport: { width: 320, height: 3000 } },
] as const) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('no accessibility problem: many kinds of jobs, selected, asked before removing, storage', async ({
      console,
      page,
    }) => {
      await page.goto('/speech-to-text');
      await console.ready();
      await choose(page, [
        { name: 'call.wav', buffer: toneWav(0.5) },
        { name: 'notes.txt', buffer: notes },
        { name: 'cut.wav', buffer: toneWav(1).subarray(0, 900) },
      ]);
      await followIds(page, ids(2));
      await expect(row(page, 'call.wav')).toContainText('completed', { timeout: 40_000 });
      await expect(row(page, 'cut.wav')).toContainText('failed', { timeout: 40_000 });
      await jobs(page).getByRole('checkbox', { name: 'Select call.wav' }).click();
      await jobs(page).getByRole('button', { name: 'Open cut.wav' }).click();
      await console.expectAccessible('filled');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await tools(page)
        .getByRole('button', { name: /^Audio/ })
        .click();
      await console.expectAccessible('storage', '[role=dialog]');
      await page.keyboard.press('Escape');
      await tools(page).getByRole('button', { name: 'Remove 1' }).click();
      await console.expectAccessible('asked before removing', 'dialog');
    });
  });
}
