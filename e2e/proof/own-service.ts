import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { demoAccounts } from '#service/accounts.ts';

const program = fileURLToPath(new URL('../../dist/server/service-process.js', import.meta.url));
const Told = z.union([z.object({ ready: z.string() }), z.object({ problem: z.string() })]);

/** The built service in a process of its own, made to be ill-treated. */
export interface OwnService {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends the process at once, as a crash or a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends the process as a person would. */
  stop(): Promise<void>;
  /** Greatest resident memory in MB so far; 0 where the system does not tell. */
  peakMemory(): number;
}

/**
 * Starts the built service on a free port.
 *
 * @param env settings beside those of this process, for example limits
 */
export async function startOwnService(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<OwnService> {
  const child = fork(program, {
    env: { ...process.env, SERVICE_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', process.env.PROOF_LOG ? 'inherit' : 'ignore', 'ipc'],
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [{ problem: `the service ended with ${code}` }]),
  ]);
  const told = Told.parse(message);
  if ('problem' in told) throw new Error(told.problem);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url: told.ready,
    process: child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    peakMemory: () => peakMegabytes(child.pid ?? 0),
  };
}

/** Runs `work` with a data folder that is removed afterwards. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'language-console-proof-'));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The headers of a call with the working demo account. */
export function workingHeaders(appName: string): Record<string, string> {
  const [working] = demoAccounts;
  if (!working) throw new Error('There is no demo account.');
  return { 'REV-API-KEY': working.apiKey, 'REV-APP-ID': working.appId, 'REV-APPNAME': appName };
}

function peakMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024;
}
