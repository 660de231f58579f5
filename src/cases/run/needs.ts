import type { Failure, Outcome } from '#client/outcome.ts';
import type { OperationId } from '#contract/errors.ts';
import { phrasebookId } from '#contract/local/built-in-engines.ts';
import type { Engines } from '#contract/local/service.ts';
import type { Need } from '../case-file/need.ts';
import type { TargetFacts } from './target-facts.ts';

/** Whether a case changes its target while it runs, so that no other case may run at the same time. */
export function runsAlone(needs: readonly Need[]): boolean {
  return needs.some(({ kind }) => kind === 'fault' || kind === 'entry' || kind === 'exception');
}

/** Either the needs of a case are met, and `undo` reverts the changes made for it, or something is missing. */
export type NeedsOutcome =
  | { readonly undo: () => Promise<void> }
  /** Why the case is skipped. */
  | { readonly missing: string };

/** The name under which changes appear in the change logs of the databases. */
const changedBy = 'cases';

/**
 * Checks that the target has what a case needs, then makes the changes that it needs. If one change fails, the earlier
 * ones are undone.
 */
export async function meetNeeds(
  needs: readonly Need[],
  operation: OperationId,
  facts: TargetFacts,
): Promise<NeedsOutcome> {
  const undoes: (() => Promise<unknown>)[] = [];
  const undo = async () => {
    for (const step of undoes.splice(0).reverse()) await step();
  };
  for (const need of [...needs].sort((a, b) => Number(runsAlone([a])) - Number(runsAlone([b])))) {
    const met = await meet(need, operation, facts);
    if ('missing' in met) {
      await undo();
      return met;
    }
    undoes.push(met.undo);
  }
  return { undo };
}

const met = { undo: async () => {} };

async function meet(
  need: Need,
  operation: OperationId,
  facts: TargetFacts,
): Promise<{ readonly undo: () => Promise<unknown> } | { readonly missing: string }> {
  const health = await facts.health();
  if (!health) return { missing: 'the target has no local addresses (/_local)' };
  switch (need.kind) {
    case 'local-service':
      return met;
    case 'dialect':
      if (health.dialect === need.dialect) return met;
      return { missing: `the target speaks the ${health.dialect} dialect, not the ${need.dialect} one` };
    case 'engine':
      if (isServed(need, await facts.engines())) return met;
      return { missing: `no engine of the target serves ${need.language} (${need.function})` };
    case 'fault':
      return armFault(need, operation, facts);
    case 'entry': {
      const { from, to, source, translation, moderation } = need;
      const texts = {
        [from]: { text: source, moderation: 'moderated' },
        [to]: { text: translation, moderation },
      } as const;
      return undoable(
        'entry',
        facts.entries,
        await facts.entries.add({ texts, domain: null, account: null }, changedBy),
      );
    }
    case 'exception': {
      const { kind: _, ...draft } = need;
      const added = await facts.exceptions.add({ ...draft, domain: null, account: null }, changedBy);
      return undoable('exception', facts.exceptions, added);
    }
  }
}

/** Arms the fault instead of those already armed; `undo` arms these again. */
async function armFault(
  { fault, operation }: Need & { kind: 'fault' },
  ofCase: OperationId,
  { calls }: TargetFacts,
): ReturnType<typeof meet> {
  const before = await calls.faults();
  if (before.kind !== 'ok') return { missing: `the faults cannot be read: ${reasonOf(before)}` };
  const restore = async () => {
    await calls.clearFaults();
    for (const fault of before.data.faults) await calls.armFault(fault);
  };
  await calls.clearFaults();
  const armed = await calls.armFault({ operation: operation ?? ofCase, times: 1, fault });
  if (armed.kind === 'ok') return { undo: restore };
  await restore();
  return { missing: `the fault cannot be armed: ${reasonOf(armed)}` };
}

interface Stored {
  readonly id: string;
  readonly revision: number;
}

function undoable(
  name: 'entry' | 'exception',
  database: { remove(id: string, revision: number, by: string): Promise<unknown> },
  added: Outcome<Stored>,
): Awaited<ReturnType<typeof meet>> {
  if (added.kind !== 'ok') return { missing: `the ${name} cannot be added: ${reasonOf(added)}` };
  const { id, revision } = added.data;
  return { undo: () => database.remove(id, revision, changedBy) };
}

/** The reason why a call of `/_local` failed. */
function reasonOf(failure: Failure): string {
  const { response } = ('exchange' in failure && failure.exchange) || {};
  const body = typeof response?.body === 'string' ? response.body.slice(0, 200) : '';
  return body || ('message' in failure ? failure.message : '') || failure.kind;
}

function isServed(need: Need & { kind: 'engine' }, engines: Engines | undefined): boolean {
  if (!engines) return false;
  const { function: appName, language } = need;
  switch (appName) {
    case 'stt_batch':
      return engines.speechToTextLanguages.includes(language);
    case 'tts':
      return engines.speakers.some(({ code }) => code === language || code.startsWith(`${language}_`));
    default:
      // An engine without a list of languages decides for each request.
      return engines.engines.some(
        (engine) =>
          engine.appName === appName &&
          engine.available &&
          engine.id !== phrasebookId &&
          (engine.languages.length === 0 || engine.languages.some((code) => code === language)),
      );
  }
}
