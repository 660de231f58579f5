import type { Failure, Outcome } from '#client/outcome.ts';
import type { OperationId } from '#contract/errors.ts';
import { phrasebookId } from '#contract/local/built-in-engines.ts';
import type { Engines } from '#contract/local/service.ts';
import type { Need } from '../case-file/need.ts';
import type { Undo } from './target-changes.ts';
import type { TargetFacts } from './target-facts.ts';
import { changedBy, undoAll } from './undo.ts';

/** Whether a case changes what its target answers to others, so that no other case may run at the same time. */
export function runsAlone(needs: readonly Need[]): boolean {
  return needs.some(({ kind }) => kind === 'entry' || kind === 'exception');
}

/** Request ids by operation, each for the first call of the operation: a fault is armed for the call with that id. */
export type RequestIds = ReadonlyMap<OperationId, string>;

/** Either the needs of a case are met, and `undo` reverts the changes made for it, or something is missing. */
export type NeedsOutcome =
  | { readonly undo: () => Promise<void>; readonly requestIds: RequestIds }
  /** Why the case is skipped. */
  | { readonly missing: string };

/**
 * Checks that the target has what a case needs, then makes the changes that it needs. If one change fails, the earlier
 * ones are undone.
 *
 * @param onChange - called before a fault is armed and after every other change, with all that must be undone
 */
export async function meetNeeds(
  needs: readonly Need[],
  operation: OperationId,
  facts: TargetFacts,
  onChange: (undos: readonly Undo[]) => Promise<void>,
): Promise<NeedsOutcome> {
  let undos: readonly Undo[] = [];
  const requestIds = new Map<OperationId, string>();
  const keep = async (next: readonly Undo[]) => {
    undos = next;
    await onChange(next);
  };
  const undo = async () => {
    if (undos.length > 0) await keep(await undoAll(undos, facts));
  };
  for (const need of [...needs].sort((a, b) => Number(runsAlone([a])) - Number(runsAlone([b])))) {
    const missing = await meet(need, operation, facts, requestIds, (change) => keep([...undos, change]));
    if (missing !== undefined) {
      await undo();
      return { missing };
    }
  }
  return { undo, requestIds };
}

type AddUndo = (undo: Undo) => Promise<void>;

/** Meets one need, or returns what is missing. */
async function meet(
  need: Need,
  operation: OperationId,
  facts: TargetFacts,
  requestIds: Map<OperationId, string>,
  addUndo: AddUndo,
): Promise<string | undefined> {
  const health = await facts.health();
  if (!health) return 'the target has no local addresses (/_local)';
  switch (need.kind) {
    case 'local-service':
      return undefined;
    case 'dialect':
      if (health.dialect === need.dialect) return undefined;
      return `the target speaks the ${health.dialect} dialect, not the ${need.dialect} one`;
    case 'engine':
      if (isServed(need, await facts.engines())) return undefined;
      return `no engine of the target serves ${need.language} (${need.function})`;
    case 'fault':
      return armFault(need, operation, facts, requestIds, addUndo);
    case 'entry': {
      const { from, to, source, translation, moderation } = need;
      const texts = {
        [from]: { text: source, moderation: 'moderated' },
        [to]: { text: translation, moderation },
      } as const;
      const added = await facts.entries.add({ texts, domain: null, account: null }, changedBy);
      return noteAdded('entry', added, addUndo);
    }
    case 'exception': {
      const { kind: _, ...draft } = need;
      const added = await facts.exceptions.add({ ...draft, domain: null, account: null }, changedBy);
      return noteAdded('exception', added, addUndo);
    }
  }
}

/** Arms the fault for a call of this case only, so that nobody else's call receives it. */
async function armFault(
  { fault, operation: named }: Need & { kind: 'fault' },
  ofCase: OperationId,
  { calls }: TargetFacts,
  requestIds: Map<OperationId, string>,
  addUndo: AddUndo,
): Promise<string | undefined> {
  const operation = named ?? ofCase;
  const requestId = requestIds.get(operation) ?? crypto.randomUUID();
  requestIds.set(operation, requestId);
  await addUndo({ kind: 'fault', requestId });
  const armed = await calls.armFault({ operation, times: 1, fault, requestId });
  return armed.kind === 'ok' ? undefined : `the fault cannot be armed: ${reasonOf(armed)}`;
}

async function noteAdded(
  kind: 'entry' | 'exception',
  added: Outcome<{ readonly id: string; readonly revision: number }>,
  addUndo: AddUndo,
): Promise<string | undefined> {
  if (added.kind !== 'ok') return `the ${kind} cannot be added: ${reasonOf(added)}`;
  const { id, revision } = added.data;
  await addUndo({ kind, id, revision });
  return undefined;
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
