import { expect, test } from './fixtures.ts';
import { clickAt, completedSample, position, text, type Word } from './job-view-verbs.ts';
import { openAnswer, opened, openedPosition, openedSlider, spokenSample, word } from './opened-verbs.ts';
import { view } from './speech-to-text-verbs.ts';

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

test('all of a long transcript is in the document: what the browser finds is found, and can be copied', async ({
  console: _,
  page,
}) => {
  const spoken = Array.from({ length: 4000 }, (_, index) => (index === 3900 ? 'cinnamon' : `word${index}`));
  const words = spoken.map((text, index) => word(text, index * 0.3, index * 0.3 + 0.25, 0.9));
  await openAnswer(page, {
    transcript: spoken.join(' '),
    original_transcript: spoken.join(' '),
    channel_number: 1,
    words: Array.from({ length: 80 }, (_, part) => words.slice(part * 50, part * 50 + 50)),
  });
  const article = opened(page).getByRole('article');
  await expect(article).toContainText('word3999');
  const last = article.getByText(/cinnamon/);
  await expect(last).not.toBeInViewport();
  // What Ctrl F of the browser does.
  const found = await page.evaluate(() => Reflect.get(window, 'find').call(window, 'cinnamon'));
  expect(found).toBe(true);
  expect(await page.evaluate(() => String(getSelection()))).toBe('cinnamon');
  await expect
    .poll(() => page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? -1))
    .toBeGreaterThan(0);
  await article.focus();
  await page.keyboard.press('ControlOrMeta+A');
  expect(await page.evaluate(() => String(getSelection()).match(/\b(word\d+|cinnamon)\b/g)?.length)).toBe(
    4000,
  );
});

test('an Urdu transcript reads from the right; its word track and its keys go with time and text', async ({
  console: _,
  page,
}) => {
  await spokenSample(page, 'Urdu');
  const article = opened(page).getByRole('article');
  await expect(article).toHaveAttribute('lang', 'ur');
  await expect(article).toHaveCSS('direction', 'rtl');
  const said = (name: string) => page.getByRole('status').filter({ hasText: name });
  await article.focus();
  await page.keyboard.press('Home');
  // The next word of a text from the right is the one to the left.
  await page.keyboard.press('ArrowLeft');
  await expect(said('بخیر')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => openedPosition(page)).toBeGreaterThan(0.2);
  const second = await openedPosition(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => openedPosition(page)).toBeLessThan(second);
  // The track runs from the left with its recording: a click at its left begins the text.
  const box = await openedSlider(page).boundingBox();
  if (!box) throw new Error('no waveform');
  await page.mouse.click(box.x + box.width * 0.02, box.y + box.height - 8);
  const heard = () =>
    page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)));
  await expect.poll(heard).toEqual(['صبح']);
});
