import { useEffect, useState } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import { PlayerControls } from '../playback/PlayerControls.tsx';
import { usePlayback } from '../playback/use-playback.ts';
import { OutlineCanvas } from '../timeline/OutlineCanvas.tsx';
import type { ReadingState } from './recordings.ts';

interface ReadingViewProps {
  reading: ReadingState;
  /** The file being read; it can be played even when it cannot be drawn. */
  file?: Blob | undefined;
}

/** Shows the waveform of a recording as it is being read, and the progress; or why it cannot be read. */
export function ReadingView({ reading: { progress, result }, file }: ReadingViewProps) {
  const words = useWords(audioWords);
  useEffect(() => {
    // Loads the library that draws the finished waveform; a failure is reported when it is used.
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

/** Plays a file that cannot be drawn, with the length the browser reports. */
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
