import type { Answer, Transcript } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { errorRate, errorRateFromCounts } from '../checks/error-rate/error-rate.ts';
import { defaultComparison } from '../checks/error-rate/spoken-words.ts';
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

/** Tolerance for rounded times, in seconds. */
const tolerance = 0.001;

export function judgeWordTimes({ transcript }: Answer): Judged {
  const expected = 'every word ends after it starts, in order';
  if (!transcript) return { ...withoutTranscript, expected };
  const wrong = wrongTimes(transcript);
  return {
    passed: wrong.length === 0,
    expected,
    received: wrong.join('; ') || `${transcript.words.length} words in order`,
  };
}

function wrongTimes({ words }: Transcript): string[] {
  return words.flatMap(({ word, start, end }, index) => {
    const before = words[index - 1];
    if (start < 0 || end < start - tolerance) return [`${word}: ${start} to ${end}`];
    return before && start < before.start - tolerance ? [`${word} starts before ${before.word}`] : [];
  });
}

const cuePattern = /^(\d+)\n(\d\d):(\d\d):(\d\d),(\d{3}) --> (\d\d):(\d\d):(\d\d),(\d{3})\n(.+)$/s;

export function judgeSubtitles({ transcript }: Answer): Judged {
  const expected = 'valid SubRip in order';
  if (!transcript) return { ...withoutTranscript, expected };
  const { subtitles } = transcript;
  if (subtitles === undefined) return { passed: false, expected, received: 'no subtitles' };
  const cues = subtitles
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((cue) => cue.trim())
    .filter((cue) => cue !== '');
  let end = 0;
  for (const [index, cue] of cues.entries()) {
    const parts = cuePattern.exec(cue);
    if (!parts) return { passed: false, expected, received: cue };
    const [, number, ...times] = parts.slice(0, 10).map(Number);
    const at = (from: number) => {
      const [hours = 0, minutes = 0, seconds = 0, thousandths = 0] = times.slice(from, from + 4);
      return hours * 3600 + minutes * 60 + seconds + thousandths / 1000;
    };
    const isRight = number === index + 1 && at(0) >= end - tolerance && at(4) >= at(0);
    if (!isRight) return { passed: false, expected, received: cue };
    end = at(4);
  }
  return { passed: cues.length > 0, expected, received: `${cues.length} cues` };
}
