import { credentialHeaders } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import { requestHeaders } from '#contract/headers.ts';
import { type CallInput, oneRequiredOf, operations } from '#contract/operations.ts';
import { type Deviation, deviationsFrom, unknownKeys } from '#contract/schema.ts';
import { parseJson } from '../parse-json.ts';
import type { Target } from '../target.ts';
import { unwritableHeaders, writeBody, writeValues } from './write-values.ts';

/** An encoded request. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query below the base URL. */
  readonly path: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/**
 * Headers, query and body of a call. Undefined keys are not sent; a header that is null is not sent even if it is one
 * that the client itself adds (`REV-APPNAME`, `Content-Type`). A JSON body given as text is sent unchanged. Values
 * outside the contract are allowed, so that a tester can send them on purpose.
 */
export interface LooseInput {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The input of `call`: the contract's input with every header optional, or any other values. */
export type AnyInput<Id extends OperationId> =
  | {
      [Part in keyof CallInput<Id>]?: Part extends 'body'
        ? CallInput<Id>[Part]
        : Partial<CallInput<Id>[Part]>;
    }
  | LooseInput;

/** Encodes a call for a target; reports everything in it that the contract would refuse or ignore. */
export function encode<Id extends OperationId>(operation: Id, input: AnyInput<Id>, target: Target) {
  const { appName, method, path, headers, query, request } = operations[operation];
  const given = writeValues(input.headers ?? {});
  const wireQuery = writeValues(input.query ?? {});
  const search = new URLSearchParams(wireQuery.values).toString();
  const pathAndQuery = search === '' ? path : `${path}?${search}`;
  const written = request.kind === 'none' ? {} : writeBody(request.kind, input.body);
  const common = {
    'REV-APPNAME': appName,
    ...(request.kind === 'json' && { 'Content-Type': 'application/json' }),
  };
  const named = new Set(
    Object.entries(input.headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [name.toLowerCase()],
    ),
  );
  const added = Object.entries(common).filter(([name]) => !named.has(name.toLowerCase()));
  const wireHeaders = { ...Object.fromEntries(added), ...given.values };
  const body = request.kind === 'json' ? parseIfText(input.body) : { value: input.body };
  return {
    request: {
      method,
      path: pathAndQuery,
      url: `${target.baseUrl}${pathAndQuery}`,
      headers: { ...target.headers, ...wireHeaders },
      ...(written.body !== undefined && { body: written.body }),
    },
    deviations: [
      ...commonHeaderDeviations(common, wireHeaders),
      ...deviationsFrom(headers, given.values),
      ...deviationsFrom(query, wireQuery.values),
      ...(request.kind === 'none'
        ? []
        : 'problem' in body
          ? [{ path: 'body', problem: `not JSON: ${body.problem}` }]
          : bodyDeviations(operation, body.value)),
      ...(operation === 'localization' && 'value' in body ? maskingDeviations(given.values, body.value) : []),
    ],
    /** Values that HTTP or JSON cannot express: a request that has one cannot be sent at all. */
    unsendable: [
      ...given.unsendable,
      ...wireQuery.unsendable,
      ...unwritableHeaders(given.values),
      ...(written.unsendable ?? []),
    ],
    notes: [
      ...Object.keys(given.values)
        .filter((name) => !forwardedHeaders.has(name.toLowerCase()))
        .map((name) => `${name}: not a header of the specification; the console’s proxy drops it`),
      ...(request.kind === 'none' || !('value' in body)
        ? []
        : unknownKeys(request.schema.shape, body.value).map((key) => `${key}: the API ignores this field`)),
    ],
  };
}

/** Deviations caused by replacing or omitting headers that the client itself adds. */
function commonHeaderDeviations(
  common: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Deviation[] {
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.entries(common).flatMap(([name, expected]) => {
    const value = sent.get(name.toLowerCase());
    const right =
      name === 'Content-Type' ? value?.split(';')[0]?.trim().toLowerCase() === expected : value === expected;
    const received = value !== undefined && { received: JSON.stringify(value) };
    return right ? [] : [{ path: name, expected: [expected], ...received }];
  });
}

/** Headers that reach a target through the proxy. */
const forwardedHeaders = new Set([...requestHeaders, ...credentialHeaders].map((name) => name.toLowerCase()));

/** The value of a JSON body; a body given as text is parsed. */
function parseIfText(body: unknown): ReturnType<typeof parseJson> {
  if (typeof body !== 'string') return { value: body };
  return body.trim() === '' ? { value: undefined } : parseJson(body);
}

/** The deviations of a body. The schema cannot express that one of two fields is required, so this is checked here. */
function bodyDeviations(operation: OperationId, body: unknown): Deviation[] {
  const { request } = operations[operation];
  const found = deviationsFrom(request.schema, body ?? {});
  const pair = oneRequiredOf(operation);
  if (!pair) return found;
  const given = typeof body === 'object' && body !== null ? body : {};
  const present = pair.some((key) => {
    const value: unknown = Reflect.get(given, key);
    return value !== undefined && value !== null && value !== '';
  });
  return present ? found : [...found, { path: pair[0], expected: pair.join(' or ') }];
}

/**
 * Deviations from the rule that `nmtMask` true, which any term implies, requires `src_lang` = `en`. The rule links a
 * header and the body, so it is part of neither schema.
 */
function maskingDeviations({ src_lang }: Readonly<Record<string, string>>, body: unknown): Deviation[] {
  if (src_lang === undefined || src_lang === 'en' || typeof body !== 'object' || body === null) return [];
  const terms: unknown = Reflect.get(body, 'nmtMaskTerms');
  if (typeof terms === 'object' && terms !== null && Object.keys(terms).length > 0) {
    const problem = `any term sets nmtMask to true, which requires src_lang = en; it is ${src_lang}`;
    return [{ path: 'nmtMaskTerms', problem }];
  }
  if (Reflect.get(body, 'nmtMask') !== true) return [];
  return [{ path: 'nmtMask', problem: `true requires src_lang = en; it is ${src_lang}` }];
}
