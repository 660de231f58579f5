import * as z from 'zod/mini';
import type { OperationId } from '#contract/errors.ts';
import { fieldsOf, oneRequiredOf } from '#contract/operations.ts';
import { type Deviation, descriptionOf } from '#contract/schema.ts';

/** The rule of the specification for one header, query value or body field. */
export interface FieldRule {
  readonly name: string;
  readonly description?: string;
  /** Every allowed value, if the values can be listed. */
  readonly allowed?: readonly string[];
  readonly required: boolean;
  /** Another field that may be sent instead of this one. */
  readonly other?: string;
}

/** The rule of the field that deviates; undefined where the specification has no such field. */
export function fieldRule(operation: OperationId, { path, expected }: Deviation): FieldRule | undefined {
  const name = path.split('.')[0] ?? '';
  const field = fieldsOf(operation)[name];
  if (!field) return undefined;
  const description = descriptionOf(field);
  const pair = oneRequiredOf(operation);
  const other = pair?.includes(name) ? pair.find((one) => one !== name) : undefined;
  return {
    name,
    ...(description !== undefined && { description }),
    ...(typeof expected === 'object' && { allowed: expected }),
    required: !z.safeParse(field, undefined).success,
    ...(other !== undefined && { other }),
  };
}
