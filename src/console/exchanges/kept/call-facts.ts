import type { Exchange } from '#client/exchange.ts';
import type { CallFacts } from '../exchange-log.ts';

/** Number of characters at the beginning of each body that are searched; of an answer, the last 200 too. */
const searchedCharacters = 2000;
/** Maximum number of characters shown in a row. */
const shownCharacters = 160;

/** Matches the first string of a field that carries text; its end may be missing. */
const firstText = /"(?:data|text|ssml)"\s*:\s*\[?\s*"((?:[^"\\]|\\.)*)/;

/** What the list shows about the content of a call, from the searched characters of its bodies. */
export function callFacts({ id, request, response }: Exchange): CallFacts {
  const sent = typeof request.body === 'string' ? request.body.slice(0, searchedCharacters) : '';
  const received =
    typeof response?.body === 'string'
      ? `${response.body.slice(0, searchedCharacters)} ${response.body.slice(searchedCharacters).slice(-200)}`
      : '';
  const parts = Array.isArray(request.body) ? request.body : [];
  const file = parts.find(({ value }) => typeof value !== 'string')?.value;
  const fields = parts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const text =
    file !== undefined && typeof file !== 'string'
      ? file.fileName
      : unescapeJson(firstText.exec(sent)?.[1] ?? '');
  return {
    text: text.slice(0, shownCharacters),
    search: [id, request.path, text, ...fields, sent, received].join('\n').toLowerCase(),
  };
}

/** The text of a JSON string whose end may be missing. */
function unescapeJson(piece: string): string {
  try {
    const value: unknown = JSON.parse(`"${piece}"`);
    return String(value);
  } catch {
    return piece;
  }
}
