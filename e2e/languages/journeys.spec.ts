import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { casesWords } from '#console/catalogues/cases.ts';
import { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import { paletteWords } from '#console/catalogues/palette.ts';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { inputWords } from '#console/catalogues/translation/input.ts';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import type { Catalogue } from '#console/catalogues/words.ts';
import type { SceneSetTexts } from '#console/languages/shipped-texts.ts';
import { showWholePage } from '../verbs/checks/accessible-layout.ts';
import { tabTo } from '../verbs/checks/focus-walk.ts';
import { hearAnnouncements, latinWords, wordsLeft } from '../verbs/checks/latin-words.ts';
import { type ConsoleVerbs, expect, test } from '../verbs/fixtures.ts';
import { type InterfaceWords, interfaceWords } from '../verbs/interface-words.ts';

const catalogues: readonly Catalogue<unknown>[] = [
  ...[shellWords, sceneWords, stageWords, casesWords, makeCaseWords],
  ...[translationWords, inputWords, transliterationWords, speechToTextWords, paletteWords],
  ...[textToSpeechWords, textToSpeechResultWords],
];

interface Journey {
  readonly page: Page;
  readonly words: InterfaceWords;
  /** Text in the language of the interface, and the API's code of the language. */
  readonly text: string;
  readonly code: string;
  /** Waits until a text was announced. */
  readonly hears: (text: string | RegExp) => Promise<void>;
}

/** Journeys through the console by keyboard alone, in named groups; each journey has a title. */
const journeys: Readonly<
  Record<string, readonly (readonly [string, (journey: Journey) => Promise<void>])[]>
> = {
  'with texts': [
    [
      'import a file of strings',
      async ({ page, words, text, code }) => {
        await open(page, `/translation?from=${code}&to=ta#text=`);
        const { title, choose, preview, replace } = words(inputWords).import;
        await tabTo(page, words(translationWords).importButton);
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        // Listens for the chooser before the focus moves: the browser takes a moment before it reports choosers.
        const choosing = page.waitForEvent('filechooser');
        await tabTo(page, choose);
        await page.keyboard.press('Enter');
        const buffer = Buffer.from(`${text}\n${text} ${text}\n`);
        await (await choosing).setFiles({ name: 'strings.txt', mimeType: 'text/plain', buffer });
        await expect(dialog.getByRole('list', { name: preview }).getByRole('listitem')).toHaveCount(2);
        await expectNoLatin(page);
        await tabTo(page, replace);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('textbox', { name: words(translationWords).text })).toHaveValue(
          `${text}\n${text} ${text}`,
        );
      },
    ],
    [
      'translate',
      async ({ page, words, text, code, hears }) => {
        await open(page, `/translation?from=${code}&to=ta,bn#text=`);
        await expect(heading(page)).toHaveText(words(shellWords).panels.translation);
        await tabTo(page, words(translationWords).text);
        await page.keyboard.type(text);
        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(result(page, words).getByRole('tab')).toHaveCount(3);
        await hears(words(translationWords).done(1, 2));
      },
    ],
    [
      'present the page and leave',
      async ({ page, words }) => {
        await page.keyboard.press('Alt+P');
        const bar = page.getByRole('toolbar', { name: words(stageWords).bar });
        await expect(bar).toBeVisible();
        await expect(page.locator('[data-result]')).toHaveCount(2);
      },
    ],
    [
      'transliterate with a suggestion',
      async ({ page, words }) => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('toolbar', { name: words(stageWords).bar })).toHaveCount(0);
        await page.keyboard.press('Alt+2');
        await expect(heading(page)).toHaveText(words(shellWords).panels.transliteration);
        const { views, typing } = words(transliterationWords);
        await tabTo(page, new RegExp(`^${escaped(views.strings)}$`));
        await page.keyboard.press('ArrowDown');
        await tabTo(page, typing.field);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('namaste');
        await expect(
          page.getByRole('listbox', { name: typing.list }).getByRole('option').first(),
        ).toBeVisible();
        await page.keyboard.press('1');
        await expect(page.getByRole('combobox', { name: typing.field })).toHaveValue(/^\P{Script=Latin}+$/u);
      },
    ],
  ],
  'with sound, cases and scenes': [
    [
      'open a job and its transcript',
      async ({ page, words }) => {
        await open(page, '/speech-to-text');
        await expect(heading(page)).toHaveText(words(shellWords).panels.speechToText);
        await tabTo(page, words(speechToTextWords).trySample);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('row').last()).toContainText(words(speechToTextWords).phases.completed, {
          timeout: 60_000,
        });
      },
    ],
    [
      'speak a text',
      async ({ page, words }) => {
        await page.keyboard.press('Alt+4');
        await expect(heading(page)).toHaveText(words(shellWords).panels.textToSpeech);
        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(page.getByRole('slider').first()).toBeVisible({ timeout: 60_000 });
      },
    ],
    [
      'make a case from a call and run it',
      async ({ page, words, text, code, hears }) => {
        await open(page, `/translation?from=${code}&to=ta#text=${encodeURIComponent(text)}`);
        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(page.locator('[data-result]').first()).toBeVisible();
        await expect(page.locator('[aria-keyshortcuts="Alt+K"]').first()).toBeVisible();
        await page.keyboard.press('Alt+K');
        const opening = page.getByRole('link', { name: words(makeCaseWords).open });
        await expect(opening).toBeVisible();
        await tabTo(page, words(makeCaseWords).open, { back: true });
        await page.keyboard.press('Enter');
        await expect(heading(page)).toHaveText(words(shellWords).panels.cases);
        await tabTo(page, words(casesWords).run.selected(1));
        await page.keyboard.press('Enter');
        await hears(new RegExp(words(casesWords).verdicts.passed));
      },
    ],
    [
      'add the view as a scene and play it',
      async ({ page, words }) => {
        const { title, add, sets, scenes, play } = words(sceneWords);
        await page.keyboard.press('Alt+1');
        await expect(heading(page)).toHaveText(words(shellWords).panels.translation);
        await page.keyboard.press('Alt+n');
        await expect(page.getByRole('region', { name: add.action })).toContainText(sets.newName);
        await page.keyboard.press('Alt+s');
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.getByRole('listitem')).toHaveCount(1);
        await expectNoLatin(page);
        await tabTo(page, scenes.rehearse);
        await page.keyboard.press('Enter');
        const bar = page.getByRole('region', { name: play.bar, exact: true });
        await expect(bar.getByText(play.calls.ok, { exact: true })).toBeVisible();
      },
    ],
    [
      'present the first scenes of a shipped set',
      async ({ page, words, code }) => {
        const { scenes: list, play } = words(sceneWords);
        const { name, scenes } = shippedSet(code, 'names-in-eleven-scripts');
        await tabTo(page, play.end);
        await page.keyboard.press('Enter');
        const bar = page.getByRole('region', { name: play.bar, exact: true });
        await expect(bar).toHaveCount(0);
        await runCommand(page, words, name, `${list.present} · ${name}`);
        for (const [index, { title, notes }] of scenes.slice(0, 2).entries()) {
          if (index > 0) await page.keyboard.press('PageDown');
          await expect(bar.getByRole('status')).toContainText(title);
          await expect(bar.getByText(play.calls.ok, { exact: true })).toBeVisible();
          await expect(page.locator('[data-result]')).toHaveCount(3);
          await page.keyboard.press('n');
          await expect(bar).toContainText(notes);
          await expectNoLatin(page);
          await page.keyboard.press('n');
        }
      },
    ],
  ],
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-starting]')).toHaveCount(0);
}

/** Opens the palette, types, and runs the command that is highlighted, once it is the expected one. */
async function runCommand(page: Page, words: InterfaceWords, typed: string, title: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: words(paletteWords).title });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(palette.locator('[role=option][data-highlighted]')).toContainText(title);
  await expect(palette.getByRole('option').first()).toContainText(title);
  await expectNoLatin(page);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** The names and notes of a set that comes with the console, in a language of the interface. */
function shippedSet(code: string, id: string): SceneSetTexts {
  const file = new URL(`../../src/console/languages/${code}/scene-sets.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'))[id];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const result = (page: Page, words: InterfaceWords) =>
  page.getByRole('region', { name: words(translationWords).result, exact: true });

/** Expects that all text on the page, including what only screen readers read, is in the language of the interface. */
async function expectNoLatin(page: Page): Promise<void> {
  await expect.soft.poll(() => latinWords(page)).toEqual([]);
}

/** The size of the window during a journey. */
const screen = { width: 1280, height: 800 };

async function take(
  steps: (typeof journeys)[string],
  console: ConsoleVerbs,
  language: { readonly code: string; readonly text: string },
): Promise<void> {
  const { page } = console;
  const heard = await hearAnnouncements(page);
  const hears = (text: string | RegExp) =>
    expect.poll(() => heard.join('\n')).toMatch(typeof text === 'string' ? new RegExp(escaped(text)) : text);
  const words = await interfaceWords(language.code, catalogues);
  await page.setViewportSize(screen);
  for (const [name, go] of steps) {
    await test.step(name, async () => {
      await go({ page, words, ...language, hears });
      await expectNoLatin(page);
      expect.soft(heard.flatMap(wordsLeft), 'words announced in another language').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await showWholePage(page, screen);
      await console.expectAccessible(`${name}, in ${language.code}`);
      await page.setViewportSize(screen);
    });
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const language of [
  { code: 'hi', text: 'धन्यवाद।' },
  { code: 'ur', text: 'شکریہ۔' },
]) {
  test.describe(language.code, () => {
    test.use({ interfaceLanguage: language.code });
    for (const [name, steps] of Object.entries(journeys)) {
      test(`keyboard journeys ${name} show no English words`, { tag: '@slow' }, async ({ console }) => {
        await take(steps, console, language);
      });
    }
  });
}
