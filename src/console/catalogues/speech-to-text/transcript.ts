/**
 * Words of the views of a transcript (words, differences, confidence, reference, files, captions) and of transcripts
 * without a job.
 */
const en = {
  words: {
    view: 'Words',
    list: 'Words as received',
    none: 'No words in the answer.',
    columns: { number: 'No.', word: 'Word', start: 'Start', end: 'End', conf: 'Confidence' },
    absent: 'absent',
  },
  compare: {
    view: 'Differences',
    explain:
      'How transcript differs from original_transcript: what was left out is struck out, what was added is underlined.',
    same: 'transcript and original_transcript are the same.',
    nothing: 'One of the two texts is empty, so there is nothing to compare.',
    working: 'Comparing',
    failed: 'The comparison could not run in this browser.',
    list: 'Aligned text',
  },
  confidence: {
    view: 'Confidence',
    none: 'The engine gave no confidence for any word.',
    threshold: 'Threshold',
    below: (count: number, rated: number) => `${count} of ${rated} words below it`,
    absent: (count: number) =>
      count === 1 ? '1 word without a confidence' : `${count} words without a confidence`,
    histogram: 'Words by confidence, from 0 to 1',
    column: (from: string, to: string, count: number) => `${from} to ${to}: ${count}`,
    previous: 'Previous low-confidence word',
    next: 'Next low-confidence word',
    at: (word: string, conf: string, time: string) => `${word}, confidence ${conf}, at ${time}`,
    end: 'There are no more.',
    list: 'Words below the threshold',
  },
  reference: {
    view: 'Reference',
    field: 'Reference text',
    hint: 'What was really said. It is kept in this browser, together with the transcript.',
    compareWith: 'Compare with',
    source: { words: 'raw words', transcript: 'transcript' },
    ignoreCase: 'Ignore case',
    ignorePunctuation: 'Ignore punctuation',
    punctuationHint: 'A hyphen separates words; an apostrophe inside a word stays.',
    sameNumerals: 'Digits of all scripts count as the same',
    numeralsHint: 'Commas between groups of digits are ignored.',
    sameSpellings: 'English spellings of a word count as the same',
    spellingsHint: 'For example “twenty-five” and “25”, “colour” and “color”, “Mr” and “mister”.',
    measure: 'Measure',
    measuring: 'Measuring',
    failed: 'The measurement could not run in this browser.',
    wordRate: 'Word error rate',
    characterRate: 'Character error rate',
    percent: (value: string) => `${value} %`,
    noRate: 'none: the reference is empty',
    counts: (substituted: number, deleted: number, inserted: number, reference: number) =>
      `${substituted} substituted, ${deleted} missing, ${inserted} added, of ${reference}`,
    legend: 'Struck out: in the reference only. Underlined: in the transcript only.',
    list: 'Reference aligned with the transcript',
  },
  aligned: { missing: 'missing:', added: 'added:' },
  files: {
    title: 'Download',
    srt: 'Subtitles, .srt',
    vtt: 'Subtitles, .vtt',
    json: 'Answer as received, .json',
    csv: 'Words with times, .csv',
    text: 'Text, .txt',
    report: 'Results of the checks, .md',
    fromWords: 'No subtitles in the answer: .srt, .vtt and captions are made from the words.',
  },
  captions: {
    show: 'Captions',
    region: 'Captions',
  },
  opened: {
    button: 'Open a transcript',
    title: 'Open a transcript without a job',
    answer: 'Transcript answer (JSON)',
    answerHint: 'Paste it, or choose the file.',
    chooseAnswer: 'Choose the JSON file',
    chooseAudio: 'Choose the audio file',
    noAudio: 'No audio chosen: the transcript opens without sound.',
    language: 'Language',
    open: 'Open',
    notJson: 'This is not JSON.',
    notTranscript: 'This JSON is not a transcript: it has no result with words or text.',
    close: 'Close',
    heading: (name: string) => `Opened: ${name}`,
    unnamed: 'transcript',
    label: 'Opened without a job',
    deviations: (count: number) =>
      count === 1
        ? '1 difference from the documented answer'
        : `${count} differences from the documented answer`,
    asDocumented: 'The answer is as documented.',
    recording: 'Recording',
  },
  kept: {
    list: 'Opened transcripts',
    open: (name: string) => `Show ${name}`,
    remove: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeExplain: 'The transcript is removed from this browser, with its audio and its reference text.',
    confirmRemove: 'Remove it',
    keep: 'Keep',
    removed: (name: string) => `${name} is removed.`,
    notKept: 'This browser does not keep the transcript: it is lost when this page closes.',
    audioGone: {
      'for-room': 'The audio of this transcript was removed to make room for newer audio.',
      'no-room':
        'The browser had no room for the audio of this transcript: it is lost when this page closes.',
      emptied: 'The audio of this transcript was removed from this browser.',
    },
    otherAudio: (name: string) => `${name} is not the audio with which this transcript was opened.`,
  },
  spoken: {
    sample: { en: 'Spoken sample, English', hi: 'Spoken sample, Hindi', ur: 'Spoken sample, Urdu' },
    speaking: 'Speaking the sample',
    short: 'spoken here',
    label: 'Word times from the synthesiser, not recognised',
    explain:
      'The local service spoke this text and reported when each word begins and ends. No recogniser took part.',
    failed: 'The sample could not be made',
  },
};

export const transcriptWords = { name: 'speech-to-text/transcript', en };
