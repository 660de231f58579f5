import { type JobCode, jobCodes } from '#contract/speech-to-text.ts';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';
import { servedLanguages } from './create-speech-to-text.ts';
import type { SpeechToText } from './speech-to-text.ts';
import { createUpload } from './upload.ts';

/**
 * Speech-to-text while the disk is too full for the database to be opened. An upload is checked as usual and then
 * refused with 999; status and transcript answer 999 too, because the state of the job is unknown.
 */
export function createSpeechToTextOnFullDisk(dependencies: {
  readonly recognisers: () => readonly Recogniser[];
  log(message: string): void;
}): SpeechToText {
  const served = () => servedLanguages(dependencies.recognisers());
  const full = async (): Promise<never> => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'open' });
  };
  const code: JobCode = '999';
  const message = `${jobCodes[code]}: the disk of the service is full`;
  return {
    upload: createUpload({
      files: { receive: full, discard: async () => {} },
      audio: { keep: full, remove: async () => {} },
      isServed: (wanted) => served().some(({ language }) => language === wanted),
      fetchFileUrl: full,
      accept: full,
      log: dependencies.log,
    }),
    // The job continues once there is space, so a client that keeps polling loses nothing.
    status: async (_accountId, job_id = '') => ({ job_id, code, message, status: 'queued' }),
    transcript: async (_accountId, job_id = '') => ({ job_id, code, message }),
    explanation: async () => undefined,
    languages: served,
    engines: dependencies.recognisers,
    drain: async () => {},
    close: async () => {},
  };
}
