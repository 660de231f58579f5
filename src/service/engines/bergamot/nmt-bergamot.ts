import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationLanguage } from '#contract/languages.ts';
import { forkChildProgram } from '#service/processes/child-process.ts';
import type { InstalledEngine } from '../catalogue/engine-record.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { NmtEngine } from '../nmt/nmt.ts';
import { BergamotAnswer, type BergamotCommand, type BergamotFiles } from './bergamot-messages.ts';

export interface BergamotOptions {
  /** Returns the installed engines; called for every translation. */
  readonly installed: () => readonly InstalledEngine[];
  /** Time limit of a call in milliseconds. */
  readonly timeout: number;
  /** The process is killed when it takes more memory than this. */
  readonly memoryMegabytes?: number;
  /** Time without work after which the process ends to free its memory. */
  readonly idleMilliseconds?: number;
  /** Replaced in tests only. */
  readonly fork?: () => ChildProcess;
}

/** The translation engine that runs Mozilla's models on this machine. */
export interface BergamotEngine extends NmtEngine {
  /** Whether any model is installed. */
  available(): boolean;
  /** Ends the process; a translation in progress fails. */
  close(): void;
}

const heapMegabytes = 256;
const engineName = 'Bergamot';
const pivot = 'en';

/**
 * Translates with the installed models, through English if there is no model for a pair. They run in a separate
 * process, which starts with the first call and serves one call at a time. It is ended when a call fails, takes too
 * long or is cancelled.
 */
export function createBergamotEngine(options: BergamotOptions): BergamotEngine {
  const { installed, timeout, memoryMegabytes = 1_500, idleMilliseconds = 60_000 } = options;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const modelsOf = () => installed().filter(({ kind }) => kind === 'bergamot');
  const route = (from: TranslationLanguage, to: TranslationLanguage): InstalledEngine[] => {
    const model = (source: string, target: string) =>
      modelsOf().find(({ name }) => name === `bergamot-${source}-${target}`);
    const direct = model(from, to);
    if (direct) return [direct];
    const [first, second] = [model(from, pivot), model(pivot, to)];
    return first && second ? [first, second] : [];
  };

  function close(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function start({ folder }: InstalledEngine): ChildProcess {
    const started =
      options.fork?.() ??
      forkChildProgram('bergamot-process', {
        heapMegabytes,
        args: [join(folder, 'node_modules'), String(memoryMegabytes)],
      });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  async function run(engines: InstalledEngine[], texts: readonly string[], signal: AbortSignal) {
    signal.throwIfAborted();
    clearTimeout(idle);
    const [engine] = engines;
    if (!engine) throw new EngineFailure(`${engineName} has no model for this pair.`);
    child ??= start(engine);
    try {
      return await ask(child, { models: engines.map(filesOf), texts }, { timeout, signal });
    } catch (error) {
      close();
      throw error;
    } finally {
      idle = setTimeout(close, idleMilliseconds).unref();
    }
  }

  return {
    id: 'bergamot',
    name: 'Bergamot, Mozilla’s models on this machine',
    available: () => modelsOf().length > 0,
    pairs: (from, to) => route(from, to).length > 0,
    translate(sentences, from, to, { signal }) {
      const turn = last.then(() => run(route(from, to), sentences, signal));
      last = turn.catch(() => {});
      return turn;
    },
    close,
  };
}

/** Sends one job to the process. @throws EngineFailure; the signal's reason when aborted. */
function ask(
  child: ChildProcess,
  job: BergamotCommand,
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let errors = '';
    const note = (text: Buffer) => {
      errors = (errors + text).slice(-1_000);
    };
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      child.off('message', receive);
      child.off('exit', exit);
      child.off('error', fail);
      child.stderr?.off('data', note);
      act();
    };
    const fail = (error: Error) => settle(() => reject(new EngineFailure(`${engineName}: ${error.message}`)));
    const exit = (code: number | null, name: string | null) =>
      fail(new Error(`its process ended (${name ?? code}) ${errors.trim()}`.trim()));
    const abort = () => settle(() => reject(signal.reason));
    const receive = (message: unknown) => {
      const answer = BergamotAnswer.safeParse(message).data;
      if (!answer) fail(new Error('its process sent an invalid message'));
      else if ('failed' in answer) fail(new Error(answer.failed));
      else if (answer.translations.length !== job.texts.length) {
        fail(new Error(`${answer.translations.length} translations for ${job.texts.length} texts`));
      } else settle(() => resolve(answer.translations));
    };
    const timer = setTimeout(() => {
      const failure = new EngineFailure(`${engineName} did not answer in time (${timeout} ms)`, 'timed-out');
      settle(() => reject(failure));
    }, timeout);
    signal.addEventListener('abort', abort, { once: true });
    child.on('message', receive);
    child.once('exit', exit);
    child.once('error', fail);
    child.stderr?.on('data', note);
    child.send(job, (error) => {
      if (error) fail(error);
    });
  });
}

/** The files of a model, by the names that Mozilla gives them. */
function filesOf({ name, folder }: InstalledEngine): BergamotFiles {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const find = (pattern: RegExp) => files.find((file) => pattern.test(file));
  const [model, shortlist, vocabulary] = [find(/^model\..*\.bin$/), find(/^lex\./), find(/^vocab\./)];
  if (!model || !vocabulary) throw new EngineFailure(`${name} is incomplete: add it again.`);
  return {
    model: join(folder, model),
    vocabulary: join(folder, vocabulary),
    ...(shortlist && { shortlist: join(folder, shortlist) }),
  };
}
