import { jsonValue } from '#client/parse-json.ts';
import { differences, type TextPart } from '../../checks/text/differences.ts';
import { languageAttributes } from '../../checks/text/script-of-text.ts';
import { type Html, html } from './html.ts';
import { reportWords as words } from './report-words.ts';

/** Maximum number of UTF-16 units of a body that are shown; the rest is cut off. */
const maxShownLength = 200_000;

/** A text with its language and direction, isolated from the text around it; `content` is the same text marked up. */
export function textHtml(text: string, codes: readonly string[] = [], content: Html = html`${text}`): Html {
  const language = languageAttributes(text, codes);
  return language
    ? html`<bdi lang="${language.lang}" dir="${language.dir}">${content}</bdi>`
    : html`<bdi>${content}</bdi>`;
}

/** Two texts, with the parts that only one of them has marked; `codes` are their possible languages. */
export function differenceHtml(
  before: string,
  after: string,
  codes: readonly string[],
): readonly [before: Html, after: Html] {
  const found = differences(before, after, languageAttributes(after, codes)?.lang ?? 'en');
  const plain = ({ text }: TextPart) => html`${text}`;
  return [
    textHtml(
      before,
      codes,
      html`${found.before.map((part) => (part.own ? html`<del>${part.text}</del>` : plain(part)))}`,
    ),
    textHtml(
      after,
      codes,
      html`${found.after.map((part) => (part.own ? html`<ins>${part.text}</ins>` : plain(part)))}`,
    ),
  ];
}

/** A body: JSON is indented, and each of its texts has its language; `codes` are the languages of the call. */
export function bodyHtml(body: string, codes: readonly string[]): Html {
  const value = jsonValue(body);
  const text = value === undefined ? body : indented(value, body);
  const shown = text.slice(0, maxShownLength);
  const content = value === undefined ? textHtml(shown, codes) : jsonHtml(shown, codes);
  const note =
    shown.length < text.length ? html`<p>${words.shortened(shown.length, text.length)}</p>` : undefined;
  return html`<pre dir="ltr">${content}</pre>${note}`;
}

function indented(value: unknown, body: string): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    // A body may be nested too deeply for `JSON.stringify`.
    return body;
  }
}

/** Matches a string literal in JSON; the last one of shortened JSON may be cut off. */
const textLiteral = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)/gs;

/**
 * JSON with the language of each text: given by the member name if that is a language code, otherwise found by the
 * script.
 */
function jsonHtml(json: string, codes: readonly string[]): Html {
  const parts: Html[] = [];
  let at = 0;
  let member = '';
  for (const { 0: literal, index } of json.matchAll(textLiteral)) {
    const inner = literal.slice(1, literal.length > 1 && literal.endsWith('"') ? -1 : undefined);
    const closing = literal.slice(inner.length + 1);
    const end = index + literal.length;
    const isName = json[end] === ':';
    const language = languageAttributes(inner, [member, ...codes]);
    parts.push(
      html`${json.slice(at, index)}`,
      !language || (isName && language.lang === 'en')
        ? html`${literal}`
        : html`"<bdi lang="${language.lang}" dir="${language.dir}">${inner}</bdi>${closing}`,
    );
    if (isName) member = inner;
    at = end;
  }
  return html`${parts}${json.slice(at)}`;
}
