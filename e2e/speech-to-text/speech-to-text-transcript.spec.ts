import { expect, test } from '../verbs/fixtures.ts';
import {
  clickWaveform,
  playerPosition,
  positionSlider,
  runSample,
  transcriptArticle,
  type Word,
} from '../verbs/job-view-verbs.ts';
import {
  makeWord,
  openAnswer,
  openedPosition,
  openedRegion,
  openedSlider,
  openSpokenSample,
} from '../verbs/opened-verbs.ts';
import { jobView } from '../verbs/speech-to-text-verbs.ts';

test('the keyboard moves the word cursor through the transcript, Enter seeks, and times are copied', {
  tag: '@slow',
}, async ({ console: _, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const words = await runSample(page);
  await transcriptArticle(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${words[2]?.word}, ` })).toHaveCount(1);
  expect(
    await page.evaluate(() => [...(CSS.highlights.get('cursor-word') ?? [])].map((range) => String(range))),
  ).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => playerPosition(page)).toBeCloseTo(words[2]?.start ?? -1, 2);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => playerPosition(page)).toBeCloseTo(words.at(-1)?.start ?? -1, 2);
  await jobView(page).getByRole('button', { name: 'Copy with times' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\[0:\d\d\.\d\d\] \S+/);
});

test('the word being played stays in view until the user scrolls away, and is followed again on request', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await runSample(page, 'Three sentences, flac');
  await page.setViewportSize({ width: 320, height: 320 });
  const follow = jobView(page).getByRole('button', { name: 'Follow the playback' });
  const scrolled = () =>
    transcriptArticle(page).evaluate((element) => element.parentElement?.scrollTop ?? -1);
  await transcriptArticle(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(scrolled).toBeGreaterThan(20);
  await expect(follow).toHaveCount(0);
  await transcriptArticle(page).hover({ position: { x: 60, y: (await scrolled()) + 60 } });
  await page.mouse.wheel(0, -2000);
  await expect(follow).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  // Seeking does not scroll back while following is off.
  await page.keyboard.press(',');
  await expect.poll(scrolled).toBe(0);
  await follow.click();
  await expect.poll(scrolled).toBeGreaterThan(20);
  await expect(follow).toHaveCount(0);
});

test('the marked word is the one being played, at 1, 2 and 3 times the speed', { tag: '@slow' }, async ({
  console: _,
  page,
}) => {
  // The audio element is not in the document, so the test gets hold of it when it starts to play.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function remembered() {
      Object.assign(globalThis, { playing: this });
      return play.call(this);
    };
  });
  const words = await runSample(page, 'Three sentences, flac');
  const length = Number(await positionSlider(page).getAttribute('aria-valuemax'));
  // Each third of the recording is played at a different speed.
  for (const [third, rate] of ['1', '2', '3'].entries()) {
    await jobView(page).getByRole('combobox', { name: 'Playback speed' }).selectOption(rate);
    await clickWaveform(page, third / 3 + 0.001);
    await jobView(page).getByRole('button', { name: 'Play' }).click();
    const frames = await page.evaluate(
      (end) =>
        new Promise<{ time: number; marked: string }[]>((resolve) => {
          const found: { time: number; marked: string }[] = [];
          const element: unknown = Reflect.get(globalThis, 'playing');
          const look = () => {
            if (!(element instanceof HTMLMediaElement) || element.ended || element.paused)
              return resolve(found);
            if (element.currentTime >= end) element.pause();
            const marked = [...(CSS.highlights.get('heard-word') ?? [])].map(String).join();
            found.push({ time: element.currentTime, marked });
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      (length * (third + 1)) / 3,
    );
    expect(new Set(frames.map(({ marked }) => marked)).size).toBeGreaterThan(5);
    // The word was marked at some time between two frames, which are far apart on a busy machine.
    const drift = frames.slice(1).map(({ time, marked }, index) => {
      const since = frames[index]?.time ?? time;
      const steps = Math.ceil(Math.max(0, time - since) / 0.01);
      const moments = Array.from({ length: steps + 1 }, (_, step) => time - step * 0.01);
      return Math.min(...moments.map((moment) => distanceFromWord(words, marked, moment))) / Number(rate);
    });
    expect(Math.max(...drift), `seconds off at ${rate} times the speed`).toBeLessThanOrEqual(0.05);
  }
});

/** Seconds between a time and the nearest word of this text, or the nearest pause if no word is marked. */
function distanceFromWord(words: readonly Word[], marked: string, time: number): number {
  if (marked === '') return Math.max(0, ...words.map(({ start, end }) => Math.min(time - start, end - time)));
  const fitting = words.filter(({ word }) => word.toLowerCase() === marked.toLowerCase());
  return Math.min(...fitting.map(({ start, end }) => Math.max(0, start - time, time - end)));
}

test('a long transcript is completely in the document, so the browser can find and copy it', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  const spoken = Array.from({ length: 4000 }, (_, index) => (index === 3900 ? 'cinnamon' : `word${index}`));
  const words = spoken.map((text, index) => makeWord(text, index * 0.3, index * 0.3 + 0.25, 0.9));
  await openAnswer(page, {
    transcript: spoken.join(' '),
    original_transcript: spoken.join(' '),
    channel_number: 1,
    words: Array.from({ length: 80 }, (_, part) => words.slice(part * 50, part * 50 + 50)),
  });
  const article = openedRegion(page).getByRole('article');
  await expect(article).toContainText('word3999');
  const last = article.getByText(/cinnamon/);
  await expect(last).not.toBeInViewport();
  // Finds a text as Ctrl+F does in the browser.
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

test('an Urdu transcript runs from right to left, and its word track from left to right', {
  tag: '@slow',
}, async ({ console: _, page }) => {
  await openSpokenSample(page, 'Urdu');
  const article = openedRegion(page).getByRole('article');
  await expect(article).toHaveAttribute('lang', 'ur');
  await expect(article).toHaveCSS('direction', 'rtl');
  const announced = (name: string) => page.getByRole('status').filter({ hasText: name });
  await article.focus();
  await page.keyboard.press('Home');
  // In a right-to-left text the next word is on the left.
  await page.keyboard.press('ArrowLeft');
  await expect(announced('بخیر')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => openedPosition(page)).toBeGreaterThan(0.2);
  const second = await openedPosition(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => openedPosition(page)).toBeLessThan(second);
  // The track runs from left to right: a click on its left end selects the first word.
  const box = await openedSlider(page).boundingBox();
  if (!box) throw new Error('The waveform is not shown.');
  await page.mouse.click(box.x + box.width * 0.02, box.y + box.height - 8);
  const highlightedWords = () =>
    page.evaluate(() => [...(CSS.highlights.get('heard-word') ?? [])].map((range) => String(range)));
  await expect.poll(highlightedWords).toEqual(['صبح']);
});
