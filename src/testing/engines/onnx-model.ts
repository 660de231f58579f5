import { type Field, textField, writeFields } from '#service/engines/onnx/protobuf.ts';

/*
 * Writes ONNX models of a few kilobytes, whose numbers are chosen, not trained. Field numbers are taken from the
 * format's `onnx.proto`.
 */

/** A constant tensor; its values are in row-major order. */
export interface Constant {
  readonly type: 'float32' | 'int64';
  readonly shape: readonly number[];
  readonly values: readonly number[];
}

/** An input or output. A string in `shape` names a dimension of any length. */
export interface Value {
  readonly type: Constant['type'];
  readonly shape: readonly (number | string)[];
}

/** One step of the graph. Attributes are whole numbers or lists of them. */
export interface Step {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
}

export interface Graph {
  readonly inputs: Readonly<Record<string, Value>>;
  readonly outputs: Readonly<Record<string, Value>>;
  readonly constants: Readonly<Record<string, Constant>>;
  readonly steps: readonly Step[];
  readonly metadata?: Readonly<Record<string, string>>;
}

const numbersOfTypes = { float32: 1n, int64: 7n } as const;
const [kindInteger, kindIntegers] = [2n, 7n];
const operatorVersion = 13n;

const message = (number: number, fields: readonly Field[]): Field => ({ number, value: writeFields(fields) });

/** The bytes of a model file. */
export function onnxModel({ inputs, outputs, constants, steps, metadata = {} }: Graph): Buffer {
  const graph = [
    ...steps.map((step) => message(1, stepFields(step))),
    textField(2, 'tiny'),
    ...Object.entries(constants).map(([name, constant]) => message(5, constantFields(name, constant))),
    ...Object.entries(inputs).map(([name, value]) => message(11, valueFields(name, value))),
    ...Object.entries(outputs).map(([name, value]) => message(12, valueFields(name, value))),
  ];
  return Buffer.from(
    writeFields([
      { number: 1, value: 8n },
      message(7, graph),
      message(8, [textField(1, ''), { number: 2, value: operatorVersion }]),
      ...Object.entries(metadata).map(([key, value]) =>
        message(14, [textField(1, key), textField(2, value)]),
      ),
    ]),
  );
}

function stepFields({ operator, inputs, outputs, attributes = {} }: Step): Field[] {
  return [
    ...inputs.map((name) => textField(1, name)),
    ...outputs.map((name) => textField(2, name)),
    textField(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      message(
        5,
        typeof value === 'number'
          ? [textField(1, name), { number: 3, value: BigInt(value) }, { number: 20, value: kindInteger }]
          : [
              textField(1, name),
              ...value.map((one) => ({ number: 8, value: BigInt(one) })),
              { number: 20, value: kindIntegers },
            ],
      ),
    ),
  ];
}

function constantFields(name: string, { type, shape, values }: Constant): Field[] {
  const data =
    type === 'float32' ? Float32Array.from(values).buffer : BigInt64Array.from(values.map(BigInt)).buffer;
  return [
    ...shape.map((length) => ({ number: 1, value: BigInt(length) })),
    { number: 2, value: numbersOfTypes[type] },
    textField(8, name),
    { number: 9, value: Buffer.from(data) },
  ];
}

function valueFields(name: string, { type, shape }: Value): Field[] {
  const dimensions = shape.map((length) =>
    message(1, [typeof length === 'number' ? { number: 1, value: BigInt(length) } : textField(2, length)]),
  );
  const tensor = message(1, [{ number: 1, value: numbersOfTypes[type] }, message(2, dimensions)]);
  return [textField(1, name), message(2, [tensor])];
}
