import { expect, it } from 'vitest';
import { type Field, readFields, textField, textOf, writeFields } from '../../onnx/protobuf.ts';
import { singlePrecision, widenModel } from './widen-model.ts';

const field = (number: number, value: bigint | Uint8Array): Field => ({ number, value });
const message = (...fields: Field[]) => writeFields(fields);

/** A tensor with 1, -0.5 and the smallest positive number in half precision. */
const halves = Uint8Array.of(0x00, 0x3c, 0x00, 0xb8, 0x01, 0x00);
const tensor = message(field(1, 3n), field(2, 10n), textField(8, 'weights'), field(9, halves));
const integers = message(field(2, 7n), textField(8, 'indices'), field(9, Uint8Array.of(1, 2)));
const cast = message(
  textField(1, 'weights'),
  textField(2, 'cast'),
  textField(3, 'to half'),
  textField(4, 'Cast'),
  field(5, message(textField(1, 'to'), field(3, 10n), field(20, 2n))),
);
const reader = message(
  textField(1, 'contour'),
  textField(2, 'sound'),
  textField(3, 'reader'),
  textField(4, 'Exp'),
);
const model = message(
  field(1, 9n),
  field(
    7,
    message(
      field(1, cast),
      field(1, reader),
      field(5, tensor),
      field(5, integers),
      field(13, message(textField(1, 'contour'))),
    ),
  ),
);
const changes = { outputs: ['lengths'], multiply: { value: 'contour', node: 'reader', by: 'pitch' } };

function graphOf(bytes: Uint8Array): Field[] {
  return readFields(readFields(bytes).find(({ number }) => number === 7)!.value as Uint8Array);
}
function messagesOf(fields: readonly Field[], number: number): Field[][] {
  return fields.filter((one) => one.number === number).map(({ value }) => readFields(value as Uint8Array));
}

it('a message is written exactly as it was read', () => {
  const fixed = message({ number: 3, value: Uint8Array.of(1, 2, 3, 4), fixed: 4 }, field(300, 2n ** 63n));
  expect(writeFields(readFields(fixed))).toEqual(fixed);
  expect(readFields(fixed)[1]!.value).toBe(2n ** 63n);
});

it('bytes that are not a message are refused', () => {
  expect(() => readFields(Uint8Array.of(0x0a, 5, 1))).toThrow('cut short');
  expect(() => readFields(Uint8Array.of(0x0b))).toThrow('unknown kind 3');
  expect(() => readFields(Uint8Array.of(0x80))).toThrow('not a Protocol Buffers message');
});

it('half precision becomes single precision, in weights and in casts', () => {
  const graph = graphOf(Buffer.concat(widenModel(model, changes)));
  const [weights, indices] = messagesOf(graph, 5);
  expect(weights!.find(({ number }) => number === 2)!.value).toBe(1n);
  const numbers = weights!.find(({ number }) => number === 9)!.value as Uint8Array;
  expect([...new Float32Array(Uint8Array.from(numbers).buffer)]).toEqual([1, -0.5, 2 ** -24]);
  expect(indices).toEqual(readFields(integers));
  const attribute = messagesOf(messagesOf(graph, 1)[0]!, 5)[0]!;
  expect(attribute.find(({ number }) => number === 3)!.value).toBe(1n);
  expect(messagesOf(graph, 13)).toEqual([]);
});

it('infinite and undefined numbers are unchanged', () => {
  const special = singlePrecision(Uint8Array.of(0x00, 0x7c, 0x00, 0xfc, 0x01, 0x7c));
  expect([...new Float32Array(Uint8Array.from(special).buffer)]).toEqual([
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NaN,
  ]);
});

it('an inner value is multiplied by a new input before the next node reads it, and another becomes an output', () => {
  const graph = graphOf(Buffer.concat(widenModel(model, changes)));
  const [, product, changed] = messagesOf(graph, 1);
  expect(product!.filter(({ number }) => number === 1).map((one) => textOf([one], 1))).toEqual([
    'contour',
    'pitch',
  ]);
  expect(textOf(product!, 4)).toBe('Mul');
  expect(textOf(changed!, 1)).toBe(textOf(product!, 2));
  expect(messagesOf(graph, 11).map((one) => textOf(one, 1))).toEqual(['pitch']);
  expect(messagesOf(graph, 12).map((one) => textOf(one, 1))).toEqual(['lengths']);
});

it('a model of another structure is refused', () => {
  const other = { ...changes, multiply: { ...changes.multiply, node: 'missing' } };
  expect(() => widenModel(model, other)).toThrow('no node missing');
});
