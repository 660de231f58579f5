import WaveSurfer from 'wavesurfer.js';
import { findDrawnWaveform, onFile, report, waitForPaint } from './dropped-file.ts';

/* wavesurfer with its defaults, decoding the file itself. */

onFile(async (file) => {
  const container = document.querySelector<HTMLElement>('#root');
  if (!container) return;
  const start = performance.now();
  const surfer = WaveSurfer.create({ container, height: 112, barWidth: 2, barGap: 1, normalize: true });
  const ready = new Promise<void>((resolve) => {
    surfer.once('ready', () => resolve());
  });
  await surfer.loadBlob(file);
  await ready;
  const complete = (await waitForPaint(() => findDrawnWaveform(container))) - start;
  report('dropped', { complete, longestWait: await pageTime.longestWait(start) });
});
