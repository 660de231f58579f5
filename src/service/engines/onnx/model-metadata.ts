import { readFields, textOf } from './protobuf.ts';

const metadataField = 14;

/** The metadata of an ONNX model, which the runtime does not expose. @throws when the file is not a model */
export function readModelMetadata(model: Uint8Array): ReadonlyMap<string, string> {
  return new Map(
    readFields(model).flatMap(({ number, value }) => {
      if (number !== metadataField || !(value instanceof Uint8Array)) return [];
      const entry = readFields(value);
      return [[textOf(entry, 1), textOf(entry, 2)] as const];
    }),
  );
}
