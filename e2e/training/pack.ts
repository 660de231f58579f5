import { brotliCompressSync, constants } from 'node:zlib';
import { backoffByte, probabilityByte } from '../../src/service/transliteration/model/pair-model.ts';
import type { LetterPair } from './align.ts';
import type { NGrams } from './n-grams.ts';

/** Writes a model in the format that `readModel` of the service reads. */
export function packModel(letterPairs: readonly LetterPair[], nGrams: NGrams): Buffer {
  const { nodes, childCounts } = levelByLevel(nGrams);
  const text = Buffer.from(
    JSON.stringify(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter) =>
        letterPairs.filter(({ latin }) => latin === letter).map(({ native }) => native),
      ),
    ),
  );
  const head = new Uint32Array([nodes.length, text.length]);
  const { pair, probability, backoff } = nGrams;
  const bytes = Buffer.concat([
    new Uint8Array(head.buffer),
    text,
    new Uint8Array(Uint16Array.from(nodes, (node) => Math.max(0, pair[node]!)).buffer),
    new Uint8Array(Uint16Array.from(childCounts).buffer),
    Uint8Array.from(nodes, (node) => probabilityByte(probability[node]!)),
    Uint8Array.from(nodes, (node, at) => (childCounts[at] ? backoffByte(backoff[node]!) : 0)),
  ]);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function levelByLevel({ pair, parent, isKept }: NGrams): { nodes: number[]; childCounts: number[] } {
  const children = new Map<number, number[]>();
  for (const [node, context] of parent.entries()) {
    if (node === 0 || !isKept[node]) continue;
    const siblings = children.get(context);
    if (siblings) siblings.push(node);
    else children.set(context, [node]);
  }
  const nodes = [0];
  const childCounts: number[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const next = (children.get(nodes[at]!) ?? []).sort((a, b) => pair[a]! - pair[b]!);
    childCounts.push(next.length);
    for (const child of next) nodes.push(child);
  }
  return { nodes, childCounts };
}
