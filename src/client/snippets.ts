import { apiHeaders, type Exchange, type FormPart } from './exchange.ts';

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The call as a curl command against the API itself. The base URL and the credentials are shell variables:
 * `BASE_URL` (without a slash at its end), `REV_API_KEY` and `REV_APP_ID`.
 */
export function asCurl(exchange: Exchange): string {
  const { method, path, body } = exchange.request;
  const lines = [
    `curl -X ${method} "$BASE_URL"${quoteForShell(path)}`,
    '-H "REV-API-KEY: $REV_API_KEY"',
    '-H "REV-APP-ID: $REV_APP_ID"',
    ...apiHeaders(exchange.request.headers).map(
      ([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`,
    ),
  ];
  if (typeof body === 'string') lines.push(`--data-raw ${quoteForShell(body)}`);
  else if (body) lines.push(...body.map((part) => `-F ${quoteForShell(curlPart(part))}`));
  return lines.join(' \\\n  ');
}

function curlPart({ name, value }: FormPart): string {
  return typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.fileName}`;
}

/** The call as a `fetch` for Node or a module, with the same three secrets taken from the environment. */
export function asFetch(exchange: Exchange): string {
  const { method, path, body } = exchange.request;
  const text = JSON.stringify;
  const headers = [
    "    'REV-API-KEY': process.env.REV_API_KEY,",
    "    'REV-APP-ID': process.env.REV_APP_ID,",
    ...apiHeaders(exchange.request.headers).map(([name, value]) => `    ${text(name)}: ${text(value)},`),
  ];
  const form = typeof body === 'object' ? body : undefined;
  return [
    ...(form
      ? [
          "import { openAsBlob } from 'node:fs';",
          '',
          'const form = new FormData();',
          ...form.map(fetchPart),
          '',
        ]
      : []),
    `const response = await fetch(\`\${process.env.BASE_URL}\` + ${text(path)}, {`,
    `  method: ${text(method)},`,
    '  headers: {',
    ...headers,
    '  },',
    ...(form ? ['  body: form,'] : typeof body === 'string' ? [`  body: ${text(body)},`] : []),
    '});',
    exchange.operation === 'tts'
      ? 'const audio = new Uint8Array(await response.arrayBuffer());'
      : 'const answer = await response.json();',
  ].join('\n');
}

function fetchPart({ name, value }: FormPart): string {
  const quoted = JSON.stringify;
  return typeof value === 'string'
    ? `form.append(${quoted(name)}, ${quoted(value)});`
    : `form.append(${quoted(name)}, await openAsBlob(${quoted(value.fileName)}), ${quoted(value.fileName)});`;
}
