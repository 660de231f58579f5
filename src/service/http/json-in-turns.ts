import { inTurns } from '../in-turns.ts';

const pieceLength = 200_000;

/**
 * The JSON of an answer, in pieces. Serialisation yields between entries, because a hundred megabytes at once would
 * block other requests for a second.
 *
 * @throws the signal's reason when aborted.
 */
export async function jsonInTurns(body: object, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  const add = (more: string) => {
    text += more;
    if (text.length < pieceLength) return;
    pieces.push(Buffer.from(text));
    text = '';
  };
  let before = '{';
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    add(`${before}${JSON.stringify(key)}:`);
    before = ',';
    if (!Array.isArray(value)) {
      add(JSON.stringify(value));
      continue;
    }
    await inTurns(value, signal, (entry, index) =>
      add(`${index === 0 ? '[' : ','}${JSON.stringify(entry) ?? 'null'}`),
    );
    add(value.length === 0 ? '[]' : ']');
  }
  add(before === '{' ? '{}' : '}');
  pieces.push(Buffer.from(text));
  return pieces;
}
