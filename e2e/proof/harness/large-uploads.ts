import { silence, wavBytes } from '#testing/audio/audio-samples.ts';
import { createClient } from './speech-to-text-client.ts';

/*
 * Uploads large files to a service at the same time and reports to the parent process how many were accepted and the
 * seconds it took.
 */

const uploadBytes = 99_000_000;
const [url = '', count = '1'] = process.argv.slice(2);
const sampleRate = 16_000;
const audio = wavBytes(silence((uploadBytes - 44) / 2 / sampleRate, sampleRate), { sampleRate });
const client = createClient(url);
const startedAt = performance.now();
const answers = await Promise.all(
  Array.from({ length: Number(count) }, () => client.upload(audio, Math.ceil(audio.length / 65_536), 0)),
);
process.send?.({
  accepted: answers.filter((job_id) => job_id !== undefined).length,
  seconds: (performance.now() - startedAt) / 1000,
});
