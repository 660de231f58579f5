import * as z from 'zod/mini';
import { headerBoolean } from './header-values.ts';
import { SpeechToTextLanguage } from './languages.ts';
import { withDescription } from './schema.ts';

export const speechToTextDomains = [
  'generic',
  'bfsi',
  'ecomm',
  'healthcare',
  'voice-search',
  'alphanumeric',
  'names',
  'address',
  'language',
  'yes-no',
  'email',
] as const;
export const SpeechToTextDomain = z.enum(speechToTextDomains);
export type SpeechToTextDomain = z.infer<typeof SpeechToTextDomain>;

/** Headers of an upload besides the common ones. */
export const UploadHeaders = z.object({
  src_lang: withDescription(SpeechToTextLanguage, 'language code of the audio'),
  domain: withDescription(SpeechToTextDomain, 'use case and terminology set'),
  subtitles: withDescription(z.optional(headerBoolean), 'enables subtitles'),
});
export type UploadHeaders = z.infer<typeof UploadHeaders>;

/** Multipart form fields of an upload: one of the two is required; `file` takes precedence when both are present. */
export const UploadForm = z.object({
  file: withDescription(z.optional(z.file()), 'audio file of less than 100 MB'),
  file_url: withDescription(z.optional(z.string()), 'public address of an audio file'),
});

/** Query of the status and transcript calls. */
export const JobQuery = z.object({
  job_id: withDescription(z.string().check(z.minLength(1)), 'the id from the upload answer'),
});
export type JobQuery = z.infer<typeof JobQuery>;

/** The code for an accepted upload or a finished transcript. */
export const successCode = '000';

export const uploadResultCodes = {
  '000': 'Success. Request accepted',
  '001': 'Language code is required',
  '002':
    'File type not supported. Upload only wav, flac or mp3 formats. Preferred format for transcription is wav files',
  '003': 'Language and/or Domain not available',
  '004':
    'File type not supported. Upload only wav, flac or mp3 formats. Preferred format for transcription is wav files',
  '005': 'file is required',
  '999': 'Unknown error, please contact developer',
} as const;
export type UploadResultCode = keyof typeof uploadResultCodes;

/** Codes of the status call and of the transcript call, which share one table. */
export const jobCodes = {
  '000': 'Transcript ready.',
  '001': 'Invalid JOB ID',
  '002': 'Invalid JOB ID',
  '003': 'Your request is in the queue and will be processed shortly',
  '004': 'Your request is being processed',
  '005': 'Job failed. Please contact the developers',
  '999': 'Unknown error',
} as const;
export type JobCode = keyof typeof jobCodes;

export const JobState = z.enum(['queued', 'processing', 'failed', 'completed']);
export type JobState = z.infer<typeof JobState>;

const codesOf = <T extends string>(table: Record<T, string>) => z.enum(Object.keys(table) as [T, ...T[]]);

/** The answer to an upload. A refusal carries a fresh `job_id` too. */
export const UploadResponse = z.strictObject({
  job_id: z.string(),
  code: codesOf(uploadResultCodes),
  message: z.string(),
});
export type UploadResponse = z.infer<typeof UploadResponse>;

/** The answer to a status call. */
export const StatusResponse = z.strictObject({
  job_id: z.string(),
  code: codesOf(jobCodes),
  message: z.string(),
  status: JobState,
});
export type StatusResponse = z.infer<typeof StatusResponse>;

/** One recognised word; times in seconds from the start of the audio, `conf` from 0 to 1 where the engine gives one. */
export const Word = z.strictObject({
  word: z.string(),
  conf: z.optional(z.number()),
  start: z.number(),
  end: z.number(),
});
export type Word = z.infer<typeof Word>;

/** The transcript of one audio file. */
export const TranscriptResult = z.strictObject({
  transcript: withDescription(z.string(), 'formatted transcript'),
  original_transcript: withDescription(z.string(), 'raw recognized text'),
  channel_number: z.int(),
  words: withDescription(z.array(z.array(Word)), 'one list of words for each segment'),
  subtitles: withDescription(z.optional(z.string()), 'SubRip text; present when subtitles were requested'),
});
export type TranscriptResult = z.infer<typeof TranscriptResult>;

/** The answer to a transcript call; `result` is present when the code is 000. */
export const TranscriptResponse = z.strictObject({
  job_id: z.string(),
  code: codesOf(jobCodes),
  message: z.string(),
  result: z.optional(TranscriptResult),
});
export type TranscriptResponse = z.infer<typeof TranscriptResponse>;

const LooseText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** A code of three digits, which some answers carry as a number. */
const LooseCode = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((code) => String(code).padStart(3, '0')),
);

/** What the console accepts as an answer to an upload. */
export const LenientUploadResponse = z.object({
  job_id: LooseText,
  code: LooseCode,
  message: z.nullish(z.string()),
});
export type LenientUploadResponse = z.output<typeof LenientUploadResponse>;

/** What the console accepts as an answer to a status call. */
export const LenientStatusResponse = z.object({
  job_id: z.nullish(LooseText),
  code: LooseCode,
  message: z.nullish(z.string()),
  status: z.nullish(z.string()),
});
export type LenientStatusResponse = z.output<typeof LenientStatusResponse>;

const LooseWord = z.object({
  word: z.string(),
  conf: z.nullish(z.number()),
  start: z.number(),
  end: z.number(),
});
export type LenientWord = z.output<typeof LooseWord>;

const NestedTimes = z.pipe(
  z.union([z.array(z.array(LooseWord)), z.array(LooseWord)]),
  z.transform((words): LenientWord[][] => {
    if (words.length === 0) return [];
    return Array.isArray(words[0]) ? (words as LenientWord[][]) : [words as LenientWord[]];
  }),
);

const LooseResult = z.object({
  transcript: z.nullish(z.string()),
  original_transcript: z.nullish(z.string()),
  channel_number: z.nullish(z.number()),
  words: z.nullish(NestedTimes),
  subtitles: z.nullish(z.string()),
});

/** What the console accepts as an answer to a transcript call: words nested or flat, the result also in a list. */
export const LenientTranscriptResponse = z.object({
  job_id: z.nullish(LooseText),
  code: LooseCode,
  message: z.nullish(z.string()),
  result: z.nullish(
    z.pipe(
      z.union([LooseResult, z.array(LooseResult)]),
      z.transform((result) => (Array.isArray(result) ? result[0] : result)),
    ),
  ),
});
export type LenientTranscriptResponse = z.output<typeof LenientTranscriptResponse>;
