import type { Exchange, FormPart } from '../exchange.ts';
import { hasContentType, literalValue, toSnippetCall } from './snippet-call.ts';

/** A Python string literal: every escape of a JSON string means the same in Python. */
const quote = (text: string) => JSON.stringify(text);

/**
 * The call as a Python program with the package `requests` that prints the answer. `BASE_URL`, `REV_API_KEY` and
 * `REV_APP_ID` are taken from the environment, files from the current folder.
 */
export function asPython(exchange: Exchange): string {
  const call = toSnippetCall(exchange);
  const { method, path, headers, text, form, audioFile } = call;
  return [
    'import os',
    '',
    'import requests',
    '',
    'response = requests.request(',
    `    ${quote(method)},`,
    `    os.environ["BASE_URL"].rstrip("/") + ${quote(path)},`,
    '    headers={',
    '        "REV-API-KEY": os.environ["REV_API_KEY"],',
    '        "REV-APP-ID": os.environ["REV_APP_ID"],',
    ...headers.map(([name, value]) => `        ${quote(name)}: ${quote(value)},`),
    '    },',
    ...(form ? ['    files=[', ...form.map((part) => `        ${formPart(part)},`), '    ],'] : []),
    ...(text === undefined ? [] : [bodyArgument(text, hasContentType(call))]),
    ')',
    ...(audioFile
      ? [`with open(${quote(audioFile)}, "wb") as file:`, '    file.write(response.content)']
      : ['response.encoding = "utf-8"', 'print(response.text)']),
  ].join('\n');
}

/** The argument with the body. Without a content type it is bytes, since `requests` would add one to JSON. */
function bodyArgument(text: string, hasType: boolean): string {
  const value = hasType ? literalValue(text) : undefined;
  return value === undefined ? `    data=${quote(text)}.encode(),` : `    json=${literal(value, '    ')},`;
}

/** A JSON value as a Python literal, its lines after the first indented. */
function literal(value: unknown, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([key, item]) => `${quote(key)}: ${literal(item, deeper)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return `${open}${close}`;
  return [open, ...items.map((item) => `${deeper}${item},`), `${indent}${close}`].join('\n');
}

function formPart({ name, value }: FormPart): string {
  if (typeof value === 'string') return `(${quote(name)}, (None, ${quote(value)}))`;
  const file = quote(value.fileName);
  const type = value.mediaType ? `, ${quote(value.mediaType)}` : '';
  return `(${quote(name)}, (${file}, open(${file}, "rb")${type}))`;
}
