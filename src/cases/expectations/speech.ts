import type { Answer, Transcript } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { defaultErrorRateOptions, errorRate, errorRateFromCounts } from '../checks/error-rate/error-rate.ts';
import {
  type Check,
  type CheckInput,
  type FindingWithoutCheck,
  tolerances,
} from '../checks/transcript/check.ts';
import { subtitleChecks } from '../checks/transcript/subtitle-checks.ts';
import { parseSubtitles } from '../checks/transcript/subtitle-cues.ts';
import { wordChecks } from '../checks/transcript/word-checks.ts';
import { type Judgement, within } from './judgement.ts';

const withoutTranscript: Pick<Judgement, 'passed' | 'received'> = {
  passed: false,
  received: 'no transcript',
};

export function judgeWordsWrong(
  { reference, atMost }: Expectation & { kind: 'words-wrong' },
  { transcript }: Answer,
): Judgement {
  const expected = `at most ${atMost}`;
  if (!transcript) return { ...withoutTranscript, expected };
  const { words } = errorRate({
    ...{ reference, hypothesis: transcript.text },
    ...{ comparison: defaultErrorRateOptions, locale: 'und' },
  });
  // If the reference is empty, any spoken word makes the rate 1.
  return within({ atMost }, errorRateFromCounts(words) ?? (words.inserted > 0 ? 1 : 0), '');
}

/**
 * Judges word times. `sentSeconds`: length of the sent audio; if it is unknown, times after the end of the audio pass.
 */
export function judgeWordTimes({ transcript }: Answer, sentSeconds: number | undefined): Judgement {
  const expected = `every word ends after it starts, in order${withinAudio(sentSeconds)}`;
  if (!transcript) return { ...withoutTranscript, expected };
  const input = checkInputOf(transcript, sentSeconds);
  const found = (['end-before-start', 'out-of-order', 'beyond-audio'] as const).flatMap((check) =>
    foundBy(wordChecks[check], input),
  );
  return {
    passed: found.length === 0,
    expected,
    received:
      found.map(({ text, time }) => `${text} at ${time} s`).join('; ') ||
      `${transcript.words.length} words in order`,
  };
}

/** The checks that valid subtitles pass; the others are about readability and agreement with the words. */
const validityChecks = ['subtitle-grammar', 'cue-number', 'cue-time', 'cue-order', 'cue-overlap'] as const;

/**
 * Judges subtitles. `sentSeconds`: length of the sent audio; if it is unknown, cues after the end of the audio pass.
 */
export function judgeSubtitles({ transcript }: Answer, sentSeconds: number | undefined): Judgement {
  const expected = `valid SubRip in order${withinAudio(sentSeconds)}`;
  if (!transcript) return { ...withoutTranscript, expected };
  const { subtitles } = transcript;
  if (subtitles === undefined) return { passed: false, expected, received: 'no subtitles' };
  const input = checkInputOf(transcript, sentSeconds);
  const { cues } = parseSubtitles(subtitles);
  const limit = (sentSeconds ?? Number.POSITIVE_INFINITY) + tolerances.beyondAudio;
  const found = [
    ...validityChecks.flatMap((check) =>
      foundBy(subtitleChecks[check], input).map(({ text }) => `${check}: ${text}`),
    ),
    ...cues.flatMap(({ end, lines }) => (end > limit ? [`ends at ${end} s: ${lines.join(' ')}`] : [])),
  ];
  return {
    passed: cues.length > 0 && found.length === 0,
    expected,
    received: found.join('\n') || `${cues.length} cues`,
  };
}

const withinAudio = (sentSeconds: number | undefined) =>
  sentSeconds === undefined ? '' : `, within ${sentSeconds.toFixed(2)} s`;

const checkInputOf = (
  { text, words, subtitles }: Transcript,
  sentSeconds: number | undefined,
): CheckInput => ({
  segments: [words],
  transcript: text,
  original: '',
  subtitles,
  audio: sentSeconds === undefined ? undefined : { duration: sentSeconds },
  locale: 'und',
});

/** The findings of a check; none when it cannot run, for example without words. */
function foundBy(check: Check, input: CheckInput): readonly FindingWithoutCheck[] {
  const found = check(input);
  return typeof found === 'string' ? [] : found;
}
