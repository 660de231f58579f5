/** The differences between a request to the proxy and one of the console's own. */
export interface RequestChanges {
  method?: string;
  path?: string;
  version?: string;
  host?: string | null;
  console?: string | null;
  more?: string[];
  body?: string;
}

/** The bytes of a request. */
export function writeRequest(
  port: number,
  { method = 'POST', path = '/api/embedded/', version = '1.1', body = '{}', ...shape }: RequestChanges,
): string {
  const host = shape.host === undefined ? `127.0.0.1:${port}` : shape.host;
  const own = shape.console === undefined ? '1' : shape.console;
  const length =
    shape.more?.some((line) => /^(content-length|transfer-encoding)/i.test(line)) || method === 'GET';
  const lines = [
    `${method} ${path} HTTP/${version}`,
    ...(host === null ? [] : [`Host: ${host}`]),
    ...(own === null ? [] : [`X-Console: ${own}`]),
    ...(length ? [] : [`Content-Length: ${body.length}`]),
    ...(shape.more ?? []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${method === 'GET' ? '' : body}`;
}

/** Requests that pages and programs could send to misuse the proxy's credentials. None may reach a target. */
export const hostileRequests: readonly [string, RequestChanges][] = [
  ['no header of our own', { console: null }],
  ['another value in our header', { console: '0' }],
  ['our header spelled with an underscore', { console: null, more: ['X_Console: 1'] }],
  ['our header twice', { more: ['X-Console: 1'] }],
  ['a GET without our header', { method: 'GET', path: '/api/embedded/status?job_id=1', console: null }],
  ['no Host', { host: null }],
  ['no Host in HTTP/1.0', { host: null, version: '1.0' }],
  ['an empty Host', { host: '' }],
  ['a rebound host name', { host: 'evil.example' }],
  ['a host name that begins like ours', { host: '127.0.0.1.evil.example' }],
  ['a host name that ends like ours', { host: 'evil-localhost' }],
  ['a user name in Host', { host: 'localhost@evil.example' }],
  ['two Hosts', { more: ['Host: evil.example'] }],
  ['a page on another port', { more: ['Origin: http://127.0.0.1:1'] }],
  ['a page on another host', { more: ['Origin: https://evil.example'] }],
  ['a sandboxed page', { more: ['Origin: null'] }],
  ['two Origins', { more: ['Origin: http://127.0.0.1', 'Origin: http://evil.example'] }],
  ['a same-site fetch', { more: ['Sec-Fetch-Site: same-site'] }],
  ['a cross-site fetch', { more: ['Sec-Fetch-Site: cross-site'] }],
  ['a navigation', { more: ['Sec-Fetch-Site: none'] }],
  ['an address in the request line', { path: 'http://127.0.0.1/api/embedded/' }],
  ['a foreign address in the request line', { path: 'http://evil.example/api/embedded/' }],
  ['a path with ..', { path: '/api/embedded/../embedded/' }],
  ['a path that leaves /api with ..', { path: '/api/embedded/upload/../../_local/accounts' }],
  ['an encoded ..', { path: '/api/embedded/%2e%2e/' }],
  ['an encoded slash', { path: '/api/embedded%2f' }],
  ['an encoded letter', { path: '/api/embedded/uploa%64' }],
  ['two slashes at the start', { path: '//api/embedded/' }],
  ['two slashes inside', { path: '/api//embedded/' }],
  ['two slashes at the end', { path: '/api/embedded//' }],
  ['a backslash', { path: '/api\\embedded\\' }],
  ['a host behind an at sign', { path: '/api/embedded@evil.example/' }],
  ['a path that only begins like ours', { path: '/apix/embedded/' }],
  ['a target without a slash', { path: '/api/embedded' }],
  ['a path of no operation', { path: '/api/embedded/admin' }],
  ['extra characters after an operation', { path: '/api/embedded/upload/more' }],
  ['a slash after an operation', { path: '/api/embedded/upload/' }],
  ['a query on a POST', { path: '/api/embedded/?job_id=1' }],
  ['a target in capitals', { path: '/api/EMBEDDED/' }],
  ['a target nobody configured', { path: '/api/other/' }],
  ['a property every object has', { path: '/api/constructor/' }],
  ['an operation every object has', { path: '/api/embedded/constructor' }],
  ['local calls of a remote target', { method: 'GET', path: '/api/far/_local/accounts' }],
  ['a new target without our header', { path: '/api/targets', console: null }],
  ['a new target of another page', { path: '/api/targets', more: ['Origin: http://127.0.0.1:1'] }],
  ['a new target through a reverse proxy', { path: '/api/targets', host: 'console.example' }],
  ['a removal by another page', { method: 'DELETE', path: '/api/targets/far', more: ['Origin: null'] }],
  [
    'a removal from another site',
    { method: 'DELETE', path: '/api/targets/far', more: ['Sec-Fetch-Site: cross-site'] },
  ],
  ['a target called targets', { path: '/api/targets/' }],
  ['.. after _local', { method: 'GET', path: '/api/embedded/_local/../status' }],
  ['an encoded .. after _local', { method: 'GET', path: '/api/embedded/_local/%2e%2e/status' }],
  ['a hidden file after _local', { method: 'GET', path: '/api/embedded/_local/.env' }],
  ['_local alone', { method: 'GET', path: '/api/embedded/_local/' }],
  ['GET where POST belongs', { method: 'GET' }],
  ['POST where GET belongs', { path: '/api/embedded/status' }],
  ['HEAD', { method: 'HEAD', path: '/api/embedded/status?job_id=1', body: '' }],
  ['DELETE', { method: 'DELETE' }],
  ['PUT', { method: 'PUT' }],
  ['PATCH', { method: 'PATCH' }],
  ['OPTIONS, a preflight', { method: 'OPTIONS', more: ['Access-Control-Request-Method: POST'] }],
  ['TRACE', { method: 'TRACE' }],
  ['CONNECT', { method: 'CONNECT', path: '127.0.0.1:80', body: '' }],
  ['CONNECT to a path', { method: 'CONNECT', body: '' }],
  [
    'a websocket',
    { method: 'GET', path: '/api/embedded/status', more: ['Connection: Upgrade', 'Upgrade: websocket'] },
  ],
  ['a key with underscores', { more: ['REV_API_KEY: mine'] }],
  ['an app id with one underscore', { more: ['REV-APP_ID: mine'] }],
  ['two keys', { more: ['REV-API-KEY: one', 'REV-API-KEY: two'] }],
  ['two source languages', { more: ['src_lang: en', 'src_lang: hi'] }],
  ['a control character', { more: ['src_lang: e\u0001n'] }],
  ['a line break alone in a header', { more: ['src_lang: en\nREV-APP-ID: mine'] }],
  ['a zero byte', { more: ['src_lang: en\0'] }],
  ['a folded header', { more: ['src_lang: en\r\n hi'] }],
  ['a space before the colon', { more: ['src_lang : en'] }],
  ['both a length and chunks', { more: ['Content-Length: 2', 'Transfer-Encoding: chunked'] }],
  ['two lengths', { more: ['Content-Length: 2', 'Content-Length: 20'] }],
  ['a coding that hides chunks', { more: ['Transfer-Encoding: xchunked'] }],
  ['a GET with a body', { method: 'GET', path: '/api/embedded/status', more: ['Content-Length: 2'] }],
  ['an unknown expectation', { more: ['Expect: magic'] }],
  ['an invented HTTP version', { version: '9.9' }],
];
