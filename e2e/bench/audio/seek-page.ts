import { createPlayback } from '../../../src/console/audio/playback.ts';
import { recordings } from '../../../src/console/audio/recordings.ts';
import { onFile, report } from './dropped-file.ts';

/*
 * Plays a file from several places, through the console's playback or as the browser plays it by itself, and hands
 * over what was heard: samples, and the time that the element claimed for the last of them.
 */

const rate = 44_100;
const listened = 8192;
/** Seconds after the place at which it is listened, and milliseconds after which nothing more is waited for. */
const later = 0.4;
const patience = 5000;

const settings = new URLSearchParams(location.search);
const places = (settings.get('places') ?? '').split(',').map(Number);
const ours = settings.get('player') === 'console';

async function openElement(file: File) {
  if (!ours) {
    const element = new Audio();
    element.src = URL.createObjectURL(file);
    element.preload = 'auto';
    await happens(element, 'loadedmetadata');
    return {
      element,
      duration: element.duration,
      seek: (to: number) => {
        element.currentTime = to;
      },
    };
  }
  const result = await recordings.open(file, { urgent: true }).finished;
  if (result?.kind !== 'analysis') throw new Error('The file cannot be read.');
  return createPlayback(result.playable, result.analysis.duration);
}

onFile(async (file) => {
  const { element, duration, seek } = await openElement(file);
  const context = new AudioContext({ sampleRate: rate });
  const analyser = new AnalyserNode(context, { fftSize: listened });
  context.createMediaElementSource(element).connect(analyser).connect(context.destination);
  await context.resume();
  const heard: { place: number; claimed: number; samples: number[] }[] = [];
  for (const place of places) {
    const sought = happens(element, 'seeked');
    seek(place);
    await sought;
    // Where the browser believes that the file has ended, it does not play.
    await Promise.race([element.play(), after(patience)]);
    const begun = performance.now();
    while (element.currentTime < place + later && performance.now() - begun < patience) await after(10);
    const samples = new Float32Array(listened);
    analyser.getFloatTimeDomainData(samples);
    heard.push({ place, claimed: element.currentTime, samples: Array.from(samples) });
    element.pause();
  }
  report('heard', { duration, heard });
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const happens = (element: HTMLAudioElement, name: string) =>
  Promise.race([
    new Promise((resolve) => element.addEventListener(name, resolve, { once: true })),
    after(patience),
  ]);
