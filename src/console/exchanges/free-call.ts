import * as z from 'zod/mini';
import { encode, type LooseInput } from '#client/encode.ts';
import { isCredentialHeader } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';

/** A call word for word, right or wrong: it is sent in place of what the fields of a panel say. */
export const FreeCall = z.object({
  /** One header a line, `name: value`; a header that is not there is not sent. Credentials are never among them. */
  headers: z.pipe(
    z.string(),
    z.transform((text) => withoutCredentials(text)),
  ),
  body: z.string(),
});
export type FreeCall = z.infer<typeof FreeCall>;

/** A call as it travelled. */
export interface SentCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers of the console, its proxy and the account: they come with every call and are none of its words. */
const isOurs = (name: string) => name.toLowerCase().startsWith('x-console') || isCredentialHeader(name);

/** What a request says, apart from who asks. */
export function sentCall(request: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}): SentCall {
  return {
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !isOurs(name))),
    body: typeof request.body === 'string' ? request.body : '',
  };
}

/** The call that an input makes, word for word. */
export function callOf(operation: OperationId, input: LooseInput): SentCall {
  return sentCall(encode(operation, input, { name: '', baseUrl: '', headers: {} }).request);
}

/** A call as a person edits it. */
export function freeCallOf({ headers, body }: SentCall): FreeCall {
  const lines = Object.entries(headers).map(([name, value]) => (value === '' ? name : `${name}: ${value}`));
  return { headers: lines.join('\n'), body };
}

/** The headers that a text names, one a line; without a colon the value is empty. */
export function headersOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const colon = line.indexOf(':');
      const name = (colon < 0 ? line : line.slice(0, colon)).trim();
      return name === '' ? [] : [[name, colon < 0 ? '' : line.slice(colon + 1).trim()]];
    }),
  );
}

/** What the client sends for it: these headers and no others, this body and not a sign more. */
export function freeInput({ headers, body }: FreeCall): LooseInput {
  return { headers: { 'REV-APPNAME': null, 'Content-Type': null, ...headersOf(headers) }, body };
}

/** Whether two calls are the same for whoever receives them: names of headers in any order and any case. */
export function sameCall(one: SentCall, other: SentCall): boolean {
  return one.body === other.body && plain(one.headers) === plain(other.headers);
}

function plain(headers: SentCall['headers']): string {
  const named = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
  return named.sort().join('\n');
}

/** The lines that name no credential: those are typed under Account, and stand in no link and no storage. */
export function withoutCredentials(headers: string): string {
  return headers
    .split('\n')
    .filter((line) => !line.includes(':') || !isCredentialHeader(line.slice(0, line.indexOf(':')).trim()))
    .join('\n');
}
