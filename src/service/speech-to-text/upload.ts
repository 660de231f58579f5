import { randomUUID } from 'node:crypto';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { documentedLimits } from '#contract/limits.ts';
import { SpeechToTextDomain, type UploadResultCode, uploadResultCodes } from '#contract/speech-to-text.ts';
import { messageOf } from '../error-message.ts';
import { currentRequestId } from '../monitoring/request-id.ts';
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts';
import type { AudioStore } from '../store/audio/audio-store.ts';
import { isDiskFull } from '../store/disk-full.ts';
import type { JobRequest, NewJob } from '../store/job-queue.ts';
import type { Charge } from '../store/usage/account-usage.ts';
import { detectAudioType } from './decoding/audio-type.ts';
import { withFile } from './decoding/byte-source.ts';
import { type FetchFileUrl, FileUrlError, FileUrlTooLarge } from './file-url.ts';
import { measureSeconds } from './measure-audio.ts';
import { readForm } from './read-form.ts';
import type { SpeechToText, UploadAnswer, UploadRequest } from './speech-to-text.ts';
import type { WorkingFiles } from './working-files.ts';

export interface UploadDependencies {
  readonly files: Pick<WorkingFiles, 'receive' | 'discard'>;
  readonly audio: Pick<AudioStore, 'keep' | 'remove'>;
  /** Whether an engine serves the language: the one with the given id, or any. */
  isServed(language: SpeechToTextLanguage, engine: string | undefined): boolean;
  readonly fetchFileUrl: FetchFileUrl;
  /** Stores the job durably in the queue and charges the account; false if its allowance is used up. */
  accept(job: NewJob, charge: Charge | undefined): Promise<boolean>;
  log(message: string): void;
}

/** The received file, with the code to answer if it is not audio: 002, or 004 for a `file_url`; or the answer. */
type FetchedAudio =
  | { readonly path: string; readonly fileName?: string; readonly wrongType: '002' | '004' }
  | { readonly answer: UploadAnswer };

type CreateAnswer = (code: UploadResultCode, reason?: string, status?: 200 | 413 | 415) => UploadAnswer;

const multipartPattern = /^multipart\/form-data\s*(;|$)/i;
const maxNameCharacters = 255;

/**
 * The upload call. The order of checks: `src_lang`, permission for it, engine and domain, then the body. The answer
 * 000 is given only when audio and job survive a power cut.
 */
export function createUpload(dependencies: UploadDependencies): SpeechToText['upload'] {
  const { audio, files } = dependencies;

  return async (request) => {
    const job_id = randomUUID();
    const answer: CreateAnswer = (code, reason, status = 200) => ({
      status,
      body: {
        job_id,
        code,
        message: reason ? `${uploadResultCodes[code]}: ${reason}` : uploadResultCodes[code],
      },
    });

    const src_lang = request.src_lang?.trim();
    if (!src_lang) return answer('001');
    const language = SpeechToTextLanguage.safeParse(src_lang);
    if (!language.success) return answer('003');
    if (!request.mayUse(language.data)) return { forbidden: 'language' };
    const domain = SpeechToTextDomain.safeParse(request.domain?.trim());
    if (!domain.success || !dependencies.isServed(language.data, undefined)) return answer('003');

    try {
      return await accepted(request, job_id, { src_lang: language.data, domain: domain.data }, answer);
    } catch (error) {
      dependencies.log(`upload ${job_id} failed: ${messageOf(error)}`);
      return isDiskFull(error) ? answer('999', 'the disk of the service is full') : answer('999');
    }
  };

  async function accepted(
    request: UploadRequest,
    job_id: string,
    checked: Pick<JobRequest, 'src_lang' | 'domain'>,
    answer: CreateAnswer,
  ): Promise<UploadAnswer> {
    const fetched = await fetchAudio(request, job_id, answer);
    if ('answer' in fetched) return fetched.answer;
    const { path, fileName, wrongType } = fetched;
    try {
      const measured = await withFile(path, (source) => {
        const type = detectAudioType(source);
        return type && { type, seconds: measureSeconds(source, type) };
      });
      if (measured === undefined) return answer(wrongType);
      const requestId = currentRequestId();
      const frozen: JobRequest = {
        ...checked,
        subtitles: request.subtitles,
        ...(dependencies.isServed(checked.src_lang, request.engine) && { engine: request.engine }),
        ...(fileName && { fileName: fileName.slice(0, maxNameCharacters) }),
        ...(requestId !== undefined && { requestId }),
      };
      const name = `${job_id}.${measured.type}`;
      await audio.keep(path, name);
      const job = { job_id, account: request.accountId, request: frozen, audio: name };
      let keepsAudio = false;
      try {
        keepsAudio = await dependencies.accept(job, request.charge(measured.seconds));
        if (!keepsAudio) return { forbidden: 'allowance' };
      } catch (error) {
        // The job may be stored nevertheless. Audio without a job is removed later.
        keepsAudio = error instanceof DatabaseUnavailable;
        throw error;
      } finally {
        if (!keepsAudio) await audio.remove(name);
      }
      return answer('000');
    } finally {
      await files.discard(path);
    }
  }

  async function fetchAudio(
    request: UploadRequest,
    job_id: string,
    answer: CreateAnswer,
  ): Promise<FetchedAudio> {
    const { contentType, body, signal } = request;
    // The answer to audio that is too large, as `readForm` and `fetchFileUrl` report it.
    const tooLarge = () => ({
      answer: answer(
        '999',
        `the audio must be less than ${documentedLimits.audioBytes / 1_000_000} MB (${documentedLimits.audioBytes} bytes)`,
        413,
      ),
    });
    if (!contentType) return { answer: answer('005') };
    if (!multipartPattern.test(contentType)) {
      return { answer: answer('999', 'an upload must be sent as multipart/form-data', 415) };
    }
    if (request.unreadable) return { answer: answer('999', request.unreadable, 415) };
    const receive = (stream: Parameters<WorkingFiles['receive']>[1]) => files.receive(job_id, stream);
    const form = await readForm({ contentType, body, signal }, receive, files.discard);
    switch (form.kind) {
      case 'file':
        return { path: form.path, fileName: form.fileName, wrongType: '002' };
      case 'empty':
        return { answer: answer('005') };
      case 'too-large':
        return tooLarge();
      case 'malformed':
        return { answer: answer('999', form.reason) };
      case 'file_url':
        try {
          const { path } = await dependencies.fetchFileUrl(form.address, signal, receive);
          return { path, wrongType: '004' };
        } catch (error) {
          if (error instanceof FileUrlTooLarge) return tooLarge();
          if (error instanceof FileUrlError) return { answer: answer('999', error.message) };
          if (signal.aborted) return { answer: answer('999', 'the client went away') };
          throw error;
        }
    }
  }
}
