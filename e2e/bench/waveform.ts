import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { mp3Frames, speechWav } from '../recordings/recordings.ts';
import { babble } from '../recordings/sounds.ts';
import { watchMemory } from './audio/memory.ts';
import { type AudioPages, give, openAudioPages, reportOf } from './audio/pages.ts';
import { compared, median, type Row } from './row.ts';

const rate = 44_100;
/** What recognisers want: 99 MB are 52 minutes. */
const speechRate = 16_000;
/** A peer needs a minute and more for an hour of mp3. */
const patience = 600_000;

interface Subject {
  readonly name: string;
  readonly file: string;
  readonly rounds: number;
  readonly goals: { readonly complete: number; readonly first: number; readonly memory: number };
}

const Drop = z.object({ first: z.optional(z.number()), complete: z.number(), longestTask: z.number() });
interface Visit {
  readonly dropped: z.infer<typeof Drop>;
  readonly reopened?: z.infer<typeof Drop>;
  /** MB above what the browser took before the drop. */
  readonly memory: number | undefined;
}

/**
 * A large recording from the drop to its complete waveform, as the console reads and draws it, against wavesurfer.js
 * left alone with the file; in turns, every time in an empty profile. Memory is of all processes of the browser.
 */
export async function run(): Promise<readonly Row[]> {
  const pages = await openAudioPages();
  try {
    const rows: Row[] = [];
    for (const subject of await subjects(pages.folder)) rows.push(...(await rowsOf(pages, subject)));
    return rows;
  } finally {
    await pages.close();
  }
}

async function subjects(folder: string): Promise<Subject[]> {
  const wav = join(folder, 'large.wav');
  writeFileSync(wav, speechWav(babble(60, speechRate), speechRate, 99_000_000));
  const minute = [...babble(60, rate)];
  // Nothing of a frame reaches back beyond the start of its minute, so sixty of them are a file like any other.
  const frames = await mp3Frames(minute, 2, { bitrate: 128 });
  const mp3 = join(folder, 'hour.mp3');
  writeFileSync(mp3, Buffer.concat(Array<Uint8Array>(60).fill(frames)));
  return [
    { name: '99 MB wav, 52 min', file: wav, rounds: 5, goals: { complete: 0.5, first: 0.05, memory: 0.3 } },
    { name: '58 MB mp3, 1 h', file: mp3, rounds: 3, goals: { complete: 0.7, first: 0.1, memory: 0.15 } },
  ];
}

async function rowsOf(pages: AudioPages, { name, file, rounds, goals }: Subject): Promise<Row[]> {
  const [ours, theirs]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await visit(pages, 'waveform.html', file, true));
    theirs.push(await visit(pages, 'wavesurfer.html', file, false));
  }
  const middle = (visits: readonly Visit[], figure: (visit: Visit) => number | undefined) =>
    median(visits.map((one) => figure(one) ?? Number.NaN));
  const complete = middle(theirs, ({ dropped }) => dropped.complete);
  const longest = Math.max(...ours.map(({ dropped }) => dropped.longestTask));
  const reading = middle(ours, ({ dropped }) => dropped.complete);
  const again = middle(ours, ({ reopened }) => reopened?.complete);
  const memory = middle(theirs, (one) => one.memory);
  return [
    compared(`${name}, complete, beside wavesurfer`, 'ms', reading, complete, { atMost: goals.complete }),
    compared(
      `${name}, first bars, beside its waveform`,
      'ms',
      middle(ours, ({ dropped }) => dropped.first),
      complete,
      {
        atMost: goals.first,
      },
    ),
    {
      name: `${name}, longest task of the main thread (0: below 50)`,
      value: longest,
      unit: 'ms',
      baseline: Math.max(...theirs.map(({ dropped }) => dropped.longestTask)),
      goal: '≤ 50 ms',
      ok: longest <= 50,
    },
    ...(Number.isNaN(memory)
      ? []
      : [
          compared(
            `${name}, memory`,
            'MB',
            middle(ours, (one) => one.memory),
            memory,
            { atMost: goals.memory },
          ),
        ]),
    compared(`${name}, reopened, beside wavesurfer`, 'ms', again, complete, { atMost: 0.05 }),
    {
      name: `${name}, reopened, beside reading it`,
      value: again,
      unit: 'ms',
      baseline: reading,
      ratio: again / reading,
    },
  ];
}

async function visit(pages: AudioPages, name: string, file: string, keeps: boolean): Promise<Visit> {
  const page = await pages.open(name);
  const stop = await watchMemory(pages.browser);
  await give(page, file);
  const dropped = Drop.parse(await reportOf(page, 'dropped', patience));
  const memory = await stop?.();
  await page.evaluate(() => {
    document.body.dataset.measured = 'yes';
  });
  const reopened = keeps ? Drop.parse(await reportOf(page, 'reopened', patience)) : undefined;
  await page.context().close();
  return { dropped, memory, ...(reopened && { reopened }) };
}
