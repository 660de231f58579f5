import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../store/database.ts';

const rounds = 8;
const Acknowledged = z.object({ job_id: z.string() });
const Row = z.object({ job_id: z.string(), state: z.string(), result: z.nullable(z.string()) });

describe('jobs and SIGKILL', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kill-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function start(uploads: number, onAcknowledged: (job_id: string) => void): Promise<ChildProcess> {
    const file = new URL('../../testing/service/speech-to-text-process.ts', import.meta.url);
    const child = fork(file, [folder, String(uploads)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.on('message', (message) => {
        if (message === 'ready') resolve(child);
        else onAcknowledged(Acknowledged.parse(message).job_id);
      });
    });
  }

  function kill(child: ChildProcess): Promise<void> {
    return new Promise((resolve) => {
      child.once('close', () => resolve());
      child.kill('SIGKILL');
    });
  }

  function rows(): z.infer<typeof Row>[] {
    const database = openDatabase(join(folder, 'service.db'));
    try {
      return z.array(Row).parse(database.prepare('SELECT job_id, state, result FROM jobs').all());
    } finally {
      database.close();
    }
  }

  it('every acknowledged job is completed exactly once, however often the service is killed', {
    timeout: 120_000,
    tags: 'slow',
  }, async () => {
    const acknowledged: string[] = [];
    let killedAtWork = 0;
    for (let round = 0; round < rounds; round++) {
      let first = () => {};
      const firstAcknowledged = new Promise<void>((resolve) => {
        first = resolve;
      });
      const child = await start(2, (job_id) => {
        acknowledged.push(job_id);
        first();
      });
      // Every other round waits for an acknowledged upload, so that the kill interrupts recognition rather than the
      // upload.
      if (round % 2 === 1) await firstAcknowledged;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      await kill(child);
      if (rows().some(({ state }) => state === 'processing')) killedAtWork++;
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds / 2);
    expect(killedAtWork).toBeGreaterThan(0);

    const last = await start(0, () => {});
    while (rows().some(({ state }) => state === 'queued' || state === 'processing')) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await kill(last);
    const ended = rows();
    const completed = new Set(ended.filter(({ state }) => state === 'completed').map(({ job_id }) => job_id));
    expect(acknowledged.filter((job_id) => !completed.has(job_id))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(ended).toHaveLength(completed.size);
    expect(readdirSync(join(folder, 'audio', 'incoming'))).toEqual([]);
    expect(readdirSync(join(folder, 'audio', 'audio'))).toEqual([]);
  });
});
