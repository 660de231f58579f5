import { expect, it } from 'vitest';
import { createEncoder } from '#service/audio-files/encoders.ts';
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

it.each([
  ['digital silence', silence(1, 16_000), 1],
  ['less than 400 ms', silence(0.2, 16_000), 0.2],
])('for %s, measures the silence but no loudness', async (_, samples, seconds) => {
  const bytes = Uint8Array.from(wavBytes(samples, { sampleRate: 16_000 }));
  const measure = await measureAudio({ bytes, format: 'wav' });
  expect(measure?.loudness).toBeUndefined();
  expect(measure?.silence.start).toBeCloseTo(seconds, 2);
  expect(measure?.silence.end).toBeCloseTo(seconds, 2);
});

it('does not measure damaged audio', async () => {
  expect(await measureAudio({ bytes: new Uint8Array([1, 2, 3]), format: 'flac' })).toBeUndefined();
});

it.each(['MP3', 'FLAC', 'OPUS', 'OGG'] as const)('measures almost the same in %s as in WAV', async (name) => {
  const encoder = await createEncoder(name, 16_000);
  const body = encoder.write(sound);
  const { head, tail } = encoder.finish();
  const bytes = Uint8Array.from(Buffer.concat([head, body, tail]));
  const format = ({ MP3: 'mp3', FLAC: 'flac', OPUS: 'opus', OGG: 'ogg' } as const)[name];
  const measure = await measureAudio({ bytes, format });
  const original = await measureAudio({ bytes: wav, format: 'wav' });
  // Lossy codecs smear the edges of the tone.
  expect(measure?.silence.start).toBeCloseTo(0.5, 1);
  expect(Math.abs((measure?.silence.end ?? 0) - 0.25)).toBeLessThan(0.1);
  expect(Math.abs((measure?.loudness ?? 0) - (original?.loudness ?? 99))).toBeLessThan(0.5);
});
