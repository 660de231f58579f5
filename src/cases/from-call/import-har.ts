import { type Exchange, recordExchange } from '#client/exchange.ts';
import { interpret } from '#client/interpret.ts';
import { parseJson } from '#client/parse-json.ts';
import { isCredentialHeader } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import { parse } from '#contract/schema.ts';
import { Case } from '../case-file/case.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { caseIdOf, caseNameOf, type OperationNames } from '../case-file/name-case.ts';
import type { CaseRequest } from '../case-file/request.ts';
import { createSecretMask } from '../evidence/mask-secrets.ts';
import { requestOfEntry } from './har-request.ts';
import { Har, HarEntry } from './har-schema.ts';

/** The cases made from a HAR file, and every entry that was left out, with the reason. */
export interface HarImport {
  readonly cases: readonly Case[];
  readonly leftOut: readonly LeftOutEntry[];
}

export interface LeftOutEntry {
  /** Number of the entry, from 1. */
  readonly entry: number;
  /** Method and address without its query; empty for an entry that cannot be read. */
  readonly call: string;
  readonly reason: string;
}

export interface HarOptions {
  readonly names: OperationNames;
  /** Ids that are already taken. */
  readonly taken?: ReadonlySet<string>;
  /** Proposes expectations from the recorded answer; when absent, only its HTTP status is expected. */
  readonly propose?: (
    exchange: Exchange,
    request: CaseRequest,
  ) => Promise<readonly Expectation[]> | readonly Expectation[];
}

/**
 * Reads the calls of this API from a HAR file as cases. Credentials are dropped, and masked where the call repeats
 * them.
 */
export async function importHar(
  text: string,
  { names, taken = new Set(), propose }: HarOptions,
): Promise<HarImport | { readonly problem: string }> {
  const json = parseJson(text.replace(/^\ufeff/, ''));
  if ('problem' in json) return { problem: `not JSON: ${json.problem}` };
  const har = parse(Har, json.value);
  if (!har.success) return { problem: 'this is not a HAR file: log.entries is missing' };
  const cases: Case[] = [];
  const leftOut: LeftOutEntry[] = [];
  const ids = new Set(taken);
  const known = new Map<string, number>();
  for (const [index, entry] of har.data.log.entries.entries()) {
    const number = index + 1;
    const parsed = parse(HarEntry, entry);
    if (!parsed.success) {
      leftOut.push({ entry: number, call: '', reason: 'it is not an entry of HAR 1.2' });
      continue;
    }
    const leave = (reason: string) => leftOut.push({ entry: number, call: callOf(parsed.data), reason });
    const read = requestOfEntry(parsed.data);
    if ('reason' in read) {
      leave(read.reason);
      continue;
    }
    if (parsed.data.response.status === 0) {
      leave('it has no answer');
      continue;
    }
    const mask = createSecretMask(
      parsed.data.request.headers.filter(({ name }) => isCredentialHeader(name)).map(({ value }) => value),
    );
    const request = await mask(read.request);
    const key = JSON.stringify(request);
    const other = known.get(key);
    if (other !== undefined) {
      leave(`it is the same call as entry ${other}`);
      continue;
    }
    const exchange = await exchangeOf(request.operation, parsed.data);
    const name = caseNameOf(request, names).slice(0, 200);
    const value = parse(Case, {
      version: 1,
      id: caseIdOf(name, ids),
      name,
      request,
      expectations: await mask(
        propose
          ? await propose(exchange, request)
          : [{ kind: 'http-status', oneOf: [parsed.data.response.status] }],
      ),
    });
    if (!value.success) {
      leave('its values cannot be written in a case');
      continue;
    }
    known.set(key, number);
    ids.add(value.data.id);
    cases.push(value.data);
  }
  return { cases, leftOut };
}

function callOf({ request: { method, url } }: HarEntry): string {
  if (!URL.canParse(url)) return method;
  const { host, pathname } = new URL(url);
  return `${method} ${host}${pathname}`;
}

/** Converts a call in a HAR file to the record that the console would have kept of it. */
async function exchangeOf(
  operation: OperationId,
  { request, response, time, startedDateTime }: HarEntry,
): Promise<Exchange> {
  const { pathname, search } = new URL(request.url);
  const bytes = bytesOf(response.content);
  const headers = Object.fromEntries(response.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const contentType = headers['content-type'] ?? '';
  const isAudio = /^audio\//i.test(contentType);
  const answer = {
    status: response.status,
    headers,
    contentType,
    bytes,
    ...(!isAudio && { text: new TextDecoder().decode(bytes) }),
  };
  const result = await interpret(operation, answer);
  const startedAt = new Date(startedDateTime);
  return recordExchange({
    operation,
    target: '',
    startedAt: Number.isNaN(startedAt.getTime()) ? new Date(0) : startedAt,
    request: {
      method: request.method === 'GET' ? 'GET' : 'POST',
      path: `${pathname}${search}`,
      url: request.url,
      headers: Object.fromEntries(request.headers.map(({ name, value }) => [name, value])),
      ...(request.postData?.text !== undefined && { body: request.postData.text }),
    },
    sent: { kind: 'answer', answer, timing: { total: time ?? 0 } },
    result,
    deviations: 'deviations' in result ? result.deviations : [],
  });
}

function bytesOf({ text = '', encoding }: HarEntry['response']['content']): Uint8Array<ArrayBuffer> {
  if (encoding?.toLowerCase() !== 'base64') return new TextEncoder().encode(text);
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
