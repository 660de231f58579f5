import * as z from 'zod/mini';
import { AppName } from './credentials.ts';
import { jobCodes, uploadResultCodes } from './speech-to-text.ts';

/** Shapes of error bodies: A and B of the specification, and those of text-to-speech and speech-to-text. */
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
  /** The code in the answer; only speech-to-text has codes. */
  readonly code?: string;
  /** The documented text. */
  readonly text: string;
  /** The field of the body that holds the documented text. */
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
  { name: 'expired', text: 'API key expired', condition: 'key expired' },
  { name: 'exhausted', text: 'usage exhausted', condition: 'credits or character limit used up' },
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
] as const;
export type AccountRefusal = (typeof accountRefusals)[number]['name'];

/** The operations of each function, and the shape and field of its refusals about the account. */
const rowDefaults: Record<AppName, Pick<ErrorRow, 'operations' | 'shape' | 'field'>> = {
  localization: { operations: ['localization'], shape: 'A', field: 'message' },
  transliteration: { operations: ['transliteration'], shape: 'B', field: 'message' },
  tts: { operations: ['tts'], shape: 'tts', field: 'cause' },
  stt_batch: { operations: ['stt_upload', 'stt_status', 'stt_transcript'], shape: 'A', field: 'message' },
};

const errorRowFor = (
  appName: AppName,
  name: string,
  httpStatus: number,
  text: string,
  condition: string,
  differs: Partial<ErrorRow> = {},
): ErrorRow => ({
  id: `${appName}.${name}`,
  appName,
  httpStatus,
  text,
  condition,
  ...rowDefaults[appName],
  ...differs,
});

const accountRows = AppName.options.flatMap((appName) =>
  accountRefusals.map(({ name, text, condition }) => {
    // Of the speech-to-text operations only the upload has a language.
    const isUpload = appName === 'stt_batch' && name === 'unauthorized-language';
    return errorRowFor(appName, name, 403, text, condition, isUpload ? { operations: ['stt_upload'] } : {});
  }),
);

/** The general message of shape B; the specific reason is in `error_cause`. */
export const generalMessage = 'Oops! Something wrong happened';

const missingHeaderRow = (name: string, text: string, field: string) =>
  errorRowFor('localization', name, 403, text, `\`${field}\` missing`, { shape: 'B', field: 'error_cause' });

const invalidSpeechRow = (name: string, text: string, condition: string) =>
  errorRowFor('tts', name, 400, text, condition);

const uploadConditions: Record<Exclude<keyof typeof uploadResultCodes, '000'>, string> = {
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
  '003': 'the job is waiting',
  '004': 'the job is being processed',
  '005': 'the job failed',
  '999': 'unknown error',
};

const codeRows = <Code extends string>(
  table: 'upload' | 'job',
  operations: readonly OperationId[],
  texts: Record<Code, string>,
  conditions: Partial<Record<Code, string>>,
) =>
  (Object.keys(conditions) as Code[]).map((code) =>
    errorRowFor('stt_batch', `${table}-${code}`, 200, texts[code], conditions[code] ?? '', {
      operations,
      code,
      shape: 'stt',
    }),
  );

/** Every row of the specification's error tables. */
export const errorRows: readonly ErrorRow[] = [
  ...accountRows,
  missingHeaderRow('data-missing', 'Please provide data string', 'data'),
  missingHeaderRow('target-missing', 'Target language is mandatory', 'tgt_lang'),
  missingHeaderRow('source-missing', 'Source language is mandatory', 'src_lang'),
  errorRowFor(
    'transliteration',
    'bad-request',
    400,
    generalMessage,
    'wrong request format or missing data; error_cause names the missing parameter',
  ),
  errorRowFor('transliteration', 'internal', 500, 'Internal Server Error', 'fault in the service'),
  invalidSpeechRow('speaker-missing', 'no `spkr` given', 'speaker code missing'),
  invalidSpeechRow('speed', 'invalid speed value', 'speed invalid or unsupported'),
  invalidSpeechRow('pitch', 'invalid pitch value', 'pitch invalid or unsupported'),
  invalidSpeechRow('format', 'invalid format value', 'format invalid or unsupported'),
  invalidSpeechRow('sample-rate', 'invalid sample_rate value', 'sample rate invalid or unsupported'),
  invalidSpeechRow('text-missing', 'no `text` given', 'text missing'),
  ...codeRows('upload', ['stt_upload'], uploadResultCodes, uploadConditions),
  ...codeRows('job', ['stt_status', 'stt_transcript'], jobCodes, jobConditions),
];

/** The rows of the specification's error tables that apply to this operation. */
export function errorRowsOf(operation: OperationId): readonly ErrorRow[] {
  return errorRows.filter((candidate) => candidate.operations.includes(operation));
}

/** The row with this id; throws on an unknown id. */
export function errorRow(id: string): ErrorRow {
  const found = errorRows.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No error row ${id}`);
  return found;
}

/** The content of an error body of any shape. */
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

/** Reads any error shape, on any function; undefined when the body is not an error body. */
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

const normaliseMessage = (text: string) =>
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
  const received = [facts.message, facts.cause].filter((text) => text !== undefined).map(normaliseMessage);
  // Some answers append a colon and the specific reason to the documented text.
  const says = ({ text }: ErrorRow) =>
    received.some(
      (words) => words === normaliseMessage(text) || words.startsWith(`${normaliseMessage(text)}:`),
    );
  const texts = candidates.filter(({ code }) => code === undefined);
  const alike = texts.filter(says);
  return (
    alike.find((candidate) => candidate.httpStatus === httpStatus) ??
    alike[0] ??
    texts.find(({ id }) => id === 'transliteration.bad-request' && httpStatus === 400)
  );
}
