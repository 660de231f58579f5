import * as z from 'zod/mini';
import { apiHeaders } from '#client/exchange.ts';
import { encode, type LooseInput } from '#client/http/encode.ts';
import { isCredentialHeader } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';

/** A raw request, valid or not, which is sent instead of the fields of a panel. */
export const RawRequest = z.object({
  /** One header per line, `name: value`; no other headers are sent. Never contains credentials. */
  headers: z.pipe(
    z.string(),
    z.transform((text) => withoutCredentials(text)),
  ),
  body: z.string(),
});
export type RawRequest = z.infer<typeof RawRequest>;

/** Headers and body of a request that was sent. */
export interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The request without the console's own headers and the credentials. */
export function toSentRequest(request: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}): SentRequest {
  return {
    headers: Object.fromEntries(apiHeaders(request.headers)),
    body: typeof request.body === 'string' ? request.body : '',
  };
}

/** Encodes the input of a call as a request. */
export function requestFor(operation: OperationId, input: LooseInput): SentRequest {
  return toSentRequest(encode(operation, input, { name: '', baseUrl: '', headers: {} }).request);
}

/** A request in the form that the editor shows. */
export function toRawRequest({ headers, body }: SentRequest): RawRequest {
  const lines = Object.entries(headers).map(([name, value]) => (value === '' ? name : `${name}: ${value}`));
  return { headers: lines.join('\n'), body };
}

/** Parses headers, one per line; without a colon the value is empty. */
export function parseHeaders(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const colon = line.indexOf(':');
      const name = (colon < 0 ? line : line.slice(0, colon)).trim();
      return name === '' ? [] : [[name, colon < 0 ? '' : line.slice(colon + 1).trim()]];
    }),
  );
}

/** The input for the client that sends exactly these headers and this body. */
export function rawCallInput({ headers, body }: RawRequest): LooseInput {
  return { headers: { 'REV-APPNAME': null, 'Content-Type': null, ...parseHeaders(headers) }, body };
}

/** Whether two requests are the same to the receiver: order and case of header names do not matter. */
export function isSameRequest(one: SentRequest, other: SentRequest): boolean {
  return one.body === other.body && normaliseHeaders(one.headers) === normaliseHeaders(other.headers);
}

function normaliseHeaders(headers: SentRequest['headers']): string {
  const named = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
  return named.sort().join('\n');
}

/** Removes the lines with credentials, which are entered under Account and never get into a link or storage. */
export function withoutCredentials(headers: string): string {
  return headers
    .split('\n')
    .filter((line) => !line.includes(':') || !isCredentialHeader(line.slice(0, line.indexOf(':')).trim()))
    .join('\n');
}
