import { expect, it } from 'vitest';
import { silence, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { measureAudio } from './measure-audio.ts';

const sound = Float32Array.from([...silence(0.5, 16_000), ...tone(1, 16_000), ...silence(0.25, 16_000)]);
const wav = Uint8Array.from(wavBytes(sound, { sampleRate: 16_000 }));

it.each([
  ['wav', wav],
  ['pcm', wav.slice(44)],
] as const)('measures loudness and silence of %s', async (format, bytes) => {
  const measure = await measureAudio({ bytes, format, sampleRate: 16_000 });
  expect(measure?.silence.start).toBeCloseTo(0.5, 2);
  expect(measure?.silence.end).toBeCloseTo(0.25, 2);
  expect(measure?.loudness).toBeLessThan(0);
  expect(measure?.loudness).toBeGreaterThan(-40);
});

it('does not measure silence or compressed audio', async () => {
  const quiet = Uint8Array.from(wavBytes(silence(1, 16_000), { sampleRate: 16_000 }));
  expect(await measureAudio({ bytes: quiet, format: 'wav' })).toBeUndefined();
  expect(await measureAudio({ bytes: wav, format: 'mp3' })).toBeUndefined();
});
