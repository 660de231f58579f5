import type { Exchange, FormPart } from '../exchange.ts';
import { hasContentType, literalValue, toSnippetCall } from './snippet-call.ts';

const quote = (text: string) => JSON.stringify(text);

/**
 * The call as a module for Node that prints the answer. `BASE_URL`, `REV_API_KEY` and `REV_APP_ID` are taken from the
 * environment, files from the current folder.
 */
export function asFetch(exchange: Exchange): string {
  const call = toSnippetCall(exchange);
  const { method, path, headers, text, form, audioFile } = call;
  const imports = [
    form && "import { openAsBlob } from 'node:fs';",
    audioFile && "import { writeFile } from 'node:fs/promises';",
  ].filter((line) => line !== undefined);
  const body = form ? 'form' : text === undefined ? undefined : bodyExpression(text, hasContentType(call));
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    ...(form ? ['const form = new FormData();', ...form.map(formPart), ''] : []),
    "const baseUrl = process.env.BASE_URL.replace(/\\/$/, '');",
    `const response = await fetch(baseUrl + ${quote(path)}, {`,
    `  method: ${quote(method)},`,
    '  headers: {',
    "    'REV-API-KEY': process.env.REV_API_KEY,",
    "    'REV-APP-ID': process.env.REV_APP_ID,",
    ...headers.map(([name, value]) => `    ${quote(name)}: ${quote(value)},`),
    '  },',
    ...(body === undefined ? [] : [`  body: ${body},`]),
    '});',
    audioFile
      ? `await writeFile(${quote(audioFile)}, new Uint8Array(await response.arrayBuffer()));`
      : 'console.log(await response.text());',
  ].join('\n');
}

/** The expression of a body: an object where possible, and bytes where fetch would add a content type to a text. */
function bodyExpression(text: string, hasType: boolean): string {
  const value = literalValue(text);
  const expression =
    value === undefined
      ? quote(text)
      : `JSON.stringify(${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')})`;
  return hasType ? expression : `new TextEncoder().encode(${expression})`;
}

function formPart({ name, value }: FormPart): string {
  if (typeof value === 'string') return `form.append(${quote(name)}, ${quote(value)});`;
  const file = quote(value.fileName);
  const options = value.mediaType ? `, { type: ${quote(value.mediaType)} }` : '';
  return `form.append(${quote(name)}, await openAsBlob(${file}${options}), ${file});`;
}
