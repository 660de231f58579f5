import type { OperationId } from '#contract/errors.ts';
import { type CallInput, operations } from '#contract/operations.ts';
import { type Deviation, deviationsFrom, unknownKeys } from '#contract/schema.ts';
import { alternatives } from './field-rule.ts';
import type { Target } from './target.ts';

/** What goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path and query below the base URL. */
  readonly path: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/**
 * Headers, query and body of a call. Keys that are absent or undefined are not sent. Values outside the contract
 * are allowed, so that a tester can send them on purpose.
 */
export interface LooseInput {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What `call` takes: the contract's own input, every header optional, or values outside it. */
export type AnyInput<Id extends OperationId> =
  | {
      [Part in keyof CallInput<Id>]?: Part extends 'body'
        ? CallInput<Id>[Part]
        : Partial<CallInput<Id>[Part]>;
    }
  | LooseInput;

/** A request ready to send, and everything in it that the contract would refuse or ignore. */
export interface Encoded {
  readonly request: WireRequest;
  readonly deviations: readonly Deviation[];
  readonly notes: readonly string[];
}

/** Encodes a call for a target and checks what will travel against the contract's schemas. */
export function encode<Id extends OperationId>(operation: Id, input: AnyInput<Id>, target: Target): Encoded {
  const { appName, method, path, headers, query, request } = operations[operation];
  const wireHeaders = wireValues(input.headers ?? {});
  const wireQuery = wireValues(input.query ?? {});
  const search = new URLSearchParams(wireQuery).toString();
  const pathAndQuery = search === '' ? path : `${path}?${search}`;
  const body = request.kind === 'none' ? undefined : wireBody(request.kind, input.body);
  return {
    request: {
      method,
      path: pathAndQuery,
      url: `${target.baseUrl}${pathAndQuery}`,
      headers: {
        ...target.headers,
        'REV-APPNAME': appName,
        ...(request.kind === 'json' && { 'Content-Type': 'application/json' }),
        ...wireHeaders,
      },
      ...(body !== undefined && { body }),
    },
    deviations: [
      ...deviationsFrom(headers, wireHeaders),
      ...deviationsFrom(query, wireQuery),
      ...(request.kind === 'none' ? [] : bodyDeviations(operation, input.body)),
      ...headerTextDeviations(wireHeaders),
    ],
    notes:
      request.kind === 'none'
        ? []
        : unknownKeys(request.schema.shape, input.body).map((key) => `${key}: the API ignores this field`),
  };
}

/** One of two fields is required in an upload and in a synthesis; a schema of optional fields cannot say so. */
function bodyDeviations(operation: OperationId, body: unknown): Deviation[] {
  const { request } = operations[operation];
  const found = deviationsFrom(request.schema, body ?? {});
  const pair = alternatives[operation];
  if (!pair) return found;
  const given = typeof body === 'object' && body !== null ? body : {};
  const present = pair.some((key) => {
    const value: unknown = Reflect.get(given, key);
    return value !== undefined && value !== null && value !== '';
  });
  return present
    ? found
    : [...found, { path: pair[0], detail: `expected ${pair.join(' or ')}, received nothing` }];
}

/** Header values outside Latin-1 cannot travel at all. */
function headerTextDeviations(headers: Readonly<Record<string, string>>): Deviation[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    isHeaderText(value)
      ? []
      : [{ path: name, detail: 'expected visible Latin letters: headers carry no others' }],
  );
}

/** Whether a value can travel as a header. */
export function isHeaderText(value: string): boolean {
  return /^[\t\u0020-\u007e\u00a0-\u00ff]*$/.test(value);
}

function wireValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  );
}

function wireBody(kind: 'json' | 'multipart', body: unknown): string | FormData {
  if (kind === 'json') return typeof body === 'string' ? body : (JSON.stringify(body ?? {}) ?? '');
  const form = new FormData();
  if (typeof body === 'object' && body !== null) {
    for (const [name, value] of Object.entries(body)) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined && value !== null) form.append(name, String(value));
    }
  }
  return form;
}
