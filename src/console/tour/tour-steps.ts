import { caseNotice, showCaseNotice } from '#console/exchanges/cases/use-make-case.ts';
import { exchangeLog } from '#console/exchanges/exchange-log.ts';
import { isCalling } from '#console/exchanges/run-store.ts';
import { makeCaseShortcut } from '#console/ui/keyboard/case-shortcut.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import type { OperationId } from '#contract/errors.ts';

/** `failed`: what was tried did not work, and the page shows why. */
export type StepProgress = 'open' | 'working' | 'done' | 'failed';

export const stepNames = [
  'translate',
  'transliterate',
  'speak',
  'upload',
  'read',
  'drawer',
  'case',
  'palette',
] as const;
export type StepName = (typeof stepNames)[number];

/** When a step and the whole tour began, in milliseconds since the epoch. */
interface Beginnings {
  readonly step: number;
  readonly tour: number;
}

export interface TourStep {
  readonly name: StepName;
  /** The path of its panel, if it needs one. */
  readonly path?: string;
  /** Selector of the control that the step is about. */
  readonly anchor: string;
  /** Selector of a control to press while there is no anchor on the page. */
  readonly opener?: string;
  /** Whether "Do it for me" presses the anchor; otherwise it brings the anchor into view. */
  readonly presses: boolean;
  /** Called when the step begins. */
  readonly prepare?: () => void;
  readonly progress: (since: Beginnings) => StepProgress;
}

const isOnPage = (selector: string) => document.querySelector(selector) !== null;

/** How these operations have gone since a time: `done` once a call of `operation`, the last of them, has succeeded. */
function progressOfCalls(since: number, operation: OperationId, ...before: OperationId[]): StepProgress {
  const outcomes = exchangeLog
    .entries()
    .filter(({ exchange }) => exchange.startedAt.getTime() >= since)
    .filter(({ exchange }) => [operation, ...before].some((one) => one === exchange.operation));
  if (outcomes.some(({ exchange, outcome }) => exchange.operation === operation && outcome === 'ok'))
    return 'done';
  if (isCalling()) return 'working';
  return outcomes.some(({ outcome }) => outcome !== 'ok' && outcome !== 'aborted') ? 'failed' : 'open';
}

const mainButton = `#panel [aria-keyshortcuts="${pageShortcuts.send.aria}"]`;

const callStep = (name: StepName, path: string, operation: OperationId): TourStep => ({
  name,
  path,
  anchor: mainButton,
  presses: true,
  progress: ({ step }) => progressOfCalls(step, operation),
});

/** The steps of the tour in their order. */
export const tourSteps: readonly TourStep[] = [
  callStep('translate', '/translation', 'localization'),
  callStep('transliterate', '/transliteration', 'transliteration'),
  callStep('speak', '/text-to-speech', 'tts'),
  {
    name: 'upload',
    path: '/speech-to-text',
    anchor: '#upload fieldset button',
    opener: '#upload [aria-expanded="false"]',
    presses: true,
    progress: ({ step }) => progressOfCalls(step, 'stt_upload', 'tts'),
  },
  {
    name: 'read',
    path: '/speech-to-text',
    anchor: '#panel [data-result]',
    presses: false,
    progress: ({ tour }) => {
      if (isOnPage('#panel [data-result]')) return 'done';
      return isOnPage('#panel [role="alert"]')
        ? 'failed'
        : progressOfCalls(tour, 'stt_transcript') === 'failed'
          ? 'failed'
          : 'open';
    },
  },
  {
    name: 'drawer',
    anchor: '[aria-controls="exchange-drawer"]',
    presses: true,
    progress: () => (isOnPage('#exchange-drawer:not([hidden])') ? 'done' : 'open'),
  },
  {
    name: 'case',
    anchor: `[aria-keyshortcuts="${makeCaseShortcut.aria}"]`,
    presses: true,
    prepare: () => showCaseNotice(undefined),
    progress: () => {
      const notice = caseNotice();
      if (notice === undefined) return 'open';
      if (notice === 'making') return 'working';
      return 'id' in notice ? 'done' : 'failed';
    },
  },
  {
    name: 'palette',
    anchor: '#palette-button',
    presses: true,
    progress: () => (isOnPage('dialog [role="combobox"]') ? 'done' : 'open'),
  },
];
