import * as z from 'zod/mini';
import type { AppName } from './credentials.ts';
import { jobCodes, uploadCodes } from './speech-to-text.ts';

/** The names of the error body shapes: A and B of the specification, text-to-speech's own, and speech-to-text's codes. */
export type ErrorShape = 'A' | 'B' | 'tts' | 'stt';

export const ShapeA = z.strictObject({ message: z.string(), status: z.int() });
export const ShapeB = z.strictObject({
  documentation: z.string(),
  message: z.string(),
  error_cause: z.string(),
  status: z.string(),
});
export const TextToSpeechError = z.strictObject({ success: z.literal(false), cause: z.string() });
export const CodeAnswer = z.strictObject({
  job_id: z.string(),
  code: z.string(),
  message: z.string(),
  status: z.optional(z.string()),
});

export const errorShapes = { A: ShapeA, B: ShapeB, tts: TextToSpeechError, stt: CodeAnswer } as const;

/** The six operations of the API. */
export const operationIds = [
  'localization',
  'transliteration',
  'stt_upload',
  'stt_status',
  'stt_transcript',
  'tts',
] as const;
export type OperationId = (typeof operationIds)[number];

/** One row of the specification's error tables. */
export interface ErrorRow {
  readonly id: string;
  readonly appName: AppName;
  readonly operations: readonly OperationId[];
  readonly httpStatus: number;
  /** Only speech-to-text answers carry codes. */
  readonly code?: string;
  /** The documented text. */
  readonly text: string;
  /** The body field that holds the documented text. */
  readonly field: 'message' | 'error_cause' | 'cause';
  readonly condition: string;
  readonly shape: ErrorShape;
}

/** The five refusals about the account, shared by every function (specification: Authentication, 2 to 6). */
export const accountRefusals = [
  {
    name: 'invalid-credentials',
    text: 'Invalid REV-API-KEY or REV-APP-ID',
    condition: 'invalid credentials',
  },
  {
    name: 'expired',
    text: 'API key expired',
    condition: 'key expired',
  },
  {
    name: 'exhausted',
    text: 'usage exhausted',
    condition: 'credits or character limit used up',
  },
  {
    name: 'unauthorized-api',
    text: 'unauthorized to use this API',
    condition: 'invalid REV-APPNAME or no permission for the function',
  },
  {
    name: 'unauthorized-language',
    text: 'unauthorized to use this src/tgt language',
    condition: 'invalid or unauthorized language or speaker code',
  },
] as const satisfies readonly { name: string; text: string; condition: string }[];
export type AccountRefusal = (typeof accountRefusals)[number]['name'];

const functions: readonly {
  appName: AppName;
  operations: readonly OperationId[];
  shape: ErrorShape;
  field: ErrorRow['field'];
}[] = [
  { appName: 'localization', operations: ['localization'], shape: 'A', field: 'message' },
  { appName: 'transliteration', operations: ['transliteration'], shape: 'B', field: 'message' },
  { appName: 'tts', operations: ['tts'], shape: 'tts', field: 'cause' },
  {
    appName: 'stt_batch',
    operations: ['stt_upload', 'stt_status', 'stt_transcript'],
    shape: 'A',
    field: 'message',
  },
];

const accountRows: readonly ErrorRow[] = functions.flatMap(({ appName, operations, shape, field }) =>
  accountRefusals.map(({ name, text, condition }) => ({
    id: `${appName}.${name}`,
    appName,
    // Only an upload names a language.
    operations:
      appName === 'stt_batch' && name === 'unauthorized-language' ? (['stt_upload'] as const) : operations,
    httpStatus: 403,
    text,
    field,
    condition,
    shape,
  })),
);

const row = (
  appName: AppName,
  name: string,
  httpStatus: number,
  text: string,
  condition: string,
): ErrorRow => ({
  id: `${appName}.${name}`,
  appName,
  operations:
    appName === 'tts' ? ['tts'] : appName === 'localization' ? ['localization'] : ['transliteration'],
  httpStatus,
  text,
  field: appName === 'tts' ? 'cause' : 'error_cause',
  condition,
  shape: appName === 'tts' ? 'tts' : 'B',
});

/** The general text of shape B where the specific reason stands in `error_cause`. */
export const generalMessage = 'Oops! Something wrong happened';

const translationRows: readonly ErrorRow[] = [
  row('localization', 'data-missing', 403, 'Please provide data string', '`data` missing'),
  row('localization', 'target-missing', 403, 'Target language is mandatory', '`tgt_lang` missing'),
  row('localization', 'source-missing', 403, 'Source language is mandatory', '`src_lang` missing'),
];

const transliterationRows: readonly ErrorRow[] = [
  {
    id: 'transliteration.bad-request',
    appName: 'transliteration',
    operations: ['transliteration'],
    httpStatus: 400,
    text: generalMessage,
    field: 'message',
    condition: 'wrong request format or missing data; error_cause names the missing parameter',
    shape: 'B',
  },
  {
    id: 'transliteration.internal',
    appName: 'transliteration',
    operations: ['transliteration'],
    httpStatus: 500,
    text: 'Internal Server Error',
    field: 'message',
    condition: 'fault in the service',
    shape: 'B',
  },
];

const textToSpeechRows: readonly ErrorRow[] = [
  row('tts', 'speaker-missing', 400, 'no `spkr` given', 'speaker code missing'),
  row('tts', 'speed', 400, 'invalid speed value', 'speed invalid or unsupported'),
  row('tts', 'pitch', 400, 'invalid pitch value', 'pitch invalid or unsupported'),
  row('tts', 'format', 400, 'invalid format value', 'format invalid or unsupported'),
  row('tts', 'sample-rate', 400, 'invalid sample_rate value', 'sample rate invalid or unsupported'),
  row('tts', 'text-missing', 400, 'no `text` given', 'text missing'),
];

const uploadConditions: Record<Exclude<keyof typeof uploadCodes, '000'>, string> = {
  '001': 'language code missing',
  '002': 'the file is not wav, flac or mp3',
  '003': 'language or domain not available',
  '004': 'the file at the address is not wav, flac or mp3',
  '005': 'neither file nor file_url',
  '999': 'unknown error; the address cannot be fetched; the file is too large',
};

const jobConditions: Record<Exclude<keyof typeof jobCodes, '000'>, string> = {
  '001': 'job id missing or malformed',
  '002': 'job id unknown',
  '003': 'the job waits',
  '004': 'the job is being processed',
  '005': 'the job failed',
  '999': 'unknown error',
};

const codeRow = (
  table: 'upload' | 'job',
  operations: readonly OperationId[],
  code: string,
  text: string,
  condition: string,
): ErrorRow => ({
  id: `stt_batch.${table}-${code}`,
  appName: 'stt_batch',
  operations,
  httpStatus: 200,
  code,
  text,
  field: 'message',
  condition,
  shape: 'stt',
});

const entriesOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];

const speechToTextRows: readonly ErrorRow[] = [
  ...entriesOf(uploadConditions).map(([code, condition]) =>
    codeRow('upload', ['stt_upload'], code, uploadCodes[code], condition),
  ),
  ...entriesOf(jobConditions).map(([code, condition]) =>
    codeRow('job', ['stt_status', 'stt_transcript'], code, jobCodes[code], condition),
  ),
];

/** Every row of the specification's error tables. */
export const errorRows: readonly ErrorRow[] = [
  ...accountRows,
  ...translationRows,
  ...transliterationRows,
  ...textToSpeechRows,
  ...speechToTextRows,
];

/** The rows of the specification's error tables that a call of this operation can meet. */
export function errorRowsOf(operation: OperationId): readonly ErrorRow[] {
  return errorRows.filter((candidate) => candidate.operations.includes(operation));
}

/** The row with this id; asking for one that is not there is a mistake in the program. */
export function errorRow(id: string): ErrorRow {
  const found = errorRows.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No error row ${id}`);
  return found;
}

/** What an error body says, whichever shape it has. */
export interface ErrorFacts {
  readonly shape: ErrorShape;
  readonly message?: string;
  /** `error_cause` or `cause`. */
  readonly cause?: string;
  readonly code?: string;
  readonly job_id?: string;
}

const looseText = z.nullish(z.union([z.string(), z.number()]));
const AnyErrorBody = z.object({
  message: looseText,
  error_cause: looseText,
  cause: looseText,
  code: looseText,
  job_id: looseText,
  success: z.nullish(z.boolean()),
  status: looseText,
});

/** Reads any of the error shapes, on any function; undefined when the body is not an error body at all. */
export function readErrorBody(body: unknown): ErrorFacts | undefined {
  const parsed = AnyErrorBody.safeParse(body);
  if (!parsed.success) return undefined;
  const { message, error_cause, cause, code, job_id, success } = parsed.data;
  const shape: ErrorShape | undefined =
    code != null
      ? 'stt'
      : cause != null || success === false
        ? 'tts'
        : error_cause != null
          ? 'B'
          : message != null
            ? 'A'
            : undefined;
  if (!shape) return undefined;
  return {
    shape,
    ...(message != null && { message: String(message) }),
    ...((error_cause ?? cause) != null && { cause: String(error_cause ?? cause) }),
    ...(code != null && { code: String(code).padStart(3, '0') }),
    ...(job_id != null && { job_id: String(job_id) }),
  };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[`"'’.]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The row of the specification that an error answer matches, or undefined when it matches none. */
export function matchErrorRow(
  operation: OperationId,
  httpStatus: number,
  facts: ErrorFacts,
): ErrorRow | undefined {
  const candidates = errorRowsOf(operation);
  if (facts.code !== undefined) {
    return candidates.find((candidate) => candidate.code === facts.code);
  }
  const said = [facts.message, facts.cause].filter((text) => text !== undefined).map(plain);
  // Some answers go on after the documented text: what exactly is wrong, behind a colon.
  const says = ({ text }: ErrorRow) =>
    said.some((words) => words === plain(text) || words.startsWith(`${plain(text)}:`));
  return (
    candidates.find(
      (candidate) => candidate.code === undefined && says(candidate) && candidate.httpStatus === httpStatus,
    ) ??
    candidates.find((candidate) => candidate.code === undefined && says(candidate)) ??
    candidates.find(
      (candidate) =>
        candidate.code === undefined &&
        candidate.httpStatus === httpStatus &&
        candidate.id === 'transliteration.bad-request',
    )
  );
}
