import type { OperationId } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { demoAccounts } from '#service/accounts.ts';

/** What a request addresses: an operation, `/_local`, or deliberately neither. */
export type RequestAim = OperationId | 'local' | 'none';

/** A request as bytes on the wire. */
export interface WireRequest {
  readonly bytes: Buffer;
  /** `none` also when method, path or `REV-APPNAME` do not match any operation. */
  readonly aim: RequestAim;
  /** The method as written; it decides whether the answer has a body. */
  readonly method: string;
  /** True when the request is truncated, so that the service need not answer. */
  readonly incomplete?: boolean;
}

export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** The parts of a request, not yet bytes. */
export interface RequestParts {
  readonly aim: RequestAim;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: HeaderLines;
  readonly body?: string | Buffer;
  readonly framing?: 'length' | 'chunked';
  /** How many bytes of the declared body are sent; absent when all are. */
  readonly cutAt?: number;
}

/** Writes a request whose connection closes after the answer. Each character of a header value becomes one byte. */
export function toWireRequest({
  aim,
  method,
  target,
  headers,
  body = '',
  framing,
  cutAt,
}: RequestParts): WireRequest {
  const content = Buffer.from(body);
  const sent = cutAt === undefined ? content : content.subarray(0, cutAt);
  const chunked = framing === 'chunked';
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...(chunked
      ? ['Transfer-Encoding: chunked']
      : content.length > 0
        ? [`Content-Length: ${content.length}`]
        : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const incomplete = cutAt !== undefined && cutAt < content.length;
  return {
    aim,
    method,
    bytes: Buffer.concat([
      Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
      ...(chunked ? [...chunkedBody(sent), ...(incomplete ? [] : [Buffer.from('0\r\n\r\n')])] : [sent]),
    ]),
    ...(incomplete && { incomplete }),
  };
}

function chunkedBody(body: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += 1_000) {
    const chunk = body.subarray(at, at + 1_000);
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
  }
  return chunks;
}

const [working] = demoAccounts;

/** The common headers of a call with the working demo account. */
function commonHeaders(appName: string): HeaderLines {
  return [
    ['REV-API-KEY', working?.apiKey ?? ''],
    ['REV-APP-ID', working?.appId ?? ''],
    ['REV-APPNAME', appName],
  ];
}

/** The further headers that each operation requires. */
const validHeaders: Readonly<Record<OperationId, HeaderLines>> = {
  localization: [
    ['Content-Type', 'application/json'],
    ['src_lang', 'en'],
    ['tgt_lang', 'hi'],
    ['domain', '0'],
  ],
  transliteration: [
    ['Content-Type', 'application/json'],
    ['src_lang', 'en'],
    ['tgt_lang', 'hi'],
    ['domain', 'generic'],
  ],
  tts: [
    ['Content-Type', 'application/json'],
    ['speaker', 'en_female'],
  ],
  stt_upload: [
    ['Content-Type', 'multipart/form-data; boundary=x'],
    ['src_lang', 'en'],
    ['domain', 'generic'],
  ],
  stt_status: [],
  stt_transcript: [],
};

const validBodies: Readonly<Record<OperationId, string>> = {
  localization: '{"data":["Good morning."]}',
  transliteration: '{"data":["market"]}',
  tts: '{"text":"one"}',
  stt_upload:
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\nno audio\r\n--x--\r\n',
  stt_status: '',
  stt_transcript: '',
};

/** A valid call of an operation, as a starting point for an invalid one. */
export function validCall(operation: OperationId): RequestParts & { readonly headers: HeaderLines } {
  const { method, path, appName } = operations[operation];
  const isJob = operation === 'stt_status' || operation === 'stt_transcript';
  return {
    aim: operation,
    method,
    target: isJob ? `${path}?job_id=00000000-0000-4000-8000-000000000000` : path,
    headers: [...commonHeaders(appName), ...validHeaders[operation]],
    body: validBodies[operation],
  };
}

/** The headers with one of them replaced or removed. */
export function withHeader(headers: HeaderLines, name: string, value: string | undefined): HeaderLines {
  const others = headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return value === undefined ? others : [...others, [name, value]];
}
