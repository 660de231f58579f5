import { unpackAnalysis } from '../src/console/audio/analysis-file.ts';
import { contentKey } from '../src/console/audio/content-key.ts';
import { EnergyCollector } from '../src/console/audio/energy-track.ts';
import { framesOf, type Mp3Walk, walkMp3 } from '../src/console/audio/mp3-walk.ts';
import { PeakCollector } from '../src/console/audio/peak-pyramid.ts';
import { mp3Encoder } from '../src/service/audio-files/mp3-encoder.ts';
import { chooseFiles, decodedFrameByFrame, keptPart } from './audio-verbs.ts';
import { expect, test } from './fixtures.ts';
import { encoded, mp3Frames } from './recordings/recordings.ts';
import { babble, marked } from './recordings/sounds.ts';
import { xingFrame } from './recordings/xing-frame.ts';

const rate = 44_100;
/** Six pieces at this rate. */
const seconds = 13;
/** An ID3 tag of 1,000 bytes. */
const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x07\x68', 'latin1'), Buffer.alloc(1000)]);

/** The same frames, a few of them with side information that no decoder takes. */
function damaged(frames: Uint8Array, { starts }: Mp3Walk): Uint8Array {
  const bytes = Uint8Array.from(frames);
  for (const start of starts.subarray(460, 463)) bytes.fill(0xff, start + 4, start + 36);
  return bytes;
}

async function walkOf(bytes: Uint8Array): Promise<Mp3Walk> {
  const walk = await walkMp3(new Blob([Buffer.from(bytes)]));
  if (!walk) throw new Error('There is no frame.');
  return walk;
}

test('an mp3 looks in pieces as it does decoded frame by frame, and ends where that ends', async ({
  console: app,
  page,
}) => {
  const stereo = await mp3Frames(babble(seconds, rate), 2, { bitrate: 128 });
  const varying = await mp3Frames(marked(seconds, rate), 1, { vbrQuality: 4 });
  const files: Record<string, Uint8Array> = {
    'stereo behind a tag.mp3': Buffer.concat([id3, stereo]),
    'varying.mp3': varying,
    'varying with a header.mp3': Buffer.concat([xingFrame(varying, seconds * rate), varying]),
    '24 kHz.mp3': encoded(babble(seconds, 24_000), await mp3Encoder(24_000)),
    '8 kHz.mp3': encoded(babble(20, 8000), await mp3Encoder(8000)),
    'with a hole.mp3': Buffer.concat([stereo.subarray(0, 100_000), stereo.subarray(130_000)]),
    'damaged.mp3': damaged(stereo, await walkOf(stereo)),
  };
  await app.open('Speech to text', '/speech-to-text');
  // What this account is refused is read all the same, and nobody waits for its recognition.
  await app.chooseAccount('expired');
  await chooseFiles(page, files);
  for (const [name, bytes] of Object.entries(files)) {
    await test.step(name, async () => {
      const walk = await walkOf(bytes);
      const { samples, failed } = await decodedFrameByFrame(page, bytes, walk);
      const end = failed
        ? (samples[0]?.length ?? 0)
        : walk.starts.length * walk.samplesPerFrame - walk.gap.end;
      const block = samples.map((channel) => channel.subarray(walk.gap.start, end));
      const peaks = new PeakCollector(framesOf(walk));
      const energy = new EnergyCollector(walk.sampleRate);
      peaks.add(block);
      energy.add(block);

      const kept = await keptPart(page, await contentKey(new Blob([Buffer.from(bytes)])), 'peaks');
      const analysis = await unpackAnalysis(new Blob([Buffer.from(kept)]));
      expect(failed).toBe(name === 'damaged.mp3');
      expect(analysis?.damaged).toBe(failed);
      expect(analysis?.duration).toBe((block[0]?.length ?? 0) / walk.sampleRate);
      expect(analysis?.pyramid).toEqual(peaks.pyramid());
      expect(analysis?.energy).toEqual(energy.track());
    });
  }
});
