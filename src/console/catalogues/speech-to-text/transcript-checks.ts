const seconds = (amount: number) => `${amount.toFixed(3)} s`;

/** Words of the checks of a transcript. The figures in the explanations are the tolerances of the checks. */
const en = {
  view: 'Checks',
  running: 'Checking the transcript',
  failed: 'The checks could not run in this browser.',
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  show: 'Show',
  filters: { all: 'All checks', found: 'With findings', error: 'Errors', warning: 'Warnings' },
  summary: (found: number, clean: number, unchecked: number) =>
    `${found} ${found === 1 ? 'finding' : 'findings'} · ${clean} checks passed · ${unchecked} could not be made`,
  found: (count: number) => (count === 1 ? '1 finding' : `${count} findings`),
  places: (name: string) => `Findings: ${name}`,
  noTime: 'no time',
  noneShown: 'No check matches this filter.',
  reportOf: (name: string) => `Checks of ${name}`,
  notChecked: {
    'no-audio': 'Could not be checked: no audio here.',
    'no-words': 'Could not be checked: no words in the answer.',
    'no-confidence': 'Could not be checked: no word has a confidence.',
    'no-original': 'Could not be checked: original_transcript is empty.',
    'no-transcript': 'Could not be checked: transcript is empty.',
    'no-subtitles': 'Could not be checked: no subtitles in the answer.',
  },
  checks: {
    'end-before-start': {
      name: 'End before start',
      holds: 'Words end after they start',
      meaning: 'A word ends before it begins.',
    },
    'zero-length': {
      name: 'Zero length',
      holds: 'Every word lasts some time',
      meaning: 'A word ends when it begins.',
    },
    milliseconds: {
      name: 'Milliseconds for seconds',
      holds: 'Times are in seconds',
      meaning: 'Half of the words last over 10 s: the times are not in seconds.',
    },
    'beyond-audio': {
      name: 'Beyond the audio',
      holds: 'Words end within the recording',
      meaning: 'A word ends more than 0.05 s after the recording.',
    },
    'out-of-order': {
      name: 'Out of order',
      holds: 'Words are in order',
      meaning: 'A word begins before the previous word.',
    },
    overlap: {
      name: 'Overlap',
      holds: 'Words do not overlap',
      meaning: 'Two words overlap by more than 0.02 s.',
    },
    'speech-in-gap': {
      name: 'Sound without words',
      holds: 'No sound without words',
      meaning: 'A gap of at least 0.5 s between words contains at least 0.25 s of sound.',
    },
    'word-over-silence': {
      name: 'Word over silence',
      holds: 'There is sound during every word',
      meaning: 'A word of at least 0.1 s is silent for more than nine tenths of its time.',
    },
    'confidence-range': {
      name: 'Confidence range',
      holds: 'Confidence is between 0 and 1',
      meaning: 'A confidence is below 0 or above 1.',
    },
    'segment-bounds': {
      name: 'Segments',
      holds: 'Segments contain words and do not overlap',
      meaning:
        'A segment has no words, or begins more than 0.02 s before the last word of the previous segments ends.',
    },
    'original-differs': {
      name: 'Words against original_transcript',
      holds: 'Words and original_transcript agree',
      meaning: 'The words and original_transcript are not exactly the same.',
    },
    'transcript-differs': {
      name: 'Words against transcript',
      holds: 'Words and transcript agree',
      meaning: 'The words and transcript differ in more than case, punctuation and digits.',
    },
    'subtitle-grammar': {
      name: 'Subtitle grammar',
      holds: 'Subtitles follow the rules of SubRip',
      meaning: 'A line breaks the rules of SubRip.',
    },
    'cue-number': {
      name: 'Cue numbers',
      holds: 'Cues are numbered 1, 2, 3',
      meaning: 'Cues are not numbered 1, 2, 3.',
    },
    'cue-time': {
      name: 'Cue times',
      holds: 'Cues end after they begin',
      meaning: 'A cue does not end after it begins.',
    },
    'cue-order': {
      name: 'Cue order',
      holds: 'Cues are in order',
      meaning: 'A cue begins before the previous cue.',
    },
    'cue-overlap': {
      name: 'Cue overlap',
      holds: 'Cues do not overlap',
      meaning: 'A cue begins before the previous cue has ended.',
    },
    'reading-speed': {
      name: 'Reading speed',
      holds: 'Cues can be read in time',
      meaning: 'A cue has more than 20 characters a second.',
    },
    'line-length': {
      name: 'Line length',
      holds: 'Subtitle lines have at most 42 characters',
      meaning: 'A subtitle line has more than 42 characters.',
    },
    'line-count': {
      name: 'Lines in a cue',
      holds: 'Cues have at most two lines',
      meaning: 'A cue has more than two lines.',
    },
    'cue-drift': {
      name: 'Cue against words',
      holds: 'Cues fit the times of their words',
      meaning: 'A cue begins or ends more than 0.3 s away from the words it shows.',
    },
  },
  amounts: {
    'end-before-start': (amount: number) => `ends ${seconds(amount)} before it begins`,
    'zero-length': seconds,
    milliseconds: (amount: number) => `half of the words last at least ${seconds(amount)}`,
    'beyond-audio': (amount: number) => `ends ${seconds(amount)} after the recording`,
    'out-of-order': (amount: number) => `${seconds(amount)} before the previous word`,
    overlap: (amount: number) => `overlaps the previous word by ${seconds(amount)}`,
    'speech-in-gap': (amount: number) => `${seconds(amount)} of sound before the next word`,
    'word-over-silence': (amount: number) => `${seconds(amount)} of silence`,
    'confidence-range': (amount: number) => `confidence ${amount}`,
    'segment-bounds': (amount: number) => `segment ${amount}`,
    'original-differs': (_amount: number) => 'text ≠ words',
    'transcript-differs': (_amount: number) => 'text ≠ words',
    'subtitle-grammar': (amount: number) => `line ${amount}`,
    'cue-number': (amount: number) => `should be cue ${amount}`,
    'cue-time': (amount: number) => `lasts ${seconds(amount)}`,
    'cue-order': (amount: number) => `${seconds(amount)} before the previous cue`,
    'cue-overlap': (amount: number) => `${seconds(amount)} too early`,
    'reading-speed': (amount: number) => `${amount.toFixed(1)} characters a second`,
    'line-length': (amount: number) => `${amount} characters`,
    'line-count': (amount: number) => `${amount} lines`,
    'cue-drift': (amount: number) => `${seconds(amount)} away`,
  },
};

export type TranscriptChecksWords = typeof en;
export const transcriptChecksWords = { name: 'speech-to-text/transcript-checks', en };
