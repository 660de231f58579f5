import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeWithPostgres, freshDatabase } from '#testing/postgres/describe-with-postgres.ts';
import { demoAccounts } from '../accounts.ts';
import { createMemoryStores, openEmbeddedStores, openPostgresStores, type Stores } from '../store/stores.ts';

const page = readFileSync(new URL('../DEPLOYMENT.md', import.meta.url), 'utf8');

/** The command in `DEPLOYMENT.md` after the comment `<!-- name -->`. */
function commandOf(name: string): string {
  const [, command] = new RegExp(`<!-- ${name} -->\n\`\`\`sh\n([\\s\\S]+?)\n\`\`\``).exec(page) ?? [];
  if (command === undefined) throw new Error(`DEPLOYMENT.md has no command after <!-- ${name} -->.`);
  return command;
}

const runCommand = (name: string, env: Record<string, string>) =>
  execFileSync('sh', ['-ec', commandOf(name)], { env: { ...process.env, ...env }, stdio: 'pipe' });

const queuedId = 'a2b1cc60-0ac6-4cd4-8f0f-3a0a35c6e24d';
const endedId = 'b3c2dd71-1bd7-4de5-9010-4b1b46d7f35e';
const [working] = demoAccounts;

/** Stores a job that has ended, one that waits, an entry, an exception and some usage. */
async function fill(stores: Stores): Promise<void> {
  const request = { src_lang: 'en', domain: 'generic', subtitles: true, fileName: 'talk.wav' } as const;
  await stores.jobs.insert({ job_id: endedId, account: 'working', request, audio: `${endedId}.wav` });
  const claim = await stores.jobs.claim({ lease: 60_000, interruptions: 3 });
  const transcript = 'नमस्ते, hello.';
  if (claim) {
    const result = { transcript, original_transcript: transcript, channel_number: 1, words: [] };
    await stores.jobs.complete(claim, result);
  }
  await stores.jobs.insert({ job_id: queuedId, account: 'working', request, audio: `${queuedId}.wav` });
  const texts = { en: { text: 'our own sentence', moderation: 'moderated' } } as const;
  await stores.entries.add({ texts, domain: null, account: null }, 'a tester');
  await stores.exceptions.add(
    { word: 'priya', from: 'en', to: 'hi', spellings: ['प्रिया'], domain: null, account: null },
    'a tester',
  );
  if (working) await stores.accounts.charge(working, 120);
}

/** What the stores contain, as their users see it. */
async function contentOf({ jobs, entries, exceptions, accounts }: Stores) {
  const [entry] = (await entries.list({ query: 'own sentence' }, { limit: 5 }, AbortSignal.timeout(20_000)))
    .entries;
  return {
    ended: await jobs.get(endedId),
    queued: await jobs.get(queuedId),
    entry,
    changes: [...(await entries.changes(5)), ...(await exceptions.changes(5))],
    used: (await accounts.list()).find(({ name }) => name === 'working')?.used,
  };
}

describe('the commands for backup and restore', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a restored backup has the data folder with its audio, without its engines', async () => {
    const [before, after] = [join(folder, 'before'), join(folder, 'after')];
    mkdirSync(join(before, 'audio', 'audio'), { recursive: true });
    mkdirSync(join(before, 'engines'));
    writeFileSync(join(before, 'audio', 'audio', `${queuedId}.wav`), 'sound');
    writeFileSync(join(before, 'engines', 'model.bin'), 'large');
    const options = { accounts: demoAccounts, memory: createMemoryStores() };
    const stores = openEmbeddedStores({ ...options, dataDir: before });
    await fill(stores);
    const content = await contentOf(stores);
    await stores.close();

    const BACKUP = join(folder, 'backup.tar.gz');
    runCommand('backup of the data folder', { DATA_DIR: before, BACKUP });
    rmSync(before, { recursive: true });
    runCommand('restore of the data folder', { DATA_DIR: after, BACKUP });

    const restored = openEmbeddedStores({ ...options, dataDir: after });
    expect(await contentOf(restored)).toEqual(content);
    expect(content).toMatchObject({ ended: { state: 'completed' }, queued: { state: 'queued' }, used: 120 });
    await restored.close();
    expect(readFileSync(join(after, 'audio', 'audio', `${queuedId}.wav`), 'utf8')).toBe('sound');
    expect(() => readFileSync(join(after, 'engines', 'model.bin'))).toThrow('ENOENT');
  });

  describeWithPostgres('with PostgreSQL', () => {
    it('a restored backup has the database with the audio of open jobs', { tags: 'slow' }, async () => {
      const [before, after] = [await freshDatabase(), await freshDatabase()];
      const options = { accounts: demoAccounts, blobDir: undefined, log: () => {} };
      const stores = await openPostgresStores({ ...options, url: before });
      await fill(stores);
      const path = join(folder, 'talk.wav');
      writeFileSync(path, 'sound');
      await stores.audio?.keep(path, `${queuedId}.wav`);
      const content = await contentOf(stores);

      const BACKUP = join(folder, 'backup.dump');
      runCommand('backup of PostgreSQL', { DATABASE_URL: before, BACKUP });
      await stores.close();
      runCommand('restore of PostgreSQL', { DATABASE_URL: after, BACKUP });

      const restored = await openPostgresStores({ ...options, url: after });
      expect(await contentOf(restored)).toEqual(content);
      expect(content).toMatchObject({
        ended: { state: 'completed' },
        queued: { state: 'queued' },
        used: 120,
      });
      const audio = await restored.audio?.fileOf(`${queuedId}.wav`, folder);
      expect(readFileSync(audio ?? '', 'utf8')).toBe('sound');
      await restored.close();
    });
  });
});
