import { type Field, fieldBytes, readFields, textField, textOf, writeFields } from '../../onnx/protobuf.ts';

/** Field numbers of the ONNX messages, from the format's `onnx.proto`. */
const model = { graph: 7 } as const;
const graph = { node: 1, initializer: 5, input: 11, output: 12, valueInfo: 13 } as const;
const node = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 } as const;
const attribute = { name: 1, integer: 3, tensor: 5 } as const;
const tensor = { dataType: 2, rawData: 9 } as const;
const float32 = 1n;
const float16 = 10n;

/** The changes to a model: inner values that it also returns, and one that is multiplied by a new input. */
export interface ModelChanges {
  /** Names of inner values that become outputs. */
  readonly outputs: readonly string[];
  /** Multiplies `value`, as received by `node`, by the new input `by`. */
  readonly multiply: { readonly value: string; readonly node: string; readonly by: string };
}

/**
 * Converts an ONNX model from half to single precision and applies the given changes.
 *
 * @returns the new model in pieces
 * @throws when the model has another structure
 */
export function widenModel(bytes: Uint8Array, changes: ModelChanges): Uint8Array[] {
  return readFields(bytes).flatMap((field) => {
    if (field.number !== model.graph || !(field.value instanceof Uint8Array)) return fieldBytes(field);
    const pieces = widenGraph(readFields(field.value), changes).flatMap(fieldBytes);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const [key = new Uint8Array(), size = new Uint8Array()] = fieldBytes({
      number: model.graph,
      value: new Uint8Array(length),
    });
    return [key, size, ...pieces];
  });
}

function widenGraph(fields: readonly Field[], { outputs, multiply }: ModelChanges): Field[] {
  const product = `${multiply.value}_times_${multiply.by}`;
  let multiplied = false;
  const widened = fields.flatMap((field): Field[] => {
    if (!(field.value instanceof Uint8Array)) return [field];
    // The declared types of inner values are optional, and would now be wrong.
    if (field.number === graph.valueInfo) return [];
    if (field.number === graph.initializer) return [{ ...field, value: widenTensor(field.value) }];
    if (field.number !== graph.node) return [field];
    const parts = widenNode(readFields(field.value));
    if (textOf(parts, node.name) !== multiply.node) return [{ ...field, value: writeFields(parts) }];
    multiplied = true;
    const redirected = parts.map((part) =>
      part.number === node.input && textOf([part], node.input) === multiply.value
        ? textField(node.input, product)
        : part,
    );
    return [
      { number: graph.node, value: productNode(multiply.value, multiply.by, product) },
      { ...field, value: writeFields(redirected) },
    ];
  });
  if (!multiplied) throw new Error(`The model has no node ${multiply.node}.`);
  return [
    ...widened,
    { number: graph.input, value: describeValue(multiply.by) },
    ...outputs.map((name) => ({ number: graph.output, value: describeValue(name) })),
  ];
}

function productNode(value: string, by: string, product: string): Uint8Array {
  return writeFields([
    textField(node.input, value),
    textField(node.input, by),
    textField(node.output, product),
    textField(node.name, product),
    textField(node.operator, 'Mul'),
  ]);
}

/** A `ValueInfoProto`: the name and the type, a tensor of single-precision numbers of any shape. */
function describeValue(name: string): Uint8Array {
  const tensorType = writeFields([{ number: 1, value: float32 }]);
  const type = writeFields([{ number: 1, value: tensorType }]);
  return writeFields([textField(1, name), { number: 2, value: type }]);
}

function widenNode(fields: readonly Field[]): Field[] {
  const isCast = textOf(fields, node.operator) === 'Cast';
  return fields.map((field) => {
    if (field.number !== node.attribute || !(field.value instanceof Uint8Array)) return field;
    const parts = readFields(field.value);
    const castsToHalf = isCast && textOf(parts, attribute.name) === 'to';
    const widened = parts.map((part) => {
      if (part.number === attribute.tensor && part.value instanceof Uint8Array)
        return { ...part, value: widenTensor(part.value) };
      return castsToHalf && part.number === attribute.integer && part.value === float16
        ? { ...part, value: float32 }
        : part;
    });
    return { ...field, value: writeFields(widened) };
  });
}

function widenTensor(bytes: Uint8Array): Uint8Array {
  const fields = readFields(bytes);
  const isHalf = fields.some(({ number, value }) => number === tensor.dataType && value === float16);
  if (!isHalf) return bytes;
  return writeFields(
    fields.map((field) => {
      if (field.number === tensor.dataType) return { ...field, value: float32 };
      if (field.number !== tensor.rawData || !(field.value instanceof Uint8Array)) return field;
      return { ...field, value: singlePrecision(field.value) };
    }),
  );
}

/** Converts little-endian half-precision numbers to single precision. */
export function singlePrecision(halves: Uint8Array): Uint8Array {
  const numbers = new Float32Array(halves.length >> 1);
  for (let index = 0; index < numbers.length; index++) {
    numbers[index] = halfPrecision(halves[2 * index]! | (halves[2 * index + 1]! << 8));
  }
  return new Uint8Array(numbers.buffer);
}

function halfPrecision(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
