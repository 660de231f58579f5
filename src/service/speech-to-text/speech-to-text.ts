import type { Readable } from 'node:stream';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { StatusResponse, TranscriptResponse, UploadResponse } from '#contract/speech-to-text.ts';

/** An upload whose credentials and permissions for the function were already checked. */
export interface UploadRequest {
  readonly accountId: string;
  readonly src_lang?: string;
  readonly domain?: string;
  readonly subtitles: boolean;
  /** The `Content-Type` header, with its boundary. */
  readonly contentType?: string;
  /** The request's body. It may be left unread when the answer comes early: the caller drains it. */
  readonly body: Readable;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
  /** Whether the account may use this language. */
  mayUse(language: SpeechToTextLanguage): boolean;
  /** Called once for an accepted upload with the length of its audio in seconds. */
  charge(seconds: number): void | Promise<void>;
}

/** 413: the audio is not below the limit. 415: the body is something else than a form. */
export type UploadAnswer =
  | { readonly status: 200 | 413 | 415; readonly body: UploadResponse }
  | { readonly forbidden: 'language' };

/** A language that can be recognised, and by which engine. */
export interface ServedLanguage {
  readonly language: SpeechToTextLanguage;
  readonly engine: string;
}

/** Batch speech-to-text. Every answer but `UploadAnswer` goes out with HTTP status 200. */
export interface SpeechToText {
  upload(request: UploadRequest): Promise<UploadAnswer>;
  status(accountId: string, job_id: string | undefined): Promise<StatusResponse>;
  transcript(accountId: string, job_id: string | undefined): Promise<TranscriptResponse>;
  languages(): readonly ServedLanguage[];
  /** Stops working and puts running jobs back into the queue; the store stays open. */
  close(): Promise<void>;
}
