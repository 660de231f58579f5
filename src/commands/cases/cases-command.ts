import { watch } from 'node:fs';
import { createRunReport, type RunEnvironment, summarise } from '#cases/evidence/run-report.ts';
import { checkAnswer } from '#cases/expectations/check-answer.ts';
import type { CaseResult } from '#cases/run/results.ts';
import { runCases } from '#cases/run/run-cases.ts';
import { runItems } from '#cases/run/run-item.ts';
import type { TargetChanges } from '#cases/run/target-changes.ts';
import { wait } from '#cases/run/wait.ts';
import { localCallsTo } from '#client/local/local-calls.ts';
import type { Target } from '#client/target.ts';
import { type Arguments, readArguments, usage } from './arguments.ts';
import { acceptAnswers, changedFrom, readAcceptedAnswers } from './baselines.ts';
import { type Connector, createConnector, isEmbedded } from './connect.ts';
import { measureAudio } from './measure-audio.ts';
import { readFolder } from './read-folder.ts';
import { comparisonLines, escapeControlCharacters, resultLines, summaryLine } from './result-lines.ts';
import { writeReports } from './write-reports.ts';

export interface CasesCommandOptions {
  /** The folder that is run when none is given. */
  readonly starterSet: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  /** Shows the progress of the run; absent without a terminal. */
  readonly progress?: ((text: string) => void) | undefined;
  /** Starts the embedded service if it does not answer; the returned function stops it. */
  readonly startService: () => Promise<() => Promise<unknown>>;
  readonly version?: string | undefined;
  readonly commit?: string | undefined;
}

/** Exit codes of `npm run cases`. */
export const exitCodes = { passed: 0, failed: 1, notRun: 2 } as const;

/** Runs `npm run cases` and returns its exit code. */
export async function runCasesCommand(args: readonly string[], given: CasesCommandOptions): Promise<number> {
  const options = { ...given, print: (line: string) => given.print(escapeControlCharacters(line)) };
  const parsed = readArguments(args);
  if (parsed === 'help') {
    for (const line of usage) options.print(line);
    return exitCodes.passed;
  }
  if ('problem' in parsed) {
    for (const line of [parsed.problem, ...usage]) options.print(line);
    return exitCodes.notRun;
  }
  const isLocal = isEmbedded(parsed.target) || (parsed.compare !== undefined && isEmbedded(parsed.compare));
  const stop = isLocal ? await options.startService() : undefined;
  try {
    if (!parsed.watch) return await runOnce(parsed, options);
    return await runOnChanges(parsed, options);
  } finally {
    await stop?.();
  }
}

/** Milliseconds from the first change of a file to the next run, since editors write a file in several steps. */
const settling = 100;

/** Runs the set now, and again after each change of a file, until the signal aborts. */
async function runOnChanges(parsed: Arguments, options: CasesCommandOptions): Promise<number> {
  const { signal, print, starterSet } = options;
  const folder = parsed.folder ?? starterSet;
  let changed: string | null = null;
  let wake = () => {};
  let watcher: ReturnType<typeof watch>;
  try {
    watcher = watch(folder, { recursive: true }, (_, name) => {
      // Files written by a run with --update must not start another run.
      if (name?.endsWith('.accepted.json')) return;
      changed = name ?? folder;
      wake();
    });
  } catch (error) {
    return refuse([`${folder} cannot be watched: ${error instanceof Error ? error.message : error}`], print);
  }
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    for (;;) {
      const code = await runOnce(parsed, options);
      if (signal.aborted) return code;
      print(`Waiting for changes in ${folder}.`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (changed !== null || signal.aborted) resolve();
      });
      if (signal.aborted) return code;
      await wait(settling, signal);
      print(`Changed: ${changed}`);
      changed = null;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    watcher.close();
  }
}

async function runOnce(parsed: Arguments, options: CasesCommandOptions): Promise<number> {
  const { print, signal } = options;
  const folder = parsed.folder ?? options.starterSet;
  const read = await readFolder(folder);
  if ('problems' in read) return refuse(read.problems, print);
  const { set } = read;
  const { accepted, problems } = readAcceptedAnswers(set);
  if (problems.length > 0) return refuse(problems, print);
  const hasTag = (tags: readonly string[] = []) => parsed.tags.some((tag) => tags.includes(tag));
  const chosen = set.cases.filter(({ case: one }) => parsed.tags.length === 0 || hasTag(one.tags));
  if (chosen.length === 0) return refuse([`No case has the tag ${parsed.tags.join(' or ')}.`], print);

  const items = runItems(chosen);
  const open = async (target: string) => {
    const connector = createConnector(options.env, target, parsed.account);
    const opened = await connector.connect(undefined, undefined);
    if ('problem' in opened) return { refused: opened.problem };
    if ('missing' in opened) return { refused: `${target}: ${opened.missing}` };
    return { connector, opened };
  };
  const runOn = async ({ connector, opened }: { connector: Connector; opened: Target }) => {
    const startedAt = new Date();
    let done = 0;
    let left: readonly TargetChanges[] = [];
    const results = await runCases({
      items,
      connect: connector.connect,
      findAudio: async (sha256) => {
        const bytes = set.audio.get(sha256);
        return bytes && new Blob([bytes]);
      },
      check: (expectations, request, exchanges, milliseconds, sent) =>
        checkAnswer(expectations, request, exchanges, milliseconds, { ...sent, measure: measureAudio }),
      changed: changedFrom(accepted),
      concurrency: parsed.concurrency,
      signal,
      onTargetChange: async (changes) => {
        left = changes;
      },
      onResult: (result) => {
        done += 1;
        options.progress?.(`${done} of ${items.length}`);
        for (const line of resultLines(result)) print(line);
      },
    });
    options.progress?.('');
    for (const { target: name = opened.name, undos } of left) {
      print(`not undone  ${undos.map(({ kind }) => kind).join(', ')} at ${name}, which does not answer`);
    }
    const endedAt = new Date();
    const health = await localCallsTo(opened).health();
    const environment: RunEnvironment = {
      name: folder.split(/[\\/]/).filter(Boolean).at(-1) ?? folder,
      target: opened.name,
      baseUrl: opened.baseUrl,
      account: parsed.account,
      version: options.version,
      commit: options.commit,
      ...(health.kind === 'ok' && { dialect: health.data.dialect, serviceVersion: health.data.version }),
      ...{ startedAt, endedAt },
    };
    return { environment, results, startedAt, endedAt };
  };

  const first = await open(parsed.target);
  if (first.refused !== undefined) return refuse([first.refused], print);
  // The target to compare with is opened before the cases are sent, so that a mistake in its name costs no run.
  const second = parsed.compare === undefined ? undefined : await open(parsed.compare);
  if (second?.refused !== undefined) return refuse([second.refused], print);
  const run = await runOn(first);
  const { results, startedAt, endedAt } = run;
  print(summaryLine(summarise(results), endedAt.getTime() - startedAt.getTime()));
  const cases = chosen.map(({ case: one }) => one);
  const other = second && !signal.aborted ? await runOn(second) : undefined;
  const report = await createRunReport({
    environment: run.environment,
    results,
    cases,
    other,
    secrets: [...first.connector.secrets, ...(second?.connector.secrets ?? [])],
  });
  await writeReports(report, parsed.files, parsed);
  if (signal.aborted) {
    print(`Stopped: ${items.length - results.length} of ${items.length} were not run.`);
    return exitCodes.notRun;
  }
  if (parsed.update) {
    const lines = await acceptAnswers(folder, set, accepted, results, parsed.note);
    for (const line of lines) print(`accepted  ${line}`);
    print(`${lines.length} answers accepted`);
  }
  if (report.comparison && parsed.compare !== undefined) {
    for (const line of comparisonLines(report.comparison.cases, parsed.target, parsed.compare)) print(line);
  }
  if (other && nothingAnswered(other.results)) return exitCodes.notRun;
  return exitCodeOf(results, parsed);
}

/** Whether no case had an answer, so that nothing was tested. */
function nothingAnswered(results: readonly CaseResult[]): boolean {
  const { total, broken, skipped } = summarise(results);
  return broken > 0 && broken + skipped === total;
}

function exitCodeOf(results: readonly CaseResult[], { strict, update }: Arguments): number {
  if (nothingAnswered(results)) return exitCodes.notRun;
  const { failed, broken, changed } = summarise(results);
  return failed + broken > 0 || (strict && !update && changed > 0) ? exitCodes.failed : exitCodes.passed;
}

function refuse(problems: readonly string[], print: (line: string) => void): number {
  for (const problem of problems) print(problem);
  return exitCodes.notRun;
}
