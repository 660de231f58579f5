import * as z from 'zod/mini';
import type { EngineFailureReason } from '#contract/local/translation-engine.ts';
import { readJson } from '#servers/read-json.ts';
import { EngineFailure } from './engine-failure.ts';

export interface EngineRequest {
  /** The engine's name in messages. */
  readonly engine: string;
  readonly url: string;
  /** The body, sent by POST as JSON unless it is a form. Without a body the request is a GET. */
  readonly body?: object;
  /** The API key, sent as a bearer token. */
  readonly apiKey?: string | undefined;
  readonly signal: AbortSignal;
  /** Time limit in milliseconds for the whole answer. */
  readonly timeout: number;
}

const maxAnswerBytes = 50_000_000;
const maxQuotedCharacters = 200;
const reasonByStatus: Readonly<Record<number, EngineFailureReason>> = {
  401: 'unauthorised',
  403: 'unauthorised',
  404: 'not-found',
};

/**
 * Sends a request to an engine and reads its JSON answer by `schema`.
 *
 * @throws EngineFailure; the signal's reason when aborted.
 */
export async function askEngine<T extends z.core.$ZodType>(
  { engine, url, body, apiKey, signal, timeout }: EngineRequest,
  schema: T,
): Promise<z.output<T>> {
  const timer = AbortSignal.timeout(timeout);
  try {
    // A redirect would send the key to an address that was not configured.
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([signal, timer]),
      headers: {
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) {
      const text = (await answer.text()).slice(0, maxQuotedCharacters);
      throw new EngineFailure(
        `${engine} answered with status ${answer.status}: ${text}`,
        reasonByStatus[answer.status],
      );
    }
    const read = await readJson(answer.body, maxAnswerBytes);
    if (!read.ok) throw new EngineFailure(`${engine} did not answer with JSON: ${read.detail}`);
    const parsed = z.safeParse(schema, read.value);
    if (parsed.success) return parsed.data;
    throw new EngineFailure(`${engine} gave an unexpected answer: ${z.prettifyError(parsed.error)}`);
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    if (signal.aborted) throw signal.reason;
    if (timer.aborted)
      throw new EngineFailure(`${engine} did not answer in time (${timeout} ms)`, 'timed-out');
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new EngineFailure(
      `${engine} could not be reached: ${cause instanceof Error ? cause.message : cause}`,
      'not-reached',
    );
  }
}
