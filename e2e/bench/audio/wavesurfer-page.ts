import WaveSurfer from 'wavesurfer.js';
import { appears, drawnWaveform, onFile, report, startWatch } from './dropped-file.ts';

/* What wavesurfer does with a file when it is left alone with it. */

onFile(async (file) => {
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) return;
  const watch = startWatch();
  const surfer = WaveSurfer.create({ container, height: 112, barWidth: 2, barGap: 1, normalize: true });
  const ready = new Promise<void>((resolve) => {
    surfer.once('ready', () => resolve());
  });
  await surfer.loadBlob(file);
  await ready;
  await appears(() => drawnWaveform(container));
  const complete = await watch.painted();
  report('dropped', { complete, longestTask: await watch.longestTask() });
});
