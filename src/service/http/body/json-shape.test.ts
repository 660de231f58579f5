import { expect, it } from 'vitest';
import { createJsonShape } from './json-shape.ts';

const limits = { depth: 3, values: 6 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const tooDeepMessage = 'expected at most 3 levels of JSON nesting, received more';
const tooManyMessage = 'expected at most 6 JSON values, received more';

it.each([
  ['[[[]]]', undefined],
  ['{"a":{"b":[1]}}', undefined],
  ['[[[[', tooDeepMessage],
  ['{"a":[{"b":{', tooDeepMessage],
  ['[[],[[]]]', undefined],
  ['["[[[[", "{{{{", "\\"[[[["]', undefined],
  ['["\\\\",[[1]]]', undefined],
  ['["\\\\",[[[1]]]]', tooDeepMessage],
  ['[1,2,3,4,5]', undefined],
  ['[1,2,3,4,5,6]', tooManyMessage],
  ['[",,,,,,,,,,"]', undefined],
  ['"कखग,,,,,,,,"', undefined],
  [']]]][[[', undefined],
])('the shape of %s is checked as its bytes arrive', (text, problem) => {
  const bytes = bytesOf(text);
  expect(createJsonShape(limits).add(bytes)).toBe(problem);
  // The result is the same when the bytes arrive one by one.
  const shape = createJsonShape(limits);
  const byteByByte = [...bytes]
    .map((byte) => shape.add(Uint8Array.of(byte)))
    .find((one) => one !== undefined);
  expect(byteByByte).toBe(problem);
});
