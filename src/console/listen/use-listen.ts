import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { useIdle } from '#console/ui/idle.ts';
import { embeddedTarget } from '#contract/targets.ts';
import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';

/** The row that is spoken, and its state. */
export type ListeningState =
  | { readonly row: number; readonly phase: 'asking' | 'playing' }
  | { readonly row: number; readonly phase: 'failed'; readonly failure: Failure | 'not-played' };

export interface ListenControls {
  /** The speaker code for the language; undefined when the target has no voice for it. */
  readonly speaker: string | undefined;
  readonly now: ListeningState | undefined;
  /** Speaks a text; stops the previous one. */
  readonly start: (row: number, text: string) => void;
  readonly stop: () => void;
}

/** Speaks rows of one language through text-to-speech, one at a time. */
export function useListen(language: string): ListenControls {
  const call = useCall();
  const speaker = useSpeaker(language);
  const [now, setNow] = useState<ListeningState>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => {
    current.current?.abort();
    setNow(undefined);
  };
  const start = async (row: number, text: string) => {
    stop();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setNow({ row, phase: 'asking' });
    const [{ playAudio }, outcome] = await Promise.all([
      import('./speak.ts'),
      call('tts', { headers: { speaker }, body: { text } }, { signal }),
    ]);
    if (signal.aborted) return;
    if (outcome.kind !== 'ok') return setNow({ row, phase: 'failed', failure: outcome });
    setNow({ row, phase: 'playing' });
    const played = await playAudio(outcome.data.audio, signal);
    if (played === 'refused') setNow({ row, phase: 'failed', failure: 'not-played' });
    else if (played === 'ended') setNow(undefined);
  };
  return { speaker, now, start: (row, text) => void start(row, text), stop };
}

/** A voice for a language: one of this machine, or a documented one for a remote target. */
function useSpeaker(language: string): string | undefined {
  const { target } = useTargetChoice();
  const isEmbedded = target === embeddedTarget;
  const { data } = useQuery({ ...enginesQuery, enabled: useIdle() && isEmbedded });
  const codes: readonly string[] = isEmbedded
    ? (data?.speakers ?? []).map(({ code }) => code)
    : documentedSpeakers;
  return codes.find((code) => readSpeaker(code)?.language === language);
}
