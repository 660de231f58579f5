import { apiHeaders, type Exchange } from '#client/exchange.ts';
import { readTargetCall } from '#client/target-call.ts';
import { isProxyAnswer } from '#client/verdict.ts';
import { base64Of } from './base64.ts';
import { factsOf, type ResultFacts } from './result-facts.ts';
import type { RunReport } from './run-report.ts';

/** The calls of a run as a HAR 1.2 file, in the order of the results. Credentials are left out. */
export async function harFile(report: RunReport): Promise<string> {
  const { environment } = report;
  const entries = await Promise.all(
    factsOf(report).flatMap((facts) =>
      facts.result.exchanges.map((exchange) => entryOf(facts, exchange, environment.baseUrl)),
    ),
  );
  const log = {
    version: '1.2',
    creator: { name: 'Language Console', version: environment.version ?? '0' },
    pages: [],
    entries,
    comment: `${environment.name}, target ${environment.target}`,
  };
  return `${JSON.stringify({ log }, null, 2)}\n`;
}

async function entryOf(facts: ResultFacts, exchange: Exchange, baseUrl: string | undefined) {
  const { request, timing, startedAt, result } = exchange;
  const reported = readTargetCall(exchange);
  const url = reported?.url ?? absoluteUrl(request.url, request.path, baseUrl);
  const wait = (timing.firstByte ?? timing.total) - (timing.sent ?? 0);
  return {
    startedDateTime: startedAt.toISOString(),
    time: timing.total,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(request.headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && { postData: postDataOf(exchange) }),
      headersSize: -1,
      bodySize: request.size,
    },
    response: await responseOf(exchange),
    cache: {},
    timings: {
      send: timing.sent ?? 0,
      wait: Math.max(0, wait),
      receive: timing.firstByte === undefined ? 0 : Math.max(0, timing.total - timing.firstByte),
    },
    comment: `${facts.title}: ${facts.result.verdict}`,
    ...(result.kind === 'network' && { _error: `${result.cause}: ${result.message}` }),
  };
}

const headersOf = (headers: Readonly<Record<string, string>>) =>
  apiHeaders(headers).map(([name, value]) => ({ name, value }));

/** The full address of a call; a page knows only the path of its own proxy. */
function absoluteUrl(url: string, path: string, baseUrl = ''): string {
  if (URL.canParse(url)) return url;
  return `${URL.canParse(baseUrl) ? baseUrl.replace(/\/$/, '') : 'http://localhost'}${path}`;
}

function postDataOf({ request: { body, headers } }: Exchange) {
  if (typeof body === 'string') {
    const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    return { mimeType: type ?? '', text: body };
  }
  const params = (body ?? []).map(({ name, value }) =>
    typeof value === 'string'
      ? { name, value }
      : { name, fileName: value.fileName, contentType: value.mediaType, comment: `${value.size} bytes` },
  );
  return { mimeType: 'multipart/form-data', params };
}

async function responseOf(exchange: Exchange) {
  const { response } = exchange;
  const none = { cookies: [], redirectURL: '', headersSize: -1, httpVersion: 'HTTP/1.1' };
  if (!response || isProxyAnswer(exchange)) {
    const content = { size: 0, mimeType: 'x-unknown' };
    return { ...none, status: 0, statusText: '', headers: [], content, bodySize: -1 };
  }
  const { status, headers, body, size } = response;
  const text =
    typeof body === 'string'
      ? { text: body }
      : { text: base64Of(new Uint8Array(await body.arrayBuffer())), encoding: 'base64' };
  const mimeType = headers['content-type'] ?? 'x-unknown';
  return {
    ...none,
    status,
    statusText: '',
    headers: headersOf(headers),
    content: { size, mimeType, ...text },
    bodySize: size,
  };
}
