import { isCredentialHeader } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import type { Deviation } from '#contract/schema.ts';
import type { WireRequest } from './encode.ts';
import type { RawAnswer, Timing } from './transport.ts';

/** One call as it happened. Credentials are masked everywhere; times are milliseconds, sizes bytes. */
export interface Exchange {
  readonly id: string;
  readonly operation: OperationId | 'local';
  /** The target's name. */
  readonly target: string;
  readonly startedAt: Date;
  readonly request: ExchangeRequest;
  readonly response?: ExchangeResponse;
  readonly timing: Timing;
  /** Where the answer differs from the specification. */
  readonly deviations: readonly Deviation[];
  /** Remarks about the request, such as a field the API does not know. */
  readonly notes: readonly string[];
}

export interface ExchangeRequest {
  readonly method: string;
  /** Path and query below the target's base URL. */
  readonly path: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or the form fields of an upload. */
  readonly body?: string | readonly FormPart[];
  readonly size: number;
}

/** One part of a multipart upload: text, or a file described by name, type and size. */
export interface FormPart {
  readonly name: string;
  readonly value: string | { readonly fileName: string; readonly mediaType: string; readonly size: number };
}

export interface ExchangeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or bytes when the answer is audio. */
  readonly body: string | Blob;
  readonly size: number;
}

export const mask = '••••••••';

/** Header values with every credential masked. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, isCredentialHeader(name) ? mask : value]),
  );
}

/** Masks every occurrence of a credential that the caller itself sent. */
function maskText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((masked, secret) => masked.replaceAll(secret, mask), text);
}

interface ExchangeParts {
  readonly operation: OperationId | 'local';
  readonly target: string;
  readonly startedAt: Date;
  readonly request: WireRequest;
  /** Bytes of the request's body. */
  readonly requestSize: number;
  readonly answer?: RawAnswer;
  readonly timing: Timing;
  readonly deviations?: readonly Deviation[];
  readonly notes?: readonly string[];
}

/** The record of a call, with every credential masked. */
export function recordExchange(parts: ExchangeParts): Exchange {
  const { request, answer } = parts;
  const secrets = Object.entries(request.headers).flatMap(([name, value]) =>
    isCredentialHeader(name) && value.length > 3 ? [value] : [],
  );
  const hide = (text: string) => maskText(text, secrets);
  const body = request.body;
  return {
    id: crypto.randomUUID(),
    operation: parts.operation,
    target: parts.target,
    startedAt: parts.startedAt,
    request: {
      method: request.method,
      path: request.path,
      url: hide(request.url),
      headers: maskHeaders(request.headers),
      ...(body !== undefined && {
        body: typeof body === 'string' ? hide(body) : formParts(body),
      }),
      size: parts.requestSize,
    },
    ...(answer && {
      response: {
        status: answer.status,
        headers: maskHeaders(answer.headers),
        body: answer.text === undefined ? new Blob([answer.bytes]) : hide(answer.text),
        size: answer.bytes.length,
      },
    }),
    timing: parts.timing,
    deviations: parts.deviations ?? [],
    notes: parts.notes ?? [],
  };
}

/** Bytes that a body has, the frame of a form not counted. */
export function sizeOf(body: WireRequest['body']): number {
  if (body === undefined) return 0;
  if (typeof body === 'string') return new TextEncoder().encode(body).length;
  return [...body.values()].reduce(
    (total, value) => total + (typeof value === 'string' ? new Blob([value]).size : value.size),
    0,
  );
}

function formParts(form: FormData): FormPart[] {
  return [...form.entries()].map(([name, value]) => ({
    name,
    value:
      typeof value === 'string' ? value : { fileName: value.name, mediaType: value.type, size: value.size },
  }));
}
