import { isCredentialHeader } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import type { Deviation } from '#contract/schema.ts';
import { type CallResult, toCallResult } from './call-result.ts';
import type { WireRequest } from './http/encode.ts';
import type { SendResult, Timing } from './http/transport.ts';
import { credentialMasker, maskHeaders } from './mask-credentials.ts';

/** The record of one call. All credentials are masked; times are in milliseconds, sizes in bytes. */
export interface Exchange {
  /** The id under which the request was sent. */
  readonly id: string;
  readonly operation: OperationId | 'local';
  /** The target's name. */
  readonly target: string;
  readonly startedAt: Date;
  readonly request: ExchangeRequest;
  /** An answer from the target, or from the proxy when `result` is a network failure. */
  readonly response?: ExchangeResponse;
  readonly timing: Timing;
  readonly result: CallResult;
  /** The differences between the answer and the specification. */
  readonly deviations: readonly Deviation[];
  /** Remarks about the request, such as a field the API does not know. */
  readonly notes: readonly string[];
}

interface ExchangeRequest {
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

interface ExchangeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or bytes for audio. */
  readonly body: string | Blob;
  readonly size: number;
}

/** Headers of the API, without those of the console and its proxy and without credentials. */
export function apiHeaders(headers: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(headers).filter(
    ([name]) => !name.toLowerCase().startsWith('x-console') && !isCredentialHeader(name),
  );
}

interface ExchangeParts extends Pick<Exchange, 'operation' | 'target' | 'startedAt'> {
  /** The id of the call; if absent, as for an imported call, a new one is made. */
  readonly id?: string;
  readonly request: WireRequest;
  /** Size of the request's body in bytes, if already known. */
  readonly requestSize?: number | undefined;
  readonly sent: SendResult;
  readonly result: CallResult;
  readonly deviations?: readonly Deviation[];
  readonly notes?: readonly string[];
}

/** The record of a call. Every credential is masked, even one that the answer repeats. */
export function recordExchange(parts: ExchangeParts): Exchange {
  const {
    id = crypto.randomUUID(),
    request,
    requestSize,
    sent,
    result,
    deviations = [],
    notes = [],
    ...call
  } = parts;
  const mask = credentialMasker(request.headers);
  const { method, path, url, body } = request;
  return {
    ...call,
    id,
    request: {
      method,
      path,
      url: mask(url),
      headers: maskHeaders(request.headers),
      ...(body !== undefined && { body: typeof body === 'string' ? mask(body) : formParts(body) }),
      size: requestSize ?? bodySize(body),
    },
    ...(sent.kind === 'answer' && {
      response: {
        status: sent.answer.status,
        headers: maskHeaders(sent.answer.headers),
        body: sent.answer.text === undefined ? new Blob([sent.answer.bytes]) : mask(sent.answer.text),
        size: sent.answer.bytes.length,
      },
    }),
    timing: sent.timing,
    result: toCallResult(result),
    deviations,
    notes,
  };
}

/** Size of a body in bytes, without the boundaries of a form. */
export function bodySize(body: WireRequest['body'] = ''): number {
  return typeof body === 'string' ? new TextEncoder().encode(body).length : new Blob([...body.values()]).size;
}

function formParts(form: FormData): FormPart[] {
  return [...form.entries()].map(([name, value]) => ({
    name,
    value:
      typeof value === 'string' ? value : { fileName: value.name, mediaType: value.type, size: value.size },
  }));
}
