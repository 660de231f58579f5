import type { WireRequest } from '../request.ts';

const host = 'Host: localhost\r\nConnection: close\r\n';
const requestWithoutOperation = (text: string, method = 'GET', incomplete = false): WireRequest => ({
  aim: 'none',
  method,
  bytes: Buffer.from(text, 'latin1'),
  ...(incomplete && { incomplete }),
});
const requestWithLine = (first: string, more = '') =>
  requestWithoutOperation(`${first}\r\n${host}${more}\r\n`, first.split(' ')[0]);

/** Requests with an unusual method, target or version. */
const requestsWithOddLine: readonly WireRequest[] = [
  ...[
    'GET / HTTP/1.1',
    'HEAD / HTTP/1.1',
    'PUT / HTTP/1.1',
    'PATCH /upload HTTP/1.1',
    'DELETE /status HTTP/1.1',
    'TRACE / HTTP/1.1',
  ],
  ...[
    'OPTIONS * HTTP/1.1',
    'OPTIONS / HTTP/1.1',
    'OPTIONS /nowhere HTTP/1.1',
    'PROPFIND / HTTP/1.1',
    'PURGE / HTTP/1.1',
    'M-SEARCH * HTTP/1.1',
  ],
  ...[
    'LINK / HTTP/1.1',
    'get / HTTP/1.1',
    'FOO / HTTP/1.1',
    'GET  / HTTP/1.1',
    ' GET / HTTP/1.1',
    'GET / HTTP/1.1 ',
    'GET /',
    'GET',
    '',
  ],
  ...[
    'GET / HTTP/1.2',
    'GET / HTTP/2.0',
    'GET / HTTP/0.9',
    'GET / HTTP/11',
    'GET / http/1.1',
    'GET / HTCPCP/1.0',
    'GET / HTTP/1.1\0',
    'GET \t HTTP/1.1',
  ],
  ...[
    'GET /nowhere HTTP/1.1',
    'GET //status HTTP/1.1',
    'GET /status/ HTTP/1.1',
    'GET /status/x HTTP/1.1',
    'GET /STATUS HTTP/1.1',
    'GET /%73tatus HTTP/1.1',
  ],
  ...[
    'GET /./status HTTP/1.1',
    'GET /a/../status HTTP/1.1',
    'GET /../../etc/passwd HTTP/1.1',
    'GET /%2e%2e/etc/passwd HTTP/1.1',
    'GET /..%2f HTTP/1.1',
  ],
  ...[
    'GET /\\status HTTP/1.1',
    'GET /status\\ HTTP/1.1',
    'GET /% HTTP/1.1',
    'GET /%zz HTTP/1.1',
    'GET /%00 HTTP/1.1',
    'GET /\xff HTTP/1.1',
    'GET /<script> HTTP/1.1',
  ],
  ...[
    'GET status HTTP/1.1',
    'GET ?job_id=1 HTTP/1.1',
    'GET # HTTP/1.1',
    'GET * HTTP/1.1',
    'GET http://localhost/status HTTP/1.1',
    'GET http://evil.example/status HTTP/1.1',
  ],
  ...[
    'GET http:///status HTTP/1.1',
    'GET http:// HTTP/1.1',
    'GET https://localhost:1/ HTTP/1.1',
    'GET ftp://localhost/ HTTP/1.1',
    'GET localhost:80 HTTP/1.1',
  ],
  ...[
    'GET @localhost/ HTTP/1.1',
    'CONNECT localhost:80 HTTP/1.1',
    'CONNECT / HTTP/1.1',
    'GET /_local HTTP/1.1',
    'GET /_local/../status HTTP/1.1',
    'GET /_LOCAL/accounts HTTP/1.1',
  ],
  ...[
    `GET /${'a'.repeat(10_000)} HTTP/1.1`,
    `GET /${'a'.repeat(100_000)} HTTP/1.1`,
    `GET /status?${'a'.repeat(10_000)} HTTP/1.1`,
    `${'G'.repeat(10_000)} / HTTP/1.1`,
  ],
].map((first) => requestWithLine(first));

/** Requests with an unusual Host header, or with none. */
const requestsWithOddHost: readonly WireRequest[] = [
  ...[
    'Host: evil.example',
    'Host: ',
    'Host: localhost:99999',
    'Host: localhost:x',
    'Host: a b',
    'Host: localhost@evil.example',
    'Host: [::1',
    'Host: \xff',
  ],
  ...[
    'Host: localhost\r\nHost: localhost',
    'Host: localhost\r\nHost: evil.example',
    'Host: 127.0.0.1.evil.example',
    'Host: localhost/',
    'Host: localhost#',
    'X: y',
  ],
].map((given) => requestWithoutOperation(`GET /status HTTP/1.1\r\nConnection: close\r\n${given}\r\n\r\n`));

const requestsWithOddHead: readonly WireRequest[] = [
  ...[
    'no colon',
    ': no name',
    'a b: c',
    'a : b',
    ' folded: a',
    'a: b\r\n folded',
    'a: b\nc: d',
    'a: b\rc',
    'a: \0',
    'a\0: b',
    '\xff: a',
    'a: \x7f',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: x',
    'Content-Length: 1e3',
    'Content-Length: +1',
    'Content-Length: 0x1',
    'Content-Length: 99999999999999999999999',
  ],
  ...[
    'Content-Length: 0\r\nContent-Length: 5',
    'Content-Length: 0, 0',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: xchunked',
  ],
  ...[
    'Transfer-Encoding: chunked, chunked',
    'Transfer-Encoding:\x0bchunked',
    'Expect: nothing',
    'Connection: upgrade\r\nUpgrade: websocket',
    'TE: trailers',
    'Trailer: a',
  ],
  ...[
    'Via: 1.1 a',
    'Forwarded: for=evil',
    'X-Forwarded-Host: evil.example',
    'Sec-Fetch-Site: cross-site',
    'Max-Forwards: 0',
    'Date: never',
  ],
  `a: ${'b'.repeat(20_000)}`,
  `${'a'.repeat(20_000)}: b`,
  Array.from({ length: 3_000 }, (_, index) => `a${index}: b`).join('\r\n'),
  Array.from({ length: 1_500 }, () => 'a: b').join('\r\n'),
].map((given) => requestWithLine('POST / HTTP/1.1', `REV-APPNAME: tts\r\n${given}\r\n`));

/** Truncated messages, and bytes that are not HTTP. */
const incompleteRequests: readonly WireRequest[] = [
  ...[
    'G',
    'GET ',
    'GET / HTTP/1.1',
    'GET / HTTP/1.1\r\n',
    'GET / HTTP/1.1\r\nHost',
    'GET / HTTP/1.1\r\nHost: localhost\r\n',
    '\r\n\r\n',
    '\0',
    '\n',
    '\x16\x03\x01\x02\x00',
  ],
  ...[
    'SSH-2.0-x\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '{"data":["a"]}',
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\n{`,
  ],
  ...[
    'zz\r\n',
    '5\r\nab',
    '-1\r\n',
    'ffffffffffffffffff\r\n',
    '5;x=\r\nabcde',
    '5\r\nabcdefg\r\n0\r\n\r\n',
    '1\r\na\r\n',
    '0\r\n',
    '0\r\nTrailer: x\r\n',
    `1;${'x'.repeat(20_000)}\r\na`,
  ].map((chunks) => `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunks}`),
].map((text) => requestWithoutOperation(text, 'POST', true));

export const requestLines: readonly WireRequest[] = [
  ...requestsWithOddLine,
  ...requestsWithOddHost,
  ...requestsWithOddHead,
  ...incompleteRequests,
];
