import type { TranslationLanguage } from '#contract/languages.ts';
import type { Moderation } from '#contract/local/lookup.ts';
import type { TranslationStatusCode } from '#contract/translation.ts';
import { inTurns } from '#service/in-turns.ts';
import type { FoundText, LookupScope, LookupStore } from '#service/store/lookup-store.ts';
import { endAsSentence, matchEnding } from '#service/store/normal-form.ts';
import { splitIntoChunks } from '../sentences/chunks.ts';
import { type Clause, joinClauses, splitIntoClauses } from './clauses.ts';
import { directQuestions } from './direct-questions.ts';
import { politeWordings } from './polite-wordings.ts';
import type { TemplateMatch, TemplateMatcher } from './templates.ts';

/** The result of the lookup or template database for a text. */
export interface LookupResult {
  readonly output: string;
  readonly apiStatus: Extract<TranslationStatusCode, 2 | 4 | 5 | 6>;
  readonly route: 'lookup' | 'template';
  readonly servedBy: string;
}

/** The languages, account and domain of a lookup. */
export interface LookupQuery {
  readonly from: TranslationLanguage;
  readonly to: readonly TranslationLanguage[];
  readonly scope: LookupScope;
  readonly signal: AbortSignal;
}

/** Returns the result for a text that was looked up; undefined if there is none. */
export type LookupAnswers = (text: string, to: TranslationLanguage) => LookupResult | undefined;

const lookupStatusOf: Readonly<Record<Moderation, LookupResult['apiStatus']>> = {
  moderated: 2,
  'in-progress': 5,
  unmoderated: 4,
};

/** Maximum number of texts and characters per lookup, so that no lookup delays other requests. */
const batchLimits = { texts: 100, characters: 10_000 };

/** The results of `LookupStore.find` by text, without the texts that are not found. */
export async function findTexts(
  store: LookupStore,
  texts: readonly string[],
  { from, to, scope, signal }: LookupQuery,
): Promise<ReadonlyMap<string, ReadonlyMap<TranslationLanguage, FoundText>>> {
  const found = new Map<string, ReadonlyMap<TranslationLanguage, FoundText>>();
  await inTurns(splitIntoChunks(texts, batchLimits), signal, async (batch) => {
    const answers = await store.find(batch, from, to, scope);
    for (const [index, text] of batch.entries()) {
      const answer = answers[index];
      if (answer && answer.size > 0) found.set(text, answer);
    }
  });
  return found;
}

/**
 * Looks up texts: the exact sentence first, then the sentence without polite openers, then the direct question of an
 * indirect one, then the templates, then the clauses of the sentence if all of them are known. Emoji before and after a
 * sentence are kept.
 */
export async function lookUp(
  store: LookupStore,
  matchTemplate: TemplateMatcher,
  texts: readonly string[],
  query: LookupQuery,
): Promise<LookupAnswers> {
  const parts = new Map(texts.map((text) => [text, splitOffEmoji(text)]));
  const bodies = [...new Set(Array.from(parts.values(), ({ body }) => body))];
  const answers = await lookUpPlain(store, matchTemplate, bodies, query);
  return (text, language) => {
    const { before, body, after } = parts.get(text) ?? splitOffEmoji(text);
    const found = answers(body, language);
    return found && { ...found, output: `${before}${found.output}${after}` };
  };
}

const emoji = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f])`;
const emojiBefore = new RegExp(`^(?:${emoji}|\\s)+`, 'u');
const emojiAfter = new RegExp(`(?<!\\s|${emoji})(?:${emoji}|\\s)+$`, 'u');
const isEmoji = new RegExp(emoji, 'u');

/** A sentence and the emoji around it, with their spaces; spaces alone belong to the sentence. */
function splitOffEmoji(text: string): { before: string; body: string; after: string } {
  if (!isEmoji.test(text)) return { before: '', body: text, after: '' };
  const before = emojiBefore.exec(text)?.[0] ?? '';
  const after = emojiAfter.exec(text.slice(before.length))?.[0] ?? '';
  return { before, body: text.slice(before.length, text.length - after.length), after };
}

async function lookUpPlain(
  store: LookupStore,
  matchTemplate: TemplateMatcher,
  texts: readonly string[],
  query: LookupQuery,
): Promise<LookupAnswers> {
  const { from, to, signal } = query;
  const simple = await lookUpSentences(store, matchTemplate, texts, query);
  const splits = new Map<string, readonly Clause[][]>();
  await inTurns(texts, signal, (text) => {
    if (to.some((language) => simple(text, language) === undefined)) {
      splits.set(text, splitIntoClauses(text, from));
    }
  });
  const clauses = [...new Set([...splits.values()].flat(2).map((clause) => clause.text))];
  const ofClauses = await lookUpSentences(store, matchTemplate, clauses, query);
  return (text, language) =>
    simple(text, language) ?? joinedAnswer(splits.get(text) ?? [], text, ofClauses, language);
}

async function lookUpSentences(
  store: LookupStore,
  matchTemplate: TemplateMatcher,
  texts: readonly string[],
  query: LookupQuery,
): Promise<LookupAnswers> {
  const { from, signal } = query;
  const wordings = new Map(
    texts.map((text) => [text, [text, ...politeWordings(text, from), ...directQuestions(text, from)]]),
  );
  const found = await findTexts(store, [...new Set([...wordings.values()].flat())], query);
  const matches = new Map<string, TemplateMatch>();
  const isFound = (text: string) => wordings.get(text)?.some((wording) => found.has(wording));
  await inTurns(
    texts.filter((text) => !isFound(text)),
    signal,
    (text) => {
      for (const wording of wordings.get(text) ?? []) {
        const match = matchTemplate(wording, from);
        if (match === undefined) continue;
        matches.set(text, match);
        break;
      }
    },
  );

  return (text, language) => {
    for (const wording of wordings.get(text) ?? []) {
      const exact = found.get(wording)?.get(language);
      if (exact === undefined) continue;
      return {
        output: endAsSentence(matchEnding(exact.text, text), {
          source: text,
          label: exact.source,
          to: language,
        }),
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
      apiStatus: filled.known ? lookupStatusOf[filled.moderation] : 6,
      route: 'template',
      servedBy: match.id,
    };
  };
}

/** The result for the first split whose clauses are all known. */
function joinedAnswer(
  splits: readonly (readonly Clause[])[],
  text: string,
  answers: LookupAnswers,
  to: TranslationLanguage,
): LookupResult | undefined {
  for (const clauses of splits) {
    const found = clauses.map((clause) => answers(clause.text, to));
    if (!found.every((one) => one !== undefined)) continue;
    const joined = joinClauses(
      clauses.map((clause, at) => ({ ...clause, text: found[at]?.output ?? '' })),
      to,
    );
    return {
      output: matchEnding(joined, text),
      apiStatus: statusOfClauses(found.map((one) => one.apiStatus)),
      route: found.some((one) => one.route === 'template') ? 'template' : 'lookup',
      servedBy: found.map((one) => one.servedBy).join(' + '),
    };
  }
  return undefined;
}

/** The least certain status of the clauses: partly served, then not moderated, then in progress. */
function statusOfClauses(statuses: readonly LookupResult['apiStatus'][]): LookupResult['apiStatus'] {
  return ([6, 4, 5] as const).find((status) => statuses.includes(status)) ?? 2;
}
