import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#service/store/database.ts';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { changeOnFullDisk, changeOnReadOnlyDisk } from './disk/lookup-disk.ts';
import { mountSmallDisk, type SmallDisk } from './disk/small-disk.ts';
import type { Proof, ProofOptions } from './harness/figure.ts';
import { startOwnService } from './harness/own-service.ts';
import { createClient } from './harness/speech-to-text-client.ts';
import { startToneRecogniser } from './harness/tone-recogniser.ts';
import { toneHertz, toneSeconds } from './media/media-samples.ts';

const diskMegabytes = 24;
const shortRecording = wavBytes(tone(toneSeconds, 16_000, toneHertz), { sampleRate: 16_000 });
const largeRecording = wavBytes(tone(60, 16_000, toneHertz), { sampleRate: 16_000 });
/** Bytes left free at the start of a round: from none, through too few for a file, to too few to process it. */
const freeBytes = [0, 4_096, 20_000, 60_000, 200_000];

/** How many times the service is started on a full disk: first as a new installation, then each time after a kill. */
const startsOnFullDisk = 4;

/**
 * Starts the service on a full disk, then repeatedly fills the disk, uploads, frees the disk, and checks that the
 * service recovers by itself. Then changes translations and spellings on a full and on a read-only disk. `--times` is
 * the number of rounds; a quarter of them changes translations and spellings.
 */
export async function run({ times: rounds = 20 }: ProofOptions): Promise<Proof> {
  const disk = mountSmallDisk(diskMegabytes);
  if (disk === undefined) {
    const counts = [{ name: 'rounds', count: 0, goal: { atLeast: rounds } }];
    return { figures: counts, notes: ['cannot mount a disk here: run this as root'] };
  }
  try {
    const jobs = await withDisk(disk, rounds);
    const parts = [await changeOnFullDisk(Math.ceil(rounds / 4)), await changeOnReadOnlyDisk()];
    return {
      figures: [...jobs.figures, ...parts.flatMap(({ figures }) => figures)],
      notes: parts.flatMap(({ notes }) => notes),
    };
  } finally {
    disk.remove();
  }
}

async function withDisk(disk: SmallDisk, rounds: number): Promise<Proof> {
  const endpoint = await startToneRecogniser();
  const accepted: string[] = [];
  let refused = 0;
  let undocumented = 0;
  let healed = 0;
  let ended = 0;
  const start = async () => {
    const started = await startOwnService(disk.folder, endpoint.env);
    started.process.once('exit', () => ended++);
    return started;
  };

  disk.fill(0);
  let service = await start();
  let client = createClient(service.url);
  const upload = async (file: Uint8Array) => {
    const { code, job_id } = await client.answerTo({ file });
    if (code === '000') accepted.push(job_id);
    else if (code === '999') refused++;
    else undocumented++;
    return code;
  };
  let answeredFull = 0;
  let tookUp = 0;
  for (let count = 0; count < startsOnFullDisk; count++) {
    if (count > 0) {
      await service.kill();
      ended--;
      disk.fill(0);
      service = await start();
      client = createClient(service.url);
    }
    if ((await upload(shortRecording)) === '999') answeredFull++;
    disk.empty();
    const deadline = Date.now() + 10_000;
    while (Date.now() < deadline && (await upload(shortRecording)) !== '000') await pause(100);
    if (Date.now() < deadline) tookUp++;
  }
  refused = 0;
  for (let round = 0; round < rounds; round++) {
    // In every second round jobs are being processed when the disk fills up.
    if (round % 2 === 0) await Promise.all([upload(shortRecording), upload(shortRecording)]);
    disk.fill(freeBytes[round % freeBytes.length] ?? 0);
    await Promise.all([upload(largeRecording), upload(shortRecording), upload(shortRecording)]);
    await pause(round % 3 === 0 ? 1_500 : 100);
    disk.empty();
    if ((await upload(shortRecording)) === '000') healed++;
  }
  const { completed, others } = await countOutcomes(client, accepted);
  const left = ['incoming', 'work'].flatMap((name) => fileNamesIn(join(disk.folder, 'audio', name)));
  const audio = fileNamesIn(join(disk.folder, 'audio', 'audio'));
  const crashes = ended;
  await service.stop();
  endpoint.close();
  const database = openDatabase(join(disk.folder, 'service.db'));
  const sound = JSON.stringify(database.prepare('PRAGMA integrity_check').get()).includes('"ok"');
  database.close();
  return {
    figures: [
      {
        name: 'starts on a full disk, answered 999',
        count: answeredFull,
        goal: { atLeast: startsOnFullDisk },
      },
      {
        name: 'of these, uploads accepted once there was space',
        count: tookUp,
        goal: { atLeast: startsOnFullDisk },
      },
      { name: 'rounds with a full disk', count: rounds, goal: { atLeast: rounds } },
      { name: 'uploads refused with 999', count: refused, goal: { atLeast: rounds } },
      { name: 'undocumented answers', count: undocumented, goal: { atMost: 0 } },
      { name: 'uploads accepted as soon as there was space', count: healed, goal: { atLeast: rounds } },
      { name: 'accepted jobs completed', count: completed, goal: { atLeast: accepted.length } },
      { name: 'accepted jobs failed or stuck', count: others, goal: { atMost: 0 } },
      {
        name: 'files left over from refused or completed uploads',
        count: left.length + audio.length,
        goal: { atMost: 0 },
      },
      { name: 'crashes of the service', count: crashes, goal: { atMost: 0 } },
      { name: 'database intact at the end', count: sound ? 1 : 0, goal: { atLeast: 1 } },
    ],
  };
}

async function countOutcomes(client: ReturnType<typeof createClient>, jobs: readonly string[]) {
  let completed = 0;
  let others = 0;
  for (const job_id of jobs) {
    const deadline = Date.now() + 120_000;
    let status = '';
    while (status !== 'completed' && status !== 'failed' && Date.now() < deadline) {
      status = (await client.status(job_id)).status;
      if (status === 'queued' || status === 'processing') await pause(100);
    }
    if (status === 'completed' && (await client.heard(job_id)) !== '') completed++;
    else others++;
  }
  return { completed, others };
}

function fileNamesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
