import { requestIdHeader } from '#contract/headers.ts';
import type { WireRequest } from './encode.ts';

/** Milliseconds since the call began. `sent` is when the last byte of an upload left. */
export interface Timing {
  readonly total: number;
  readonly firstByte?: number;
  readonly sent?: number;
}

/**
 * A received answer. `text` is absent if both the content type and the bytes indicate audio. Header names are lower
 * case.
 */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text?: string;
}

/** Progress of an upload in bytes. `waiting`: all is sent, and the service is working. */
export interface Progress {
  readonly phase: 'sending' | 'waiting';
  readonly sent: number;
  readonly total: number;
}

export type SendResult =
  | { readonly kind: 'answer'; readonly answer: RawAnswer; readonly timing: Timing }
  | {
      readonly kind: 'network';
      readonly cause: 'offline' | 'no-server' | 'interrupted';
      readonly message: string;
      readonly timing: Timing;
    }
  | { readonly kind: 'aborted'; readonly timing: Timing };

export interface SendOptions {
  /** The id of the request, sent as `X-Request-Id`. */
  readonly id?: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** The bytes of the body, if it is encoded already. */
  readonly bytes?: Blob | undefined;
}

/** Sends a request; forms go through XMLHttpRequest where there is one, because fetch shows no upload progress. */
export async function send(given: WireRequest, { id, ...options }: SendOptions): Promise<SendResult> {
  const request =
    id === undefined ? given : { ...given, headers: { ...given.headers, [requestIdHeader]: id } };
  if (!(request.body instanceof FormData) || typeof XMLHttpRequest === 'undefined') {
    return sendFetch(request, options);
  }
  try {
    return await sendForm(request, request.body, options);
  } catch (error) {
    // XMLHttpRequest throws on a header that cannot be sent.
    return { kind: 'network', cause: causeOfFailure(false), message: messageOf(error), timing: { total: 0 } };
  }
}

/** Answers larger than this (in bytes) are decoded in one task and parsed in the next. */
const longAnswerBytes = 500_000;

const isText = (contentType: string) =>
  contentType === '' || /^(text\/|application\/(json|problem\+json|xml|xhtml))/i.test(contentType);

function rawAnswer(status: number, headers: Headers, body: ArrayBuffer): RawAnswer {
  const bytes = new Uint8Array(body);
  const contentType = headers.get('content-type') ?? '';
  return {
    status,
    headers: Object.fromEntries(headers.entries()),
    contentType,
    bytes,
    ...((isText(contentType) || isMarkup(bytes)) && { text: new TextDecoder().decode(bytes) }),
  };
}

/** Whether bytes are JSON or HTML with a wrong content type, as gateways send it. */
function isMarkup(bytes: Uint8Array): boolean {
  if (!/^\ufeff?\s*[[{<]/.test(new TextDecoder().decode(bytes.subarray(0, 64)))) return false;
  try {
    return !/(?![\t\n\r])\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

function causeOfFailure(headersArrived: boolean): 'offline' | 'no-server' | 'interrupted' {
  if (headersArrived) return 'interrupted';
  return typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'no-server';
}

async function sendFetch(request: WireRequest, { signal, bytes }: SendOptions): Promise<SendResult> {
  const clock = startClock();
  let firstByte: number | undefined;
  const timing = (): Timing => ({ total: clock(), ...(firstByte !== undefined && { firstByte }) });
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      cache: 'no-store',
      ...(request.body !== undefined && { body: bytes ?? bodyOf(request) }),
      ...(signal && { signal }),
    });
    firstByte = clock();
    const body = await response.arrayBuffer();
    const answer = rawAnswer(response.status, response.headers, body);
    const timed = timing();
    // Parsing a long answer takes long enough to deserve a separate task.
    if (body.byteLength > longAnswerBytes) await new Promise((resolve) => setTimeout(resolve));
    return { kind: 'answer', answer, timing: timed };
  } catch (error) {
    if (signal?.aborted) return { kind: 'aborted', timing: timing() };
    const message = messageOf(error);
    return { kind: 'network', cause: causeOfFailure(firstByte !== undefined), message, timing: timing() };
  }
}

/** The body for fetch: text without a `Content-Type` becomes bytes, since fetch would add a content type to text. */
function bodyOf({ headers, body }: WireRequest): string | FormData | Blob | undefined {
  const typed = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return typeof body === 'string' && !typed ? new Blob([body]) : body;
}

function sendForm(
  request: WireRequest,
  form: FormData,
  { signal, onProgress }: SendOptions,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const clock = startClock();
    const marks: { firstByte?: number; sent?: number } = {};
    const timing = (): Timing => ({ total: clock(), ...marks });
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.responseType = 'arraybuffer';

    const abort = () => xhr.abort();
    const settle = (sent: SendResult) => {
      signal?.removeEventListener('abort', abort);
      resolve(sent);
    };
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.({ phase: 'sending', sent: loaded, total });
    xhr.upload.onload = ({ loaded, total }) => {
      marks.sent = clock();
      onProgress?.({ phase: 'waiting', sent: loaded, total });
    };
    xhr.onreadystatechange = () => {
      if (xhr.readyState === XMLHttpRequest.HEADERS_RECEIVED) marks.firstByte = clock();
    };
    xhr.onload = () => {
      const body: unknown = xhr.response;
      const answer = rawAnswer(
        xhr.status,
        headersOf(xhr),
        body instanceof ArrayBuffer ? body : new ArrayBuffer(0),
      );
      settle({ kind: 'answer', answer, timing: timing() });
    };
    xhr.onerror = () =>
      settle({
        kind: 'network',
        cause: causeOfFailure(marks.firstByte !== undefined),
        message: 'the connection failed',
        timing: timing(),
      });
    xhr.onabort = () => settle({ kind: 'aborted', timing: timing() });
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) settle({ kind: 'aborted', timing: timing() });
    else xhr.send(form);
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function startClock(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
