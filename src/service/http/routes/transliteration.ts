import { randomUUID } from 'node:crypto';
import { explainHeader, explainIdHeader } from '#contract/headers.ts';
import { type LanguageCode, TransliterationLanguage } from '#contract/languages.ts';
import { transliteratorId } from '#contract/local/built-in-engines.ts';
import { engineHeader, engineList } from '#contract/local/engine-header.ts';
import type { Explanation, TransliterationExplanation } from '#contract/local/explanations.ts';
import { TransliterationBody, TransliterationHeaders } from '#contract/transliteration.ts';
import { mayUseLanguage } from '#service/accounts.ts';
import { type Dialect, missingParameterCause } from '#service/http/dialect.ts';
import { inTurns, type Steps, stepsInTurns } from '#service/in-turns.ts';
import { refuse } from '#service/refusal.ts';
import type { ServiceSettings } from '#service/settings.ts';
import type { Awaitable } from '#service/store/awaitable.ts';
import type { CustomExceptions } from '#service/transliteration/exceptions/custom-exceptions.ts';
import type { ExceptionStore } from '#service/transliteration/exceptions/exception-store.ts';
import type { TransliterationOptions } from '#service/transliteration/spelling-task.ts';
import type { Transliteration } from '#service/transliteration/transliterate.ts';
import { type IncomingCall, refuseOtherType } from './incoming-call.ts';
import { answerTooLongRefusal, describeFirstDeviation, readData, totalCharacters } from './read-data.ts';
import { type Reply, refusedReply } from './reply.ts';

export interface TransliterationDeps {
  /** Ranked spellings of a text, at least one, and the routes of its words. */
  transliterate(
    text: string,
    from: LanguageCode,
    to: LanguageCode,
    options: TransliterationOptions,
    custom: CustomExceptions | undefined,
  ): Steps<Transliteration>;
  /** Keeps the explanation for `/_local/explain/<id>`. */
  keepExplanation(explanation: Explanation): Awaitable<void>;
  readonly exceptions: Pick<ExceptionStore, 'forRequest'>;
  readonly dialect: Dialect;
  readonly limits: ServiceSettings['limits'];
}

const badRequestRefusal = (cause: string) => refuse('transliteration.bad-request', cause);
const missingParameterRefusal = (name: string) => badRequestRefusal(missingParameterCause(name));

/** Answers a transliteration request (specification: Transliteration; order of checks: languages, headers, body). */
export async function answerTransliteration(
  incoming: IncomingCall,
  deps: TransliterationDeps,
): Promise<Reply<'transliteration'>> {
  const { account, header } = incoming;
  for (const name of ['src_lang', 'tgt_lang', 'cnt_lang']) {
    const code = header(name);
    if (code === undefined) continue;
    const known = TransliterationLanguage.safeParse(code);
    if (!known.success || !mayUseLanguage(account, known.data)) {
      return refusedReply(refuse('transliteration.unauthorized-language', `${name}: ${code}`));
    }
  }

  const otherType = refuseOtherType(header('Content-Type'));
  if (otherType) return refusedReply(otherType);
  for (const name of ['src_lang', 'tgt_lang']) {
    if (header(name) === undefined) return refusedReply(missingParameterRefusal(name));
  }
  const given = {
    'REV-APPVERSION': header('REV-APPVERSION'),
    src_lang: header('src_lang'),
    tgt_lang: header('tgt_lang'),
    domain: header('domain'),
    cnt_lang: header('cnt_lang'),
  };
  const headers = TransliterationHeaders.safeParse(given);
  if (!headers.success) {
    return refusedReply(badRequestRefusal(describeFirstDeviation(headers.error.issues, given)));
  }

  const read = await readData(incoming, TransliterationBody, deps.limits, {
    empty: deps.dialect.emptyBodyIsFault ? refuse('transliteration.internal') : undefined,
    missing: missingParameterRefusal('data'),
    field: badRequestRefusal,
  });
  if (!read.ok) return refusedReply(read.refusal);

  const { src_lang, tgt_lang, domain, cnt_lang } = headers.data;
  const { data, ...options } = read.body;
  const large = answerTooLongRefusal(data, options.noOfSuggestions, 'noOfSuggestions', deps.limits);
  if (large) return refusedReply(large);
  const explain = header(explainHeader) === '1';
  const strings: TransliterationExplanation['strings'] = [];
  const responseList: { inString: string; outString: string[]; status: 2 }[] = [];
  const how = { ...options, domain, ...(cnt_lang && { cnt_lang }) };
  const scope = { account: account.name, domain, texts: () => data, to: [tgt_lang] };
  const custom = options.isBulk ? undefined : await deps.exceptions.forRequest(scope, incoming.signal);
  await inTurns(data, incoming.signal, async (inString) => {
    const steps = deps.transliterate(inString, src_lang, tgt_lang, how, custom);
    const { suggestions, words } = await stepsInTurns(steps, incoming.signal);
    responseList.push({ inString, outString: suggestions, status: 2 });
    if (explain) strings.push({ inString, words: [...words] });
  });
  const id = explain ? randomUUID() : undefined;
  if (id) await deps.keepExplanation({ function: 'transliteration', id, strings });
  const response = { responseList };
  return {
    kind: 'ok',
    body: response,
    wire: deps.dialect.transliterationBody(response),
    characters: totalCharacters(data),
    headers: { [engineHeader]: engineList([transliteratorId]), ...(id && { [explainIdHeader]: id }) },
  };
}
