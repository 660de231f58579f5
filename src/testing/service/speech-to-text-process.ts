import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createSpeechToText } from '#service/speech-to-text/create-speech-to-text.ts';
import { openDatabase } from '#service/store/database.ts';
import { createLibsqlJobQueue } from '#service/store/job-queue-libsql.ts';
import { silence, wavBytes } from '../audio/audio-samples.ts';
import { createScriptedRecogniser } from './scripted-recogniser.ts';

/*
 * A process with the real store, uploads and queue, for tests that kill it. It uploads a few files and reports to its
 * parent the id of each acknowledged upload, as a client would see it.
 */

const [folder = '', uploads = '0'] = process.argv.slice(2);
const boundary = 'kill';
const body = Buffer.concat([
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n`),
  wavBytes(silence(0.2, 16_000), { sampleRate: 16_000 }),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

const service = await createSpeechToText({
  jobs: createLibsqlJobQueue(openDatabase(join(folder, 'service.db'))),
  recognisers: () => [createScriptedRecogniser()],
  folder: join(folder, 'audio'),
  concurrency: 2,
});
process.send?.('ready');
process.on('disconnect', () => process.exit());
for (let count = 0; count < Number(uploads); count++) {
  const answer = await service.upload({
    accountId: 'working',
    src_lang: 'en',
    domain: 'generic',
    subtitles: true,
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from([body]),
    signal: new AbortController().signal,
    mayUse: () => true,
    charge: () => undefined,
  });
  if ('body' in answer && answer.body.code === '000') process.send?.({ job_id: answer.body.job_id });
  await new Promise((resolve) => setTimeout(resolve, 60));
}
