import { parseSubtitles, type SubtitleCue } from '#cases/checks/transcript/subtitle-cues.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';
import type { JobTranscript } from '../job-view/transcript.ts';

const maxLineCharacters = 42;
/** Maximum duration of a cue in seconds. */
const maxCueSeconds = 7;
/** A longer pause between two words, in seconds, ends a cue. */
const cueEndingPauseSeconds = 1;

type Cue = Pick<SubtitleCue, 'start' | 'end' | 'lines'>;

/** The cues of a transcript: its subtitles or, without any, cues made from its words. */
export function transcriptCues({ subtitles, words }: JobTranscript): readonly Cue[] {
  return subtitles === undefined ? cuesFromWords(words) : parseSubtitles(subtitles).cues;
}

/** Makes cues of at most two lines of 42 characters, split at pauses of a second and after seven seconds. */
export function cuesFromWords(words: readonly TimedWord[]): Cue[] {
  const cues: { start: number; end: number; lines: string[] }[] = [];
  for (const { word, start, end } of words) {
    const cue = cues.at(-1);
    const line = cue?.lines.at(-1);
    if (
      !cue ||
      line === undefined ||
      start - cue.end > cueEndingPauseSeconds ||
      end - cue.start > maxCueSeconds
    ) {
      cues.push({ start, end, lines: [word] });
    } else if (line.length + 1 + word.length <= maxLineCharacters) {
      cue.lines[cue.lines.length - 1] = `${line} ${word}`;
      cue.end = Math.max(cue.end, end);
    } else if (cue.lines.length === 1) {
      cue.lines.push(word);
      cue.end = Math.max(cue.end, end);
    } else cues.push({ start, end, lines: [word] });
  }
  return cues;
}

/** Cues as a SubRip file. */
export const toSrt = (cues: readonly Cue[]) =>
  cues
    .map(({ start, end, lines }, index) => {
      return `${index + 1}\n${timestamp(start, ',')} --> ${timestamp(end, ',')}\n${lines.join('\n')}\n\n`;
    })
    .join('');

/**
 * Cues as a WebVTT file with a note at its beginning. The tags that SubRip and WebVTT share (`b`, `i`, `u`) are kept;
 * other markup is escaped.
 */
export const toVtt = (cues: readonly Cue[], note: readonly string[] = []) =>
  [
    'WEBVTT\n',
    ...(note.length > 0 ? [`NOTE\n${note.join('\n').replaceAll('-->', '->')}\n`] : []),
    ...cues.map(({ start, end, lines }) => {
      const until = Math.max(end, start + 0.001);
      return `${timestamp(start, '.')} --> ${timestamp(until, '.')}\n${lines.map(escapeVtt).join('\n')}\n`;
    }),
  ].join('\n');

const escapeVtt = (line: string) =>
  line
    .replaceAll('&', '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/g, '&lt;')
    .replaceAll('-->', '--&gt;');

function timestamp(seconds: number, point: ',' | '.'): string {
  const thousandths = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = [thousandths / 3_600_000, (thousandths / 60_000) % 60, (thousandths / 1000) % 60];
  return `${clock.map(two).join(':')}${point}${String(thousandths % 1000).padStart(3, '0')}`;
}
