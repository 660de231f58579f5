import type { TranslationLanguage } from '#contract/languages.ts';
import type { SegmentRoute } from '#contract/local/explanations.ts';
import type { NamedDomain, TranslationBody, TranslationStatusCode } from '#contract/translation.ts';
import type { NmtEngine } from '#service/engines/nmt/nmt.ts';
import { inTurns, stepsInTurns } from '../in-turns.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { findTexts, type LookupAnswers, type LookupQuery, lookUp } from './lookup/lookup-route.ts';
import type { TemplateMatcher } from './lookup/templates.ts';
import { containsEach, interleave, type TermFinder, textAroundSpans } from './masking/find-mask-terms.ts';
import type { TransliterateInSteps } from './masking/keep-literals.ts';
import { type NmtOutcome, translateByNmt } from './nmt-route.ts';
import { planStrings, type Segment } from './plan-strings.ts';
import { mayContainSeveralSentences } from './sentences/sentences.ts';

/** The result of one segment in one target language. */
export interface ServedSegment extends Omit<SegmentRoute, 'segment' | 'apiStatus' | 'tokens'> {
  readonly apiStatus: TranslationStatusCode;
}

export interface ServeRequest {
  readonly transliterateText: TransliterateInSteps;
  readonly nmt?: NmtEngine | undefined;
  readonly log?: ((message: string) => void) | undefined;
  readonly lookup: LookupStore;
  readonly matchTemplate: TemplateMatcher;
  readonly strings: readonly string[];
  readonly from: TranslationLanguage;
  readonly targets: readonly TranslationLanguage[];
  readonly flags: Pick<TranslationBody, 'enableLookup' | 'enableNmt' | 'enableTransliteration'>;
  readonly findTerms: TermFinder;
  /** Whether masked terms stay in Latin letters instead of being transliterated. */
  readonly keepTermsAsWritten: boolean;
  readonly domain: NamedDomain;
  /** The name of the account. */
  readonly account?: string | undefined;
  readonly signal: AbortSignal;
}

/** Translates every distinct segment once into each target language, the targets in parallel. */
export async function serveSegments(request: ServeRequest) {
  const { strings, from, targets, findTerms, signal } = request;
  const isWhole = await findWholeStrings(request);
  const plan = await planStrings(strings, from, findTerms, isWhole, signal);
  const answers = await lookUpSegments(request, plan.segments);

  const byTarget = new Map<TranslationLanguage, ReadonlyMap<string, ServedSegment>>();
  await Promise.all(
    targets.map(async (to) => byTarget.set(to, await serveTarget(request, plan.segments, answers, to))),
  );
  return {
    strings: plan.strings,
    /** The result of a segment, given its text. */
    answer(text: string, to: TranslationLanguage) {
      const served = byTarget.get(to)?.get(text);
      if (served === undefined) throw new Error('A segment was planned but not served.');
      return served;
    },
  };
}

/** Finds the strings of several sentences that stay one segment, because the lookup has them whole for every target. */
async function findWholeStrings(request: ServeRequest): Promise<(string: string) => boolean> {
  const { lookup, strings, targets, flags } = request;
  if (!flags.enableLookup) return () => false;
  const several = [...new Set(strings)].filter(mayContainSeveralSentences);
  const found = await findTexts(lookup, several, lookupQueryOf(request));
  const whole = new Set(several.filter((string) => targets.every((to) => found.get(string)?.has(to))));
  return (string) => whole.has(string);
}

const lookupQueryOf = ({ from, targets, domain, account, signal }: ServeRequest): LookupQuery => ({
  from,
  to: targets,
  scope: { domain, account },
  signal,
});

async function lookUpSegments(request: ServeRequest, segments: readonly Segment[]): Promise<LookupAnswers> {
  if (!request.flags.enableLookup) return () => undefined;
  const texts = segments.map(({ text }) => text);
  return lookUp(request.lookup, request.matchTemplate, texts, lookupQueryOf(request));
}

async function serveTarget(
  request: ServeRequest,
  segments: readonly Segment[],
  answers: LookupAnswers,
  to: TranslationLanguage,
): Promise<ReadonlyMap<string, ServedSegment>> {
  const { from, flags, nmt, signal, domain, log } = request;
  const served = new Map<string, ServedSegment>();
  const keep = ({ text, spans }: Segment, values: readonly string[], one: ServedSegment) => {
    const kept = [...values, ...spans.map(({ written }) => written)].filter((term) =>
      one.output.includes(term),
    );
    served.set(text, kept.length > 0 ? { ...one, kept: [...new Set(kept)] } : one);
  };
  const open: { segment: Segment; values: readonly string[] }[] = [];
  await inTurns(segments, signal, async (segment) => {
    const { text } = segment;
    const values = await maskedValues(request, segment, to);
    const found = answers(text, to);
    if (found && from === to) keep(segment, values, { ...found, output: text, nothingToDo: 'same-language' });
    else if (found && containsEach(found.output, values)) keep(segment, values, found);
    else if (from === to || !/\p{L}/u.test(text))
      keep(segment, values, passThrough(request, segment, values, to));
    else open.push({ segment, values });
  });
  if (open.length === 0) return served;

  const nmtOutcomes = flags.enableNmt ? await askNmt() : undefined;
  await inTurns(open, signal, async ({ segment, values }, index) => {
    const outcome = nmtOutcomes?.[index];
    const one = outcome?.kind === 'translated' ? byNmt(outcome) : await fallBack(segment, values, outcome);
    keep(segment, values, one);
  });
  return served;

  async function askNmt(): Promise<readonly (NmtOutcome | NoEngine)[]> {
    if (!nmt?.pairs(from, to)) return open.map(() => ({ kind: 'no-engine' }));
    const items = open.map(({ segment, values }) => ({ ...segment, values }));
    return translateByNmt(nmt, items, from, to, { signal, domain, log });
  }

  function byNmt({ text }: { text: string }): ServedSegment {
    return { output: text, route: 'nmt', apiStatus: 3, servedBy: nmt?.id };
  }

  /**
   * The result of a segment that NMT did not serve. Transliterated, it has status -2 if NMT was enabled, otherwise 10;
   * unchanged, it has the status of NMT's failure, or -2 if NMT was off.
   */
  async function fallBack(
    { text, spans }: Segment,
    values: readonly string[],
    outcome?: NmtOutcome | NoEngine,
  ): Promise<ServedSegment> {
    const why = outcome && nmtFailureOf(outcome);
    if (flags.enableTransliteration) {
      const pieces: string[] = [];
      for (const piece of textAroundSpans(text, spans))
        pieces.push(await stepsInTurns(request.transliterateText(piece, from, to), signal));
      const output = interleave(pieces, values);
      return {
        output,
        route: output === text ? 'none' : 'transliteration',
        apiStatus: flags.enableNmt ? -2 : 10,
        ...(why && { nmt: why }),
        ...(output === text && { nothingToDo: 'kept' }),
      };
    }
    const apiStatus = outcome ? unservedStatusOf(outcome) : -2;
    return { output: text, route: 'none', apiStatus, ...(why && { nmt: why }) };
  }
}

/** No translation engine is configured, or it does not translate between the two languages. */
interface NoEngine {
  readonly kind: 'no-engine';
}

/** Why NMT did not serve a segment; undefined when it did. */
function nmtFailureOf(outcome: NmtOutcome | NoEngine): SegmentRoute['nmt'] {
  switch (outcome.kind) {
    case 'translated':
      return undefined;
    case 'no-engine':
      return 'no-engine';
    case 'failed':
      return outcome.status === -5 ? 'timed-out' : 'failed';
  }
}

/** The status of a segment that is returned unchanged. Without an engine NMT counts as failed. */
function unservedStatusOf(outcome: NmtOutcome | NoEngine): TranslationStatusCode {
  if (outcome.kind === 'no-engine') return -4;
  return outcome.kind === 'failed' ? outcome.status : -2;
}

/** The text in the output for each masked term of a segment. */
async function maskedValues(
  { from, keepTermsAsWritten, transliterateText, signal }: ServeRequest,
  { spans }: Segment,
  to: TranslationLanguage,
): Promise<string[]> {
  const values: string[] = [];
  for (const { written, replacement } of spans) {
    const asWritten = keepTermsAsWritten || from === to;
    values.push(
      replacement ?? (asWritten ? written : await stepsInTurns(transliterateText(written, from, to), signal)),
    );
  }
  return values;
}

/**
 * The result of a segment with nothing to translate, because it has no letters or because source and target language
 * are the same: the text unchanged, except for masked terms between two languages, with the status of unlocalized text.
 */
function passThrough(
  { from, flags }: ServeRequest,
  { text, spans }: Segment,
  values: readonly string[],
  to: TranslationLanguage,
): ServedSegment {
  const transliterationChosen = flags.enableTransliteration && !flags.enableNmt;
  return {
    output: from === to ? text : interleave(textAroundSpans(text, spans), values),
    route: 'none',
    apiStatus: transliterationChosen ? 10 : -2,
    nothingToDo: from === to ? 'same-language' : text === '' ? 'empty' : 'no-letters',
  };
}
