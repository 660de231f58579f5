import { inTurns } from './turns.ts';

/** UTF-16 units of a piece: as a whole, a text of millions would hold up the page for a tenth of a second and more. */
const pieceLength = 500_000;

/** Whether a body is sent in pieces. */
export const isLong = (body: unknown): body is string =>
  typeof body === 'string' && body.length > pieceLength;

/** A long text as the bytes that travel, made in short tasks. */
export async function bytesOf(text: string): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await inTurns(encodePieces(text, pieces));
  return new Blob(pieces);
}

function* encodePieces(text: string, pieces: Uint8Array<ArrayBuffer>[]): Generator<void, void> {
  const encoder = new TextEncoder();
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + pieceLength, text.length);
    // The two units of one character stay together.
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    pieces.push(encoder.encode(text.slice(start, end)));
    start = end;
    yield;
  }
}
