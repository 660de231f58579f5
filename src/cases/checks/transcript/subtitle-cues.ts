/** A cue of a SubRip text; times in seconds. */
export interface SubtitleCue {
  readonly start: number;
  readonly end: number;
  /** The cue's number; undefined when there is none. */
  readonly number: number | undefined;
  readonly lines: readonly string[];
}

/** A line that is not valid SubRip. Lines count from 1. */
interface SubtitleProblem {
  readonly line: number;
  readonly text: string;
}

const timePattern = String.raw`(\d{2,}):([0-5]\d):([0-5]\d),(\d{3})`;
const timesLinePattern = new RegExp(`^${timePattern} --> ${timePattern}$`);
/** Accepts common deviations (a decimal point, a single digit, missing spaces), which are reported as problems. */
const looseTimesLinePattern =
  /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-+>\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/;

/**
 * Parses SubRip text strictly: number, times, one or more lines of text, blank line. Lines that violate this are
 * reported, and read as far as possible.
 */
export function parseSubtitles(text: string): {
  readonly cues: readonly SubtitleCue[];
  readonly problems: readonly SubtitleProblem[];
} {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const cues: SubtitleCue[] = [];
  const problems: SubtitleProblem[] = [];
  let at = 0;
  const report = (line: number) => problems.push({ line: line + 1, text: lines[line] ?? '' });
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const first = at;
    let number: number | undefined;
    if (/^\d+$/.test(lines[at] ?? '')) {
      number = Number(lines[at]);
      at += 1;
    } else report(at);
    const found = timesLinePattern.exec(lines[at] ?? '') ?? looseTimesLinePattern.exec(lines[at] ?? '');
    if (!timesLinePattern.test(lines[at] ?? '') && !(found === null && at === first)) report(at);
    if (found) at += 1;
    const textLines: string[] = [];
    while (at < lines.length && lines[at]?.trim() !== '') {
      textLines.push(lines[at] ?? '');
      at += 1;
    }
    if (!found) continue;
    if (textLines.length === 0) report(first);
    cues.push({ number, start: secondsOf(found, 1), end: secondsOf(found, 5), lines: textLines });
  }
  return { cues, problems };
}

/** The cues of SubRip text, ordered by start. */
export const parseSortedCues = (text: string): readonly SubtitleCue[] =>
  parseSubtitles(text).cues.toSorted((a, b) => a.start - b.start);

function secondsOf(found: RegExpExecArray, from: number): number {
  const [hours, minutes, seconds, part] = [0, 1, 2, 3].map((offset) => found[from + offset] ?? '0');
  const thousandths = Number((part ?? '').padEnd(3, '0'));
  return (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + thousandths) / 1000;
}
