import { apiHeaders, type Exchange, type FormPart } from '#client/exchange.ts';
import { sentRequest } from '#client/target-call.ts';
import { isProxyAnswer } from '#client/verdict.ts';
import { sentenceWithPath } from '#contract/schema.ts';
import { languageCodesOf } from '../../checks/text/call-languages.ts';
import { type ExpectationResult, failedFirst } from '../../run/results.ts';
import type { ResultFacts } from '../result-facts.ts';
import { type Html, html } from './html.ts';
import { reportWords as words } from './report-words.ts';
import { bodyHtml, differenceHtml, textHtml } from './text-html.ts';

/** Gives the address at which a page finds audio: a data URL or a file beside the report; undefined if it has none. */
export type AudioSource = (audio: Blob) => string | undefined;

/** One result with its request, answer and expectations, folded unless something is wrong with it. */
export function resultHtml(facts: ResultFacts, id: string, audioSource: AudioSource): Html {
  const { result, of, title, operation } = facts;
  const { verdict, exchanges, values } = result;
  const open =
    verdict === 'failed' || verdict === 'broken' || verdict === 'changed' ? html` open` : undefined;
  return html`<details class="result is-${verdict}" id="${id}"${open}>
<summary>${verdictHtml(verdict)} ${textHtml(title)} · ${operation} · ${Math.round(result.milliseconds)} ms</summary>
<div>
${factList([
  [words.reason, result.reason],
  [words.case, result.caseId],
  [words.tags, of?.tags?.join(', ')],
  [words.notes, of?.notes],
  [words.started, timeText(result.startedAt)],
  [words.attempts, result.attempts],
  [words.requestId, facts.requestId],
  [words.uuid, facts.uuid],
])}
${values && html`<h3>${words.rowValues}</h3>${factList(Object.entries(values))}`}
${result.expectations.length > 0 ? expectationsHtml(result.expectations) : undefined}
${facts.recordings.map(
  ({ name, mediaType, content }) =>
    html`<h3>${words.recording}</h3>${audioHtml(content, name, mediaType, audioSource)}`,
)}
${exchanges.map((exchange, place) => exchangeHtml(exchange, place, exchanges.length, audioSource))}
</div>
</details>
`;
}

/** The name of a verdict in its colour. */
export function verdictHtml(verdict: ResultFacts['result']['verdict']): Html {
  return html`<span class="verdict ${verdict}">${words.verdicts[verdict]}</span>`;
}

/** A list of names with values; names without a value are left out. */
export function factList(facts: readonly (readonly [string, string | number | undefined])[]): Html {
  const given = facts.filter(([, value]) => value !== undefined && value !== '');
  return html`<dl>${given.map(([name, value]) => html`<dt>${name}</dt><dd>${textHtml(String(value))}</dd>`)}</dl>`;
}

/** A time to the second, in UTC. */
export function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function expectationsHtml(expectations: readonly ExpectationResult[]): Html {
  return html`<h3>${words.expectations}</h3>
<div class="scroll" tabindex="0" role="group" aria-label="${words.expectations}"><table>
<thead><tr><th scope="col">${words.expectation}</th><th scope="col">${words.verdict}</th><th scope="col">${words.expected}</th><th scope="col">${words.received}</th></tr></thead>
<tbody>${failedFirst(expectations).map(expectationHtml)}</tbody></table></div>`;
}

function expectationHtml(result: ExpectationResult): Html {
  const { expectation, passed, expected, received, language, compared } = result;
  const marked = compared ?? { expected, received };
  const [before, after] =
    passed || language === undefined
      ? [expected, received].map((text) => textHtml(text, language === undefined ? [] : [language]))
      : differenceHtml(marked.expected, marked.received, [language]);
  return html`<tr>
<td>${subjectText(expectation)}</td>
<td class="verdict ${passed ? 'passed' : 'failed'}">${passed ? words.met : words.unmet}</td>
<td>${before}</td>
<td>${after}${passed || !compared ? undefined : html`<br>${textHtml(received, language === undefined ? [] : [language])}`}</td>
</tr>`;
}

/** The kind of an expectation with its string and language: `text 0 hi`. */
function subjectText(expectation: ExpectationResult['expectation']): string {
  const subject = ['string', 'language', 'suggestion', 'name', 'pointer'].flatMap((key) => {
    const value: unknown = Reflect.get(expectation, key);
    return value === undefined ? [] : [String(value)];
  });
  return [expectation.kind, ...subject].join(' ');
}

function exchangeHtml(exchange: Exchange, place: number, count: number, audioSource: AudioSource): Html {
  const codes = languageCodesOf(exchange);
  const { method, url } = sentRequest(exchange);
  const { body } = exchange.request;
  return html`${count > 1 ? html`<h3>${words.call(place + 1, count)}</h3>` : undefined}
<h3>${words.request}</h3>
<p><code>${method} ${url}</code></p>
${headersHtml(exchange.request.headers)}
${body === undefined ? undefined : typeof body === 'string' ? bodyHtml(body, codes) : factList(body.map(formPart))}
<h3>${words.answer}</h3>
${answerHtml(exchange, codes, audioSource)}
${exchange.deviations.length > 0 ? html`<h3>${words.deviations}</h3><ul>${exchange.deviations.map((deviation) => html`<li>${textHtml(sentenceWithPath(deviation))}</li>`)}</ul>` : undefined}`;
}

function answerHtml(exchange: Exchange, codes: readonly string[], audioSource: AudioSource): Html {
  const { response, result, timing } = exchange;
  if (!response || isProxyAnswer(exchange)) {
    const cause = result.kind === 'network' ? `: ${result.cause}, ${result.message}` : '';
    return html`<p>${words.noAnswer}${cause}</p>`;
  }
  const { status, headers, body } = response;
  return html`<p><code>${status}</code> · ${Math.round(timing.total)} ms</p>
${headersHtml(headers)}
${typeof body === 'string' ? bodyHtml(body, codes) : audioHtml(body, '', headers['content-type'] ?? '', audioSource)}`;
}

function audioHtml(content: Blob, name: string, mediaType: string, audioSource: AudioSource): Html {
  const text = name === '' ? words.audio(mediaType, content.size) : words.file(name, mediaType, content.size);
  const source = audioSource(content);
  return source === undefined
    ? html`<p>${text}</p>`
    : html`<p>${text}</p><audio controls preload="none" aria-label="${text}" src="${source}"></audio>`;
}

function headersHtml(headers: Readonly<Record<string, string>>): Html | undefined {
  const shown = apiHeaders(headers);
  return shown.length === 0 ? undefined : factList(shown);
}

function formPart({ name, value }: FormPart): readonly [string, string] {
  if (typeof value === 'string') return [name, value];
  return [name, words.file(value.fileName, value.mediaType, value.size)];
}
