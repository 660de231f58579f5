import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '#client/outcome.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { useIdle } from '#console/ui/idle.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';

/** The position of a text in a result: its language and the number of its row. */
export interface ListenPlace {
  readonly language: string;
  readonly number: number;
}

/** The text being spoken, and its state. */
export type ListenState = ListenPlace &
  (
    | { readonly phase: 'asking' | 'playing' }
    | { readonly phase: 'failed'; readonly failure: Failure | 'not-played' }
  );

export interface ListenControls {
  /** Whether the target has a voice for a language. */
  readonly canSpeak: (language: string) => boolean;
  /** The state of a text, if it was the last one to be spoken. */
  readonly stateOf: (place: ListenPlace) => ListenState | undefined;
  /** Speaks a text; stops the previous one. */
  readonly start: (place: ListenPlace, text: string) => void;
  readonly stop: () => void;
}

/** Speaks rows through text-to-speech, one at a time. */
export function useListen(): ListenControls {
  const call = useCall();
  const speakerOf = useSpeakers();
  const [now, setNow] = useState<ListenState>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => {
    current.current?.abort();
    setNow(undefined);
  };
  const start = async ({ language, number }: ListenPlace, text: string) => {
    const place = { language, number };
    stop();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setNow({ ...place, phase: 'asking' });
    const [{ playAudio }, outcome] = await Promise.all([
      import('./speak.ts'),
      call('tts', { headers: { speaker: speakerOf(language) }, body: { text } }, { signal }),
    ]);
    if (signal.aborted) return;
    if (outcome.kind !== 'ok') return setNow({ ...place, phase: 'failed', failure: outcome });
    setNow({ ...place, phase: 'playing' });
    const played = await playAudio(outcome.data.audio, signal);
    if (played === 'refused') setNow({ ...place, phase: 'failed', failure: 'not-played' });
    else if (played === 'ended') setNow(undefined);
  };
  return {
    canSpeak: (language) => speakerOf(language) !== undefined,
    stateOf: ({ language, number }) =>
      now?.language === language && now.number === number ? now : undefined,
    start: (place, text) => void start(place, text),
    stop,
  };
}

/** Finds the voice for a language: one of this machine, or a documented one for a remote target. */
function useSpeakers(): (language: string) => string | undefined {
  const { target } = useTargetChoice();
  const isEmbedded = target === embeddedTarget;
  const { data } = useQuery({ ...enginesQuery, enabled: useIdle() && isEmbedded });
  const speakers = useMemo(() => {
    const codes = isEmbedded ? (data?.speakers ?? []).map(({ code }) => code) : documentedSpeakers;
    // The first voice of a language is entered last, and so replaces the others.
    return new Map<string | undefined, string>(
      codes.toReversed().map((code) => [readSpeaker(code)?.language, code]),
    );
  }, [isEmbedded, data]);
  return (language) => speakers.get(language);
}
