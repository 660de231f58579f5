import '../../../src/console/console.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AudioView } from '../../../src/console/audio/AudioView.tsx';
import { usePlayback } from '../../../src/console/audio/playback/use-playback.ts';
import { ReadingView } from '../../../src/console/audio/reading/ReadingView.tsx';
import { useReadingWorker } from '../../../src/console/audio/reading/reading-workers.ts';
import { useReading } from '../../../src/console/audio/reading/use-reading.ts';
import { audioFiles } from '../../../src/console/storage/audio-files.ts';
import { contentKey } from '../../../src/console/storage/content-key.ts';
import { type DrawTimes, findDrawnWaveform, onFile, report, waitFor, waitForPaint } from './dropped-file.ts';

/*
 * A recording as the console shows it: reading, first bars, waveform, player. Once it is stored, it is opened again
 * from the browser's private files, as after a reload.
 */

interface Recording {
  readonly file: File;
  readonly audioKey?: string;
}

let showRecording: (recording: Recording | undefined) => void = () => {};

function Page() {
  const [recording, setRecording] = useState<Recording>();
  showRecording = setRecording;
  // Keeps a worker ready, as the panels do.
  useReadingWorker(true);
  const reading = useReading(recording?.file, { audioKey: recording?.audioKey });
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const playback = usePlayback(read?.playable, read?.analysis.duration);
  if (!recording) return null;
  return read && playback ? (
    <AudioView playback={playback} analysis={read.analysis} />
  ) : (
    <ReadingView reading={reading} />
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);

async function measureDrop(recording: Recording): Promise<DrawTimes> {
  const start = performance.now();
  showRecording(recording);
  const [first, complete] = await Promise.all([
    waitForPaint(() => root?.querySelector('canvas') ?? findDrawnWaveform(root)),
    waitForPaint(() => findDrawnWaveform(root)),
  ]);
  return {
    first: first - start,
    complete: complete - start,
    longestWait: await pageTime.longestWait(start),
  };
}

onFile(async (file) => {
  report('dropped', await measureDrop({ file }));
  // Stored as in the panel, under the key of the content, but only after everything is measured, memory included.
  await waitFor(() => document.body.dataset.measured);
  const audioKey = await contentKey(file);
  await audioFiles.put(audioKey, 'audio', file);
  showRecording({ file, audioKey });
  while (!(await audioFiles.get(audioKey, 'peaks'))) await new Promise(requestAnimationFrame);
  showRecording(undefined);
  await waitFor(() => root?.childElementCount === 0);
  const kept = await audioFiles.get(audioKey, 'audio');
  if (kept) report('reopened', await measureDrop({ file: kept, audioKey }));
});
