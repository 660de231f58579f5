import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { Analysis } from './measure/analysis.ts';
import { timeText } from './time-text.ts';

/** Problems of a recording that can still be played and drawn. */
export function RecordingNotes({ analysis: { damaged, cutShort, duration } }: { analysis: Analysis }) {
  const words = useWords(audioWords);
  const note = damaged ? words.damagedAfter(timeText(duration)) : cutShort && words.cutShort;
  return note && <p className="mx-4 mb-2 rounded bg-waiting-tint px-3 py-2 text-sm text-waiting">{note}</p>;
}
