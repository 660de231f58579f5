import type { AppName } from '#contract/credentials.ts';
import { type AccountRefusal, accountRefusals, type ErrorRow, errorRow } from '#contract/errors.ts';

/**
 * Why a request is refused.
 *
 * - `row`: a row of the specification; `cause` is the specific reason, where the shape has a field for it
 * - `invalid`: something without a row, such as a wrong method or a value outside its list
 */
export type Refusal =
  | { readonly kind: 'row'; readonly row: ErrorRow; readonly cause?: string }
  | {
      readonly kind: 'invalid';
      readonly httpStatus: number;
      readonly cause: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** A refusal with an error row of the specification. */
export const refuse = (rowId: string, cause?: string): Refusal & { kind: 'row' } => ({
  kind: 'row',
  row: errorRow(rowId),
  ...(cause !== undefined && { cause }),
});

/**
 * A refusal without an error row of the specification; `cause` names the field, the value and what is allowed.
 */
export const invalidRefusal = (cause: string, httpStatus = 400): Refusal & { kind: 'invalid' } => ({
  kind: 'invalid',
  httpStatus,
  cause,
});

/** The refusal of an account, in shape A when the function is not known. */
export function refuseAccount(appName: AppName | undefined, name: AccountRefusal): Refusal {
  if (appName) return refuse(`${appName}.${name}`);
  const facts = accountRefusals.find((one) => one.name === name);
  return {
    kind: 'row',
    row: { ...errorRow(`localization.${name}`), ...(facts && { text: facts.text }), shape: 'A' },
  };
}
