import type { Context, ErrorHandler } from 'hono';
import * as z from 'zod/mini';
import { readJson } from '#servers/read-json.ts';
import { DatabaseUnavailable } from '#service/postgres/database-unavailable.ts';
import { diskProblemOf } from '#service/store/disk-full.ts';
import { refuseOtherType } from '../routes/incoming-call.ts';
import { describeFirstDeviation } from '../routes/read-data.ts';

type RefusalStatus = 400 | 404 | 409 | 413 | 415 | 500 | 503 | 507;

/** Refuses a call of `/_local`. */
export const refuse = (context: Context, status: RefusalStatus, message: string) =>
  context.json({ message, status }, status);

/**
 * Answers errors of a database: 507 for a full disk, 503 for a server that does not answer, 500 for any other.
 *
 * @param report called with unexpected errors.
 */
export const databaseErrors =
  (report: (error: unknown) => void): ErrorHandler =>
  (error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const problem = diskProblemOf(error);
    if (problem !== undefined) return refuse(context, 507, problem);
    if (error instanceof DatabaseUnavailable) return refuse(context, 503, error.message);
    report(error);
    return refuse(context, 500, 'Internal Server Error');
  };

/** The query parameters of a request, or what is wrong with them. */
export function readQuery<T extends z.core.$ZodType>(
  context: Context,
  schema: T,
): { query: z.output<T> } | { problem: string } {
  const given = context.req.query();
  const read = z.safeParse(schema, given);
  return read.success ? { query: read.data } : { problem: describeFirstDeviation(read.error.issues, given) };
}

/** The JSON body of a request, or its refusal. */
export async function readBody<T extends z.core.$ZodType>(
  context: Context,
  schema: T,
  limit: number,
): Promise<{ value: z.output<T> } | { refused: Response }> {
  const otherType = refuseOtherType(context.req.header('Content-Type'));
  if (otherType) return { refused: refuse(context, 415, otherType.cause) };
  const json = await readJson(context.req.raw.body, limit);
  if (!json.ok) {
    return { refused: refuse(context, json.reason === 'too-large' ? 413 : 400, `body: ${json.detail}`) };
  }
  const read = z.safeParse(schema, json.value);
  if (read.success) return { value: read.data };
  return { refused: refuse(context, 400, describeFirstDeviation(read.error.issues, json.value)) };
}
