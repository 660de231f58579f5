import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { mp3Frames, speechWav } from '../recordings/recordings.ts';
import { babble } from '../recordings/sounds.ts';
import { watchMemory } from './audio/memory.ts';
import { type AudioPages, chooseFile, openAudioPages, waitForReport } from './audio/pages.ts';
import { interleave } from './harness/interleave.ts';
import { comparedRow, growthRows, leftOutRow, median, type Row, rowWithMargin } from './harness/row.ts';

export const budgetMinutes = 3.3;
const rounds = 5;
const musicRate = 44_100;
/** The sample rate that recognisers expect; 99 MB are 52 minutes. */
const speechRate = 16_000;
/** How many milliseconds longer than an empty page the console may block the main thread. */
const blockingMargin = 25;
interface MeasuredRecording {
  readonly name: string;
  /** Makes the bytes of the recording, or of its beginning: `part` is a fraction of its length. */
  readonly write: (part: number) => Uint8Array;
  readonly goals: { readonly complete: number; readonly first: number; readonly memory: number };
}

const DropTimes = z.object({ first: z.optional(z.number()), complete: z.number(), longestWait: z.number() });
interface Visit {
  readonly dropped: z.infer<typeof DropTimes>;
  readonly reopened?: z.infer<typeof DropTimes>;
  /** Growth of the browser's memory after the drop, in MB. */
  readonly memory?: number;
}

/**
 * Measures a large recording from the drop to its complete waveform: in the console, in wavesurfer.js that decodes the
 * file itself, and on a page that does nothing. Every visit has an empty profile. Memory is that of all browser
 * processes.
 */
export async function run(): Promise<readonly Row[]> {
  const pages = await openAudioPages();
  try {
    const rows: Row[] = [];
    for (const subject of await measuredRecordings()) rows.push(...(await recordingRows(pages, subject)));
    return rows;
  } finally {
    await pages.close();
  }
}

async function measuredRecordings(): Promise<MeasuredRecording[]> {
  const minute = [...babble(60, musicRate)];
  // No frame depends on an earlier minute, so sixty copies make a valid file.
  const frames = await mp3Frames(minute, 2, { bitrate: 128 });
  return [
    {
      name: '99 MB wav, 52 min',
      write: (part) => speechWav(babble(60, speechRate), speechRate, Math.round(part * 99_000_000)),
      goals: { complete: 0.5, first: 0.05, memory: 0.3 },
    },
    {
      name: '58 MB mp3, 1 h',
      write: (part) => Buffer.concat(Array<Uint8Array>(Math.round(60 * part)).fill(frames)),
      goals: { complete: 0.7, first: 0.1, memory: 0.15 },
    },
  ];
}

async function recordingRows(pages: AudioPages, { name, write, goals }: MeasuredRecording): Promise<Row[]> {
  const writePart = (part: number) => {
    const file = join(pages.folder, `recording-${part}`);
    writeFileSync(file, write(part));
    return file;
  };
  const [tenth, third, whole] = [writePart(0.1), writePart(0.3), writePart(1)];
  let complete = 0;
  const found = await interleave(rounds, {
    ours: async () => {
      const seen = await visitPage(pages, 'waveform.html', whole, true);
      complete = seen.dropped.complete;
      return seen;
    },
    theirs: () => visitPage(pages, 'wavesurfer.html', whole),
    empty: () => visitPage(pages, `empty.html?milliseconds=${complete}`, tenth),
    tenth: () => visitPage(pages, 'waveform.html', tenth),
    third: () => visitPage(pages, 'waveform.html', third),
  });
  const middle = (visits: readonly Visit[], figure: (visit: Visit) => number | undefined) =>
    median(visits.map((one) => figure(one) ?? Number.NaN));
  const medianCompletion = (visits: readonly Visit[]) => middle(visits, ({ dropped }) => dropped.complete);
  const medianWait = (visits: readonly Visit[]) => middle(visits, ({ dropped }) => dropped.longestWait);
  const medianMemory = (visits: readonly Visit[]) => middle(visits, ({ memory }) => memory);
  const [ours, theirs] = [medianCompletion(found.ours), medianCompletion(found.theirs)];
  const first = middle(found.ours, ({ dropped }) => dropped.first);
  const again = middle(found.ours, ({ reopened }) => reopened?.complete);
  return [
    comparedRow(`${name}: complete, compared with wavesurfer`, 'ms', ours, theirs, {
      atMost: goals.complete,
    }),
    comparedRow(`${name}: first bars, compared with the waveform of wavesurfer`, 'ms', first, theirs, {
      atMost: goals.first,
    }),
    rowWithMargin(
      `${name}: longest wait for the main thread, compared with an empty page`,
      'ms',
      medianWait(found.ours),
      medianWait(found.empty),
      blockingMargin,
    ),
    comparedRow(
      `${name}: the same of wavesurfer, compared with an empty page`,
      'ms',
      medianWait(found.theirs),
      medianWait(found.empty),
    ),
    Number.isNaN(medianMemory(found.theirs))
      ? leftOutRow(`${name}: memory`, 'this system does not report it')
      : comparedRow(
          `${name}: memory, compared with wavesurfer`,
          'MB',
          medianMemory(found.ours),
          medianMemory(found.theirs),
          {
            atMost: goals.memory,
          },
        ),
    comparedRow(`${name}: reopened, compared with wavesurfer`, 'ms', again, theirs, { atMost: 0.05 }),
    comparedRow(`${name}: reopened, compared with reading it`, 'ms', again, ours),
    ...growthRows(
      `${name}: complete, per length`,
      'ms',
      new Map([
        [0.1, medianCompletion(found.tenth)],
        [0.3, medianCompletion(found.third)],
        [1, ours],
      ]),
    ),
  ];
}

async function visitPage(pages: AudioPages, name: string, file: string, keeps = false): Promise<Visit> {
  return pages.on(name, async (page) => {
    const stop = await watchMemory(pages.browser);
    await chooseFile(page, file);
    const dropped = DropTimes.parse(await waitForReport(page, 'dropped'));
    const memory = await stop?.();
    await page.evaluate(() => {
      document.body.dataset.measured = 'yes';
    });
    return {
      dropped,
      memory,
      ...(keeps && { reopened: DropTimes.parse(await waitForReport(page, 'reopened')) }),
    };
  });
}
