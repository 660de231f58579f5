import * as z from 'zod/mini';
import { CommonHeaders } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { allowedValues, described, descriptionOf, fieldsOf } from '#contract/schema.ts';

/** Of two fields of the body one is required; a schema of optional fields cannot say so. */
export const alternatives: Readonly<Partial<Record<OperationId, readonly [string, string]>>> = {
  tts: ['text', 'ssml'],
  stt_upload: ['file', 'file_url'],
};

/** The header of every JSON request. */
const JsonHeaders = z.object({
  'Content-Type': described(z.literal('application/json'), 'format of the body'),
});

/** What the specification says of one header, query value or field of the body. */
export interface FieldRule {
  readonly name: string;
  readonly description?: string;
  /** Every value that is allowed, where they can be listed. */
  readonly allowed?: readonly string[];
  readonly required: boolean;
  /** The field that may stand in its place. */
  readonly other?: string;
}

/**
 * The rule of the field at a deviation's path, or undefined for what the specification has no field for. Where a field
 * has several forms (the domains of two versions), the one that allows what was `expected`, else all of them.
 */
export function fieldRule(operation: OperationId, path: string, expected = ''): FieldRule | undefined {
  const name = path.split('.')[0] ?? '';
  const { headers, query, request } = operations[operation];
  const forms = [CommonHeaders, JsonHeaders, headers, query, request.schema].flatMap((schema) =>
    fieldsOf(schema, name),
  );
  const [first] = forms;
  if (first === undefined) return undefined;
  const described = forms.map((form) => ({ form, allowed: allowedValues(form) }));
  const meant = described.filter(({ allowed }) => allowed?.join(', ') === expected);
  const allowed = new Set((meant.length > 0 ? meant : described).flatMap(({ allowed }) => allowed ?? []));
  const description = descriptionOf(first);
  const pair = alternatives[operation];
  const other = pair?.includes(name) ? pair.find((field) => field !== name) : undefined;
  return {
    name,
    ...(description !== undefined && { description }),
    ...(allowed.size > 0 && { allowed: [...allowed] }),
    required: forms.every(({ _zod }) => _zod.optin !== 'optional'),
    ...(other !== undefined && { other }),
  };
}
