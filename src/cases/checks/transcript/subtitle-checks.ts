import { align } from '../error-rate/align.ts';
import { defaultComparison, spokenWords } from '../error-rate/spoken-words.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { type Check, type CheckId, type FindingWithoutCheck, tolerances } from './check.ts';
import { parseSubtitles, type SubtitleCue } from './subtitle-cues.ts';

const findingAtCue = ({ start, lines }: SubtitleCue, amount: number): FindingWithoutCheck => ({
  time: start,
  text: lines.join(' '),
  amount,
});

/**
 * Creates a check that tests every cue: `wrong` receives the cue, the previous one and the index of the cue, and
 * returns the figure of the finding, if any.
 */
const cueCheck =
  (
    wrong: (
      cue: SubtitleCue,
      around: { readonly before: SubtitleCue | undefined; readonly index: number; readonly locale: string },
    ) => number | undefined,
  ): Check =>
  ({ subtitles, locale }) => {
    if (subtitles === undefined) return 'no-subtitles';
    const { cues } = parseSubtitles(subtitles);
    return cues.flatMap((cue, index): FindingWithoutCheck[] => {
      const amount = wrong(cue, { before: cues[index - 1], index, locale });
      return amount === undefined ? [] : [findingAtCue(cue, amount)];
    });
  };

/** Checks of the subtitles. */
export const subtitleChecks = {
  'subtitle-grammar': ({ subtitles }) =>
    subtitles === undefined
      ? 'no-subtitles'
      : parseSubtitles(subtitles).problems.map(({ line, text }) => ({
          text,
          amount: line,
        })),
  'cue-number': cueCheck(({ number }, { index }) => (number === index + 1 ? undefined : index + 1)),
  'cue-time': cueCheck(({ start, end }) => (end > start ? undefined : end - start)),
  'cue-order': cueCheck(({ start }, { before }) =>
    before && start < before.start ? before.start - start : undefined,
  ),
  'cue-overlap': cueCheck(({ start }, { before }) => {
    if (!before || start < before.start) return undefined;
    const shared = before.end - start;
    return shared > tolerances.cueOverlap + tolerances.rounding ? shared : undefined;
  }),
  'reading-speed': cueCheck(({ start, end, lines }, { locale }) => {
    if (end <= start) return undefined;
    const speed = graphemesOf(lines.join(' '), locale).length / (end - start);
    return speed > tolerances.readingSpeed ? speed : undefined;
  }),
  'line-length': cueCheck(({ lines }, { locale }) => {
    const longest = Math.max(0, ...lines.map((line) => graphemesOf(line, locale).length));
    return longest > tolerances.lineLength ? longest : undefined;
  }),
  'line-count': cueCheck(({ lines }) => (lines.length > tolerances.lineCount ? lines.length : undefined)),
  'cue-drift': ({ subtitles, segments, locale }) => {
    if (subtitles === undefined) return 'no-subtitles';
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    const { cues } = parseSubtitles(subtitles);
    const spoken = spokenTimesOfCues(cues, words, locale);
    return cues.flatMap((cue, index): FindingWithoutCheck[] => {
      const [first, last] = spoken[index] ?? [];
      if (first === undefined || last === undefined) return [];
      const drift = Math.max(Math.abs(cue.start - first), Math.abs(cue.end - last));
      return drift > tolerances.drift ? [findingAtCue(cue, drift)] : [];
    });
  },
} satisfies Partial<Record<CheckId, Check>>;

type WordTimes = { readonly word: string; readonly start: number; readonly end: number };

/**
 * For each cue, the start of its first word and the end of its last in the transcript, in seconds; undefined if none is
 * there.
 */
function spokenTimesOfCues(
  cues: readonly SubtitleCue[],
  words: readonly WordTimes[],
  locale: string,
): readonly (readonly [number, number] | undefined)[] {
  const shown = spokenWords(
    cues.map(({ lines }) => lines.join(' ')),
    defaultComparison,
    locale,
  );
  const spoken = spokenWords(
    words.map(({ word }) => word),
    defaultComparison,
    locale,
  );
  const found: ([number, number] | undefined)[] = cues.map(() => undefined);
  const steps = align(
    shown.map(({ compared }) => compared),
    spoken.map(({ compared }) => compared),
  );
  for (const step of steps) {
    if (step.kind !== 'same') continue;
    const cue = shown[step.before]?.source ?? -1;
    const word = words[spoken[step.after]?.source ?? -1];
    if (word && cue in found) found[cue] = [found[cue]?.[0] ?? word.start, word.end];
  }
  return found;
}
