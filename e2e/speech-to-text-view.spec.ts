import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { choose, row, view } from './speech-to-text-verbs.ts';

const slider = (page: Page) => view(page).getByRole('slider', { name: 'Position in the recording' });
const zoom = (page: Page) => view(page).getByRole('slider', { name: 'Zoom' });
const text = (page: Page) => view(page).getByRole('article');
const position = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

async function completedSample(page: Page, name = 'A sentence, wav'): Promise<Word[]> {
  await page.goto('/speech-to-text');
  await page.getByRole('button', { name }).click();
  await expect(row(page, 'sample-')).toContainText('completed', { timeout: 50_000 });
  await expect(slider(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view(page).getByRole('button', { name: 'Download .json' }).click(),
  ]);
  const body: { result: { words: Word[][] } } = JSON.parse(await readFile(await download.path(), 'utf8'));
  return body.result.words.flat();
}

/** The moment under a point of the waveform, as a part of its width, by clicking there. */
async function clickAt(page: Page, part: number) {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('no waveform');
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
}

test('zoom goes from the whole recording to 50 ms and back, by keys, buttons, slider and wheel', async ({
  console: _,
  page,
}) => {
  await completedSample(page);
  await clickAt(page, 0.5);
  const whole = Number(await slider(page).getAttribute('aria-valuemax'));
  await page.keyboard.press('0');
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', 'Whole file');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('+');
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '50 ms in view');
  // A click at the end of what is in view is 25 ms after one in the middle of it.
  await clickAt(page, 0.5);
  const middle = await position(page);
  await clickAt(page, 0.999);
  await expect.poll(async () => (await position(page)) - middle).toBeCloseTo(0.025, 2);
  await page.keyboard.press('-');
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '100 ms in view');
  await view(page).getByRole('button', { name: 'Whole file' }).click();
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', 'Whole file');
  await view(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom(page)).not.toHaveAttribute('aria-valuetext', 'Whole file');
  await zoom(page).focus();
  await page.keyboard.press('End');
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '50 ms in view');
  await page.keyboard.press('Home');
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', 'Whole file');

  await clickAt(page, 0.75);
  await page.keyboard.down('Control');
  for (let turns = 0; turns < 4; turns += 1) await page.mouse.wheel(0, -150);
  await page.keyboard.up('Control');
  await expect(zoom(page)).not.toHaveAttribute('aria-valuetext', 'Whole file');
  // What was under the pointer still is.
  await clickAt(page, 0.75);
  await expect.poll(() => position(page)).toBeCloseTo(whole * 0.75, 1);
  const before = await position(page);
  await page.mouse.wheel(0, -200);
  await expect
    .poll(async () => {
      await clickAt(page, 0.75);
      return position(page);
    })
    .toBeLessThan(before - 0.01);
});

test('every key of the list works in the view of a job, and none while something is written', async ({
  console: _,
  page,
}) => {
  const words = await completedSample(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('heading', { name: 'In a recording' })).toBeVisible();
  for (const action of [
    'Next word',
    'Next issue',
    'Next low-confidence word',
    'Faster, up to 3×',
    'Zoom in',
  ]) {
    await expect(dialog.getByText(action, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');

  const speed = view(page).getByRole('combobox', { name: 'Playback speed' });
  await clickAt(page, 0.001);
  await page.keyboard.press('.');
  await expect.poll(() => position(page)).toBeCloseTo(words[1]?.start ?? -1, 2);
  await page.keyboard.press('.');
  await expect.poll(() => position(page)).toBeCloseTo(words[2]?.start ?? -1, 2);
  await page.keyboard.press(',');
  await expect.poll(() => position(page)).toBeCloseTo(words[1]?.start ?? -1, 2);
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('d');
  await expect(speed).toHaveValue('3');
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('s');
  await expect(speed).toHaveValue('0.5');
  await page.keyboard.press('n');
  await expect(speed).toHaveValue('1');
  // Whatever was found in it, after the last of them the key says that there are no more.
  await expect(async () => {
    await page.keyboard.press('i');
    const none = page.getByRole('status').filter({ hasText: 'No issue after this' });
    await expect(none).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(view(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(view(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('j');
  await expect.poll(() => position(page)).toBe(0);

  // The focus on a button of the view, then in a field outside it.
  await view(page).getByRole('button', { name: 'Next word' }).focus();
  await page.keyboard.press('d');
  await expect(speed).toHaveValue('1.25');
  await page.getByPlaceholder('Find a job').fill('');
  await page.getByPlaceholder('Find a job').pressSequentially('sdn');
  await expect(page.getByPlaceholder('Find a job')).toHaveValue('sdn');
  await expect(speed).toHaveValue('1.25');
});

test('a word, a selection and a stretch from A to B are heard again and again', async ({
  console: _,
  page,
}) => {
  const words = await completedSample(page);
  const loop = view(page).getByRole('button', { name: 'Loop' });
  const staysWithin = async (start: number, end: number) => {
    const heard = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const times: number[] = [];
          const element = document.querySelector('[role="slider"][aria-valuenow]');
          const look = () => {
            times.push(Number(element?.getAttribute('aria-valuenow')));
            if (times.length < 150) requestAnimationFrame(look);
            else resolve(times);
          };
          look();
        }),
    );
    expect(Math.min(...heard)).toBeGreaterThanOrEqual(start - 0.1);
    expect(Math.max(...heard)).toBeLessThanOrEqual(end + 0.3);
  };
  await text(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(loop).toHaveAttribute('aria-pressed', 'true');
  await staysWithin(words[1]?.start ?? 0, words[1]?.end ?? 0);
  await page.keyboard.press('r');
  await expect(loop).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('k');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  expect(await page.evaluate(() => String(getSelection()).split(/\s+/).length)).toBe(3);
  await loop.click();
  await expect(loop).toHaveAttribute('aria-pressed', 'true');
  await staysWithin(words[0]?.start ?? 0, words[2]?.end ?? 0);
  await loop.click();

  await clickAt(page, 0.2);
  await page.keyboard.press('a');
  await clickAt(page, 0.4);
  await page.keyboard.press('b');
  await expect(page.getByRole('status').filter({ hasText: /^Looping from/ })).toHaveCount(1);
});

test('the word cursor goes through the transcript by keyboard, Enter seeks, times are copied', async ({
  console: _,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await completedSample(page);
  await text(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${words[2]?.word}, ` })).toHaveCount(1);
  expect(
    await page.evaluate(() => [...(CSS.highlights.get('cursor-word') ?? [])].map((range) => String(range))),
  ).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeCloseTo(words[2]?.start ?? -1, 2);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeCloseTo(words.at(-1)?.start ?? -1, 2);
  await view(page).getByRole('button', { name: 'Copy with times' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\[0:\d\d\.\d\d\] \S+/);
});

test('the word being heard is kept in view, until somebody scrolls away, and again when asked to', async ({
  console: _,
  page,
}) => {
  await completedSample(page, 'Three sentences, flac');
  await page.setViewportSize({ width: 320, height: 320 });
  const follow = view(page).getByRole('button', { name: 'Follow the playback' });
  const scrolled = () => text(page).evaluate((element) => element.parentElement?.scrollTop ?? -1);
  await text(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(scrolled).toBeGreaterThan(20);
  await expect(follow).toHaveCount(0);
  await text(page).hover({ position: { x: 60, y: (await scrolled()) + 60 } });
  await page.mouse.wheel(0, -2000);
  await expect(follow).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  // Moving on elsewhere does not pull the reader back.
  await page.keyboard.press(',');
  await expect.poll(scrolled).toBe(0);
  await follow.click();
  await expect.poll(scrolled).toBeGreaterThan(20);
  await expect(follow).toHaveCount(0);
});

test('the word that is marked is the one being heard, at 1, 2 and 3 times the speed', async ({
  console: _,
  page,
}) => {
  // The element that plays is not on the page: it is met when it is told to play.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function remembered() {
      Object.assign(globalThis, { playing: this });
      return play.call(this);
    };
  });
  const words = await completedSample(page, 'Three sentences, flac');
  for (const rate of ['1', '2', '3']) {
    await view(page).getByRole('combobox', { name: 'Playback speed' }).selectOption(rate);
    await clickAt(page, 0.001);
    await view(page).getByRole('button', { name: 'Play' }).click();
    const samples = await page.evaluate(
      () =>
        new Promise<{ time: number; marked: string }[]>((resolve) => {
          const found: { time: number; marked: string }[] = [];
          const element: unknown = Reflect.get(globalThis, 'playing');
          const look = () => {
            if (!(element instanceof HTMLMediaElement) || element.ended || element.paused)
              return resolve(found);
            const marked = [...(CSS.highlights.get('heard-word') ?? [])].map(String).join();
            found.push({ time: element.currentTime, marked });
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
    expect(samples.length).toBeGreaterThan(20);
    expect(new Set(samples.map(({ marked }) => marked)).size).toBeGreaterThan(5);
    const drift = samples.map(({ time, marked }) => {
      const fitting = words.filter(({ word }) => (marked === '' ? false : same(word, marked)));
      const off =
        marked === '' ? pauseOff(words, time) : Math.min(...fitting.map((word) => wordOff(word, time)));
      return off / Number(rate);
    });
    expect(Math.max(...drift), `seconds off at ${rate} times the speed`).toBeLessThanOrEqual(0.05);
  }
});

const same = (word: string, marked: string) => word.toLowerCase() === marked.toLowerCase();
const wordOff = ({ start, end }: Word, time: number) => Math.max(0, start - time, time - end);
/** How far a moment at which nothing is marked lies inside a word. */
const pauseOff = (words: readonly Word[], time: number) =>
  Math.max(0, ...words.map(({ start, end }) => Math.min(time - start, end - time)));

test('an hour is zoomed to 50 ms, moved along and played with no task over 50 ms', async ({
  console: _,
  page,
}) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(globalThis, { tasks });
  });
  await page.goto('/speech-to-text');
  await page.getByLabel('Language', { exact: true }).selectOption('as');
  await choose(page, [{ name: 'hour.wav', buffer: hourOfSound() }]);
  await expect(slider(page)).toHaveAttribute('aria-valuemax', '3600', { timeout: 30_000 });
  await clickAt(page, 0.5);
  const longest: number[] = [];
  // What the view itself needs shows in every pass; what else the machine was busy with does not.
  for (let pass = 0; pass < 3; pass += 1) {
    await page.evaluate(() => Reflect.set(Reflect.get(globalThis, 'tasks'), 'length', 0));
    await page.keyboard.press('0');
    await clickAt(page, 0.5);
    for (let presses = 0; presses < 17; presses += 1) await page.keyboard.press('+');
    await expect(zoom(page)).toHaveAttribute('aria-valuetext', '50 ms in view');
    for (let turns = 0; turns < 20; turns += 1) await page.mouse.wheel(120, 0);
    await page.keyboard.press('Space');
    const from = await position(page);
    await expect.poll(() => position(page)).toBeGreaterThan(from + 0.5);
    await page.keyboard.press('Space');
    longest.push(await page.evaluate(() => Math.max(0, ...Reflect.get(globalThis, 'tasks'))));
  }
  expect(Math.min(...longest), `longest tasks: ${longest.join(', ')} ms`).toBeLessThanOrEqual(50);
});

/** An hour at 4 kHz and 8 bits, loud and silent by turns: small enough to be chosen. */
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

test('on a mirrored page time still runs from the left', async ({ console: _, page }) => {
  await page.addInitScript(() => localStorage.setItem('console.locale', 'en-XB'));
  await completedSample(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const whole = Number(await slider(page).getAttribute('aria-valuemax'));
  await clickAt(page, 0.001);
  await page.keyboard.press('0');
  await clickAt(page, 0.75);
  await expect.poll(() => position(page)).toBeCloseTo(whole * 0.75, 1);
});

test('a view that is left lets go of canvases, listeners and audio', async ({ console: _, page }) => {
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
  await completedSample(page);
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
      await expect(slider(page)).toBeVisible();
      await page.getByRole('link', { name: 'Service' }).first().click();
      await expect(page.locator('canvas')).toHaveCount(0);
    }
    return listeners();
  };
  const few = await openAndLeave(3);
  const many = await openAndLeave(12);
  expect(many).toBeLessThanOrEqual(few * 1.2);
  // A file that was saved keeps its address for ten seconds.
  const addresses = () => page.evaluate(() => Reflect.get(globalThis, 'addresses').size);
  await expect.poll(addresses, { timeout: 15_000 }).toBe(0);
});
