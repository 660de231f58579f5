import { Readable } from 'node:stream';
import type { HonoRequest } from 'hono';
import type { Account } from '#service/accounts.ts';
import { invalidRefusal, type Refusal } from '#service/refusal.ts';
import type { JsonBody, JsonReader } from '../body/json-reader.ts';

/** A request whose account was checked, as handlers see it. */
export interface IncomingCall {
  readonly account: Account;
  /** The trimmed value of a header; undefined when it is absent or empty. */
  header(name: string): string | undefined;
  query(name: string): string | undefined;
  /** The body as JSON; its value is `undefined` when the body is empty. */
  json(): Promise<JsonBody>;
  /** The unread body. */
  stream(): Readable;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

/**
 * The request as handlers see it; `done` must be called when its answer is ready. `stream` is the server's unread body.
 */
export function incomingFrom(
  request: HonoRequest,
  account: Account,
  bodies: JsonReader,
  stream?: Readable,
): { readonly incoming: IncomingCall; done(): void } {
  const { raw } = request;
  const read: { done(): void }[] = [];
  const incoming: IncomingCall = {
    account,
    header: (name) => request.header(name)?.trim() || undefined,
    query: (name) => request.query(name),
    signal: raw.signal,
    stream: () => stream ?? Readable.from(raw.body ?? []),
    json: async () => {
      const encoding = request.header('Content-Encoding')?.trim();
      if (isEncoded(encoding)) return { ok: false, refusal: invalidRefusal(encodingCause(encoding), 415) };
      const length = request.header('Content-Length');
      const declared = length === undefined ? undefined : Number(length);
      const { json, done } = await bodies.read({ body: raw.body, declared, signal: raw.signal });
      read.push({ done });
      return json;
    },
  };
  return {
    incoming,
    done() {
      for (const body of read) body.done();
    },
  };
}

/** Whether a `Content-Encoding` means that the body is compressed or otherwise encoded. */
export function isEncoded(encoding: string | undefined): encoding is string {
  return encoding !== undefined && !/^(identity)?$/i.test(encoding);
}

/** Why an encoded body is refused. */
export const encodingCause = (encoding: string) =>
  `Content-Encoding: expected identity or none, received ${encoding.slice(0, 100)}`;

/** Refuses a `Content-Type` that is not JSON; parameters and letter case do not matter. */
export function refuseOtherType(
  contentType: string | undefined,
): (Refusal & { kind: 'invalid' }) | undefined {
  if (/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')) return undefined;
  return invalidRefusal(`Content-Type: expected application/json, received ${contentType ?? 'nothing'}`, 415);
}
