import * as z from 'zod/mini';
import type { Exchange } from '#client/exchange.ts';
import { jsonValue, parseJson } from '#client/parse-json.ts';
import { Json } from '../case-file/request.ts';
import { sha256 } from '../data/sha256.ts';
import { differenceLine, jsonDifferences } from './json-differences.ts';

/**
 * The part of an answer that is compared: the HTTP status and the body, as JSON or text; for audio, its checksum and
 * length.
 */
const ComparedAnswer = z.strictObject({
  status: z.int(),
  body: z.optional(Json),
  audio: z.optional(z.strictObject({ sha256: z.string(), bytes: z.int() })),
});
export type ComparedAnswer = z.infer<typeof ComparedAnswer>;

const AcceptedAnswer = z.strictObject({
  /** Index of the data row, from 0. */
  row: z.optional(z.int()),
  note: z.optional(z.string()),
  answer: ComparedAnswer,
});
export type AcceptedAnswer = z.infer<typeof AcceptedAnswer>;

/** The accepted answers of a case: a single one, or at most one for each row of its data. */
const AcceptedAnswers = z.strictObject({ version: z.literal(1), answers: z.array(AcceptedAnswer) });

/** Reads the text of a file of accepted answers, or says why it cannot be read. */
export function readAccepted(
  text: string,
): { readonly answers: AcceptedAnswer[] } | { readonly problem: string } {
  const parsed = AcceptedAnswers.safeParse(jsonValue(text));
  if (parsed.success) return { answers: parsed.data.answers };
  const [issue] = parsed.error.issues;
  return { problem: `the accepted answers cannot be read: ${issue?.path.join('.')} ${issue?.message}` };
}

/** The text of a file of accepted answers, in the order of the rows. */
export function writeAccepted(answers: readonly AcceptedAnswer[]): string {
  const sorted = [...answers].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return `${JSON.stringify({ version: 1, answers: sorted }, null, 2)}\n`;
}

/** The part of a call's answer that is compared; undefined for a call without an answer. */
export async function comparedAnswer({ response }: Exchange): Promise<ComparedAnswer | undefined> {
  if (!response) return undefined;
  const { status, body } = response;
  if (typeof body !== 'string') {
    const bytes = new Uint8Array(await body.arrayBuffer());
    return { status, audio: { sha256: await sha256(bytes), bytes: bytes.length } };
  }
  const parsed = parseJson(body);
  return { status, body: 'value' in parsed ? Json.parse(parsed.value) : body };
}

/** The differences between two answers, one line each; empty when they are equal. */
export function answerDifferences(before: ComparedAnswer, after: ComparedAnswer): string[] {
  return jsonDifferences(before, after).map(differenceLine);
}
