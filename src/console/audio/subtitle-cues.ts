import type { Timed } from './timed-words.ts';

/** One subtitle as it is shown. */
export interface Cue extends Timed {
  readonly text: string;
}

const times = /(\d+):(\d{2}):(\d{2})[,.](\d{1,3})\s*-->\s*(\d+):(\d{2}):(\d{2})[,.](\d{1,3})/;

/** The subtitles of an SRT file that have times, ordered by start; what cannot be read is left out. */
export function cuesOf(srt: string): Cue[] {
  return srt
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((block): Cue[] => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => times.test(line));
      const found = times.exec(lines[at] ?? '');
      if (!found) return [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .trim();
      return [{ start: secondsOf(found.slice(1, 5)), end: secondsOf(found.slice(5, 9)), text }];
    })
    .sort((a, b) => a.start - b.start);
}

function secondsOf(parts: readonly string[]): number {
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(0, 3).map(Number);
  // Thousandths with or without their last zeros.
  return hours * 3600 + minutes * 60 + seconds + Number((parts[3] ?? '').padEnd(3, '0')) / 1000;
}
