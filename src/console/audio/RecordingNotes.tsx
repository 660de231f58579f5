import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { Analysis } from './analysis.ts';
import { timeText } from './time-text.ts';

/** What is wrong with a recording that can be heard and seen all the same. */
export function RecordingNotes({ analysis: { damaged, cutShort, duration } }: { analysis: Analysis }) {
  const words = useWords(audioWords);
  const note = damaged ? words.damagedAfter(timeText(duration)) : cutShort && words.cutShort;
  return note && <p className="mx-4 mb-2 rounded bg-waiting-tint px-3 py-2 text-sm text-waiting">{note}</p>;
}
