import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { SegmentRoute, TranslationExplanation } from '#contract/local/explanations.ts';
import {
  domainName,
  type MultiTargetEntry,
  type SingleTargetEntry,
  type TranslationStatusCode,
} from '#contract/translation.ts';
import type { NmtEngine } from '#service/engines/nmt/nmt.ts';
import { charactersIn } from '../count-characters.ts';
import { inTurns, stepsAtOnce, stepsInTurns } from '../in-turns.ts';
import type { Awaitable } from '../store/awaitable.ts';
import type { LookupSeed, LookupStore } from '../store/lookup-store.ts';
import type { CustomExceptions } from '../transliteration/exceptions/custom-exceptions.ts';
import type { ExceptionStore } from '../transliteration/exceptions/exception-store.ts';
import { createTemplateFinder, normaliseForTemplates } from './lookup/templates.ts';
import { createTermFinder, findNothing, type TermFinder } from './masking/find-mask-terms.ts';
import { keepLiterals, type TransliterateInSteps } from './masking/keep-literals.ts';
import { phrasebookSeed } from './phrasebook/phrasebook-seed.ts';
import type { PlannedString } from './plan-strings.ts';
import { createProfanityFilter, type FilteredText, type ProfanityFilter } from './profanity/filter.ts';
import { profanityList } from './profanity/lists.ts';
import { type ServedSegment, serveSegments } from './serve-segments.ts';
import { aggregateStatus } from './status.ts';
import type { SegmentFault, Translation, TranslationRequest } from './translation.ts';

export interface TranslationSettings {
  /** Whether masked terms stay as written, instead of being transliterated, with this number of target languages. */
  keepsTermsAsWritten(targetCount: number): boolean;
}

export interface TranslationDeps {
  /** Transliterates the words of a text; everything else stays as it is. */
  readonly transliterateText: (
    ...text: [...Parameters<TransliterateInSteps>, custom: CustomExceptions | undefined]
  ) => ReturnType<TransliterateInSteps>;
  /** The exceptions that apply to transliterated words. */
  readonly exceptions?: Pick<ExceptionStore, 'forRequest'>;
  /** The translation engine in use; without one, NMT counts as failed. */
  readonly nmt?: (() => Awaitable<NmtEngine | undefined>) | undefined;
  readonly lookup: LookupStore;
  /** Seed of the lookup database; the phrasebook by default. */
  readonly seed?: LookupSeed;
  readonly settings: TranslationSettings;
  /** Receives lines for the operator: why the translation engine failed. */
  readonly log?: (message: string) => void;
}

/**
 * Creates the translation function of the API: lookup, then NMT, then transliteration, for each sentence and target.
 * Seeds the lookup database first.
 */
export async function createTranslation(deps: TranslationDeps): Promise<Translation> {
  await deps.lookup.seed(deps.seed ?? phrasebookSeed());
  const findTemplate = createTemplateFinder(await deps.lookup.templates());

  const filters = new Map<TranslationLanguage, ProfanityFilter>();
  const filterFor = (language: TranslationLanguage) => {
    const filter = filters.get(language) ?? createProfanityFilter(profanityList(language));
    filters.set(language, filter);
    return filter;
  };

  return {
    async translate({ headers, body, account }, signal, segmentFault = () => undefined) {
      signal.throwIfAborted();
      const targets = [...new Set(headers.tgt_lang)];
      const filtered: FilteredText[] = [];
      const filter = body.filterProfane ? filterFor(headers.src_lang) : undefined;
      await inTurns(body.data, signal, async (text) => {
        filtered.push(filter ? await stepsInTurns(filter(text), signal) : { text, hidden: [] });
      });
      const strings = filtered.map(({ text }) => text);
      const faults = strings.map((_, index) => segmentFault(index));
      /** The strings, and their normalised forms, from which templates take the values of slots. */
      const texts = () => [
        ...strings,
        ...strings.map((text) => normaliseForTemplates(text, headers.src_lang)),
      ];
      const scope = { account: null, domain: null, texts, to: targets };
      const custom = await deps.exceptions?.forRequest(scope, signal);
      const transliterateText = keepLiterals((text, from, to) =>
        deps.transliterateText(text, from, to, custom),
      );
      const healthy = strings.filter((_, index) => faults[index] === undefined);

      const served = await serveSegments({
        ...deps,
        nmt: body.enableNmt ? await deps.nmt?.() : undefined,
        transliterateText,
        // A slot contains only a few words, so it is transliterated without yielding.
        matchTemplate: (sentence, from) =>
          findTemplate(sentence, from, (...text) => stepsAtOnce(transliterateText(...text))),
        strings: healthy,
        from: headers.src_lang,
        targets,
        flags: body,
        findTerms: await termFinderFor(headers.src_lang, body, signal),
        keepTermsAsWritten: deps.settings.keepsTermsAsWritten(targets.length),
        domain: domainName(headers.domain),
        account,
        signal,
      });

      let next = 0;
      let tokenConsumed = 0;
      let characters = 0;
      const single: z.infer<typeof SingleTargetEntry>[] = [];
      const several: z.infer<typeof MultiTargetEntry>[] = [];
      const explained: TranslationExplanation['strings'] = [];
      await inTurns(strings, signal, (string, index) => {
        const fault = faults[index];
        const planned = fault === undefined ? served.strings[next++] : undefined;
        const results = targets.map((to) =>
          planned === undefined
            ? failedString(string, fault ?? -6)
            : stringResult(planned, (text) => served.answer(text, to)),
        );
        const inString = body.data[index] ?? '';
        const [only] = results;
        if (targets.length > 1) several.push(multiTargetEntry(inString, targets, results));
        else if (only) single.push({ inString, outString: only.output, apiStatus: only.apiStatus });
        const { hidden = [] } = filtered[index] ?? {};
        explained.push({
          inString,
          ...(hidden.length > 0 && { filtered: [...hidden] }),
          targets: Object.fromEntries(targets.map((to, at) => [to, results[at]?.routes ?? []])),
        });
        tokenConsumed += results.reduce((sum, { tokens }) => sum + tokens, 0);
        characters += charactersIn(inString);
      });

      const uuid = randomUUID();
      return {
        response: { responseList: targets.length > 1 ? several : single, tokenConsumed, uuid },
        explanation: { function: 'localization', id: uuid, uuid, strings: explained },
        characters,
      };
    },
  };
}

/**
 * Creates the finder of a request's masked terms. Terms are masked only in English text, otherwise they are ignored.
 */
async function termFinderFor(
  from: TranslationLanguage,
  { nmtMaskTerms }: TranslationRequest['body'],
  signal: AbortSignal,
): Promise<TermFinder> {
  if (from !== 'en' || !nmtMaskTerms) return findNothing;
  return stepsInTurns(createTermFinder(nmtMaskTerms), signal);
}

/** The result of one string in one target language. */
interface StringResult {
  readonly output: string;
  readonly apiStatus: TranslationStatusCode;
  /** Number of characters that NMT translated. */
  readonly tokens: number;
  readonly routes: SegmentRoute[];
}

function stringResult(
  { string, sentences }: PlannedString,
  answer: (text: string) => ServedSegment,
): StringResult {
  const outputs: string[] = [];
  const routes: SegmentRoute[] = [];
  const codes: TranslationStatusCode[] = [];
  let unserved: TranslationStatusCode = -2;
  let tokens = 0;
  for (const { before, text, after } of sentences) {
    const served = answer(text);
    outputs.push(before, served.output, after);
    const consumed = served.route === 'nmt' ? charactersIn(before + text + after) : 0;
    routes.push({ segment: text, tokens: consumed, ...served });
    // A number or a dash between two sentences does not affect the status of the string.
    if (served.nothingToDo === 'no-letters' || served.nothingToDo === 'empty') unserved = served.apiStatus;
    else codes.push(served.apiStatus);
    tokens += consumed;
  }
  const apiStatus = codes.length > 0 ? aggregateStatus(codes) : unserved;
  if (sentences.length === 0) {
    routes.push({ segment: string, output: string, route: 'none', apiStatus, nothingToDo: 'empty' });
  }
  return {
    output: outputs.join(''),
    apiStatus,
    tokens: apiStatus === 3 ? charactersIn(string) : tokens,
    routes,
  };
}

function failedString(string: string, apiStatus: SegmentFault): StringResult {
  const routes: SegmentRoute[] = [{ segment: string, output: string, route: 'none', apiStatus }];
  return { output: string, apiStatus, tokens: 0, routes };
}

function multiTargetEntry(
  inString: string,
  targets: readonly TranslationLanguage[],
  results: readonly StringResult[],
): z.infer<typeof MultiTargetEntry> {
  const outStrings: Partial<Record<TranslationLanguage, string>> = {};
  const api_statuses: Partial<Record<TranslationLanguage, TranslationStatusCode>> = {};
  for (const [at, to] of targets.entries()) {
    const { output = '', apiStatus = -6 } = results[at] ?? {};
    outStrings[to] = output;
    api_statuses[to] = apiStatus;
  }
  return { inString, apiStatus: 4, outStrings, api_statuses };
}
