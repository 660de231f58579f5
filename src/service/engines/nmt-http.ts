import * as z from 'zod/mini';
import { NmtError } from './nmt.ts';

export interface NmtHttpRequest {
  /** Whose failures these are, as messages name it. */
  readonly engine: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** Milliseconds until the engine counts as timed out. */
  readonly timeout: number;
}

const shownCharacters = 200;

/**
 * Asks a translation engine over HTTP and reads its JSON by `schema`.
 *
 * @throws NmtError -5 when the engine is too slow, -4 for every other failure; the signal's reason when aborted.
 */
export async function askNmt<T extends z.core.$ZodType>(
  request: NmtHttpRequest,
  schema: T,
): Promise<z.output<T>> {
  const { engine, url, headers = {}, body, signal, timeout } = request;
  const timer = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, timer]),
      // A redirect would carry the key to a place nobody configured.
      redirect: 'error',
      ...(body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          }),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new NmtError(-4, `${engine} answered ${response.status}: ${text.slice(0, shownCharacters)}`);
    }
    const answer = z.safeParse(schema, JSON.parse(text));
    if (answer.success) return answer.data;
    throw new NmtError(-4, `${engine} gave no translation: ${z.prettifyError(answer.error)}`);
  } catch (error) {
    if (error instanceof NmtError) throw error;
    if (signal.aborted) throw signal.reason;
    if (timer.aborted) throw new NmtError(-5, `${engine} did not answer within ${timeout} ms.`);
    if (error instanceof SyntaxError) throw new NmtError(-4, `${engine} answered no JSON.`);
    throw new NmtError(-4, `${engine} was not reached: ${causeOf(error)}`);
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
