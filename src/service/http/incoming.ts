import { Readable } from 'node:stream';
import type { HonoRequest } from 'hono';
import type { Account } from '../accounts.ts';
import { invalid, type Refusal } from '../refusal.ts';

/** A request whose account was checked: what a function's handler may look at. */
export interface Incoming {
  readonly account: Account;
  /** The header's value without blanks around it; undefined when it is absent or empty. */
  header(name: string): string | undefined;
  query(name: string): string | undefined;
  /** The body as JSON; `undefined` value when the body is empty. */
  json(): Promise<{ ok: true; value: unknown } | { ok: false; refusal: Refusal }>;
  /** The body as bytes, unread. */
  stream(): Readable;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

/** The request as a handler sees it. `stream` is its body as the server received it, where there is a server. */
export function incomingFrom(
  request: HonoRequest,
  account: Account,
  jsonBytes: number,
  stream?: Readable,
): Incoming {
  const { raw } = request;
  return {
    account,
    header: (name) => request.header(name)?.trim() || undefined,
    query: (name) => request.query(name),
    signal: raw.signal,
    stream: () => stream ?? Readable.from(raw.body ?? []),
    json: async () => {
      const encoding = request.header('Content-Encoding')?.trim();
      if (isEncoded(encoding)) return { ok: false, refusal: invalid(encodingCause(encoding), 415) };
      const declared = Number(request.header('Content-Length') ?? 0);
      const read = declared > jsonBytes ? { ok: false as const } : await readBody(raw.body, jsonBytes);
      if (read.ok) return parseJsonBody(read.bytes);
      return { ok: false, refusal: invalid(`body: expected at most ${jsonBytes} bytes, received more`, 413) };
    },
  };
}

/**
 * Reads a body of at most `limit` bytes. Bytes beyond it are not kept; the caller refuses while the client still
 * sends.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ ok: true; bytes: Uint8Array } | { ok: false }> {
  if (!body) return { ok: true, bytes: new Uint8Array() };
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      reader.releaseLock();
      return { ok: false };
    }
    chunks.push(value);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

/** JSON from the bytes of a body; refusals say what is wrong with it. */
export function parseJsonBody(
  bytes: Uint8Array,
): { ok: true; value: unknown } | { ok: false; refusal: Refusal } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, refusal: invalid('body: expected JSON in UTF-8, received other bytes') };
  }
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, refusal: invalid(`body: expected JSON; ${reason.slice(0, 200)}`) };
  }
}

/** Whether a `Content-Encoding` says that the body is not as it will be read: gzip, for example. */
export function isEncoded(encoding: string | undefined): encoding is string {
  return encoding !== undefined && !/^(identity)?$/i.test(encoding);
}

/** Why an encoded body is refused. */
export const encodingCause = (encoding: string) =>
  `Content-Encoding: expected identity or none, received ${encoding.slice(0, 100)}`;

/** Whether a `Content-Type` names JSON, with or without parameters, in any letter case. */
export function isJsonType(contentType: string | undefined): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');
}
