import type { Answer, Transcript } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { errorRate, errorRateFromCounts } from '../checks/error-rate/error-rate.ts';
import { defaultComparison } from '../checks/error-rate/spoken-words.ts';
import type { Check, CheckInput, FindingWithoutCheck } from '../checks/transcript/check.ts';
import { subtitleChecks } from '../checks/transcript/subtitle-checks.ts';
import { parseSubtitles } from '../checks/transcript/subtitle-cues.ts';
import { wordChecks } from '../checks/transcript/word-checks.ts';
import { type Judged, within } from './verdict-of.ts';

const withoutTranscript: Pick<Judged, 'passed' | 'received'> = { passed: false, received: 'no transcript' };

export function judgeWordsWrong(
  { reference, atMost }: Expectation & { kind: 'words-wrong' },
  { transcript }: Answer,
): Judged {
  const expected = `at most ${atMost}`;
  if (!transcript) return { ...withoutTranscript, expected };
  const { words } = errorRate({
    ...{ reference, hypothesis: transcript.text },
    ...{ comparison: defaultComparison, locale: 'und' },
  });
  // The reference is empty: any spoken word makes the rate 1.
  return within({ atMost }, errorRateFromCounts(words) ?? (words.inserted > 0 ? 1 : 0), '');
}

export function judgeWordTimes({ transcript }: Answer): Judged {
  const expected = 'every word ends after it starts, in order';
  if (!transcript) return { ...withoutTranscript, expected };
  const input = checkInputOf(transcript);
  const found = [
    ...foundBy(wordChecks['end-before-start'], input),
    ...foundBy(wordChecks['out-of-order'], input),
  ];
  return {
    passed: found.length === 0,
    expected,
    received:
      found.map(({ text, time }) => `${text} at ${time} s`).join('; ') ||
      `${transcript.words.length} words in order`,
  };
}

/** The checks that valid subtitles pass; the others are about how well they can be read. */
const validityChecks = ['subtitle-grammar', 'cue-number', 'cue-time', 'cue-order', 'cue-overlap'] as const;

export function judgeSubtitles({ transcript }: Answer): Judged {
  const expected = 'valid SubRip in order';
  if (!transcript) return { ...withoutTranscript, expected };
  const { subtitles } = transcript;
  if (subtitles === undefined) return { passed: false, expected, received: 'no subtitles' };
  const input = checkInputOf(transcript);
  const found = validityChecks.flatMap((check) =>
    foundBy(subtitleChecks[check], input).map(({ text }) => `${check}: ${text}`),
  );
  const { cues } = parseSubtitles(subtitles);
  return {
    passed: cues.length > 0 && found.length === 0,
    expected,
    received: found.join('\n') || `${cues.length} cues`,
  };
}

const checkInputOf = ({ text, words, subtitles }: Transcript): CheckInput => ({
  segments: [words],
  transcript: text,
  original: '',
  subtitles,
  audio: undefined,
  locale: 'und',
});

/** The findings of a check; none when it cannot run, for example without words. */
function foundBy(check: Check, input: CheckInput): readonly FindingWithoutCheck[] {
  const found = check(input);
  return typeof found === 'string' ? [] : found;
}
