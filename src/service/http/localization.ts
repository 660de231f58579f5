import { TranslationLanguage } from '#contract/languages.ts';
import type { Explanation, Fault } from '#contract/local.ts';
import { deviationsOf } from '#contract/schema.ts';
import { TranslationBody, TranslationHeaders } from '#contract/translation.ts';
import { mayUseLanguage } from '../accounts.ts';
import type { Dialect } from '../dialect.ts';
import { invalid, refuse } from '../refusal.ts';
import type { ServiceSettings } from '../settings.ts';
import type { Translation } from '../translation/translation.ts';
import { type Incoming, isJsonType } from './incoming.ts';
import { type Reply, refused } from './reply.ts';
import { lacksData, tooLong, tooMany } from './strings.ts';

export interface LocalizationDeps {
  readonly translation: Translation;
  readonly dialect: Dialect;
  readonly limits: ServiceSettings['limits'];
  /** Keeps the route of every segment for `/_local/explain/<id>`. */
  keepExplanation(explanation: Explanation): void;
}

/** Answers a translation request (specification: Translation; order of checks: languages, headers, body). */
export async function answerLocalization(
  incoming: Incoming,
  deps: LocalizationDeps,
  fault: Fault | undefined,
): Promise<Reply<'localization'>> {
  const { account, header } = incoming;
  const source = header('src_lang');
  const targets = (header('tgt_lang') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  for (const code of source ? [source, ...targets] : targets) {
    const known = TranslationLanguage.safeParse(code);
    if (!known.success || !mayUseLanguage(account, known.data)) {
      return refused(refuse('localization.unauthorized-language'));
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
  if (!source) return refused(refuse('localization.source-missing'));
  if (targets.length === 0) return refused(refuse('localization.target-missing'));
  const headers = TranslationHeaders.safeParse({
    'REV-APPVERSION': header('REV-APPVERSION'),
    src_lang: source,
    tgt_lang: [...new Set(targets)].join(','),
    domain: header('domain'),
  });
  if (!headers.success) {
    const given = { 'REV-APPVERSION': header('REV-APPVERSION'), domain: header('domain') };
    const [first] = deviationsOf(headers.error.issues, given);
    return refused(
      invalid(
        first?.path === 'REV-APPVERSION'
          ? versionCause(given['REV-APPVERSION'])
          : `${first?.path}: ${first?.detail}`,
      ),
    );
  }

  const json = await incoming.json();
  if (!json.ok) return refused(json.refusal);
  if (json.value === undefined && deps.dialect.emptyBodyIsFault)
    return refused(invalid('body: nothing received', 500));
  if (lacksData(json.value)) return refused(refuse('localization.data-missing'));
  const many = tooMany(json.value, deps.limits);
  if (many) return refused(many);
  const body = TranslationBody.safeParse(json.value);
  if (!body.success) {
    const [first] = deviationsOf(body.error.issues, json.value);
    return refused(invalid(`${first?.path || 'body'}: ${first?.detail}`));
  }
  const long = tooLong(body.data.data, deps.limits);
  if (long) return refused(long);

  const failing = fault?.kind === 'segment' ? fault.apiStatus : undefined;
  const { response, explanation, characters } = await deps.translation.translate(
    { headers: headers.data, body: body.data },
    incoming.signal,
    failing === undefined ? undefined : () => failing,
  );
  const explain = header('X-Explain') === '1';
  if (explain) deps.keepExplanation(explanation);
  return {
    kind: 'ok',
    body: response,
    characters,
    ...(explain && { headers: { 'X-Explain-Id': explanation.id } }),
  };
}

const versionCause = (given: string | undefined) =>
  `REV-APPVERSION: expected 2.0 or 3.0, received ${JSON.stringify(given)}`;
