import { useEffect, useState } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { OutlineCanvas } from './OutlineCanvas.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import type { Reading } from './recordings.ts';
import { usePlayback } from './use-playback.ts';

interface ReadingViewProps {
  reading: Reading;
  /** What is being read: played as it is when this browser can play it and not show it. */
  file?: Blob | undefined;
}

/** A recording while it is being read: the first bars at once, and how far it is; or why it cannot be read. */
export function ReadingView({ reading: { progress, result }, file }: ReadingViewProps) {
  const words = useWords(audioWords);
  useEffect(() => {
    // What draws the waveform is there when the reading is done; a failure shows then.
    import('wavesurfer.js').catch(() => {});
  }, []);
  if (result?.kind === 'unreadable') {
    const { why } = result;
    return (
      <div className="m-4">
        <p role="status" className="rounded bg-waiting-tint px-3 py-2 text-sm text-waiting">
          {words.unreadable[why]}
        </p>
        {file && (why === 'no-decoder' || why === 'too-long') && <PlainPlayer file={file} />}
      </div>
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

/** Plays what cannot be shown; as long as the browser says it is. */
function PlainPlayer({ file }: { file: Blob }) {
  const playback = usePlayback(file, useBrowserLength(file));
  return playback && <PlayerControls playback={playback} />;
}

function useBrowserLength(file: Blob): number | undefined {
  const [length, setLength] = useState<number>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const element = new Audio();
    element.preload = 'metadata';
    element.onloadedmetadata = () => setLength(element.duration);
    element.src = address;
    return () => {
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return length;
}
