import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { demoAccounts } from '#service/accounts.ts';
import { allocatorSettings, serviceFlags } from '../../../src/commands/processes/service-flags.mjs';

export const builtService = fileURLToPath(new URL('../../../dist/server', import.meta.url));
const StartMessage = z.union([z.object({ ready: z.string() }), z.object({ problem: z.string() })]);

/** The built service in a separate process, which a proof may overload and kill. */
export interface OwnService {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly process: ChildProcess;
  /** Sends SIGKILL, which works like a crash or a power cut, and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  /** Peak resident memory in MB so far; 0 on systems without /proc. */
  peakMemory(): number;
  /** Resident memory in MB now; 0 where the system does not report it. */
  memory(): number;
}

/**
 * Starts the built service on a free port.
 *
 * @param env settings added to the environment of this process, for example limits
 * @param build the folder of the built service
 * @throws an error with the sentence in which the service says why it does not start
 */
export async function startOwnService(
  dataDir: string,
  env: Record<string, string> = {},
  build: string = builtService,
): Promise<OwnService> {
  const child = fork(join(build, 'service-process.js'), {
    execArgv: [...serviceFlags],
    env: { ...allocatorSettings, ...process.env, SERVICE_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', process.env.PROOF_LOG ? 'inherit' : 'ignore', 'ipc'],
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [{ problem: `the service ended with ${code}` }]),
  ]);
  const started = StartMessage.parse(message);
  if ('problem' in started) throw new Error(started.problem);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: started.ready,
    process: child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    peakMemory: () => megabytes(child.pid ?? 0, 'VmHWM'),
    memory: () => megabytes(child.pid ?? 0, 'VmRSS'),
  };
}

/** Runs `work` with a temporary data folder. */
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

function megabytes(pid: number, name: 'VmHWM' | 'VmRSS'): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  const line = new RegExp(`${name}:\\s+(\\d+) kB`);
  return Number(line.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024;
}
