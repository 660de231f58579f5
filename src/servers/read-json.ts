/** A JSON value (undefined for an empty body), or why the body has none. */
export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly reason: 'too-large' | 'not-utf8' | 'not-json' | 'refused';
      readonly detail: string;
    };

export interface ReadJsonOptions {
  /** Checks the bytes as they arrive; returns the reason when the body must be refused. */
  readonly inspect?: (bytes: Uint8Array) => string | undefined;
  /** Awaited before the text is parsed, which takes long for a large body. */
  readonly beforeParsing?: () => Promise<void>;
}

/**
 * Reads a body as JSON: a request or a response of `node:http`, or the body of a `fetch`. Bytes beyond `limit` are not
 * kept; whatever follows them, or follows refused bytes, is left unread.
 *
 * @throws the error of an incomplete body.
 */
export async function readJson(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  { inspect, beforeParsing }: ReadJsonOptions = {},
): Promise<JsonRead> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const chunks = body instanceof ReadableStream ? body.values({ preventCancel: true }) : (body ?? []);
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > limit) return { ok: false, reason: 'too-large', detail: `more than ${limit} bytes` };
    const refused = inspect?.(chunk);
    if (refused) return { ok: false, reason: 'refused', detail: refused };
    const decoded = decode(decoder, chunk);
    if (decoded === undefined) return notUtf8;
    text += decoded;
  }
  const last = decode(decoder);
  if (last === undefined) return notUtf8;
  await beforeParsing?.();
  return parseJson(text + last);
}

const notUtf8 = { ok: false, reason: 'not-utf8', detail: 'bytes that are not UTF-8' } as const;

/** Decodes the next piece of text, or the rest when `chunk` is absent; undefined when it is not UTF-8. */
function decode(decoder: TextDecoder, chunk?: Uint8Array): string | undefined {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    return undefined;
  }
}

function parseJson(text: string): JsonRead {
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, reason: 'not-json', detail: error instanceof Error ? error.message : String(error) };
  }
}
