/** A body as text, or why it is none. */
export type TextRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads a body as UTF-8. The rest of one that is too large or not UTF-8 is read and discarded, so that the client sees
 * the answer.
 *
 * @param onBytes called with the number of bytes so far.
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  onBytes: (bytes: number) => void,
): Promise<TextRead> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  let reason: string | undefined;
  const add = (chunk?: Uint8Array) => {
    try {
      text += chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      reason = 'not UTF-8';
    }
  };
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      if (bytes > limit) reason ??= `larger than ${Math.floor(limit / 1_000_000)} MB`;
      if (reason === undefined) add(chunk);
      else text = '';
    }
  } catch {
    reason = 'the connection was closed';
  }
  if (reason === undefined) add();
  return reason === undefined ? { ok: true, text } : { ok: false, reason };
}
