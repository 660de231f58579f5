import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '#contract/headers.ts';

/** Writes one line of JSON. */
export type WriteLine = (line: string) => void;

const write = (writeLine: WriteLine, entry: Readonly<Record<string, unknown>>) =>
  writeLine(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);

/**
 * Logs who made a call, once it has ended. The line has neither query, headers nor body, because those contain texts
 * and keys. The status is 499 if the client left before the answer.
 */
export function logCall(
  writeLine: WriteLine,
  person: string,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const begun = performance.now();
  const path = url.replace(/[?#].*$/, '').slice(0, 200);
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : 499;
    const id = response.getHeader(requestIdHeader);
    write(writeLine, { id, person, method, path, status, ms: Math.round(performance.now() - begun) });
  });
}

/** Logs a request that was refused because it does not come from a signed-in person through a trusted proxy. */
export function logRefusal(writeLine: WriteLine, reason: string, { socket }: IncomingMessage): void {
  write(writeLine, { refused: reason, from: socket.remoteAddress ?? null });
}
