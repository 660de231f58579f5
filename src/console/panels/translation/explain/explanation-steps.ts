import type { SegmentRoute } from '#contract/local/explanations.ts';
import type { TranslationForm } from '../form/form.ts';

/** One step of a segment's route through the service. */
export type ExplanationStep =
  | 'lookupHit'
  | 'templateHit'
  | 'lookupMiss'
  | 'lookupOff'
  | 'nmt'
  | 'nmtFailed'
  | 'nmtTimedOut'
  | 'nmtUnserved'
  | 'nmtNoEngine'
  | 'nmtOff'
  | 'transliterated'
  | 'returned'
  | 'empty'
  | 'noLetters'
  | 'sameLanguage'
  | 'onlyKept';

type PipelineFlags = Pick<TranslationForm, 'enableLookup' | 'enableNmt'>;

const nmtSteps: Record<NonNullable<SegmentRoute['nmt']>, ExplanationStep> = {
  'no-engine': 'nmtNoEngine',
  failed: 'nmtFailed',
  'timed-out': 'nmtTimedOut',
};

const unchangedSteps: Record<NonNullable<SegmentRoute['nothingToDo']>, ExplanationStep> = {
  empty: 'empty',
  'no-letters': 'noLetters',
  'same-language': 'sameLanguage',
  kept: 'onlyKept',
};

/** The steps of a segment in the order of the pipeline; the last one served it. */
export function stepsOf(
  { route, apiStatus, nmt: why, nothingToDo }: SegmentRoute,
  flags: PipelineFlags,
): ExplanationStep[] {
  const lookup: ExplanationStep = flags.enableLookup ? 'lookupMiss' : 'lookupOff';
  const nmt: ExplanationStep = flags.enableNmt ? (why ? nmtSteps[why] : 'nmtUnserved') : 'nmtOff';
  switch (route) {
    case 'lookup':
      return ['lookupHit'];
    case 'template':
      return ['templateHit'];
    case 'nmt':
      return [lookup, 'nmt'];
    case 'transliteration':
      return [lookup, nmt, 'transliterated'];
    case 'none':
      if (nothingToDo) return [unchangedSteps[nothingToDo]];
      if (why) return [lookup, nmt, 'returned'];
      if (apiStatus === -4) return [lookup, 'nmtFailed', 'returned'];
      if (apiStatus === -5) return [lookup, 'nmtTimedOut', 'returned'];
      return ['returned'];
  }
}

/** The step that served a segment. */
export function servingStep(route: SegmentRoute, flags: PipelineFlags): ExplanationStep {
  return stepsOf(route, flags).at(-1) ?? 'returned';
}

/** The colour classes of the steps that decided the result. */
export const stepColours: Partial<Record<ExplanationStep, string>> = {
  lookupHit: 'text-served',
  templateHit: 'text-served',
  nmt: 'text-served',
  nmtFailed: 'text-failed',
  nmtTimedOut: 'text-failed',
  transliterated: 'text-transliterated',
};
