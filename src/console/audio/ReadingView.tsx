import { useWords } from '#console/catalogues/words.tsx';
import { audioWords } from './audio-words.ts';
import { OutlineCanvas } from './OutlineCanvas.tsx';
import type { Reading } from './use-reading.ts';

/** A recording while it is being read: the first bars at once, and how far it is; or why it cannot be read. */
export function ReadingView({ reading: { progress, result } }: { reading: Reading }) {
  const words = useWords(audioWords);
  if (result?.kind === 'unreadable') {
    return (
      <p role="status" className="m-4 rounded bg-waiting-tint px-3 py-2 text-sm text-waiting">
        {words.unreadable[result.why]}
      </p>
    );
  }
  const percent = Math.floor((progress?.fraction ?? 0) * 100);
  return (
    <div className="px-4 py-3">
      {progress ? <OutlineCanvas outline={progress.outline} height={112} /> : <div className="h-28" />}
      <p className="mt-2 text-sm text-ink-third tabular">
        {progress ? words.reading(percent) : words.readingStart}
      </p>
    </div>
  );
}
