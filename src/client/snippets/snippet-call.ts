import { requestHeaders } from '#contract/headers.ts';
import type { Exchange, FormPart } from '../exchange.ts';
import { jsonValue } from '../parse-json.ts';

/** A call to a target in a form that can be made without the console. */
export interface SnippetCall {
  readonly method: string;
  /** Path and query below the target's base URL. */
  readonly path: string;
  /** Without the credentials, which every snippet takes from the environment. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text?: string;
  readonly form?: readonly FormPart[];
  /** The file in which audio is saved. */
  readonly audioFile?: string;
}

const forwarded = new Set(requestHeaders.map((name) => name.toLowerCase()));

/** What a snippet needs of an exchange. */
export interface SnippetSource extends Pick<Exchange, 'operation'> {
  readonly request: Pick<Exchange['request'], 'method' | 'path' | 'headers' | 'body'>;
}

/** The call of an exchange, with the headers that reached the target: the proxy drops all others. */
export function toSnippetCall({ operation, request }: SnippetSource): SnippetCall {
  const { method, path, headers, body } = request;
  return {
    method,
    path,
    headers: Object.entries(headers).filter(([name]) => forwarded.has(name.toLowerCase())),
    ...(typeof body === 'string' ? { text: withoutLoneSurrogates(body) } : body && { form: body }),
    ...(operation === 'tts' && { audioFile: `speech.${audioFormat(body)}` }),
  };
}

/** Whether a content type is among the headers; otherwise clients would add one. */
export const hasContentType = ({ headers }: SnippetCall): boolean =>
  headers.some(([name]) => name.toLowerCase() === 'content-type');

/** The value of a JSON text if it can be written as a literal and serialises to exactly this text; else undefined. */
export function literalValue(text: string): unknown {
  const value = jsonValue(text);
  // In an object literal, the key `__proto__` would set the prototype.
  return value !== undefined && JSON.stringify(value) === text && !text.includes('"__proto__"')
    ? value
    : undefined;
}

/** A text with U+FFFD in place of lone surrogates, as browsers send it, since UTF-8 cannot encode them. */
const withoutLoneSurrogates = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

function audioFormat(body: Exchange['request']['body']): string {
  const value = typeof body === 'string' ? jsonValue(body) : undefined;
  const format: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'format') : undefined;
  return typeof format === 'string' && /^[a-z0-9]{2,5}$/.test(format) ? format : 'wav';
}
