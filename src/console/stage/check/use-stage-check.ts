import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#client/call.ts';
import { checkOperation } from '#client/check-target.ts';
import { type StageCheckWords, stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import { clearMutation, faultsQuery } from '#console/targets/faults.ts';
import { accountsQuery, enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { openStage } from '../stage-state.ts';
import type { Fix, StageNeeds } from './needs.ts';
import { canPlaySound, playTestSound } from './sound.ts';

/** One line of the check. */
export interface CheckLine {
  readonly name: keyof StageCheckWords['lines'];
  readonly state: 'waiting' | 'fine' | 'problem';
  /** What was found, in a sentence. */
  readonly text: string;
  /** A change that solves the problem; for sound, the test sound, even if there is no problem. */
  readonly fix?: Fix | undefined;
}

/** Milliseconds after which a target counts as one that does not answer. */
const probeTimeout = 4000;

/** Checks whether a panel can be presented: five lines, with a fix where there is one. Uses up no allowance. */
export function useStageCheck(needs: StageNeeds): readonly CheckLine[] {
  const words = useWords(stageCheckWords);
  const { lines, fixes } = words;
  const { target, account, session, callTarget, chooseTarget, chooseAccount } = useTargetChoice();
  const isEmbedded = target === embeddedTarget;
  const client = useQueryClient();
  const faults = useQuery({ ...faultsQuery, enabled: isEmbedded });
  const clear = useMutation(clearMutation(client));
  const accounts = useQuery({ ...accountsQuery, enabled: isEmbedded && !session });
  const engines = useQuery({ ...enginesQuery, enabled: isEmbedded });
  const armed = isEmbedded ? faults.data?.faults.length : 0;
  const { operation, input } = needs.probe;
  const probe = useQuery({
    queryKey: ['stage-check', callTarget, operation, input],
    queryFn: ({ signal }) =>
      checkOperation(
        (id, sent, options) => call(id, sent, callTarget, options),
        operation,
        input,
        signal,
        probeTimeout,
      ),
    // A call would use up an armed fault, which somebody may want to show.
    enabled: armed === 0 || faults.isError,
    staleTime: 0,
    gcTime: 0,
  });
  const sound = useQuery({
    queryKey: ['stage-check', 'sound'],
    queryFn: canPlaySound,
    staleTime: 0,
    gcTime: 0,
  });
  // A browser may allow sound only after a click, so any click repeats the check of the sound.
  const { refetch: listenAgain } = sound;
  const isSilent = sound.data === false;
  useEffect(() => {
    if (!isSilent) return;
    const again = () => void listenAgain();
    addEventListener('pointerup', again);
    return () => removeEventListener('pointerup', again);
  }, [isSilent, listenAgain]);

  const verdict = probe.data?.verdict;
  const serviceGone = isEmbedded && faults.isError;
  const again: Fix = { label: fixes.again, run: () => Promise.all([faults.refetch(), probe.refetch()]) };
  const targetLine = (): Omit<CheckLine, 'name'> => {
    if (verdict === 'no-answer' || (serviceGone && verdict === undefined && !probe.isFetching)) {
      const fix = isEmbedded ? again : { label: fixes.embedded, run: () => chooseTarget(embeddedTarget) };
      return { state: 'problem', text: lines.target.problem(target), fix };
    }
    // While a fault is armed, the target is not called. It has sent the list of faults, so it is reachable.
    return verdict || armed
      ? { state: 'fine', text: lines.target.fine(target) }
      : waiting(lines.target.waiting);
  };
  const accountLine = (): Omit<CheckLine, 'name'> => {
    const fix: Fix =
      isEmbedded && (session || account !== defaultAccount)
        ? { label: fixes.working, run: () => chooseAccount(defaultAccount) }
        : { label: fixes.choose, run: chooseElsewhere };
    if (verdict === 'account') return { state: 'problem', text: lines.account.refused, fix };
    const used = session ? undefined : accounts.data?.find(({ name }) => name === account);
    const left = used?.allowance == null ? undefined : used.allowance - used.used;
    if (left !== undefined && left < needs.characters) {
      return { state: 'problem', text: lines.account.short(Math.max(0, left), needs.characters), fix };
    }
    return verdict || armed || probe.isError
      ? { state: 'fine', text: lines.account.fine }
      : waiting(lines.account.waiting);
  };
  const faultLine = (): Omit<CheckLine, 'name'> => {
    if (armed === undefined) return serviceGone ? fine(lines.faults.unknown) : waiting(lines.faults.waiting);
    if (armed === 0) return fine(lines.faults.fine);
    const fix = { label: fixes.disarm, run: () => clear.mutateAsync() };
    return { state: 'problem', text: lines.faults.problem(armed), fix };
  };
  const engineLine = (): Omit<CheckLine, 'name'> => {
    if (!isEmbedded) return fine(lines.engines.remote);
    if (!engines.data) return engines.isError ? fine(lines.engines.unknown) : waiting(lines.engines.waiting);
    const missing = needs.missing(engines.data);
    if (!missing) return fine(lines.engines.fine);
    return { state: 'problem', text: lines.engines.problem(missing.names), fix: missing.fix };
  };
  const soundLine = (): Omit<CheckLine, 'name'> => {
    const fix: Fix = {
      label: fixes.play,
      run: async () => client.setQueryData(['stage-check', 'sound'], await playTestSound()),
    };
    if (sound.data === undefined) return waiting(lines.sound.waiting);
    return sound.data
      ? { ...fine(lines.sound.fine), fix }
      : { state: 'problem', text: lines.sound.problem, fix };
  };
  return [
    { name: 'target', ...targetLine() },
    { name: 'account', ...accountLine() },
    { name: 'faults', ...faultLine() },
    { name: 'engines', ...engineLine() },
    { name: 'sound', ...soundLine() },
  ];
}

const fine = (text: string) => ({ state: 'fine', text }) as const;
const waiting = (text: string) => ({ state: 'waiting', text }) as const;

/** Leaves the stage and opens the list of accounts, which is on the page. */
function chooseElsewhere(): void {
  openStage(false);
  requestAnimationFrame(() => document.getElementById('account-menu')?.click());
}
