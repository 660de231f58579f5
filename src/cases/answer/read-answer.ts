import * as z from 'zod/mini';
import type { Exchange } from '#client/exchange.ts';
import { describeFailure } from '#client/failures/describe-failure.ts';
import type { Unexpected } from '#client/outcome.ts';
import { jsonValue } from '#client/parse-json.ts';
import { recordedOutcome } from '#client/recorded-outcome.ts';
import type { OperationId } from '#contract/errors.ts';
import { LenientTranscriptResponse, type LenientWord } from '#contract/speech-to-text.ts';
import { sampleRateHeader } from '#contract/text-to-speech.ts';
import type { CaseRequest } from '../case-file/request.ts';
import { type AnswerText, answerTexts } from './answer-texts.ts';
import { type AudioFacts, audioFacts } from './audio-facts.ts';

/** A transcript with its words in order. */
export interface Transcript {
  readonly text: string;
  readonly words: readonly LenientWord[];
  readonly subtitles?: string | undefined;
}

/** The answer to a case's last call, in the form in which expectations are checked against it. */
export interface Answer {
  readonly httpStatus: number;
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; undefined for audio and anything else that is not JSON. */
  readonly body: unknown;
  /** The differences between the answer and the specification, one sentence each. */
  readonly deviations: Exchange['deviations'];
  /** Why the answer does not look like an answer of the API; absent when it does. */
  readonly unexpected?: string | undefined;
  /** Id of the matching row of the error tables; absent when the answer is not an error. */
  readonly errorRow?: string | undefined;
  readonly texts: readonly AnswerText[];
  /** The terms in the request's `nmtMaskTerms`. */
  readonly keptTerms: readonly string[];
  /** The replacement of each term when `nmtMaskTerms` is a map. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly code?: string | undefined;
  readonly transcript?: Transcript | undefined;
  readonly audio?: (AudioFacts & { readonly bytes: Uint8Array<ArrayBuffer> }) | undefined;
  /** Milliseconds until the answer was complete. */
  readonly milliseconds: number;
}

const Code = z.object({ code: z.union([z.string(), z.number()]) });

/** Reads the answer of a case from its calls; undefined when there is none. */
export async function readAnswer(
  request: CaseRequest,
  exchanges: readonly Exchange[],
  milliseconds: number,
): Promise<Answer | undefined> {
  const last = exchanges.at(-1);
  if (!last?.response || last.operation === 'local') return undefined;
  const { status, headers, body: raw } = last.response;
  const outcome = await recordedOutcome(last.operation, last);
  const body = typeof raw === 'string' ? jsonValue(raw) : undefined;
  const code = z.safeParse(Code, body);
  return {
    httpStatus: status,
    headers,
    body,
    deviations: last.deviations,
    unexpected: outcome.kind === 'unexpected' ? unexpectedSentence(outcome) : undefined,
    errorRow: outcome.kind === 'refused' ? outcome.row?.id : codeRow(last.operation, body),
    texts: answerTexts(last.operation, body, targetsOf(request), inputsOf(request)),
    keptTerms: keptTermsOf(request.body),
    replacements: replacementsOf(request.body),
    code: code.success ? String(code.data.code).padStart(3, '0') : undefined,
    transcript: transcriptOf(last.operation, body),
    audio: typeof raw === 'string' ? undefined : await audioOf(raw, headers),
    milliseconds,
  };
}

function unexpectedSentence(failure: Unexpected): string {
  const { title, explanation } = describeFailure(failure);
  return `${title}: ${explanation}`;
}

/**
 * Id of the error row for the status of a waiting, running or failed job (code 003, 004 or 005), which is not a
 * refusal.
 */
function codeRow(operation: OperationId, body: unknown): string | undefined {
  const parsed = z.safeParse(Code, body);
  if (operation !== 'stt_status' || !parsed.success) return undefined;
  const code = String(parsed.data.code).padStart(3, '0');
  return ['003', '004', '005'].includes(code) ? `stt_batch.job-${code}` : undefined;
}

function targetsOf({ headers = {} }: CaseRequest): string[] {
  const given = headers.tgt_lang;
  const list = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [];
  return list.map((code) => String(code).trim());
}

/** The input strings of a request; empty if `data` is not a list of strings. */
function inputsOf({ body }: CaseRequest): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const data: unknown = Reflect.get(body, 'data');
  return Array.isArray(data) && data.every((text) => typeof text === 'string') ? data : [];
}

function keptTermsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const terms: unknown = Reflect.get(body, 'nmtMaskTerms');
  if (Array.isArray(terms)) return terms.map(String);
  return typeof terms === 'object' && terms !== null ? Object.keys(terms) : [];
}

function replacementsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const map = z.safeParse(z.record(z.string(), z.string()), Reflect.get(body, 'nmtMaskTerms'));
  return map.success ? map.data : {};
}

/** The transcript in the body of a transcript call; undefined for any other answer. */
export function transcriptOf(operation: OperationId, body: unknown): Transcript | undefined {
  if (operation !== 'stt_transcript') return undefined;
  const parsed = z.safeParse(LenientTranscriptResponse, body);
  const result = parsed.success ? parsed.data.result : undefined;
  if (!result) return undefined;
  return {
    text: result.transcript ?? result.original_transcript ?? '',
    words: (result.words ?? []).flat(),
    subtitles: result.subtitles ?? undefined,
  };
}

async function audioOf(blob: Blob, headers: Answer['headers']): Promise<Answer['audio']> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const mediaType = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  return { bytes, ...audioFacts(bytes, mediaType, Number(headers[sampleRateHeader.toLowerCase()] ?? 0)) };
}
