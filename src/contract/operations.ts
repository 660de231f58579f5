import * as z from 'zod/mini';
import type { AppName } from './credentials.ts';
import type { OperationId } from './errors.ts';
import {
  AcceptedStatusResponse,
  AcceptedTranscriptResponse,
  AcceptedUploadResponse,
  JobQuery,
  StatusResponse,
  successCode,
  TranscriptResponse,
  UploadForm,
  UploadHeaders,
  UploadResponse,
} from './speech-to-text.ts';
import { TextToSpeechBody, TextToSpeechHeaders, type TextToSpeechResponse } from './text-to-speech.ts';
import {
  AcceptedTranslationResponse,
  TranslationBody,
  TranslationHeaders,
  TranslationResponse,
} from './translation.ts';
import {
  AcceptedTransliterationResponse,
  TransliterationBody,
  TransliterationHeaders,
  TransliterationResponse,
} from './transliteration.ts';

const NoHeaders = z.object({});
const NoQuery = z.object({});

/**
 * The six operations: where each is sent, what it takes and what it answers.
 *
 * `headers` are those beside the common ones. `response` is what the specification documents; `accepted` is what
 * the console reads. An audio answer has neither: its body is bytes.
 */
export const operations = {
  localization: {
    id: 'localization',
    appName: 'localization',
    method: 'POST',
    path: '/',
    headers: TranslationHeaders,
    query: NoQuery,
    request: { kind: 'json', schema: TranslationBody },
    answer: { kind: 'json', response: TranslationResponse, accepted: AcceptedTranslationResponse },
  },
  transliteration: {
    id: 'transliteration',
    appName: 'transliteration',
    method: 'POST',
    path: '/',
    headers: TransliterationHeaders,
    query: NoQuery,
    request: { kind: 'json', schema: TransliterationBody },
    answer: { kind: 'json', response: TransliterationResponse, accepted: AcceptedTransliterationResponse },
  },
  stt_upload: {
    id: 'stt_upload',
    appName: 'stt_batch',
    method: 'POST',
    path: '/upload',
    headers: UploadHeaders,
    query: NoQuery,
    request: { kind: 'multipart', schema: UploadForm },
    answer: { kind: 'json', response: UploadResponse, accepted: AcceptedUploadResponse },
  },
  stt_status: {
    id: 'stt_status',
    appName: 'stt_batch',
    method: 'GET',
    path: '/status',
    headers: NoHeaders,
    query: JobQuery,
    request: { kind: 'none', schema: z.undefined() },
    answer: { kind: 'json', response: StatusResponse, accepted: AcceptedStatusResponse },
  },
  stt_transcript: {
    id: 'stt_transcript',
    appName: 'stt_batch',
    method: 'GET',
    path: '/transcript',
    headers: NoHeaders,
    query: JobQuery,
    request: { kind: 'none', schema: z.undefined() },
    answer: { kind: 'json', response: TranscriptResponse, accepted: AcceptedTranscriptResponse },
  },
  tts: {
    id: 'tts',
    appName: 'tts',
    method: 'POST',
    path: '/',
    headers: TextToSpeechHeaders,
    query: NoQuery,
    request: { kind: 'json', schema: TextToSpeechBody },
    answer: { kind: 'audio' },
  },
} as const satisfies Record<
  OperationId,
  {
    id: OperationId;
    appName: AppName;
    method: 'GET' | 'POST';
    path: '/' | '/upload' | '/status' | '/transcript';
    headers: z.core.$ZodType;
    query: z.core.$ZodType;
    request: { kind: 'json' | 'multipart' | 'none'; schema: z.core.$ZodType };
    answer: { kind: 'json'; response: z.core.$ZodType; accepted: z.core.$ZodType } | { kind: 'audio' };
  }
>;

type Operations = typeof operations;
export type Operation<Id extends OperationId = OperationId> = Operations[Id];

/** Headers, query and body as a caller gives them, before the contract encodes them for the wire. */
export interface CallInput<Id extends OperationId> {
  readonly headers: z.output<Operations[Id]['headers']>;
  readonly query: z.output<Operations[Id]['query']>;
  readonly body: z.input<Operations[Id]['request']['schema']>;
}

/** Headers, query and body as a handler receives them: parsed, defaults filled in. */
export interface RequestOf<Id extends OperationId> {
  readonly headers: z.output<Operations[Id]['headers']>;
  readonly query: z.output<Operations[Id]['query']>;
  readonly body: z.output<Operations[Id]['request']['schema']>;
}

/** The documented answer: what a handler must give. */
export type ResponseOf<Id extends OperationId> = Id extends OperationId
  ? Operations[Id]['answer'] extends { response: infer Schema extends z.core.$ZodType }
    ? z.output<Schema>
    : TextToSpeechResponse
  : never;

/** The answer as the console reads it, every accepted variant brought to one form. */
export type AcceptedOf<Id extends OperationId> = Id extends OperationId
  ? Operations[Id]['answer'] extends { accepted: infer Schema extends z.core.$ZodType }
    ? z.output<Schema>
    : TextToSpeechResponse
  : never;

/**
 * Whether an answer with this `code` is a success of the operation. A status call succeeds while its job waits, is
 * processed or has failed: the state is the answer. A transcript call succeeds only when the transcript is ready.
 */
export function isSuccessCode(operation: OperationId, code: string): boolean {
  if (operation === 'stt_status') return ['000', '003', '004', '005'].includes(code);
  return code === successCode;
}
