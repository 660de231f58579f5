import type { TranslationLanguage } from '#contract/languages.ts';
import type { TranslationStatusCode } from '#contract/translation.ts';
import { inTurns } from '../in-turns.ts';
import type { FoundText, LookupStore, Moderation } from '../store/lookup-store.ts';
import { endLike } from './normal-form.ts';
import type { TemplateMatch, TemplateMatcher } from './templates.ts';

/** What the lookup or template database says for a text. */
export interface LookedUp {
  readonly output: string;
  readonly apiStatus: Extract<TranslationStatusCode, 2 | 4 | 5>;
  readonly route: 'lookup' | 'template';
  readonly servedBy: string;
}

/** Answers for the texts that were looked up before; undefined where the databases do not serve one. */
export type LookupAnswers = (text: string, to: TranslationLanguage) => LookedUp | undefined;

const statusOf: Readonly<Record<Moderation, LookedUp['apiStatus']>> = {
  moderated: 2,
  'in-progress': 5,
  unmoderated: 4,
};

/** What `LookupStore.find` says for each text. */
export async function findTexts(
  store: LookupStore,
  texts: readonly string[],
  from: TranslationLanguage,
  to: readonly TranslationLanguage[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ReadonlyMap<TranslationLanguage, FoundText>>> {
  const batches: string[][] = [];
  for (let at = 0; at < texts.length; at += textsAtOnce) batches.push(texts.slice(at, at + textsAtOnce));
  const found = new Map<string, ReadonlyMap<TranslationLanguage, FoundText>>();
  await inTurns(batches, signal, async (batch) => {
    const answers = await store.find(batch, from, to);
    for (const [index, text] of batch.entries()) {
      const answer = answers[index];
      if (answer && answer.size > 0) found.set(text, answer);
    }
  });
  return found;
}

const textsAtOnce = 100;

/** Looks texts up: the exact sentence first, then the templates. */
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
        output: endLike(exact.text, text),
        apiStatus: statusOf[exact.moderation],
        route: 'lookup',
        servedBy: exact.id,
      };
    }
    const match = matches.get(text);
    const filled = match?.write(language);
    if (match === undefined || filled === undefined) return undefined;
    return {
      output: endLike(filled.text, text),
      apiStatus: statusOf[filled.moderation],
      route: 'template',
      servedBy: match.id,
    };
  };
}
