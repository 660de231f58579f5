import { textField, writeFields } from '#service/engines/onnx/protobuf.ts';

/*
 * A translation model of a few kilobytes in the format of Mozilla's: a one-layer decoder looks at the source word at
 * the position of the word to be written, and writes its dictionary entry. Its numbers are chosen, not trained.
 */

const width = 64;
/** The component of an embedding that stands for a word; `positionPlaces` stand for the position in the sentence. */
const wordPlace = (word: number) => (word < 16 ? 16 + word : 32 + word);
const positionPlaces = Array.from({ length: 32 }, (_, index) => (index < 16 ? index : 16 + index));

/** Codes of the number types in Marian's format. */
const types = { int8: 0x101, float32: 0x404, intgemm8: 0x4101 } as const;

interface Item {
  readonly name: string;
  readonly type: keyof typeof types;
  readonly shape: readonly number[];
  readonly data: Buffer;
}

/** The files of a test model that translates word by word from a dictionary. */
export interface DictionaryModel {
  readonly model: Buffer;
  readonly vocabulary: Buffer;
  /** Lexical shortlist: the possible translations of each word. */
  readonly shortlist: Buffer;
}

/** Makes a model from a dictionary; `listed` has the translations in the shortlist, by default the same ones. */
export function dictionaryModel(
  dictionary: Readonly<Record<string, string>>,
  listed: Readonly<Record<string, string>> = dictionary,
): DictionaryModel {
  const words = [...new Set(Object.entries(dictionary).flat())].map((word) => `▁${word}`);
  const pieces = ['<unk>', '</s>', ...words];
  // The matrix functions require a multiple of eight.
  while (pieces.length % 8 !== 0) pieces.push(`<unused-${pieces.length}>`);
  const targetOf = (piece: string) => {
    const target = dictionary[piece.slice(1)];
    return target === undefined ? piece : `▁${target}`;
  };
  const targets = pieces.map((piece) => pieces.indexOf(targetOf(piece)));
  const candidates = pieces.map((piece) => {
    const target = listed[piece.slice(1)];
    return target === undefined ? [] : [pieces.indexOf(`▁${target}`)];
  });
  return {
    model: marianFile(modelItems(pieces.length, targets)),
    vocabulary: sentencePieceFile(pieces),
    shortlist: shortlistFile(candidates),
  };
}

const shortlistMark = 0xf11a48d5013417f5n;
/** Number of words that are always candidates: the unknown word and the end of a sentence. */
const alwaysListed = 2;

/** Writes Marian's binary shortlist: a header with a checksum, the offset of the list of each word, and the lists. */
function shortlistFile(candidates: readonly (readonly number[])[]): Buffer {
  const starts = [0];
  for (const list of candidates) starts.push((starts.at(-1) ?? 0) + list.length);
  const all = candidates.flat();
  const content = Buffer.concat([
    longs(alwaysListed, 1, starts.length, all.length, ...starts),
    Buffer.from(Uint32Array.from(all).buffer),
  ]);
  const head = Buffer.alloc(16);
  head.writeBigUInt64LE(shortlistMark, 0);
  head.writeBigUInt64LE(checksumOf(content), 8);
  return Buffer.concat([head, content]);
}

/** Marian's checksum of the bytes as eight-byte numbers; a shorter rest is not counted. */
function checksumOf(bytes: Buffer): bigint {
  let sum = 0n;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    const mixed = bytes.readBigUInt64LE(at) + 0x9e3779b9n + (sum << 6n) + (sum >> 2n);
    sum = BigInt.asUintN(64, sum ^ BigInt.asUintN(64, mixed));
  }
  return sum;
}

function modelItems(count: number, targets: readonly number[]): Item[] {
  const layer = 'decoder_l1';
  const words = targets.map((_, word) => word);
  const diagonal = (places: readonly number[], value: number) =>
    matrix(
      width,
      places.map((place) => [place, place, value]),
    );
  const context = {
    Wq: diagonal(positionPlaces, 200),
    Wk: diagonal(positionPlaces, 1),
    Wv: diagonal(words.map(wordPlace), 1),
    Wo: matrix(
      width,
      words.map((word) => [wordPlace(word), wordPlace(targets[word]!), 50]),
    ),
  };
  const nothing = matrix(width, []);
  return [
    ...weights(
      'Wemb',
      matrix(
        count,
        words.map((word) => [word, wordPlace(word), 1]),
      ),
      600,
    ),
    floats('decoder_ff_logit_out_b', new Float32Array(count)),
    ...Object.entries(context).flatMap(([name, values]) => [
      ...weights(`${layer}_context_${name}`, values, 10),
      floats(`${layer}_context_${name.replace('W', 'b')}`, new Float32Array(width)),
    ]),
    ...['ffn_W1', 'rnn_W', 'rnn_Wf'].flatMap((name) => weights(`${layer}_${name}`, nothing, 10)),
    ...['ffn_b1', 'rnn_bf'].map((name) => floats(`${layer}_${name}`, new Float32Array(width))),
    settings(count),
  ];
}

function matrix(
  rows: number,
  entries: readonly (readonly [row: number, column: number, value: number])[],
): Float32Array {
  const values = new Float32Array(rows * width);
  for (const [row, column, value] of entries) values[row * width + column] = value;
  return values;
}

function floats(name: string, values: Float32Array): Item {
  return { name, type: 'float32', shape: [1, values.length], data: Buffer.from(values.buffer) };
}

/** An 8-bit matrix with its scale, and the scale of its input, whose largest value is `largest`. */
function weights(name: string, values: Float32Array, largest: number): Item[] {
  const rows = values.length / width;
  const scale = 127 / values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  const data = Buffer.alloc(values.length + 4);
  for (const [at, value] of values.entries()) {
    // All matrices except the embeddings are stored by columns.
    const place = name === 'Wemb' ? at : (at % width) * rows + Math.floor(at / width);
    data.writeInt8(Math.round(value * scale), place);
  }
  data.writeFloatLE(scale, values.length);
  return [
    { name, type: 'intgemm8', shape: [rows, width], data },
    floats(`${name}_QuantMultA`, Float32Array.of(127 / largest)),
  ];
}

function settings(count: number): Item {
  const text = [
    'type: transformer',
    `dim-emb: ${width}`,
    `dim-vocabs: [${count}, ${count}]`,
    'enc-depth: 0',
    'dec-depth: 1',
    'dec-cell: ssru',
    'transformer-decoder-autoreg: rnn',
    'transformer-heads: 1',
    `transformer-dim-ffn: ${width}`,
    'transformer-ffn-depth: 1',
    'transformer-ffn-activation: relu',
    'transformer-guided-alignment-layer: last',
    'transformer-no-projection: false',
    'transformer-postprocess: a',
    'transformer-postprocess-emb: ""',
    'transformer-preprocess: ""',
    'transformer-tied-layers: []',
    'transformer-train-positions: false',
    'layer-normalization: false',
    'input-types: []',
    'tied-embeddings: false',
    'tied-embeddings-all: true',
    'tied-embeddings-src: false',
    'version: v1.9.56',
    '\0',
  ].join('\n');
  return { name: 'special:model.yml', type: 'int8', shape: [text.length], data: Buffer.from(text) };
}

/** Writes Marian's binary format: headers, names, shapes, and the data in blocks of 256 bytes. */
function marianFile(items: readonly Item[]): Buffer {
  const blocks = items.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc((256 - (data.length % 256)) % 256)]),
  );
  const names = items.map(({ name }) => Buffer.from(`${name}\0`));
  const head = Buffer.concat([
    longs(1, items.length),
    ...items.map(({ type, shape }, index) =>
      longs(names[index]!.length, types[type], shape.length, blocks[index]!.length),
    ),
    ...names,
    ...items.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ]);
  const padding = 256 - ((head.length + 8) % 256);
  return Buffer.concat([head, longs(padding), Buffer.alloc(padding), ...blocks]);
}

function longs(...values: readonly number[]): Buffer {
  return Buffer.from(BigUint64Array.from(values, BigInt).buffer);
}

/** Kinds of pieces in a SentencePiece model. */
const [normal, unknown, control] = [1n, 2n, 3n];

function sentencePieceFile(pieces: readonly string[]): Buffer {
  const absent = 2n ** 64n - 1n;
  const message = (number: number, ...fields: Parameters<typeof writeFields>[0]) => ({
    number,
    value: writeFields(fields),
  });
  return Buffer.from(
    writeFields([
      ...pieces.map((text, index) => {
        const score = {
          number: 2,
          value: Buffer.from(Float32Array.of(-index / 100).buffer),
          fixed: 4,
        } as const;
        const kind = { number: 3, value: index === 0 ? unknown : index === 1 ? control : normal };
        return message(1, textField(1, text), score, kind);
      }),
      // The numbers of the special pieces: unknown 0, end of sentence 1, no others.
      message(
        2,
        { number: 3, value: 1n },
        { number: 40, value: 0n },
        { number: 41, value: absent },
        { number: 42, value: 1n },
        { number: 43, value: absent },
      ),
      message(
        3,
        textField(1, 'identity'),
        { number: 3, value: 1n },
        { number: 4, value: 1n },
        { number: 5, value: 1n },
      ),
    ]),
  );
}
