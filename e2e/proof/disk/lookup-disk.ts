import { join } from 'node:path';
import { openDatabase } from '#service/store/database.ts';
import type { Figure } from '../harness/figure.ts';
import { startOwnService } from '../harness/own-service.ts';
import { createEditor, type Outcome } from './lookup-changes.ts';
import { mountFailingDisk, mountSmallDisk } from './small-disk.ts';

const diskMegabytes = 64;
/** Bytes left free: none, too few for a page, for a change, for an import. */
const freeBytes = [0, 4_096, 20_000, 60_000, 200_000, 1_000_000];
const readOnlyRounds = 2;

/** The result of a part of the proof, with the unexpected answers in words. */
interface Part {
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

const isDatabaseIntact = (folder: string) => {
  const database = openDatabase(join(folder, 'lookup.db'));
  try {
    return JSON.stringify(database.prepare('PRAGMA integrity_check').get()).includes('"ok"');
  } finally {
    database.close();
  }
};
/** Truncates the write-ahead log of the database: on a full disk, writes would otherwise fit into its free space. */
function emptyLog(folder: string): void {
  const database = openDatabase(join(folder, 'lookup.db'));
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

const howMany = (outcomes: readonly Outcome[], wanted: Outcome) =>
  outcomes.filter((outcome) => outcome === wanted).length;

/** Changes entries and exceptions while the disk is full, and compares what is stored with what was acknowledged. */
export async function changeOnFullDisk(rounds: number): Promise<Part> {
  const disk = mountSmallDisk(diskMegabytes);
  if (!disk) return { figures: [], notes: ['cannot mount a disk here: run this as root'] };
  try {
    let service = await startOwnService(disk.folder);
    const editor = createEditor(() => service.url);
    const outcomes: Outcome[] = [];
    let [recovered, differences, crashes] = [0, 0, 0];
    await editor.changeAll();
    for (let round = 0; round < rounds; round++) {
      await (round % 2 === 0 ? service.stop() : service.kill());
      emptyLog(disk.folder);
      service = await startOwnService(disk.folder);
      disk.fill(freeBytes[round % freeBytes.length] ?? 0);
      outcomes.push(...(await editor.changeAll()));
      differences += await editor.differences();
      if (service.process.exitCode !== null || service.process.signalCode !== null) crashes++;
      disk.empty();
      if (await editor.recovers()) recovered++;
      differences += await editor.differences();
    }
    await service.stop();
    return {
      figures: [
        { name: 'rounds of changes to translations and spellings on a full disk', count: rounds },
        {
          name: 'of these changes, refused for lack of space',
          count: howMany(outcomes, 'disk'),
          goal: { atLeast: rounds },
        },
        { name: 'of these changes, made', count: howMany(outcomes, 'made') },
        { name: 'answers that do not name the disk', count: howMany(outcomes, 'other'), goal: { atMost: 0 } },
        {
          name: 'rounds with changes accepted as soon as there was space',
          count: recovered,
          goal: { atLeast: rounds },
        },
        { name: 'acknowledged changes lost, or others kept', count: differences, goal: { atMost: 0 } },
        { name: 'crashes during these changes', count: crashes, goal: { atMost: 0 } },
        {
          name: 'lookup database intact at the end',
          count: isDatabaseIntact(disk.folder) ? 1 : 0,
          goal: { atLeast: 1 },
        },
      ],
      notes: editor.unexpected,
    };
  } finally {
    disk.remove();
  }
}

/** Changes entries and exceptions while the disk accepts no writes, and again after it was remounted. */
export async function changeOnReadOnlyDisk(): Promise<Part> {
  const disk = mountFailingDisk(diskMegabytes);
  if (!disk) return { figures: [], notes: ['cannot mount a disk that becomes read-only here'] };
  try {
    const outcomes: Outcome[] = [];
    let differences = 0;
    let service = await startOwnService(disk.folder);
    const editor = createEditor(() => service.url);
    for (let round = 0; round < readOnlyRounds; round++) {
      await editor.changeAll();
      disk.fail();
      outcomes.push(...(await editor.changeAll()));
      differences += await editor.differences();
      await service.stop();
      disk.repair();
      service = await startOwnService(disk.folder);
      differences += await editor.differences();
    }
    await service.stop();
    return {
      figures: [
        {
          name: 'changes refused by a disk that became read-only',
          count: howMany(outcomes, 'disk'),
          goal: { atLeast: readOnlyRounds },
        },
        {
          name: 'of these, made or answered without naming the disk',
          count: outcomes.length - howMany(outcomes, 'disk'),
          goal: { atMost: 0 },
        },
        { name: 'acknowledged changes lost on it, or others kept', count: differences, goal: { atMost: 0 } },
      ],
      notes: editor.unexpected,
    };
  } finally {
    disk.remove();
  }
}
