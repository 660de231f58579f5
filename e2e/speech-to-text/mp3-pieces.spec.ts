import { indexMp3, type Mp3Index, sampleCountOf } from '#console/audio/format/mp3-index.ts';
import { unpackAnalysis } from '#console/audio/measure/analysis-file.ts';
import { EnergyCollector } from '#console/audio/measure/energy-track.ts';
import { PeakCollector } from '#console/audio/measure/peak-pyramid.ts';
import { contentKey } from '#console/storage/content-key.ts';
import { mp3Encoder } from '#service/audio-files/mp3-encoder.ts';
import { encodeSound, mp3Frames } from '../recordings/recordings.ts';
import { babble, timeMarkedSound } from '../recordings/sounds.ts';
import { xingFrame } from '../recordings/xing-frame.ts';
import { chooseFiles, decodeFrameByFrame, readStoredPart } from '../verbs/audio-verbs.ts';
import { expect, test } from '../verbs/fixtures.ts';

const sampleRate = 44_100;
/** Long enough for six pieces at this sample rate. */
const recordingSeconds = 13;
/** An ID3 tag of 1,000 bytes. */
const id3Tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x07\x68', 'latin1'), Buffer.alloc(1000)]);

/** Returns a copy of the frames, in which three have side information that no decoder accepts. */
function damageFrames(frames: Uint8Array, { starts }: Mp3Index): Uint8Array {
  const bytes = Uint8Array.from(frames);
  for (const start of starts.subarray(460, 463)) bytes.fill(0xff, start + 4, start + 36);
  return bytes;
}

async function readMp3Index(bytes: Uint8Array): Promise<Mp3Index> {
  const mp3 = await indexMp3(new Blob([Buffer.from(bytes)]));
  if (!mp3) throw new Error('There is no frame.');
  return mp3;
}

test('an mp3 decoded in pieces gives the same waveform and length as decoded frame by frame', {
  tag: '@slow',
}, async ({ console: app, page }) => {
  const stereo = await mp3Frames(babble(recordingSeconds, sampleRate), 2, { bitrate: 128 });
  const varying = await mp3Frames(timeMarkedSound(recordingSeconds, sampleRate), 1, { vbrQuality: 4 });
  const files: Record<string, Uint8Array> = {
    'stereo behind a tag.mp3': Buffer.concat([id3Tag, stereo]),
    'varying.mp3': varying,
    'varying with a header.mp3': Buffer.concat([xingFrame(varying, recordingSeconds * sampleRate), varying]),
    '24 kHz.mp3': encodeSound(babble(recordingSeconds, 24_000), await mp3Encoder(24_000)),
    '8 kHz.mp3': encodeSound(babble(20, 8000), await mp3Encoder(8000)),
    'with a hole.mp3': Buffer.concat([stereo.subarray(0, 100_000), stereo.subarray(130_000)]),
    'damaged.mp3': damageFrames(stereo, await readMp3Index(stereo)),
  };
  await app.open('Speech to text', '/speech-to-text');
  // A refused recording is analysed too, and needs no recognition.
  await app.chooseAccount('expired');
  await chooseFiles(page, files);
  for (const [name, bytes] of Object.entries(files)) {
    await test.step(name, async () => {
      const mp3 = await readMp3Index(bytes);
      const { samples, failed } = await decodeFrameByFrame(page, bytes, mp3);
      const end = failed ? (samples[0]?.length ?? 0) : mp3.starts.length * mp3.samplesPerFrame - mp3.gap.end;
      const block = samples.map((channel) => channel.subarray(mp3.gap.start, end));
      const peaks = new PeakCollector(sampleCountOf(mp3));
      const energy = new EnergyCollector(mp3.sampleRate);
      peaks.add(block);
      energy.add(block);

      const kept = await readStoredPart(page, await contentKey(new Blob([Buffer.from(bytes)])), 'peaks');
      const analysis = await unpackAnalysis(new Blob([Buffer.from(kept)]));
      expect(failed).toBe(name === 'damaged.mp3');
      expect(analysis?.damaged).toBe(failed);
      expect(analysis?.duration).toBe((block[0]?.length ?? 0) / mp3.sampleRate);
      expect(analysis?.pyramid).toEqual(peaks.pyramid());
      expect(analysis?.energy).toEqual(energy.track());
    });
  }
});
