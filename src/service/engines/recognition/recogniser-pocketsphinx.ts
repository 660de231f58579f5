import { spawn } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { Word } from '#contract/speech-to-text.ts';
import { runTask, TaskFailure } from '#service/processes/child-task.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { PocketsphinxProgram } from './pocketsphinx-program.ts';
import type { Recogniser } from './recogniser.ts';

export interface PocketsphinxOptions {
  /** The program, found on the PATH when it has no folder. */
  readonly command?: string;
  /** Folder with `en-us`, `en-us.lm.bin` and `cmudict-en-us.dict`. */
  readonly model?: string;
}

const defaults = { command: 'pocketsphinx_batch', model: '/usr/share/pocketsphinx/model/en-us' };
const heapMegabytes = 256;
/** Time limit for a whole recording. Each run of the program also has its own limit, by the length of its speech. */
const recordingTimeout = 24 * 3600_000;

const Segments = z.array(z.object({ words: z.array(Word) }));

/**
 * The recogniser of the CMU PocketSphinx packages for English, or nothing when program or model is missing.
 */
export async function createPocketsphinxRecogniser(
  options: PocketsphinxOptions = {},
): Promise<Recogniser | undefined> {
  const { command, model } = { ...defaults, ...options };
  const files = {
    acoustic: join(model, 'en-us'),
    language: join(model, 'en-us.lm.bin'),
    dictionary: join(model, 'cmudict-en-us.dict'),
  };
  try {
    await Promise.all(Object.values(files).map((file) => access(file)));
    await probe(command);
  } catch {
    return undefined;
  }
  const program: PocketsphinxProgram = { command, ...files };

  return {
    id: 'pocketsphinx',
    languages: ['en'],
    async recognise(wavPath, { signal }) {
      const folder = await mkdtemp(join(dirname(wavPath), 'pocketsphinx-'));
      const args = [wavPath, folder, JSON.stringify(program)];
      try {
        const found = await runTask('pocketsphinx-process', {
          heapMegabytes,
          milliseconds: recordingTimeout,
          args,
          signal,
        });
        return { segments: Segments.parse(found) };
      } catch (error) {
        const known = error instanceof TaskFailure && ['TaskTimeout', 'EngineFailure'].includes(error.kind);
        throw known ? new EngineFailure(error.message) : error;
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },
  };
}

/** Checks that the program starts: without arguments it prints its usage and exits. */
function probe(command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [], { stdio: 'ignore', timeout: 10_000, killSignal: 'SIGKILL' });
    child.once('error', reject);
    child.once('exit', (code) => (code === null ? reject(new Error('did not end')) : resolve()));
  });
}
