import type { StepName } from '#console/tour/tour-steps.ts';

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What "Do it for me" does. */
  readonly action: string;
  readonly done: string;
  readonly failed?: string;
}

const callFailed = 'The call failed; the panel says why and what to do. You can go on with the next step.';

const steps: Record<StepName, StepWords> = {
  translate: {
    title: 'Translate',
    text: 'Three sentences are ready. Send them in four languages at once, with the button or with Ctrl or ⌘ and Enter.',
    action: 'Translate',
    done: 'Done. Each sentence is in every language, with how it was translated.',
    failed: callFailed,
  },
  transliterate: {
    title: 'Write names in another script',
    text: 'Transliteration keeps the sound and changes the letters. It also offers other spellings.',
    action: 'Transliterate',
    done: 'Done. The best spelling comes first, other suggestions follow.',
    failed: callFailed,
  },
  speak: {
    title: 'Hear a text',
    text: 'A voice reads the text. Speed, pitch, format and voice are options beside it.',
    action: 'Speak',
    done: 'Done. Play it again with Space, or change the speed and speak again.',
    failed: callFailed,
  },
  upload: {
    title: 'Upload a recording',
    text: 'Drop audio on this page, or take a sample: the service speaks it, and the console uploads it.',
    action: 'Upload a sample',
    done: 'Uploaded. The job is followed until its transcript is there.',
    failed: 'The sample could not be uploaded; the panel says why. You can go on with the next step.',
  },
  read: {
    title: 'Read the transcript',
    text: 'The transcript appears here as soon as the job has ended. A click on a word plays it.',
    action: 'Show the transcript',
    done: 'Here it is. Words that the recogniser was not sure of are marked.',
    failed: 'There is no transcript; the panel says why. You can go on with the next step.',
  },
  drawer: {
    title: 'See the exact request',
    text: 'The exchange drawer shows every call: headers, bodies, times, and what deviates from the specification.',
    action: 'Open the drawer',
    done: 'Open. Keys are masked, and each call can be copied as curl, fetch or Python.',
  },
  case: {
    title: 'Make a test case',
    text: 'A call becomes a case with one click: its request, and what is expected of its answer.',
    action: 'Make a case',
    done: 'Made. It is in Cases, where all of them can be run again.',
    failed: 'No case was made; the note at the bottom says why. You can go on with the next step.',
  },
  palette: {
    title: 'Find anything',
    text: 'The command palette finds panels, languages in any script, samples, cases and earlier calls. Ctrl or ⌘ K opens it.',
    action: 'Open the palette',
    done: 'That was the tour. Press ? for all keys.',
  },
};

/** Words of the guided tour and of the hints for a first visit. */
const en = {
  label: 'Guided tour',
  position: (step: number, count: number) => `Step ${step} of ${count}`,
  steps,
  start: 'Start the tour',
  again: 'Take the tour again',
  resume: (step: number) => `Continue the tour at step ${step}`,
  working: 'Working…',
  missing: 'This control is not on the page. You can go on with the next step.',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  close: 'Close the tour. It can be continued later.',
  goTo: 'Go to the tour',
  search: 'Search',
  palette: 'Command palette',
  hints: {
    label: 'Hint',
    close: 'Close this hint',
    tour: {
      text: 'New here? The tour takes five minutes.',
      action: 'Start the tour',
    },
    palette: {
      text: 'The command palette finds any panel, language, sample or call.',
      action: 'Open the palette',
    },
    shortcuts: { text: 'Everything has a key.', action: 'Show the keys' },
  },
};

export type TourWords = typeof en;
export const tourWords = { name: 'tour', en };
