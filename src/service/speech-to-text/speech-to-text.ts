import type { Readable } from 'node:stream';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { TranscriptExplanation } from '#contract/local/explanations.ts';
import type { StatusResponse, TranscriptResponse, UploadResponse } from '#contract/speech-to-text.ts';
import type { Charge } from '../store/usage/account-usage.ts';

/** An upload whose credentials and permissions for the function were already checked. */
export interface UploadRequest {
  readonly accountId: string;
  readonly src_lang?: string;
  readonly domain?: string;
  readonly subtitles: boolean;
  /** The engine that the client chose. */
  readonly engine?: string;
  /** The `Content-Type` header, with its boundary. */
  readonly contentType?: string;
  /** Why the body cannot be read, for example because it is compressed. */
  readonly unreadable?: string;
  /** The body of the request. It may be left unread when the answer is early. */
  readonly body: Readable;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Whether the account may use this language. */
  mayUse(language: SpeechToTextLanguage): boolean;
  /** What an accepted upload costs, by the length of its audio in seconds; undefined costs nothing. */
  charge(seconds: number): Charge | undefined;
}

/**
 * The answer to an upload, with 413 if the audio is not below the limit and 415 if the body is not a readable form; or
 * why the account may not upload the audio.
 */
export type UploadAnswer =
  | { readonly status: 200 | 413 | 415; readonly body: UploadResponse }
  | { readonly forbidden: 'language' | 'allowance' };

/** A language that can be recognised, and its engine. */
export interface ServedLanguage {
  readonly language: SpeechToTextLanguage;
  readonly engine: string;
}

/** A recogniser and what it recognises. */
export interface RecogniserLanguages {
  readonly id: string;
  readonly languages: readonly SpeechToTextLanguage[];
}

/** Batch speech-to-text. Every answer except `UploadAnswer` has HTTP status 200. */
export interface SpeechToText {
  upload(request: UploadRequest): Promise<UploadAnswer>;
  status(accountId: string, job_id: string | undefined): Promise<StatusResponse>;
  transcript(accountId: string, job_id: string | undefined): Promise<TranscriptResponse>;
  /** How the transcript of a completed job was produced. */
  explanation(job_id: string | undefined): Promise<TranscriptExplanation | undefined>;
  languages(): readonly ServedLanguage[];
  /** Every recogniser with its languages, in order of preference. */
  engines(): readonly RecogniserLanguages[];
  /** Takes no more jobs; resolves when the running ones have ended. Uploads are still accepted. */
  drain(): Promise<void>;
  /** Stops and puts running jobs back into the queue; the store stays open. */
  close(): Promise<void>;
}
