import '../../../src/console/console.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AudioView } from '../../../src/console/audio/AudioView.tsx';
import { audioFiles } from '../../../src/console/audio/audio-files.ts';
import { contentKey } from '../../../src/console/audio/content-key.ts';
import { ReadingView } from '../../../src/console/audio/ReadingView.tsx';
import { keepReadingWorker } from '../../../src/console/audio/reading-workers.ts';
import { usePlayback } from '../../../src/console/audio/use-playback.ts';
import { useReading } from '../../../src/console/audio/use-reading.ts';
import { appears, type DropReport, drawnWaveform, onFile, report, startWatch } from './dropped-file.ts';

/*
 * The recording of a job as the console shows it, without the job: reading, first bars, waveform, player. It is
 * reopened once it is kept, as after a reload: from the browser's private files.
 */

interface Recording {
  readonly file: File;
  readonly audioKey?: string;
}

let show: (recording: Recording | undefined) => void = () => {};

function Page() {
  const [recording, setRecording] = useState<Recording>();
  show = setRecording;
  // As the panels do.
  useEffect(keepReadingWorker, []);
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

async function drop(recording: Recording): Promise<DropReport> {
  const watch = startWatch();
  show(recording);
  // Side by side: what shows in the frame after the first bars must not wait for the frame after that.
  const first = appears(() => root?.querySelector('canvas') ?? drawnWaveform(root)).then(watch.painted);
  await appears(() => drawnWaveform(root));
  const complete = await watch.painted();
  return { first: await first, complete, longestTask: await watch.longestTask() };
}

onFile(async (file) => {
  report('dropped', await drop({ file }));
  // As in the panel the reading is kept under the key of the content, here after all that is measured, memory included.
  await appears(() => document.body.dataset.measured);
  const audioKey = await contentKey(file);
  await audioFiles.put(audioKey, 'audio', file);
  show({ file, audioKey });
  while (!(await audioFiles.get(audioKey, 'peaks'))) await new Promise(requestAnimationFrame);
  show(undefined);
  await appears(() => root?.childElementCount === 0);
  const kept = await audioFiles.get(audioKey, 'audio');
  if (kept) report('reopened', await drop({ file: kept, audioKey }));
});
