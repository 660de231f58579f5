import type { SetFile } from '../../archive/set-limits.ts';
import { sha256 } from '../../data/sha256.ts';
import { caseVerdicts } from '../../run/results.ts';
import { base64Of } from '../base64.ts';
import { factsOf, type ResultFacts } from '../result-facts.ts';
import type { RunReport } from '../run-report.ts';
import { comparisonHtml } from './comparison-html.ts';
import { errorRatesHtml } from './error-rate-html.ts';
import { type Html, html } from './html.ts';
import { fontRules, type LoadFont } from './report-fonts.ts';
import { reportStyle } from './report-style.ts';
import { reportWords as words } from './report-words.ts';
import { type AudioSource, factList, resultHtml, timeText, verdictHtml } from './result-html.ts';
import { textHtml } from './text-html.ts';

export interface HtmlReportOptions {
  readonly loadFont: LoadFont;
  /** Name of the folder beside the report for files that do not fit into the page, such as `report-files`. */
  readonly folder: string;
  /** Maximum size of a page of the report in bytes; 25 MB by default. */
  readonly maxBytes?: number;
}

/** The page of a report, and the files of the folder beside it: none if everything fits into the page. */
export interface HtmlReport {
  readonly html: string;
  /** Paths begin with the folder's name. */
  readonly files: readonly SetFile[];
}

/**
 * A run as one HTML page without scripts, which opens without a server. Where it would be too large, its audio goes
 * into a folder beside it; if that is not enough, its details too, as further pages.
 */
export async function htmlReport(report: RunReport, options: HtmlReportOptions): Promise<HtmlReport> {
  const { folder, maxBytes = 25_000_000 } = options;
  const facts = factsOf(report);
  const audio = await audioOf(facts);
  const whole = await reportPage(report, options, [detailsOf(facts, 0, embedded(audio))], '');
  if (sizeOf(whole) <= maxBytes) return { html: whole, files: [] };

  const audioFiles = new Map([...audio.values()].map((file) => [file.name, file]));
  const files = [...audioFiles.values()].map(({ name, bytes }) => ({
    path: `${folder}/audio/${name}`,
    bytes,
  }));
  const onePage = await reportPage(
    report,
    options,
    [detailsOf(facts, 0, beside(audio, `${folder}/audio/`))],
    '',
  );
  if (sizeOf(onePage) <= maxBytes) return { html: onePage, files };

  const pages = pagesOf(facts, beside(audio, 'audio/'), maxBytes);
  const places = pages.flatMap(({ count }, page) =>
    Array.from({ length: count }, () => addressOf(`${folder}/${pageName(page)}`)),
  );
  const overview = await reportPage(report, options, [], places);
  const details = await Promise.all(
    pages.map(async ({ content }, page) => ({
      path: `${folder}/${pageName(page)}`,
      bytes: encode(await detailsPage(report, options, content, page + 1, pages.length)),
    })),
  );
  return { html: overview, files: [...files, ...details] };
}

const pageName = (page: number) => `page-${page + 1}.html`;
/** The relative URL of a file, with the parts of its path percent-encoded. */
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');
const resultId = (place: number) => `result-${place + 1}`;
const encode = (text: string) => new TextEncoder().encode(text);
const sizeOf = (text: string) => encode(text).length;

interface ReportAudio {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const endings: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/opus': 'opus',
};

/** All audio of requests and answers with a media type that browsers play. */
async function audioOf(facts: readonly ResultFacts[]): Promise<ReadonlyMap<Blob, ReportAudio>> {
  const found = new Map<Blob, ReportAudio>();
  for (const { content, type } of facts.flatMap(audioIn)) {
    const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? '';
    const ending = Object.hasOwn(endings, mediaType) ? endings[mediaType] : undefined;
    if (ending === undefined || found.has(content)) continue;
    const bytes = new Uint8Array(await content.arrayBuffer());
    found.set(content, { name: `${await sha256(bytes)}.${ending}`, mediaType, bytes });
  }
  return found;
}

function audioIn({ result, recordings }: ResultFacts): { readonly content: Blob; readonly type: string }[] {
  const answers = result.exchanges.flatMap(({ response }) =>
    response && typeof response.body !== 'string'
      ? [{ content: response.body, type: response.headers['content-type'] ?? '' }]
      : [],
  );
  return [...recordings.map(({ content, mediaType }) => ({ content, type: mediaType })), ...answers];
}

const embedded =
  (audio: ReadonlyMap<Blob, ReportAudio>): AudioSource =>
  (blob) => {
    const file = audio.get(blob);
    return file && `data:${file.mediaType};base64,${base64Of(file.bytes)}`;
  };

const beside =
  (audio: ReadonlyMap<Blob, ReportAudio>, folder: string): AudioSource =>
  (blob) => {
    const file = audio.get(blob);
    return file && addressOf(`${folder}${file.name}`);
  };

/** The details of consecutive results; `start` is the index of the first one in the report. */
function detailsOf(facts: readonly ResultFacts[], start: number, audioSource: AudioSource): Html {
  return html`${facts.map((item, place) => resultHtml(item, resultId(start + place), audioSource))}`;
}

/** Divides the details into pages of limited size; a result that exceeds the limit gets a page to itself. */
function pagesOf(facts: readonly ResultFacts[], audioSource: AudioSource, maxBytes: number) {
  const pages: { content: Html[]; count: number; bytes: number }[] = [];
  for (const [place, item] of facts.entries()) {
    const content = resultHtml(item, resultId(place), audioSource);
    const bytes = sizeOf(content.html);
    const last = pages.at(-1);
    // The fonts take up to 2 MB: a quarter of the page is more than enough for them.
    if (last && last.bytes + bytes <= maxBytes * 0.75) {
      last.content.push(content);
      last.count += 1;
      last.bytes += bytes;
    } else pages.push({ content: [content], count: 1, bytes });
  }
  return pages;
}

/**
 * The first page; `places` are the addresses of the pages with the results' details, or one address for all of them.
 */
async function reportPage(
  report: RunReport,
  options: HtmlReportOptions,
  details: readonly Html[],
  places: readonly string[] | string,
): Promise<string> {
  const { environment, summary } = report;
  const { name, startedAt, endedAt, ...others } = environment;
  const labels = words.environmentFields;
  const given = caseVerdicts.filter((verdict) => summary[verdict] > 0);
  const content = html`<h1>${textHtml(words.title(name))}</h1>
<h2>${words.summary}</h2>
<ul class="summary"><li>${words.results(summary.total)}</li>${given.map((verdict) => html`<li>${summary[verdict]} ${verdictHtml(verdict)}</li>`)}</ul>
<h2>${words.environment}</h2>
${factList([
  [labels.target, others.target],
  [labels.baseUrl, others.baseUrl],
  [labels.account, others.account],
  [labels.version, others.version],
  [labels.commit, others.commit],
  [labels.serviceVersion, others.serviceVersion],
  [labels.dialect, others.dialect],
  [labels.startedAt, timeText(startedAt)],
  [labels.endedAt, timeText(endedAt)],
])}
${errorRatesHtml(report)}
${comparisonHtml(report)}
<fieldset class="filter"><legend>${words.show}</legend>${['all', ...given].map(
    (verdict) =>
      html`<label><input type="radio" name="show" id="show-${verdict}"${verdict === 'all' ? html` checked` : undefined}>${verdict === 'all' ? words.all : verdict}</label>`,
  )}</fieldset>
<h2>${words.overview}</h2>
<div class="scroll" tabindex="0" role="group" aria-label="${words.overview}"><table>
<thead><tr><th scope="col">${words.case}</th><th scope="col">${words.verdict}</th><th scope="col">${words.operation}</th><th scope="col" class="number">${words.httpStatus}</th><th scope="col" class="number">${words.milliseconds}</th></tr></thead>
<tbody>${factsOf(report).map(
    ({ result, title, operation, httpStatus }, place) =>
      html`<tr class="is-${result.verdict}"><td><a href="${typeof places === 'string' ? places : places[place]}#${resultId(place)}">${textHtml(title)}</a></td><td>${verdictHtml(result.verdict)}</td><td>${operation}</td><td class="number">${httpStatus}</td><td class="number">${Math.round(result.milliseconds)}</td></tr>
`,
  )}</tbody></table></div>
${details.length > 0 ? html`<h2>${words.details}</h2>${details}` : undefined}`;
  return pageHtml(words.title(name), content, options.loadFont);
}

async function detailsPage(
  { environment }: RunReport,
  { loadFont }: HtmlReportOptions,
  details: readonly Html[],
  page: number,
  pages: number,
): Promise<string> {
  const content = html`<h1>${textHtml(words.title(environment.name))}</h1>
<h2>${words.moreDetails(page, pages)}</h2>
${details}`;
  return pageHtml(words.title(environment.name), content, loadFont);
}

/** The style rules of the filter: each hides the results with other verdicts. */
const filterRules = caseVerdicts
  .map(
    (verdict) =>
      `body:has(#show-${verdict}:checked) :is(tr, .result)[class*="is-"]:not(.is-${verdict}) { display: none; }`,
  )
  .join('\n');

/**
 * A complete page whose content security policy allows only its own style, fonts and audio: no scripts, no frames, no
 * requests to servers.
 */
async function pageHtml(title: string, content: Html, loadFont: LoadFont): Promise<string> {
  const style = `${reportStyle}${filterRules}\n${await fontRules(`${title}${content.html}`, loadFont)}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encode(style)));
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${base64Of(digest)}'`,
    'font-src data:',
    "media-src data: 'self' file:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
  return page.html;
}
