import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fieldBytes, readFields, textField, textOf, writeFields } from '../onnx/protobuf.ts';
import { PiperConfig, piperFiles } from './piper-config.ts';

/** Field numbers of the ONNX messages, from the format's `onnx.proto`. */
const [graphOfModel, nodeOfGraph, outputOfGraph] = [7, 1, 12];
const node = { output: 2, operator: 4 } as const;

/**
 * Puts the files of a voice in place, with the lengths of its phonemes as outputs of the graph.
 *
 * @param model path of its `.onnx`
 * @param config path of its `.onnx.json`
 * @throws when one of them is invalid
 */
export async function preparePiper(model: string, config: string, out: string): Promise<void> {
  const parsed = z.safeParse(PiperConfig, JSON.parse(await readFile(config, 'utf8')));
  if (!parsed.success) throw new Error(`the voice cannot be used: ${z.prettifyError(parsed.error)}`);
  await writeFile(join(out, piperFiles.model), exposeLengths(await readFile(model)));
  await rename(config, join(out, piperFiles.config));
}

/**
 * Adds the lengths of the symbols, in frames, to the outputs of a voice. They are the output of the graph's only `Ceil`
 * node; a graph with none or several is left as it is.
 */
export function exposeLengths(model: Uint8Array): Uint8Array {
  const fields = readFields(model);
  const isModel = fields.some(({ number, value }) => number === graphOfModel && value instanceof Uint8Array);
  if (!isModel) throw new Error('the file is not an ONNX model');
  return Buffer.concat(
    fields.flatMap((field) => {
      if (field.number !== graphOfModel || !(field.value instanceof Uint8Array)) return fieldBytes(field);
      const [rounding, ...others] = readFields(field.value).flatMap(({ number, value }) => {
        if (number !== nodeOfGraph || !(value instanceof Uint8Array)) return [];
        const parts = readFields(value);
        return textOf(parts, node.operator) === 'Ceil' ? [parts] : [];
      });
      if (!rounding || others.length > 0) return fieldBytes(field);
      const lengths = writeFields([textField(1, textOf(rounding, node.output))]);
      const added = fieldBytes({ number: outputOfGraph, value: lengths });
      // The new output is appended: the fields of a message may come in any order.
      return fieldBytes({ ...field, value: Buffer.concat([field.value, ...added]) });
    }),
  );
}
