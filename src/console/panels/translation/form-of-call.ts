import type { CallInput } from '#contract/operations.ts';
import { domainName } from '#contract/translation.ts';

/** The fields of the form that asks for a call; what the call leaves to its default is absent. */
export function formOfCall({ headers, body }: CallInput<'localization'>) {
  const { data, nmtMaskTerms, ...switches } = body;
  const terms = Array.isArray(nmtMaskTerms)
    ? nmtMaskTerms.map((term) => ({ term, as: term }))
    : Object.entries(nmtMaskTerms ?? {}).map(([term, as]) => ({ term, as }));
  return {
    text: data.join('\n'),
    source: headers.src_lang,
    targets: headers.tgt_lang,
    version: headers['REV-APPVERSION'],
    domain: domainName(headers.domain),
    ...switches,
    terms,
  };
}
