import type { FormPart } from '../exchange.ts';
import { hasContentType, type SnippetSource, toSnippetCall } from './snippet-call.ts';

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The call as a curl command against the API itself. The base URL and the credentials are shell variables: `BASE_URL`,
 * `REV_API_KEY` and `REV_APP_ID`. Files are read from the current folder.
 */
export function asCurl(exchange: SnippetSource): string {
  const call = toSnippetCall(exchange);
  const { method, path, headers, text, form, audioFile } = call;
  const lines = [
    `curl -X ${method} "\${BASE_URL%/}"${quote(path)}`,
    '-H "REV-API-KEY: $REV_API_KEY"',
    '-H "REV-APP-ID: $REV_APP_ID"',
    // curl sends an empty header only if its name ends with a semicolon.
    ...headers.map(([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`),
  ];
  if (text !== undefined) {
    // curl would otherwise add the content type of an HTML form.
    if (!hasContentType(call)) lines.push("-H 'Content-Type:'");
    lines.push(`--data-raw ${quote(text)}`);
  }
  for (const part of form ?? []) lines.push(formPart(part));
  if (audioFile) lines.push(`-o ${audioFile}`);
  return lines.join(' \\\n  ');
}

function formPart({ name, value }: FormPart): string {
  if (typeof value === 'string') return `--form-string ${quote(`${name}=${value}`)}`;
  const file = value.fileName.replace(/["\\]/g, '\\$&');
  const type = value.mediaType && `;type=${value.mediaType}`;
  return `-F ${quote(`${name}=@"${file}"${type}`)}`;
}
