import * as z from 'zod/mini';
import type { OperationId } from '../errors.ts';
import { oneRequiredOf, operations } from '../operations.ts';
import { descriptionOf } from '../schema.ts';
import { namedDomains, numericDomains } from '../translation.ts';
import type { Fact, ReferenceEntry } from './entry.ts';
import { alternativesOf, type JsonSchema, jsonSchemaOf, rangeOf, typeOf, valuesOf } from './json-schema.ts';
import { descriptions, notes } from './texts.ts';

/** Schemas by the name of their header or field. */
type FieldSchemas = Readonly<Record<string, z.core.$ZodType>>;

export const fact = (label: string, ...values: readonly (string | number)[]): Fact => ({
  label,
  values: values.map(String),
});

/** An entry with the description and note of its anchor. */
export function entry(
  id: string,
  name: string,
  facts: readonly Fact[],
  more: Partial<ReferenceEntry> = {},
): ReferenceEntry {
  return { id, name, description: descriptions[id] ?? '', note: notes[id], facts, ...more };
}

/** The default that an absent field gets; undefined if it has none. */
export function defaultOf(schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, undefined);
  return parsed.success ? parsed.data : undefined;
}

/** What a header, query value or body field accepts. */
function requestFacts(schema: z.core.$ZodType, name: string, pair: readonly string[] | undefined): Fact[] {
  const json = jsonSchemaOf(schema);
  const isRequired = !z.safeParse(schema, undefined).success;
  const value = defaultOf(schema);
  return [
    ...typeFacts(json, valuesNamedBy(schema)),
    fact('Required', isRequired ? 'yes' : pair?.includes(name) ? `one of ${pair.join(' and ')}` : 'no'),
    ...(value === undefined ? [] : [fact('Default', String(value))]),
  ];
}

function typeFacts(json: JsonSchema, examples: readonly string[] = []): Fact[] {
  const values = valuesOf(json);
  const allowed = values.length > 0 ? values : examples;
  const range = rangeOf(json);
  return [
    fact('Type', typeOf(json)),
    ...(allowed.length > 0 ? [fact('Allowed', ...allowed)] : []),
    ...(range ? [fact('Range', `${range.minimum} to ${range.maximum}`)] : []),
  ];
}

/** The values given as `examples` of a codec, whose JSON Schema does not list the allowed values. */
export function valuesNamedBy(schema: z.core.$ZodType): readonly string[] {
  const examples: unknown = z.globalRegistry.get(schema)?.examples;
  return Array.isArray(examples) ? examples.map(String) : [];
}

/** One entry for each header, query value or field; its anchor is `prefix`, a dot and the name. */
export function fieldEntries(
  prefix: string,
  fields: FieldSchemas,
  pair?: readonly string[] | undefined,
): ReferenceEntry[] {
  return Object.entries(fields).map(([name, schema]) => {
    const id = `${prefix}.${name}`;
    const facts = requestFacts(schema, name, pair);
    return entry(id, name, id === 'localization.domain' ? withBothVersions(facts) : facts, {
      description: descriptionOf(schema) ?? descriptions[id] ?? '',
    });
  });
}

/** The domains of both versions of translation; the schema of the header alone has those of 2.0. */
function withBothVersions(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((one) =>
    one.label === 'Allowed'
      ? [fact('Version 2.0', ...numericDomains), fact('Version 3.0', ...namedDomains)]
      : [one],
  );
}

/** The request of an operation by parts; parts without fields are left out. */
export function requestParts(id: OperationId) {
  const { headerFields, query, request } = operations[id];
  const parts: readonly (readonly [name: string, title: string, fields: FieldSchemas])[] = [
    ['headers', 'Request headers', headerFields],
    ['query', 'Query', query.shape],
    [
      'body',
      request.kind === 'multipart' ? 'Form fields' : 'JSON body',
      request.kind === 'none' ? {} : request.schema.shape,
    ],
  ];
  return parts
    .filter(([, , fields]) => Object.keys(fields).length > 0)
    .map(([name, title, fields]) => ({ name, title, entries: fieldEntries(id, fields, oneRequiredOf(id)) }));
}

/** The fields of a JSON answer, nested ones by their path; none for audio. */
export function answerEntries(id: OperationId): ReferenceEntry[] {
  const { answer } = operations[id];
  if (answer.kind === 'audio') return [];
  const found = new Map<string, { path: string; schemas: JsonSchema[]; required: boolean }>();
  collectFields(jsonSchemaOf(answer.response), `${id}.answer`, '', found);
  return [...found].map(([anchor, { path, schemas, required }]) =>
    entry(
      anchor,
      path,
      [...typeFacts({ anyOf: schemas }), ...(required ? [] : [fact('Present', 'not always')])],
      {
        description:
          schemas.find(({ description }) => description)?.description ?? descriptions[anchor] ?? '',
      },
    ),
  );
}

type FoundFields = Map<string, { path: string; schemas: JsonSchema[]; required: boolean }>;

/** Adds the fields of an object, of its objects, and of the objects in its lists. */
function collectFields(schema: JsonSchema, anchor: string, path: string, found: FoundFields): void {
  const forms = alternativesOf(schema);
  for (const form of forms) {
    if (form.items) collectFields(form.items, anchor, `${path}[]`, found);
    for (const [name, field] of Object.entries(form.properties ?? {})) {
      const id = `${anchor}.${name}`;
      const at = path === '' ? name : `${path}.${name}`;
      const known = found.get(id) ?? { path: at, schemas: [], required: true };
      if (!known.schemas.some((one) => JSON.stringify(one) === JSON.stringify(field)))
        known.schemas.push(field);
      known.required &&= form.required?.includes(name) ?? false;
      found.set(id, known);
      collectFields(field, id, at, found);
    }
  }
}
