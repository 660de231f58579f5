import { type LanguageCode, TransliterationLanguage } from '#contract/languages.ts';
import { deviationsOf } from '#contract/schema.ts';
import { TransliterationBody, TransliterationHeaders } from '#contract/transliteration.ts';
import { mayUseLanguage } from '../accounts.ts';
import { type Dialect, missingCause } from '../dialect.ts';
import { inTurns } from '../in-turns.ts';
import { invalid, type Refusal, refuse } from '../refusal.ts';
import type { ServiceSettings } from '../settings.ts';
import type { TransliterationOptions } from '../transliteration/transliterate.ts';
import { type Incoming, isJsonType } from './incoming.ts';
import { type Reply, refused } from './reply.ts';
import { charactersOf, lacksData, tooLong, tooMany } from './strings.ts';

export interface TransliterationDeps {
  /** Ranked spellings of a text, at least one. */
  transliterate(
    text: string,
    from: LanguageCode,
    to: LanguageCode,
    options: TransliterationOptions,
  ): string[];
  readonly dialect: Dialect;
  readonly limits: ServiceSettings['limits'];
}

const missing = (name: string): Refusal => refuse('transliteration.bad-request', missingCause(name));

/** Answers a transliteration request (specification: Transliteration; order of checks: languages, headers, body). */
export async function answerTransliteration(
  incoming: Incoming,
  deps: TransliterationDeps,
): Promise<Reply<'transliteration'>> {
  const { account, header } = incoming;
  for (const name of ['src_lang', 'tgt_lang', 'cnt_lang']) {
    const code = header(name);
    if (code === undefined) continue;
    const known = TransliterationLanguage.safeParse(code);
    if (!known.success || !mayUseLanguage(account, known.data)) {
      return refused(refuse('transliteration.unauthorized-language', `${name}: ${code}`));
    }
  }

  if (!isJsonType(header('Content-Type'))) {
    return refused(
      invalid(
        `Content-Type: expected application/json, received ${header('Content-Type') ?? 'nothing'}`,
        415,
      ),
    );
  }
  for (const name of ['src_lang', 'tgt_lang']) {
    if (header(name) === undefined) return refused(missing(name));
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
    const [first] = deviationsOf(headers.error.issues, given);
    return refused(refuse('transliteration.bad-request', `${first?.path}: ${first?.detail}`));
  }

  const json = await incoming.json();
  if (!json.ok) return refused(json.refusal);
  if (json.value === undefined && deps.dialect.emptyBodyIsFault)
    return refused(refuse('transliteration.internal'));
  if (lacksData(json.value)) return refused(missing('data'));
  const many = tooMany(json.value, deps.limits);
  if (many) return refused(many);
  const body = TransliterationBody.safeParse(json.value);
  if (!body.success) {
    const [first] = deviationsOf(body.error.issues, json.value);
    return refused(refuse('transliteration.bad-request', `${first?.path || 'body'}: ${first?.detail}`));
  }
  const long = tooLong(body.data.data, deps.limits);
  if (long) return refused(long);

  const { src_lang, tgt_lang, domain, cnt_lang } = headers.data;
  const { data, ...options } = body.data;
  const responseList: { inString: string; outString: string[]; status: 2 }[] = [];
  await inTurns(data, incoming.signal, (inString) => {
    const outString = deps.transliterate(inString, src_lang, tgt_lang, {
      ...options,
      domain,
      ...(cnt_lang && { cnt_lang }),
    });
    responseList.push({ inString, outString, status: 2 });
  });
  const response = { responseList };
  return {
    kind: 'ok',
    body: response,
    wire: deps.dialect.transliterationBody(response),
    characters: charactersOf(data),
  };
}
