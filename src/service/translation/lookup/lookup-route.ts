import type { TranslationLanguage } from '#contract/languages.ts';
import type { TranslationStatusCode } from '#contract/translation.ts';
import { inTurns } from '#service/in-turns.ts';
import type { FoundText, LookupStore, Moderation } from '#service/store/lookup-store.ts';
import { matchEnding } from '#service/store/normal-form.ts';
import { splitIntoChunks } from '../chunks.ts';
import type { TemplateMatch, TemplateMatcher } from './templates.ts';

/** The result of the lookup or template database for a text. */
export interface LookupResult {
  readonly output: string;
  readonly apiStatus: Extract<TranslationStatusCode, 2 | 4 | 5>;
  readonly route: 'lookup' | 'template';
  readonly servedBy: string;
}

/** Returns the result for a text that was looked up; undefined when the databases have none. */
export type LookupAnswers = (text: string, to: TranslationLanguage) => LookupResult | undefined;

const lookupStatusOf: Readonly<Record<Moderation, LookupResult['apiStatus']>> = {
  moderated: 2,
  'in-progress': 5,
  unmoderated: 4,
};

/** Maximum number of texts and characters per lookup, so that no lookup delays other requests. */
const batchLimits = { texts: 100, characters: 10_000 };

/** The result of `LookupStore.find` for each text. */
export async function findTexts(
  store: LookupStore,
  texts: readonly string[],
  from: TranslationLanguage,
  to: readonly TranslationLanguage[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ReadonlyMap<TranslationLanguage, FoundText>>> {
  const found = new Map<string, ReadonlyMap<TranslationLanguage, FoundText>>();
  await inTurns(splitIntoChunks(texts, batchLimits), signal, async (batch) => {
    const answers = await store.find(batch, from, to);
    for (const [index, text] of batch.entries()) {
      const answer = answers[index];
      if (answer && answer.size > 0) found.set(text, answer);
    }
  });
  return found;
}

/** Looks up texts: the exact sentence first, then the templates. */
export async function lookUp(
  store: LookupStore,
  matchTemplate: TemplateMatcher,
  texts: readonly string[],
  from: TranslationLanguage,
  to: readonly TranslationLanguage[],
  signal: AbortSignal,
): Promise<LookupAnswers> {
  const found = await findTexts(store, texts, from, to, signal);
  const matches = new Map<string, TemplateMatch>();
  const others = texts.filter((text) => !found.has(text));
  await inTurns(others, signal, (text) => {
    const match = matchTemplate(text, from);
    if (match) matches.set(text, match);
  });

  return (text, language) => {
    const exact = found.get(text)?.get(language);
    if (exact) {
      return {
        output: matchEnding(exact.text, text),
        apiStatus: lookupStatusOf[exact.moderation],
        route: 'lookup',
        servedBy: exact.id,
      };
    }
    const match = matches.get(text);
    const filled = match?.write(language);
    if (match === undefined || filled === undefined) return undefined;
    return {
      output: matchEnding(filled.text, text),
      apiStatus: lookupStatusOf[filled.moderation],
      route: 'template',
      servedBy: match.id,
    };
  };
}
