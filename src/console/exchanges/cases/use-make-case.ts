import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import { operationNames } from '#console/catalogues/operation-names.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { createListeners } from '#console/ui/listeners.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import type { MakeCaseResult } from './call-of-case.ts';

/** The outcome of the last attempt to make a case from a call; `making` while the case is being made. */
export type CaseNotice = MakeCaseResult | 'making';

let notice: CaseNotice | undefined;
const { subscribe, notify } = createListeners();

/** Replaces the notice, or removes it. */
export function showCaseNotice(next: CaseNotice | undefined): void {
  notice = next;
  notify();
}

/** The notice that is shown. */
export const caseNotice = (): CaseNotice | undefined => notice;

/** The notice to show; renders again when it changes. */
export const useCaseNotice = (): CaseNotice | undefined =>
  useSyncExternalStore(subscribe, caseNotice, () => undefined);

/** Returns a function that makes a case from a call, saves it and shows the outcome; one call at a time. */
export function useMakeCase(): (entry: LoggedExchange) => Promise<void> {
  const words = useWords(makeCaseWords);
  const names = useWords(operationNames);
  const announce = useAnnounce();
  const queries = useQueryClient();
  return async (entry) => {
    if (notice === 'making') return;
    showCaseNotice('making');
    const made = await import('./make-case.ts')
      .then(({ makeCase }) => makeCase(entry, names))
      .catch((): MakeCaseResult => ({ problem: 'code' }));
    showCaseNotice(made);
    announce('problem' in made ? words.notMade[made.problem] : words.made(made.name));
    await queries.invalidateQueries({ queryKey: ['cases'] });
  };
}
