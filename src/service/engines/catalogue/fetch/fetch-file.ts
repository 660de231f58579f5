import { copyFile, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isDiskFull } from '#service/store/disk-full.ts';
import { InstallFailure } from '../install-failure.ts';
import { megabytes } from './disk-space.ts';
import { networkFailure, openAddress } from './open-address.ts';

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly env: NodeJS.ProcessEnv;
  /** The size of the file, when it is known. */
  readonly bytes?: number | undefined;
  /** Whether the checksum is known, so that a file changed between two attempts would be noticed. */
  readonly isPinned: boolean;
  /** Called with the number of bytes fetched so far. */
  readonly onBytes?: (done: number) => void;
  readonly idleMilliseconds?: number;
  /** Number of attempts after broken connections; more follow only while each fetches new bytes. */
  readonly attempts?: number;
  readonly retryMilliseconds?: number;
}

/** Maximum number of bytes to fetch when the size is not known. */
const largestFile = 4_000_000_000;

/** The note beside a partial download: the address of the file, and its ETag or modification date. */
const PartNote = z.object({ address: z.string(), validator: z.optional(z.string()) });

/**
 * Fetches a file by its address. A partial download that an earlier attempt left beside `target` is continued if the
 * server supports that and the file is still the same; otherwise the download starts over. An address without a scheme
 * is a path on this machine.
 *
 * @throws InstallFailure; the signal's reason when aborted. The partial download is kept for the next attempt.
 */
export async function fetchFile(address: string, target: string, options: FetchOptions): Promise<void> {
  const { attempts = 4, retryMilliseconds = 1_000, signal } = options;
  if (!/^https?:\/\//.test(address)) return copyLocal(address, target);
  for (let attempt = 1; ; attempt++) {
    const before = await sizeOf(`${target}.part`);
    try {
      await fetchPart(address, target, options);
      break;
    } catch (error) {
      if (!(error instanceof InstallFailure)) throw error;
      const canResume = error.problem.kind === 'interrupted' || error.problem.kind === 'timeout';
      const hasAdvanced = (await sizeOf(`${target}.part`)) > before;
      if (!canResume || (attempt >= attempts && !hasAdvanced) || attempt >= 100) throw error;
      await wait(retryMilliseconds, undefined, { signal });
    }
  }
  await rename(`${target}.part`, target);
  await rm(`${target}.part.json`, { force: true });
}

async function copyLocal(path: string, target: string): Promise<void> {
  await copyFile(path, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new InstallFailure('not-found', `there is no file ${path}`);
    throw error;
  });
}

async function fetchPart(address: string, target: string, options: FetchOptions): Promise<void> {
  const { signal, env, bytes, isPinned, onBytes, idleMilliseconds = 30_000 } = options;
  const part = `${target}.part`;
  const { host } = new URL(address);
  const note = await readNote(part);
  const have = note?.address === address ? await sizeOf(part) : 0;
  const canResume = have > 0 && (note?.validator !== undefined || isPinned);
  const answer = await openAddress(address, {
    signal,
    env,
    idleMilliseconds,
    headers: canResume
      ? { Range: `bytes=${have}-`, ...(note?.validator && { 'If-Range': note.validator }) }
      : {},
  });
  const { statusCode = 0, headers } = answer;
  const start = statusCode === 206 ? have : 0;
  if (statusCode === 416 || (statusCode === 206 && !headers['content-range']?.startsWith(`bytes ${have}-`))) {
    answer.destroy();
    if (statusCode === 416 && headers['content-range'] === `bytes */${have}`) return;
    await rm(part, { force: true });
    throw new InstallFailure('interrupted', `${host} cannot resume the download; it starts over`);
  }
  try {
    checkResponse(statusCode, headers['content-type'], basename(target), host);
    const announced = headers['content-length'];
    const total = announced === undefined ? bytes : start + Number(announced);
    if (bytes !== undefined && total !== undefined && total !== bytes) {
      const problem = total > bytes ? 'too-large' : 'wrong-content';
      throw new InstallFailure(problem, `${host} sends ${total} bytes instead of the expected ${bytes}`);
    }
    const limit = total ?? largestFile;
    const validator = headers.etag?.startsWith('"') ? headers.etag : headers['last-modified'];
    await writeFile(`${part}.json`, JSON.stringify({ address, validator }));
    const file = await open(part, start > 0 ? 'a' : 'w');
    let done = start;
    try {
      for await (const chunk of answer) {
        done += chunk.length;
        if (done > limit) {
          throw new InstallFailure('too-large', `${host} sends more than the expected ${megabytes(limit)}`);
        }
        await file.write(chunk);
        onBytes?.(done);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if (total !== undefined && done < total) {
      throw new InstallFailure('interrupted', `${host} ended after ${done} of ${total} bytes`);
    }
  } catch (error) {
    answer.destroy();
    signal.throwIfAborted();
    const failure = isDiskFull(error) ? diskFull(target) : networkFailure(error, host);
    if (failure.problem.kind === 'too-large') await rm(part, { force: true });
    throw failure;
  }
}

function checkResponse(status: number, type: string | undefined, name: string, host: string): void {
  if (status === 404 || status === 410) {
    throw new InstallFailure('not-found', `${host} has no ${name} (HTTP ${status})`);
  }
  if (status !== 200 && status !== 206) {
    throw new InstallFailure('server-error', `${host} answered HTTP ${status} for ${name}`);
  }
  if (type?.startsWith('text/html')) {
    throw new InstallFailure('wrong-content', `${host} sent a web page instead of ${name}`);
  }
}

const diskFull = (target: string) =>
  new InstallFailure('disk-full', `the disk became full while ${basename(target)} was fetched`);

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

async function readNote(part: string): Promise<z.infer<typeof PartNote> | undefined> {
  try {
    return PartNote.parse(JSON.parse(await readFile(`${part}.json`, 'utf8')));
  } catch {
    return undefined;
  }
}
