import * as z from 'zod/mini';
import { type AppName, CommonHeaders, JsonHeaders } from './credentials.ts';
import type { OperationId } from './errors.ts';
import {
  JobQuery,
  LenientStatusResponse,
  LenientTranscriptResponse,
  LenientUploadResponse,
  StatusResponse,
  successCode,
  TranscriptResponse,
  UploadForm,
  UploadHeaders,
  UploadResponse,
} from './speech-to-text.ts';
import { TextToSpeechBody, TextToSpeechHeaders, type TextToSpeechResponse } from './text-to-speech.ts';
import {
  isDocumentedList,
  LenientTranslationResponse,
  TranslationBody,
  TranslationHeaders,
  TranslationResponse,
  translationHeaderFields,
} from './translation.ts';
import {
  LenientTransliterationResponse,
  TransliterationBody,
  TransliterationHeaders,
  TransliterationResponse,
} from './transliteration.ts';

const NoHeaders = z.object({});
const NoQuery = z.object({});

/** Schemas by the name of their header or field. */
type FieldSchemas = Readonly<Record<string, z.core.$ZodType>>;

/**
 * The six operations: where each is sent, its input and its answer.
 *
 * `headers` are those in addition to the common ones, and `headerFields` the same by name. Of the two body fields in
 * `oneOf`, one is required. `response` is what the specification documents; `accepted` is what the console reads. An
 * audio answer has neither: its body is bytes.
 */
export const operations = {
  localization: {
    id: 'localization',
    appName: 'localization',
    method: 'POST',
    path: '/',
    headers: TranslationHeaders,
    headerFields: translationHeaderFields,
    query: NoQuery,
    request: { kind: 'json', schema: TranslationBody },
    answer: {
      kind: 'json',
      response: TranslationResponse,
      accepted: LenientTranslationResponse,
      isDocumentedList,
    },
  },
  transliteration: {
    id: 'transliteration',
    appName: 'transliteration',
    method: 'POST',
    path: '/',
    headers: TransliterationHeaders,
    headerFields: TransliterationHeaders.shape,
    query: NoQuery,
    request: { kind: 'json', schema: TransliterationBody },
    answer: { kind: 'json', response: TransliterationResponse, accepted: LenientTransliterationResponse },
  },
  stt_upload: {
    id: 'stt_upload',
    appName: 'stt_batch',
    method: 'POST',
    path: '/upload',
    headers: UploadHeaders,
    headerFields: UploadHeaders.shape,
    query: NoQuery,
    request: { kind: 'multipart', schema: UploadForm },
    oneOf: ['file', 'file_url'],
    answer: { kind: 'json', response: UploadResponse, accepted: LenientUploadResponse },
  },
  stt_status: {
    id: 'stt_status',
    appName: 'stt_batch',
    method: 'GET',
    path: '/status',
    headers: NoHeaders,
    headerFields: NoHeaders.shape,
    query: JobQuery,
    request: { kind: 'none', schema: z.undefined() },
    answer: { kind: 'json', response: StatusResponse, accepted: LenientStatusResponse },
  },
  stt_transcript: {
    id: 'stt_transcript',
    appName: 'stt_batch',
    method: 'GET',
    path: '/transcript',
    headers: NoHeaders,
    headerFields: NoHeaders.shape,
    query: JobQuery,
    request: { kind: 'none', schema: z.undefined() },
    answer: { kind: 'json', response: TranscriptResponse, accepted: LenientTranscriptResponse },
  },
  tts: {
    id: 'tts',
    appName: 'tts',
    method: 'POST',
    path: '/',
    headers: TextToSpeechHeaders,
    headerFields: TextToSpeechHeaders.shape,
    query: NoQuery,
    request: { kind: 'json', schema: TextToSpeechBody },
    oneOf: ['text', 'ssml'],
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
    headerFields: FieldSchemas;
    query: z.core.$ZodType & { shape: FieldSchemas };
    request:
      | { kind: 'json' | 'multipart'; schema: z.core.$ZodType & { shape: FieldSchemas } }
      | { kind: 'none'; schema: z.core.$ZodType };
    oneOf?: readonly [string, string];
    answer:
      | {
          kind: 'json';
          response: z.core.$ZodType;
          accepted: z.core.$ZodType;
          isDocumentedList?: (list: unknown) => boolean;
        }
      | { kind: 'audio' };
  }
>;

type Operations = typeof operations;

/** The headers, query values and body fields of an operation by name, common headers included. */
export function fieldsOf(id: OperationId): FieldSchemas {
  const { headerFields, query, request } = operations[id];
  return {
    ...CommonHeaders.shape,
    ...(request.kind === 'json' && JsonHeaders.shape),
    ...headerFields,
    ...query.shape,
    ...(request.kind !== 'none' && request.schema.shape),
  };
}

/** The two fields of a body of which one is required. */
export function oneRequiredOf(id: OperationId): readonly [string, string] | undefined {
  const operation = operations[id];
  return 'oneOf' in operation ? operation.oneOf : undefined;
}

/** Headers, query and body as a caller gives them, before they are encoded. */
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

/** The documented answer, which a handler must return. */
export type ResponseOf<Id extends OperationId> = Id extends OperationId
  ? Operations[Id]['answer'] extends { response: infer Schema extends z.core.$ZodType }
    ? z.output<Schema>
    : TextToSpeechResponse
  : never;

/** The answer as the console reads it, every accepted variant normalised. */
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
