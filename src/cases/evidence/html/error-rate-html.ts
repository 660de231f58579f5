import { type ErrorCounts, errorRateFromCounts } from '../../checks/error-rate/error-rate.ts';
import { batchErrorRate } from '../../data/batch-error-rate.ts';
import type { RunReport } from '../run-report.ts';
import { type Html, html } from './html.ts';
import { reportWords as words } from './report-words.ts';
import { textHtml } from './text-html.ts';

/**
 * The word and character errors of each recording, worst first, and of all together; undefined for a run without
 * references.
 */
export function errorRatesHtml({ results }: RunReport): Html | undefined {
  const batch = batchErrorRate(results);
  if (batch.files.length === 0 && batch.missing.length === 0) return undefined;
  const row = (name: Html, wrong: ErrorCounts, letters: ErrorCounts) =>
    html`<tr><td>${name}</td><td class="number">${countsText(wrong)}</td><td class="number">${countsText(letters)}</td></tr>`;
  return html`<h2>${words.errorRates}</h2>
<div class="scroll" tabindex="0" role="group" aria-label="${words.errorRates}"><table>
<thead><tr><th scope="col">${words.recording}</th><th scope="col" class="number">${words.wordsWrong}</th><th scope="col" class="number">${words.charactersWrong}</th></tr></thead>
<tbody>${row(html`<strong>${words.allRecordings}</strong>`, batch.words, batch.characters)}
${batch.files.map((file) => row(textHtml(file.name), file.words, file.characters))}
${batch.missing.map((name) => html`<tr><td>${textHtml(name)}</td><td colspan="2">${words.noTranscript}</td></tr>`)}
</tbody></table></div>`;
}

function countsText(counts: ErrorCounts): string {
  const errors = counts.substituted + counts.deleted + counts.inserted;
  const rate = errorRateFromCounts(counts);
  return words.ofReference(
    errors,
    counts.reference,
    rate === undefined ? '–' : `${(rate * 100).toFixed(1)} %`,
  );
}
