import { jsonValue } from '#client/parse-json.ts';
import { findLanguage } from '#contract/languages.ts';
import { transcriptOf } from '../answer/read-answer.ts';
import {
  defaultErrorRateOptions,
  type ErrorCounts,
  errorRate,
  errorRateFromCounts,
} from '../checks/error-rate/error-rate.ts';
import type { CaseResult } from '../run/results.ts';

/** The errors of one recording against its reference. */
export interface FileErrorRate {
  readonly caseId: string;
  /** Index of the data row, from 0. */
  readonly row?: number | undefined;
  /** File name of the recording, or the id of its case. */
  readonly name: string;
  readonly reference: string;
  readonly transcript: string;
  readonly words: ErrorCounts;
  /** Counted in grapheme clusters. */
  readonly characters: ErrorCounts;
}

/** The errors of all recordings of a run. */
export interface BatchErrorRate {
  /** Each recording with a reference and a transcript, the one with the highest word error rate first. */
  readonly files: readonly FileErrorRate[];
  /** Sums over all recordings, so that a long one weighs more than a short one. */
  readonly words: ErrorCounts;
  readonly characters: ErrorCounts;
  /** Names of recordings that have a reference but no transcript. */
  readonly missing: readonly string[];
}

const none: ErrorCounts = { reference: 0, substituted: 0, deleted: 0, inserted: 0 };

/**
 * Word and character errors of all results with a reference, which is in a `words-wrong` expectation or in the column
 * `reference` of the row. Slow for many recordings: a page calls it in a Worker.
 */
export function batchErrorRate(results: readonly CaseResult[]): BatchErrorRate {
  const files: FileErrorRate[] = [];
  const missing: string[] = [];
  for (const result of results) {
    const reference = referenceOf(result);
    if (reference === undefined) continue;
    const name = nameOf(result);
    const transcript = transcriptTextOf(result);
    if (transcript === undefined) missing.push(name);
    else {
      const locale = localeOf(result);
      const { words, characters } = errorRate({
        reference,
        hypothesis: transcript,
        comparison: defaultErrorRateOptions,
        locale,
      });
      files.push({ caseId: result.caseId, row: result.row, name, reference, transcript, words, characters });
    }
  }
  return {
    files: files.sort((a, b) => rate(b.words) - rate(a.words) || rate(b.characters) - rate(a.characters)),
    words: files.reduce((sum, file) => add(sum, file.words), none),
    characters: files.reduce((sum, file) => add(sum, file.characters), none),
    missing,
  };
}

const rate = (counts: ErrorCounts) => errorRateFromCounts(counts) ?? 0;

const add = (a: ErrorCounts, b: ErrorCounts): ErrorCounts => ({
  reference: a.reference + b.reference,
  substituted: a.substituted + b.substituted,
  deleted: a.deleted + b.deleted,
  inserted: a.inserted + b.inserted,
});

function referenceOf({ expectations, values }: CaseResult): string | undefined {
  for (const { expectation } of expectations) {
    if (expectation.kind === 'words-wrong') return expectation.reference;
  }
  return values?.reference;
}

/** The name of the uploaded file; without an upload, the name in the data row or the id of the case. */
function nameOf({ exchanges, values, caseId, row }: CaseResult): string {
  for (const { request } of exchanges) {
    if (typeof request.body !== 'object') continue;
    for (const { value } of request.body) if (typeof value === 'object') return value.fileName;
  }
  return values?.name ?? (row === undefined ? caseId : `${caseId}, row ${row + 1}`);
}

function transcriptTextOf({ exchanges }: CaseResult): string | undefined {
  const last = exchanges.at(-1);
  if (!last || last.operation === 'local' || typeof last.response?.body !== 'string') return undefined;
  return transcriptOf(last.operation, jsonValue(last.response.body))?.text;
}

function localeOf({ exchanges }: CaseResult): string {
  for (const { request } of exchanges) {
    const code = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'src_lang')?.[1];
    const language = code === undefined ? undefined : findLanguage(code);
    if (language) return language.bcp47;
  }
  return 'en';
}
