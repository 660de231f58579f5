import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export const jobsRegion = (page: Page) => page.getByRole('region', { name: 'Jobs', exact: true });
export const jobRow = (page: Page, name: string | RegExp) =>
  jobsRegion(page).getByRole('row').filter({ hasText: name });
export const jobView = (page: Page) => page.getByRole('region', { name: /^Job: / });
export const jobsStatus = (page: Page) => jobTools(page).getByRole('status');
export const jobTools = (page: Page) => page.getByRole('region', { name: 'Find and act' });

/** A recording of a tone, as a wav file: 16 kHz, 16 bits, one channel. */
export function toneWav(seconds: number, hertz = 440): Buffer {
  const rate = 16_000;
  const frames = Math.round(seconds * rate);
  const wav = Buffer.alloc(44 + frames * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + frames * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
  ] as const)
    wav.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(frames * 2, 40);
  const samples = Math.min(frames, rate);
  for (let frame = 0; frame < samples; frame += 1) {
    wav.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * hertz * frame) / rate)), 44 + frame * 2);
  }
  return wav;
}

/** A recording of one word of 0.55 s every 0.6 s, of varying loudness, in the format of `toneWav`. */
export function wordsWav(words: number): Buffer {
  const wav = toneWav(words * 0.6);
  for (let frame = 0; frame < (wav.length - 44) / 2; frame += 1) {
    const time = frame / 16_000;
    const within = (time % 0.6) / 0.55;
    const loudness = (0.5 + 0.4 * Math.sin(7 * time)) * (0.6 + 0.4 * Math.sin(50 * time));
    const envelope = within > 1 ? 0 : Math.sin(Math.PI * within) * loudness;
    wav.writeInt16LE(Math.round(24_000 * envelope * Math.sin(2 * Math.PI * 220 * time)), 44 + frame * 2);
  }
  return wav;
}

/** A file that is not a recording. */
export const textFile = Buffer.from('These are notes, not sound.');

export interface ChosenFile {
  readonly name: string;
  readonly buffer: Buffer;
}

export async function chooseFiles(page: Page, files: readonly ChosenFile[], button = 'Choose files') {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })));
}

/** Drops files by dispatching the events that the browser would dispatch. */
export async function dropFiles(place: Locator, files: readonly ChosenFile[]) {
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

/** Follows jobs by their ids, one per line. */
export async function followIds(page: Page, ids: readonly string[]) {
  await page.getByRole('button', { name: 'Job id…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Job id' });
  await dialog.getByRole('textbox').fill(ids.join('\n'));
  await dialog.getByRole('button', { name: 'Follow jobs' }).click();
}

/** Ids of jobs that no service has. */
export const unknownIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

/** A recording made by the service through the text-to-speech panel. */
export async function synthesizeFile(page: Page, text: string, format: string): Promise<Buffer> {
  await page.goto('/text-to-speech');
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.getByLabel('Format', { exact: true }).selectOption(format);
  await page.getByRole('button', { name: 'Speak' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download \./ }).click(),
  ]);
  return readFile(await download.path());
}

/** Everything that the browser stores about jobs. */
export const readJobRecords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('speech-to-text');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('jobs').objectStore('jobs').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify([reading.result, { ...localStorage }, { ...sessionStorage }]));
          };
        };
      }),
  );
