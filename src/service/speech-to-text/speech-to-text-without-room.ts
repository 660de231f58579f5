import { randomUUID } from 'node:crypto';
import { type JobCode, jobCodes } from '#contract/speech-to-text.ts';
import type { Recogniser } from '../engines/recogniser.ts';
import { recogniserOfEach, type SpeechToText } from './speech-to-text.ts';
import { createUpload } from './upload.ts';

/**
 * Speech-to-text while not even its database can be opened, because the disk is full. An upload is checked as ever and
 * then refused with 999; a job is answered with 999, for nobody knows how far it is.
 */
export function createSpeechToTextWithoutRoom(dependencies: {
  readonly recognisers: readonly Recogniser[];
  log(message: string): void;
}): SpeechToText {
  const served = recogniserOfEach(dependencies.recognisers);
  const full = async (): Promise<never> => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'open' });
  };
  const code: JobCode = '999';
  const message = `${jobCodes[code]}: the disk of the service is full`;
  return {
    upload: createUpload({
      audio: {
        receive: full,
        keep: full,
        discard: async () => {},
        pathOf: (name) => name,
        remove: async () => {},
        workFolder: full,
      },
      isServed: (language) => served.has(language),
      fetchFileUrl: full,
      accept: full,
      newId: randomUUID,
      log: dependencies.log,
    }),
    // The job goes on when there is room: a client that asks again loses nothing.
    status: async (_accountId, job_id = '') => ({ job_id, code, message, status: 'queued' }),
    transcript: async (_accountId, job_id = '') => ({ job_id, code, message }),
    languages: () => [...served].map(([language, { id }]) => ({ language, engine: id })),
    close: async () => {},
  };
}
