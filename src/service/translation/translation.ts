import { randomUUID } from 'node:crypto';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { Explanation, SegmentRoute } from '#contract/local.ts';
import type { RequestOf } from '#contract/operations.ts';
import { domainName, type TranslationResponse, type TranslationStatusCode } from '#contract/translation.ts';
import type { NmtEngine } from '../engines/nmt.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { createTermFinder, type TermFinder } from './mask.ts';
import type { PlannedString } from './plan.ts';
import type { ProfanityFilter } from './profanity.ts';
import { type Served, serveSegments } from './serve-segments.ts';
import { aggregateStatus } from './status.ts';
import { createTemplateMatcher, type TemplateMatcher } from './templates.ts';

/** A failure that the fault desk asks for, as the status that every segment of a string is to end with. */
export type SegmentFault = -3 | -4 | -5 | -6 | -7;

export interface TranslationSettings {
  /** `observed`: with one target language a masked term stays as written. */
  readonly dialect: 'documented' | 'observed';
}

export interface TranslationDeps {
  /** Spells text of one language in the script of another; everything that is not a word stays as it is. */
  transliterateText(text: string, from: TranslationLanguage, to: TranslationLanguage): string;
  /** Absent when no translation engine is configured: NMT then counts as failed. */
  readonly nmt?: NmtEngine | undefined;
  readonly lookup: LookupStore;
  readonly filterProfane: ProfanityFilter;
  readonly settings: TranslationSettings;
}

export interface TranslationResult {
  readonly response: TranslationResponse;
  readonly explanation: Explanation;
  /** Characters of all strings of the request, whatever served them: what an allowance is charged. */
  readonly characters: number;
}

export interface Translation {
  /**
   * Answers one translation request whose headers and body were checked already.
   *
   * @param segmentFault the fault desk: the status that the string at this index is to fail with, if any.
   * @throws the signal's reason when aborted.
   */
  translate(
    request: Pick<RequestOf<'localization'>, 'headers' | 'body'>,
    signal: AbortSignal,
    segmentFault?: (index: number) => SegmentFault | undefined,
  ): Promise<TranslationResult>;
}

type TranslationRequest = Parameters<Translation['translate']>[0];

/** The translation function of the API: lookup, then NMT, then transliteration, for each sentence and target. */
export function createTranslation(deps: TranslationDeps): Translation {
  let matcher: Promise<TemplateMatcher> | undefined;
  const templates = () => {
    matcher ??= deps.lookup
      .templates()
      .then((entries) => createTemplateMatcher(entries, deps.transliterateText));
    return matcher;
  };

  return {
    async translate({ headers, body }, signal, segmentFault = () => undefined) {
      signal.throwIfAborted();
      const targets = [...new Set(headers.tgt_lang)];
      const strings = body.filterProfane ? body.data.map(deps.filterProfane) : body.data;
      const faults = strings.map((_, index) => segmentFault(index));
      const healthy = strings.filter((_, index) => faults[index] === undefined);

      const served = await serveSegments({
        ...deps,
        matchTemplate: await templates(),
        strings: healthy,
        from: headers.src_lang,
        targets,
        flags: body,
        findTerms: termFinderFor(headers.src_lang, body),
        keepTermsAsWritten: deps.settings.dialect === 'observed' && targets.length === 1,
        domain: domainName(headers.domain),
        signal,
      });

      let next = 0;
      const results = strings.map((string, index) => {
        const fault = faults[index];
        const planned = fault === undefined ? served.strings[next++] : undefined;
        return targets.map((to) =>
          planned === undefined
            ? failedString(string, fault ?? -6)
            : stringResult(planned, (text) => served.answer(text, to)),
        );
      });

      const uuid = randomUUID();
      return {
        response: {
          responseList: responseList(body.data, targets, results),
          tokenConsumed: results.flat().reduce((sum, { tokens }) => sum + tokens, 0),
          uuid,
        },
        explanation: {
          id: uuid,
          uuid,
          strings: body.data.map((inString, index) => ({
            inString,
            targets: Object.fromEntries(targets.map((to, at) => [to, results[index]?.[at]?.routes ?? []])),
          })),
        },
        characters: body.data.reduce((sum, string) => sum + charactersOf(string), 0),
      };
    },
  };
}

/** Masking needs English: with any other source it is off, never an error. Any term given switches it on. */
function termFinderFor(from: TranslationLanguage, { nmtMaskTerms }: TranslationRequest['body']): TermFinder {
  return from === 'en' && nmtMaskTerms ? createTermFinder(nmtMaskTerms) : () => [];
}

/** One string in one target language. */
interface StringResult {
  readonly output: string;
  readonly apiStatus: TranslationStatusCode;
  /** Characters of it that NMT served. */
  readonly tokens: number;
  readonly routes: SegmentRoute[];
}

function stringResult({ string, sentences }: PlannedString, answer: (text: string) => Served): StringResult {
  const outputs: string[] = [];
  const routes: SegmentRoute[] = [];
  const codes: TranslationStatusCode[] = [];
  let unserved: TranslationStatusCode = -2;
  let tokens = 0;
  for (const { before, text, after } of sentences) {
    const { nothingToDo, ...served } = answer(text);
    outputs.push(before, served.output, after);
    routes.push({ segment: text, ...served });
    // A number or a dash between two sentences says nothing about how the string was served.
    if (nothingToDo) unserved = served.apiStatus;
    else codes.push(served.apiStatus);
    if (served.route === 'nmt') tokens += charactersOf(before + text + after);
  }
  const apiStatus = codes.length > 0 ? aggregateStatus(codes) : unserved;
  return {
    output: outputs.join(''),
    apiStatus,
    tokens: apiStatus === 3 ? charactersOf(string) : tokens,
    routes,
  };
}

function failedString(string: string, apiStatus: SegmentFault): StringResult {
  const routes: SegmentRoute[] = [{ segment: string, output: string, route: 'none', apiStatus }];
  return { output: string, apiStatus, tokens: 0, routes };
}

function responseList(
  inStrings: readonly string[],
  targets: readonly TranslationLanguage[],
  results: readonly (readonly StringResult[])[],
): TranslationResponse['responseList'] {
  if (targets.length === 1) {
    return inStrings.map((inString, index) => {
      const { output = '', apiStatus = -6 } = results[index]?.[0] ?? {};
      return { inString, outString: output, apiStatus };
    });
  }
  return inStrings.map((inString, index) => {
    const outStrings: Partial<Record<TranslationLanguage, string>> = {};
    const api_statuses: Partial<Record<TranslationLanguage, TranslationStatusCode>> = {};
    for (const [at, to] of targets.entries()) {
      const { output = '', apiStatus = -6 } = results[index]?.[at] ?? {};
      outStrings[to] = output;
      api_statuses[to] = apiStatus;
    }
    return { inString, apiStatus: 4, outStrings, api_statuses };
  });
}

/** Characters as people count letters of a payload: Unicode code points. */
function charactersOf(text: string): number {
  let characters = 0;
  for (const _ of text) characters++;
  return characters;
}
