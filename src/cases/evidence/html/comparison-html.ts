import type { ComparedCase } from '../../baselines/compare-runs.ts';
import type { JsonDifference } from '../../baselines/json-differences.ts';
import type { ResultRow } from '../../run/results.ts';
import type { RunEnvironment, RunReport } from '../run-report.ts';
import { type Html, html } from './html.ts';
import { reportWords as words } from './report-words.ts';
import { verdictHtml } from './result-html.ts';
import { differenceHtml, textHtml } from './text-html.ts';

/**
 * Maximum number of differences shown for a case, and of UTF-16 units for each value; the JSON file has all of them.
 */
const maxDifferences = 20;
const maxValueLength = 2000;

/** The results of each case in both runs, and their differences; undefined for a report of one run. */
export function comparisonHtml({ environment, comparison, cases }: RunReport): Html | undefined {
  if (!comparison) return undefined;
  const names = new Map(cases.map(({ id, name }) => [id, name]));
  const differing = comparison.cases.filter(({ differs }) => differs);
  const sorted = [...differing, ...comparison.cases.filter(({ differs }) => !differs)];
  const [first, second] = [sideText(environment), sideText(comparison.environment)];
  return html`<h2>${words.comparison(second)}</h2>
<p>${words.differing(differing.length, comparison.cases.length)}</p>
<div class="scroll" tabindex="0" role="group" aria-label="${words.comparison(second)}"><table>
<thead><tr><th scope="col">${words.case}</th><th scope="col">${first}</th><th scope="col">${second}</th><th scope="col">${words.differences}</th></tr></thead>
<tbody>${sorted.map((one) => comparedHtml(one, names))}</tbody></table></div>`;
}

function comparedHtml(one: ComparedCase, names: ReadonlyMap<string, string>): Html {
  const { key, before, after, differences, languages } = one;
  const id = (before ?? after)?.caseId ?? key;
  const hidden = differences.length - maxDifferences;
  return html`<tr><td>${textHtml(names.get(id) ?? id)}${key === id ? undefined : html` <code>${key}</code>`}</td><td>${sideHtml(before)}</td><td>${sideHtml(after)}</td><td>${
    one.differs
      ? differences.slice(0, maxDifferences).map((difference) => differenceOfJsonHtml(difference, languages))
      : words.same
  }${hidden > 0 ? html`<p>${words.moreDifferences(hidden)}</p>` : undefined}</td></tr>
`;
}

function sideHtml(result: ResultRow | undefined): Html | string {
  if (!result) return words.notRun;
  return html`${verdictHtml(result.verdict)} ${Math.round(result.milliseconds)} ms`;
}

function differenceOfJsonHtml(
  { pointer, before, after, only }: JsonDifference,
  languages: readonly string[],
): Html {
  const [first, second] =
    typeof before === 'string' && typeof after === 'string'
      ? differenceHtml(before.slice(0, maxValueLength), after.slice(0, maxValueLength), languages)
      : [valueHtml(before, languages), valueHtml(after, languages)];
  return html`<p><code>${pointer}</code>${only && html` (${words.only[only]})`}<br>${first}<br>${second}</p>`;
}

function valueHtml(value: unknown, languages: readonly string[]): Html {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing);
  return textHtml(text.slice(0, maxValueLength), languages);
}

/** Target, account and dialect of a run in one line. */
function sideText({ target, account, dialect }: RunEnvironment): string {
  return [target, account, dialect].filter((part) => part !== undefined).join(', ');
}
