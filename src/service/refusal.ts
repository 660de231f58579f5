import type { AppName } from '#contract/credentials.ts';
import {
  type AccountRefusal,
  accountRefusals,
  type ErrorRow,
  errorRow,
  generalMessage,
} from '#contract/errors.ts';
import type { Dialect } from './dialect.ts';

/**
 * Why a request is refused.
 *
 * - `row`: a row of the specification; `cause` is the specific reason where the shape has room for it
 * - `invalid`: something no row names, such as a wrong method or a value outside its list
 */
export type Refusal =
  | { readonly kind: 'row'; readonly row: ErrorRow; readonly cause?: string }
  | {
      readonly kind: 'invalid';
      readonly httpStatus: number;
      readonly cause: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Refuses with a row of the specification. */
export const refuse = (rowId: string, cause?: string): Refusal & { kind: 'row' } => ({
  kind: 'row',
  row: errorRow(rowId),
  ...(cause !== undefined && { cause }),
});

/** Refuses what no row of the specification names; `cause` names the field, the value and what is allowed. */
export const invalid = (cause: string, httpStatus = 400): Refusal & { kind: 'invalid' } => ({
  kind: 'invalid',
  httpStatus,
  cause,
});

const statusNames: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** Where to read about the errors: an address of the service itself, relative to its root. */
export const documentationPath = '/_local/errors';

interface RenderContext {
  /** The function addressed, when it is known. */
  readonly appName: AppName | undefined;
  readonly dialect: Dialect;
  /** `http://host:port` of this service. */
  readonly origin: string;
}

/** A refusal as an HTTP answer, in the shape of the function addressed (shape A when that is unknown). */
export function renderRefusal(refusal: Refusal, context: RenderContext): Response {
  const httpStatus = refusal.kind === 'row' ? refusal.row.httpStatus : refusal.httpStatus;
  const headers = refusal.kind === 'invalid' ? refusal.headers : undefined;
  const text =
    context.dialect.refusalBody(refusal, context.appName) ?? JSON.stringify(bodyOf(refusal, context));
  return new Response(text, {
    status: httpStatus,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** A refusal about an account or a language is told in an order of its own. */
export function refuseAccount(appName: AppName | undefined, name: AccountRefusal): Refusal {
  if (appName) return refuse(`${appName}.${name}`);
  const facts = accountRefusals.find((one) => one.name === name);
  return {
    kind: 'row',
    row: { ...errorRow(`localization.${name}`), ...(facts && { text: facts.text }), shape: 'A' },
  };
}

function bodyOf(refusal: Refusal, { appName, origin }: RenderContext): unknown {
  const documentation = `${origin}${documentationPath}`;
  if (refusal.kind === 'row') {
    const { row, cause } = refusal;
    switch (row.shape) {
      case 'A':
        return { message: row.text, status: row.httpStatus };
      case 'tts':
        return { success: false, cause: cause ?? row.text };
      default:
        return {
          documentation,
          message: row.field === 'message' ? row.text : generalMessage,
          error_cause: cause ?? (row.field === 'error_cause' ? row.text : row.condition),
          status: statusNames[row.httpStatus] ?? 'BAD_REQUEST',
        };
    }
  }
  if (appName === 'tts') return { success: false, cause: refusal.cause };
  if (appName === 'localization' || appName === 'transliteration') {
    return {
      documentation,
      message: generalMessage,
      error_cause: refusal.cause,
      status: statusNames[refusal.httpStatus] ?? 'BAD_REQUEST',
    };
  }
  return { message: refusal.cause, status: refusal.httpStatus };
}
