import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createListeners } from '#console/ui/listeners.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';

/** Unsaved changes of a case: its folder, and its text, which may be invalid. */
const KeptDraft = z.object({ folder: z.string(), text: z.string() });
export type KeptDraft = z.infer<typeof KeptDraft>;

/** The key of the draft of a new case; no id has this form. */
export const newCaseKey = '+';

const storageKey = 'case-drafts';
let drafts: Readonly<Record<string, KeptDraft>> =
  readStored(storageKey, z.record(z.string(), KeptDraft)) ?? {};
const { subscribe, notify } = createListeners();

/** The unsaved changes of a case in this tab. */
export const keptDraft = (key: string): KeptDraft | undefined => drafts[key];

/**
 * Keeps the unsaved changes of a case in this tab; undefined removes them.
 *
 * @returns whether they survive a reload
 */
export function keepDraft(key: string, draft: KeptDraft | undefined): boolean {
  const { [key]: before, ...others } = drafts;
  if (draft === undefined && before === undefined) return true;
  drafts = draft === undefined ? others : { ...others, [key]: draft };
  notify();
  return writeStored(storageKey, drafts);
}

/** The drafts of this tab by the ids of their cases. */
export const useDrafts = () =>
  useSyncExternalStore(
    subscribe,
    () => drafts,
    () => drafts,
  );
