import { canSpeak, type Segment, type Synthesizer, type Voice } from './synthesizer.ts';

/**
 * The engine for a voice: the wanted one if it can speak now, otherwise the first that can.
 *
 * @param synthesizers the preferred one first; not empty
 * @param wanted id of an engine; ignored when no engine has it
 */
export function chooseSynthesizer(
  synthesizers: readonly Synthesizer[],
  voice: Pick<Voice, 'language' | 'gender'>,
  wanted?: string,
): Synthesizer {
  const able = synthesizers.filter((one) => one.unavailable() === undefined && canSpeak(one, voice));
  return able.find(({ id }) => id === wanted) ?? able[0] ?? synthesizers.at(-1)!;
}

/** The engine that speaks an entire request: the most preferred of the engines chosen for its voices. */
export function synthesizerForSegments(
  synthesizers: readonly Synthesizer[],
  segments: readonly Segment[],
  wanted?: string,
): Synthesizer {
  const chosen = new Set(
    segments.flatMap((segment) =>
      segment.kind === 'pause' ? [] : [chooseSynthesizer(synthesizers, segment.voice, wanted)],
    ),
  );
  return synthesizers.find((one) => chosen.has(one)) ?? synthesizers.at(-1)!;
}
