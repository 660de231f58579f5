import { headerItems } from '#contract/header-values.ts';
import { explainHeader, explainIdHeader } from '#contract/headers.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { phrasebookId, transliteratorId } from '#contract/local/built-in-engines.ts';
import { engineHeader, engineList } from '#contract/local/engine-header.ts';
import type { Explanation, TranslationExplanation } from '#contract/local/explanations.ts';
import type { Fault } from '#contract/local/service.ts';
import { TranslationBody, TranslationHeaders } from '#contract/translation.ts';
import { mayUseLanguage } from '#service/accounts.ts';
import type { Dialect } from '#service/http/dialect.ts';
import { invalidRefusal, refuse } from '#service/refusal.ts';
import type { ServiceSettings } from '#service/settings.ts';
import type { Awaitable } from '#service/store/awaitable.ts';
import type { Translation } from '#service/translation/translation.ts';
import { type IncomingCall, refuseOtherType } from './incoming-call.ts';
import { answerTooLongRefusal, describeFirstDeviation, readData, termsTooLongRefusal } from './read-data.ts';
import { type Reply, refusedReply } from './reply.ts';

export interface LocalizationDeps {
  readonly translation: Translation;
  readonly dialect: Dialect;
  readonly limits: ServiceSettings['limits'];
  /** Keeps the explanation for `/_local/explain/<id>`. */
  keepExplanation(explanation: Explanation): Awaitable<void>;
}

/** Answers a translation request (specification: Translation; order of checks: languages, headers, body). */
export async function answerLocalization(
  incoming: IncomingCall,
  deps: LocalizationDeps,
  fault: Fault | undefined,
): Promise<Reply<'localization'>> {
  const { account, header } = incoming;
  const source = header('src_lang');
  const targets = headerItems(header('tgt_lang') ?? '');
  for (const code of source ? [source, ...targets] : targets) {
    const known = TranslationLanguage.safeParse(code);
    if (!known.success || !mayUseLanguage(account, known.data)) {
      return refusedReply(refuse('localization.unauthorized-language'));
    }
  }

  const otherType = refuseOtherType(header('Content-Type'));
  if (otherType) return refusedReply(otherType);
  if (!source) return refusedReply(refuse('localization.source-missing'));
  if (targets.length === 0) return refusedReply(refuse('localization.target-missing'));
  const headers = TranslationHeaders.safeParse({
    'REV-APPVERSION': header('REV-APPVERSION'),
    src_lang: source,
    tgt_lang: [...new Set(targets)].join(','),
    domain: header('domain'),
  });
  if (!headers.success) {
    const version = header('REV-APPVERSION');
    const [issue] = headers.error.issues;
    const cause =
      issue?.path[0] === 'REV-APPVERSION'
        ? `REV-APPVERSION: expected 2.0 or 3.0, received ${JSON.stringify(version)}`
        : describeFirstDeviation(headers.error.issues, { domain: header('domain') });
    return refusedReply(invalidRefusal(cause));
  }

  const read = await readData(incoming, TranslationBody, deps.limits, {
    empty: deps.dialect.emptyBodyIsFault ? invalidRefusal('body: nothing received', 500) : undefined,
    missing: refuse('localization.data-missing'),
    field: invalidRefusal,
  });
  if (!read.ok) return refusedReply(read.refusal);
  const { data, nmtMaskTerms } = read.body;
  const large =
    answerTooLongRefusal(data, headers.data.tgt_lang.length, 'target languages', deps.limits) ??
    termsTooLongRefusal(nmtMaskTerms, deps.limits);
  if (large) return refusedReply(large);

  const failing = fault?.kind === 'segment' ? fault.apiStatus : undefined;
  const { response, explanation, characters } = await deps.translation.translate(
    { headers: headers.data, body: read.body, account: account.name },
    incoming.signal,
    failing === undefined ? undefined : () => failing,
  );
  const explain = header(explainHeader) === '1';
  if (explain) await deps.keepExplanation(explanation);
  return {
    kind: 'ok',
    body: response,
    characters,
    headers: {
      [engineHeader]: engineList(enginesOf(explanation)),
      ...(explain && { [explainIdHeader]: explanation.id }),
    },
  };
}

/** The ids, as in `/_local/engines`, of the engines that produced parts of a translation. */
function enginesOf({ strings }: TranslationExplanation): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { targets } of strings) {
    for (const { route, servedBy } of Object.values(targets).flat()) {
      if (route === 'lookup' || route === 'template') ids.add(phrasebookId);
      if (route === 'transliteration') ids.add(transliteratorId);
      if (route === 'nmt' && servedBy !== undefined) ids.add(servedBy);
    }
  }
  return ids;
}
