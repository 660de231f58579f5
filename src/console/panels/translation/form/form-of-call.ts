import { stringsOf } from '#console/ui/text/strings.ts';
import type { CallInput } from '#contract/operations.ts';
import { domainName } from '#contract/translation.ts';

/** The fields of the form that makes a call; fields that the call omits are absent. */
export function formOfCall({ headers, body }: CallInput<'localization'>) {
  return {
    ...fieldsOfBody(body),
    source: headers.src_lang,
    targets: headers.tgt_lang,
    version: headers['REV-APPVERSION'],
    domain: domainName(headers.domain),
  };
}

/** The form fields found in a body of any shape. */
export function fieldsOfBody(body: object) {
  const { data, nmtMaskTerms, ...switches }: { data?: unknown; nmtMaskTerms?: unknown } = body;
  const terms: readonly (readonly [string, unknown])[] = Array.isArray(nmtMaskTerms)
    ? nmtMaskTerms.map((term) => [String(term), term])
    : Object.entries(Object(nmtMaskTerms));
  return {
    ...fieldsForStrings(Array.isArray(data) ? data.map(String) : []),
    ...switches,
    terms: terms.map(([term, as]) => ({ term, as })),
  };
}

/** The form fields for these strings: lines, or rows if lines would change a string. */
function fieldsForStrings(data: readonly string[]) {
  const text = data.join('\n');
  return JSON.stringify(stringsOf(text)) === JSON.stringify(data)
    ? { text }
    : { input: 'grid' as const, rows: data };
}
