import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, demoAccounts } from '#service/accounts.ts';
import { type Service, type ServiceOptions, startService } from '#service/main.ts';
import { createFileUrlFetcher } from '#service/speech-to-text/file-url.ts';
import { freshDatabase } from '#testing/postgres/describe-with-postgres.ts';
import { createScriptedRecogniser } from './scripted-recogniser.ts';

/** The states of an account; it may be in several at once. */
const accountFlags = ['expired', 'exhausted', 'no-function', 'hindi-english'] as const;

const functionNames = ['localization', 'transliteration', 'stt_batch', 'tts'] as const;

/** One account for every combination of states and every function. */
function combinedAccounts(): Account[] {
  const working = demoAccounts[0];
  if (!working) throw new Error('no demo account');
  return functionNames.flatMap((lacking) =>
    Array.from({ length: 2 ** accountFlags.length }, (_, bits) => {
      const has = (flag: (typeof accountFlags)[number]) => (bits & (1 << accountFlags.indexOf(flag))) !== 0;
      const name = accountNameOf(lacking, new Set(accountFlags.filter(has)));
      return {
        ...working,
        name,
        apiKey: `key ${name}`,
        appId: `app ${name}`,
        expired: has('expired'),
        allowance: has('exhausted') ? 10 : null,
        usedBefore: has('exhausted') ? 10 : 0,
        functions: has('no-function') ? functionNames.filter((other) => other !== lacking) : functionNames,
        languages: has('hindi-english') ? (['hi', 'en'] as const) : null,
      };
    }),
  );
}

const accountNameOf = (lacking: string, flags: ReadonlySet<string>) =>
  [lacking, ...accountFlags.filter((flag) => flags.has(flag))].join(' ');

/** The real service on a free port, with accounts in every state and a simulated public web server. */
export interface TestService {
  readonly url: string;
  /** The data folder of the service, removed when it closes. */
  readonly dataDir: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** An account in these states; `no-function` applies to the given function. */
  accountWith(flags: ReadonlySet<string>, appName: string): Account;
  armFault(fault: unknown): Promise<void>;
  /** A short, valid wav file: one second of silence. */
  wav(): Blob;
  /** The address of a path on the simulated public web server. */
  publicUrl(path: string): string;
}

export interface StartedTestService extends TestService {
  close(): Promise<void>;
}

/**
 * Starts the service as `npm start` does, with its data in a temporary folder; with SERVICE_STORE=postgres, in an empty
 * database of PostgreSQL. Tests that need no special settings use `sharedService` instead.
 */
export async function startTestService(
  env: NodeJS.ProcessEnv = {},
  more: Pick<ServiceOptions, 'timeouts' | 'log' | 'catalogueEntries'> = {},
): Promise<StartedTestService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'language-console-test-'));
  const filled = process.env.FILLED_LOOKUP_DATABASE;
  if (filled !== undefined) await copyFile(filled, join(dataDir, 'lookup.db'));
  const accounts = [...demoAccounts, ...combinedAccounts()];
  const web = createServer((request, response) => {
    if (request.url === '/silence.wav') response.end(Buffer.from(silence()));
    else response.setHeader('Content-Type', 'audio/wav').end('<!doctype html><p>no audio</p>');
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const { port } = web.address() as AddressInfo;
  const onPostgres = process.env.SERVICE_STORE === 'postgres';
  const service: Service = await startService({
    port: 0,
    dataDir,
    env: { ...env, ...(onPostgres && { DATABASE_URL: await freshDatabase() }) },
    accounts,
    recognisers: [createScriptedRecogniser(['en', 'ta'])],
    // The simulated server listens on a loopback address, which is never public.
    fetchFileUrl: createFileUrlFetcher({
      resolve: async (hostname) => (hostname === 'public.test' ? ['127.0.0.1'] : ['10.0.0.1']),
      isAllowed: (address) => address === '127.0.0.1',
    }),
    ...more,
  });
  return {
    url: service.url,
    dataDir,
    request: (path, init) => fetch(`${service.url}${path}`, init),
    accountWith: (flags, appName) => {
      const name = accountNameOf(appName, flags);
      const found = accounts.find((account) => account.name === name);
      if (!found) throw new Error(`no account ${name}`);
      return found;
    },
    armFault: async (fault) => {
      const response = await fetch(`${service.url}/_local/faults`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    wav: () => new Blob([silence()]),
    publicUrl: (path) => `http://public.test:${port}${path}`,
    close: async () => {
      await service.close();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One second of silence: RIFF WAVE, 16 kHz, one channel, 16 bits. */
function silence(): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + 32_000);
  const view = new DataView(bytes);
  const text = (at: number, value: string) => {
    for (const [index, letter] of [...value].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + 32_000, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 16_000, true);
  view.setUint32(28, 32_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 32_000, true);
  return bytes;
}
