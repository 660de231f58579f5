/** Words of the check before a presentation. */
const en = {
  title: 'Before you present',
  open: 'Check before presenting',
  attention: (count: number) => (count === 1 ? '1 line needs attention' : `${count} lines need attention`),
  allFine: 'Everything is ready.',
  start: 'Start',
  startAnyway: 'Start anyway',
  states: { waiting: 'checking', fine: 'ready', problem: 'needs attention' },
  lines: {
    target: {
      waiting: 'Asking the service',
      fine: (target: string) => `The service answers (${target}).`,
      problem: (target: string) => `The service does not answer (${target}).`,
    },
    account: {
      waiting: 'Asking about the account',
      fine: 'The account may use this function and has allowance left.',
      refused: 'The account may not make this call.',
      short: (left: number, needed: number) =>
        `The account has ${left} characters left, and this needs ${needed}.`,
    },
    faults: {
      waiting: 'Looking for armed faults',
      fine: 'No fault is armed.',
      unknown: 'Unknown until the service answers.',
      problem: (count: number) =>
        count === 1
          ? 'A fault is armed: the next call will fail.'
          : `${count} faults are armed: the next calls will fail.`,
    },
    engines: {
      waiting: 'Looking for the engines',
      fine: 'This machine serves the chosen languages.',
      remote: 'The remote service decides which languages it serves.',
      unknown: 'Unknown until the service answers.',
      problem: (names: string) => `Not installed on this machine: ${names}.`,
    },
    sound: {
      waiting: 'Trying the sound',
      fine: 'Sound can be played.',
      problem: 'The browser does not play sound yet.',
    },
  },
  fixes: {
    again: 'Try again',
    embedded: 'Use the embedded service',
    working: 'Use the account “working”',
    choose: 'Choose another account',
    disarm: 'Clear the fault',
    play: 'Play a sound',
    leaveOut: 'Leave them out',
    other: (name: string) => `Use ${name}`,
  },
};

export type StageCheckWords = typeof en;
export const stageCheckWords = { name: 'stage-check', en };
