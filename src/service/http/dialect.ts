import * as z from 'zod/mini';
import type { AppName } from '#contract/credentials.ts';
import { accountRefusals, generalMessage } from '#contract/errors.ts';
import type { TransliterationResponse } from '#contract/transliteration.ts';
import type { Refusal } from '../refusal.ts';

export const DialectName = z.enum(['documented', 'observed']);
export type DialectName = z.infer<typeof DialectName>;

/** How answers differ between the specification and what existing clients expect. Everything else is the same. */
export interface Dialect {
  readonly name: DialectName;
  /** The exact body of a refusal where the dialect differs; otherwise undefined. */
  refusalBody(refusal: Refusal, appName: AppName | undefined): string | undefined;
  transliterationBody(response: TransliterationResponse): object;
  /**
   * Whether masked terms stay as written, instead of being transliterated, with this number of target languages.
   */
  keepsTermsAsWritten(targetCount: number): boolean;
  /** Whether an empty body is answered as an internal error instead of a missing field. */
  readonly emptyBodyIsFault: boolean;
}

const documentedDialect: Dialect = {
  name: 'documented',
  refusalBody: () => undefined,
  transliterationBody: (response) => response,
  keepsTermsAsWritten: () => false,
  emptyBodyIsFault: false,
};

const accountRefusalTexts: readonly string[] = accountRefusals.map(({ text }) => text);

/** The fixed messages for a missing header or field. */
const observedMissingCauses: Readonly<Record<string, string>> = {
  tgt_lang: 'Target Language is mandatory',
  src_lang: 'Source Language is mandatory',
  data: 'Please provide data string',
};

/** The cause that names a missing parameter of transliteration. */
export const missingParameterCause = (name: string) => `Required parameter '${name}' is not present`;

const parameterOfMissingCause = (cause: string) =>
  /^Required parameter '(\w+)' is not present$/.exec(cause)?.[1];

const observedDialect: Dialect = {
  name: 'observed',
  refusalBody(refusal, appName) {
    if (refusal.kind !== 'row' || appName === 'tts') return undefined;
    const { row, cause } = refusal;
    if (accountRefusalTexts.includes(row.text)) {
      return `${JSON.stringify({ message: row.text, status: row.httpStatus })}\n`;
    }
    if (row.id === 'transliteration.bad-request') {
      const error_cause = observedMissingCauses[parameterOfMissingCause(cause ?? '') ?? ''];
      if (!error_cause) return undefined;
      return JSON.stringify({ message: generalMessage, error_cause, status: 'BAD_REQUEST' });
    }
    return undefined;
  },
  transliterationBody: ({ responseList }) => ({
    responseList: responseList.map(({ inString, outString, status }) => ({
      inString,
      outString,
      apiStatus: status,
    })),
  }),
  keepsTermsAsWritten: (targetCount) => targetCount === 1,
  emptyBodyIsFault: true,
};

/** The dialect with this name. */
export function dialectOf(name: DialectName): Dialect {
  return name === 'observed' ? observedDialect : documentedDialect;
}
