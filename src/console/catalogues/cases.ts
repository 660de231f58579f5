import type { CaseVerdict } from '#cases/run/results.ts';
import { formatNumber } from '#console/ui/text/format.ts';

const cases = (count: number) => `${formatNumber(count)} ${count === 1 ? 'case' : 'cases'}`;

const verdicts: Record<CaseVerdict, string> = {
  passed: 'passed',
  changed: 'changed',
  failed: 'failed',
  broken: 'broken',
  skipped: 'skipped',
  stopped: 'stopped',
};

/** Words of the workbench. */
const en = {
  cases: 'Cases',
  result: 'Result',
  storageFailed: {
    title: 'The cases cannot be read',
    explanation:
      'This browser offers no storage to this page. Leave the private window, or allow storage for it.',
  },
  empty: {
    title: 'No cases yet',
    explanation:
      'A case is a request with what its answer is expected to be. The starter set covers every row of the specification.',
    starter: 'Add the starter set',
  },
  adding: 'Adding cases',
  added: (count: number) => `${cases(count)} added`,
  refused: 'Nothing was imported',
  leftOut: (count: number) => `${formatNumber(count)} calls left out`,
  leftOutEntry: (entry: number, call: string, reason: string) =>
    `Entry ${entry}${call === '' ? '' : `, ${call}`}: ${reason}`,
  dismiss: 'Close',
  import: 'Import',
  importHint: 'A zip of cases, or a HAR file with calls of this API',
  export: 'Export',
  exportFailed: 'The cases cannot be exported',
  remove: 'Remove',
  confirmRemove: {
    title: (count: number) => `Remove ${cases(count)}?`,
    explanation: 'Their accepted answers are removed too. Runs are kept.',
    confirm: 'Remove',
    cancel: 'Keep',
  },
  search: 'Search cases',
  searchHint: 'Name, tag or folder',
  filters: {
    function: 'Function',
    anyFunction: 'Any function',
    tag: 'Tag',
    anyTag: 'Any tag',
    functions: {
      localization: 'Translation',
      transliteration: 'Transliteration',
      stt: 'Speech to text',
      tts: 'Text to speech',
    },
  },
  count: (shown: number, all: number) =>
    shown === all ? cases(all) : `${formatNumber(shown)} of ${cases(all)}`,
  selectAll: 'Select all shown',
  select: (name: string) => `Select ${name}`,
  noMatch: 'No case matches.',
  reset: 'Show all',

  run: {
    all: 'Run all',
    selected: (count: number) => `Run ${formatNumber(count)} selected`,
    failed: (count: number) => `Run ${formatNumber(count)} failed again`,
    again: 'Run again',
    stop: 'Stop',
    continue: 'Continue',
    shown: 'Run',
    progress: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)}`,
    left: (duration: string) => `about ${duration} left`,
    stopped: (left: number) => `This run was stopped: ${cases(left)} left.`,
    credentialsGone: (left: number) =>
      `The credentials that were typed for this run are gone: ${cases(left)} left. Type them again for this session.`,
    otherTab: 'in another tab',
    part: 'Folder or tag',
    folders: 'Run a folder',
    tags: 'Run a tag',
    partOption: (name: string, count: number) => `${name} · ${cases(count)}`,
    changesTarget:
      'Cases with faults change the target for everyone while they run. The change is undone after each.',
    finished: (text: string) => `Run finished: ${text}`,
    notStored: 'Results cannot be stored in this browser. They are gone when the page is closed.',
    targetGone: (target: string) => `The target ${target} is not configured any more.`,
    noAccount: (account: string) => `the target has no demo account “${account}”`,
    noTarget: (target: string) => `There is no target “${target}”.`,
    option: (moment: string, side: string, count: number) => `${moment} · ${side} · ${cases(count)}`,
  },
  settings: {
    title: 'How runs are sent',
    summary: (concurrency: number, delay: number) =>
      `${formatNumber(concurrency)} at a time${delay === 0 ? '' : `, ${formatNumber(delay)} ms between`}`,
    concurrency: 'Cases at a time',
    delay: 'Milliseconds between two cases',
    allowed: { concurrency: 'A whole number from 1 to 32.', delay: 'A whole number from 0 to 60000.' },
  },
  nothingRun: {
    title: 'No run yet',
    explanation: 'Run all cases, or select some. The results appear here while the run goes on.',
  },
  verdicts,
  anyVerdict: (count: number) => `${formatNumber(count)} in all`,
  verdictCount: (count: number, verdict: string) => `${formatNumber(count)} ${verdict}`,
  verdictFilter: 'Show results',
  groupBy: 'Group results',
  groupings: {
    none: 'Not grouped',
    folder: 'By folder',
    tag: 'By tag',
    function: 'By function',
    language: 'By language',
  },
  noGroup: 'None',
  results: 'Results',
  noResults: 'No result of this kind.',
  row: (row: number) => `row ${formatNumber(row + 1)}`,
  back: 'All results',
  next: 'Next result',
  previous: 'Previous result',

  detail: {
    expectations: 'Expectations',
    none: 'This case expects nothing of its answer.',
    met: 'met',
    notMet: 'not met',
    expected: 'Expected',
    received: 'Received',
    reason: 'Reason',
    difference: 'Different from the accepted answer',
    values: 'Row of data',
    attempts: (count: number) => `${formatNumber(count)} attempts`,
    calls: 'Calls',
    noCalls: 'Nothing was sent.',
    accepted: 'Accepted',
    trend: 'Earlier runs',
    trendRuns: 'All of these runs',
    trendSummary: (runs: number, verdicts: string, fastest: string, slowest: string, last: string) =>
      `Last ${formatNumber(runs)} runs: ${verdicts}. From ${fastest} to ${slowest}, the last one ${last}.`,
    loading: 'Reading the calls',
  },
  accept: {
    title: 'Accept this answer',
    explanation: 'A later answer that differs from it is shown as changed. Ids and times are ignored.',
    note: 'Note',
    button: 'Accept answer',
    done: 'Answer accepted',
    current: (note: string) => `Accepted: ${note}`,
    currentWithoutNote: 'An answer is accepted.',
  },
  evidence: {
    label: 'Evidence',
    writing: 'Writing the file',
    failed: 'The file could not be written',
    formats: {
      html: 'Report (HTML)',
      junit: 'JUnit (XML)',
      json: 'JSON',
      har: 'HAR 1.2',
      csv: 'Table (CSV)',
    },
  },
  expectationNames: {
    'http-status': 'HTTP status',
    contract: 'As specified',
    'error-row': 'Error row',
    'string-status': 'Status of strings',
    code: 'Code',
    field: 'Field',
    header: 'Header',
    text: 'Text',
    script: 'Script',
    'kept-terms': 'Kept terms',
    similarity: 'Similarity',
    'audio-format': 'Audio format',
    'sample-rate': 'Sample rate',
    duration: 'Length',
    loudness: 'Loudness',
    silence: 'Silence',
    'words-wrong': 'Words wrong',
    'word-times': 'Word times',
    subtitles: 'Subtitles',
    time: 'Time',
  },
};

export type CasesWords = typeof en;
export const casesWords = { en };
