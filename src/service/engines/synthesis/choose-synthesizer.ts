import type { LanguageCode } from '#contract/languages.ts';
import { canSpeakLanguage, type Segment, type Synthesizer } from './synthesizer.ts';

/**
 * The engine for a language: the wanted one if it can speak now, otherwise the first that can.
 *
 * @param synthesizers the preferred one first; not empty
 * @param wanted id of an engine; ignored when no engine has it
 */
export function chooseSynthesizer(
  synthesizers: readonly Synthesizer[],
  language: LanguageCode,
  wanted?: string,
): Synthesizer {
  const able = synthesizers.filter(
    (one) => one.unavailable() === undefined && canSpeakLanguage(one, language),
  );
  return able.find(({ id }) => id === wanted) ?? able[0] ?? synthesizers.at(-1)!;
}

/** The engine for a whole request: the most preferred of those chosen for its languages, which speaks all of it. */
export function synthesizerForSegments(
  synthesizers: readonly Synthesizer[],
  segments: readonly Segment[],
  wanted?: string,
): Synthesizer {
  const chosen = new Set(
    segments.flatMap((segment) =>
      segment.kind === 'pause' ? [] : [chooseSynthesizer(synthesizers, segment.voice.language, wanted)],
    ),
  );
  return synthesizers.find((one) => chosen.has(one)) ?? synthesizers.at(-1)!;
}
