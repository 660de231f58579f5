import { createPlayback } from '../../../src/console/audio/playback/playback.ts';
import { recordings } from '../../../src/console/audio/reading/recordings.ts';
import { onFile, report } from './dropped-file.ts';

/*
 * Plays a file from several positions, through the console's playback or a bare element, and reports the samples that
 * were heard and the position that the element claimed for the last of them.
 */

const sampleRate = 44_100;
const analysedSamples = 8192;
/** Seconds of playback before the samples are read. */
const secondsBeforeListening = 0.4;
/** Longest wait for an event of the audio element, in milliseconds. */
const timeout = 3000;

const settings = new URLSearchParams(location.search);
const seekPositions = (settings.get('places') ?? '').split(',').map(Number);
const usesConsolePlayer = settings.get('player') === 'console';

async function openElement(file: File) {
  if (!usesConsolePlayer) {
    const element = new Audio();
    element.src = URL.createObjectURL(file);
    element.preload = 'auto';
    await waitForEvent(element, 'loadedmetadata');
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
  const context = new AudioContext({ sampleRate });
  const analyser = new AnalyserNode(context, { fftSize: analysedSamples });
  context.createMediaElementSource(element).connect(analyser).connect(context.destination);
  await context.resume();
  const heard: { place: number; claimed: number; samples: number[] }[] = [];
  for (const place of seekPositions) {
    const sought = waitForEvent(element, 'seeked');
    seek(place);
    await sought;
    // `play()` never resolves at a position beyond the expected end of the file.
    await Promise.race([element.play(), delay(timeout)]);
    const begun = performance.now();
    while (element.currentTime < place + secondsBeforeListening && performance.now() - begun < timeout)
      await delay(10);
    const samples = new Float32Array(analysedSamples);
    analyser.getFloatTimeDomainData(samples);
    heard.push({ place, claimed: element.currentTime, samples: Array.from(samples) });
    element.pause();
  }
  report('heard', { duration, heard });
});

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const waitForEvent = (element: HTMLAudioElement, name: string) =>
  Promise.race([
    new Promise((resolve) => element.addEventListener(name, resolve, { once: true })),
    delay(timeout),
  ]);
