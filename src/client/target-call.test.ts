import { describe, expect, it } from 'vitest';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { Exchange } from './exchange.ts';
import { readTargetCall, receivedHeaders, sentRequest, serverTimings } from './target-call.ts';

const report = {
  method: 'POST',
  url: 'https://api.example/apis/v2/',
  sent: [['src_lang', 'en'], ['REV-API-KEY', '********'], ['tgt_lang']],
  received: [['Content-Type', 'application/json'], ['Server', 'far'], ['X-Request-Id']],
  omitted: 0,
};

/** An exchange whose response has these headers and, by default, a report. */
function withHeaders(headers: Readonly<Record<string, string>>, call: unknown = report): Exchange {
  const text = typeof call === 'string' ? call : JSON.stringify(call);
  return exchangeOf('localization', {
    request: { method: 'POST', path: '/', url: '/api/far/', headers: { 'X-Console': '1' }, size: 0 },
    response: {
      status: 200,
      headers: { ...headers, ...(call !== undefined && { 'x-console-call': text }) },
      body: '',
      size: 0,
    },
  });
}

describe('the call to the target', () => {
  it('the call to the target is shown with its address and the headers that were sent, credentials masked', () => {
    expect(sentRequest(withHeaders({}))).toEqual({
      reported: true,
      method: 'POST',
      url: 'https://api.example/apis/v2/',
      headers: [
        { name: 'src_lang', value: 'en' },
        { name: 'REV-API-KEY', value: '••••••••' },
        { name: 'tgt_lang', value: undefined },
      ],
    });
  });

  it.each([
    ['no JSON', '{"method":'],
    ['another shape', { method: 'POST', url: 'x', sent: [['a', 1]], omitted: 0 }],
    ['a list', []],
  ])('a report is ignored when it is %s', (_name, call) => {
    const exchange = withHeaders({}, call);
    expect(readTargetCall(exchange)).toBeUndefined();
    expect(sentRequest(exchange)).toMatchObject({ reported: false, url: '/api/far/' });
  });

  it('the call to the target is unknown without a response', () => {
    expect(sentRequest(exchangeOf('localization'))).toMatchObject({ reported: false });
    expect(receivedHeaders(exchangeOf('localization'))).toEqual({ all: [] });
  });
});

describe('the headers of a response', () => {
  const visible = {
    'content-type': 'application/json',
    'content-length': '2',
    'x-request-id': 'id-1',
    'referrer-policy': 'no-referrer',
  };

  it('the headers of a response are grouped by whether the target or the proxy wrote them, without the report itself', () => {
    expect(receivedHeaders(withHeaders(visible))).toEqual({
      fromTarget: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Server', value: 'far' },
        { name: 'X-Request-Id', value: 'id-1' },
      ],
      fromProxy: [
        { name: 'content-length', value: '2' },
        { name: 'referrer-policy', value: 'no-referrer' },
      ],
      omitted: 0,
    });
  });

  it('the headers from the target include those that the report omits but the proxy passed on', () => {
    const { fromTarget } = receivedHeaders(withHeaders(visible, { ...report, received: [], omitted: 3 }));
    expect(fromTarget?.map(({ name }) => name)).toEqual(['content-type', 'content-length', 'x-request-id']);
  });

  it('all headers come from the proxy when the target did not answer', () => {
    const { received: _, ...unanswered } = report;
    const { fromTarget, fromProxy } = receivedHeaders(withHeaders(visible, unanswered));
    expect(fromTarget).toEqual([]);
    expect(fromProxy).toHaveLength(4);
  });

  it('without a report, the headers are in one list', () => {
    const { all, fromTarget } = receivedHeaders(withHeaders(visible, 'none'));
    expect(all).toHaveLength(4);
    expect(fromTarget).toBeUndefined();
  });
});

describe('the timings of a target', () => {
  it.each([
    ['total;dur=12.5', [{ name: 'total', milliseconds: 12.5 }]],
    [
      'db;desc="a b";dur=3, cache;DUR="1"',
      [
        { name: 'db', milliseconds: 3 },
        { name: 'cache', milliseconds: 1 },
      ],
    ],
    ['cache;desc=hit, bad;dur=x', []],
    ['', []],
  ])('the timings of a target are read from %j', (header, expected) => {
    expect(serverTimings(withHeaders({ 'server-timing': header }))).toEqual(expected);
  });
});
