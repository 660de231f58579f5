import type * as z from 'zod/mini';
import { CommonHeaders, credentialHeaders } from '../credentials.ts';
import {
  type ErrorRow,
  type ErrorShape,
  errorRowsOf,
  errorShapes,
  type OperationId,
  operationIds,
} from '../errors.ts';
import { operations } from '../operations.ts';
import { descriptionOf } from '../schema.ts';
import { audioFormatFacts } from '../text-to-speech.ts';
import { defaultOf, valuesNamedBy } from './field-entries.ts';
import { type JsonSchema, jsonSchemaOf, valuesOf } from './json-schema.ts';
import { examplesOf } from './pages.ts';
import { descriptions, exampleTitles, notes, onePathReason } from './texts.ts';

type Part = 'Headers' | 'Request' | 'Answer';

/** The name of a schema: `LocalizationRequest`, `SttUploadAnswer`. */
export function schemaName(id: OperationId, part: Part): string {
  return id.split('_').map(capitalise).join('') + part;
}
const errorName = (shape: ErrorShape) => `Error${capitalise(shape)}`;
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** One schema for the headers, body and answer of each operation, and for each shape of an error. */
function namedSchemas(): Record<string, JsonSchema> {
  return {
    ...Object.fromEntries(
      operationIds.flatMap((id) => {
        const { headers, headerFields, request, answer } = operations[id];
        return [
          ...(Object.keys(headerFields).length > 0
            ? [[schemaName(id, 'Headers'), described(jsonSchemaOf(headers), id, headerFields)] as const]
            : []),
          ...(request.kind === 'none'
            ? []
            : [
                [
                  schemaName(id, 'Request'),
                  withPair(described(jsonSchemaOf(request.schema), id, request.schema.shape), id),
                ] as const,
              ]),
          ...(answer.kind === 'audio'
            ? []
            : [
                [schemaName(id, 'Answer'), described(jsonSchemaOf(answer.response), `${id}.answer`)] as const,
              ]),
        ];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(errorShapes).map(([shape, schema]) => [
        errorName(shape as ErrorShape),
        { description: descriptions[`error-shape.${shape}`], ...described(jsonSchemaOf(schema), '') },
      ]),
    ),
  };
}

/** The schema with descriptions and defaults, for its fields and for the objects in them. */
function described(
  { $schema: _, ...schema }: JsonSchema,
  anchor: string,
  fields: Readonly<Record<string, z.core.$ZodType>> = {},
): JsonSchema {
  const inner = (one: JsonSchema) => described(one, anchor, fields);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const id = `${anchor}.${name}`;
    const text = [property.description ?? descriptions[id], notes[id]].filter(Boolean).join('. ');
    const field = fields[name];
    const value = field && defaultOf(field);
    const examples = field ? valuesNamedBy(field) : [];
    return [
      name,
      {
        ...described(property, id),
        ...(text !== '' && { description: text }),
        ...(value !== undefined && isAllowed(property, value) && { default: value }),
        ...(examples.length > 0 && { examples }),
      },
    ] as const;
  });
  return {
    ...withoutExactIntegers(schema),
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: inner(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(inner) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(inner) }),
  };
}

/** Whether a schema allows a value: the default of a header may be excluded by the fixed value of another version. */
function isAllowed(schema: JsonSchema, value: unknown): boolean {
  const values = valuesOf(schema);
  return values.length === 0 || values.includes(String(value));
}

/** Removes the limits of JavaScript's exact integers, which are not limits of the API. */
function withoutExactIntegers({ minimum, maximum, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** Adds the rule that one of two fields is required, if the operation has such a pair. */
function withPair(schema: JsonSchema, id: OperationId): JsonSchema {
  const operation = operations[id];
  return 'oneOf' in operation
    ? { ...schema, anyOf: operation.oneOf.map((name) => ({ required: [name] })) }
    : schema;
}

/** A JSON Schema (draft 2020-12) with a definition for every body, set of headers and error of the API. */
export function jsonSchemaBundle(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:language-services:api',
    title: 'Language Services API',
    description: notes.overview ?? '',
    $defs: namedSchemas(),
  };
}

/** The operations of a path by method; operations with the same path and method are one operation in OpenAPI. */
function pathItem(path: string): object {
  const here = operationIds.filter((id) => operations[id].path === path);
  const methods = [...new Set(here.map((id) => operations[id].method))];
  return Object.fromEntries(
    methods.map((method) => [
      method.toLowerCase(),
      describeOperation(here.filter((id) => operations[id].method === method)),
    ]),
  );
}

/**
 * The OpenAPI 3.1 description of the API.
 *
 * @param version the version of the description
 */
export function openApiDescription(version: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Language Services API', version, description: `${notes.overview}\n\n${onePathReason}` },
    servers: [
      {
        url: '{base_url}',
        variables: {
          base_url: {
            default: 'http://127.0.0.1:5174',
            description: 'The embedded service, or another one.',
          },
        },
      },
    ],
    security: [Object.fromEntries(credentialHeaders.map((name) => [name, []]))],
    tags: operationIds.map((id) => ({ name: id, description: descriptions[`operation.${id}`] })),
    paths: Object.fromEntries(operationIds.map((id) => [operations[id].path, pathItem(operations[id].path)])),
    components: {
      schemas: namedSchemas(),
      securitySchemes: Object.fromEntries(
        credentialHeaders.map((name) => [
          name,
          { type: 'apiKey', in: 'header', name, description: descriptionOf(CommonHeaders.shape[name]) },
        ]),
      ),
    },
  };
}

/** One operation of OpenAPI for these operations of the API. */
function describeOperation(ids: readonly OperationId[]): object {
  const texts = ids.map((id) => descriptions[`operation.${id}`] ?? '');
  const parameters = [appNameParameter(ids), ...headerParameters(ids), ...queryParameters(ids)];
  const common = { operationId: ids.join('_or_'), tags: ids, parameters, ...requestBody(ids) };
  if (ids.length === 1) return { ...common, summary: texts[0], responses: responses(ids) };
  return {
    ...common,
    summary: 'One of several functions, by the header REV-APPNAME.',
    description: [
      onePathReason,
      ...ids.map((id, index) => `REV-APPNAME: ${operations[id].appName}. ${texts[index]}`),
    ].join('\n\n'),
    responses: responses(ids),
    'x-functions': functions(ids),
  };
}

const appNameParameter = (ids: readonly OperationId[]) => ({
  name: 'REV-APPNAME',
  in: 'header',
  required: true,
  description: 'function selector',
  schema: { type: 'string', enum: [...new Set(ids.map((id) => operations[id].appName))] },
});

/** The headers of these operations as parameters; a header is required only if every operation requires it. */
function headerParameters(ids: readonly OperationId[]): object[] {
  const names = new Set(ids.flatMap((id) => Object.keys(operations[id].headerFields)));
  return [...names].map((name) => {
    const users = ids.filter((id) => name in operations[id].headerFields);
    const schemas = users.map((id) => headerSchema(id, name));
    const texts = users.map((id, index) => {
      const text = schemas[index]?.description ?? '';
      return ids.length === 1 ? text : `${id}: ${text}`;
    });
    const required = users.length === ids.length && users.every((id) => isRequiredHeader(id, name));
    const different = withoutRepetition(schemas);
    return {
      name,
      in: 'header',
      ...(required && { required }),
      description: texts.join('. '),
      schema: different.length === 1 ? different[0] : { anyOf: different },
    };
  });
}

/** The schema of one header; where it depends on the version, the schemas of all versions. */
function headerSchema(id: OperationId, name: string): JsonSchema {
  const schema = described(jsonSchemaOf(operations[id].headers), id, operations[id].headerFields);
  const forms: readonly JsonSchema[] = schema.oneOf ?? schema.anyOf ?? [schema];
  const different = withoutRepetition(
    forms.map(({ properties }) => properties?.[name]).filter((form) => form !== undefined),
  );
  const [first = {}] = different;
  const { description } = first;
  return different.length === 1 ? first : { ...(description && { description }), anyOf: different };
}

const withoutRepetition = (schemas: readonly JsonSchema[]): JsonSchema[] => [
  ...new Map(schemas.map((one) => [JSON.stringify(one), one])).values(),
];

function isRequiredHeader(id: OperationId, name: string): boolean {
  const schema = jsonSchemaOf(operations[id].headers);
  return (schema.oneOf ?? schema.anyOf ?? [schema]).every(({ required }) => required?.includes(name));
}

function queryParameters(ids: readonly OperationId[]): object[] {
  return ids.flatMap((id) =>
    Object.entries(operations[id].query.shape).map(([name, schema]) => {
      const { $schema: _, description, ...rest } = jsonSchemaOf(schema);
      return { name, in: 'query', required: true, description, schema: rest };
    }),
  );
}

function requestBody(ids: readonly OperationId[]): object {
  const withBody = ids.filter((id) => operations[id].request.kind !== 'none');
  const [first] = withBody;
  if (!first) return {};
  const mediaType = operations[first].request.kind === 'json' ? 'application/json' : 'multipart/form-data';
  const refs = withBody.map((id) => refTo(schemaName(id, 'Request')));
  const examples = withBody.flatMap(examplesOf).filter(([, { operation }]) => operation !== 'stt_upload');
  return {
    requestBody: {
      required: true,
      content: {
        [mediaType]: {
          schema: refs.length === 1 ? refs[0] : { anyOf: refs },
          ...(examples.length > 0 && {
            examples: Object.fromEntries(
              examples.map(([id, { operation, input }]) => [
                id.replace('example.', ''),
                {
                  summary: exampleTitles[id],
                  description: `REV-APPNAME: ${operations[operation].appName}; ${headerLines(input.headers)}`,
                  value: input.body,
                },
              ]),
            ),
          }),
        },
      },
    },
  };
}

const headerLines = (headers: object) =>
  Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; ');

function responses(ids: readonly OperationId[]): object {
  const rows = [...new Set(ids.flatMap(errorRowsOf))];
  const statuses = [...new Set(rows.map(({ httpStatus }) => httpStatus))].filter((status) => status !== 200);
  const texts = (status: number) =>
    [...new Set(rows.filter(({ httpStatus }) => httpStatus === status).map(({ text }) => text))].join('; ');
  return {
    200: {
      description: [
        `The answer: ${ids.map((id) => descriptions[`operation.${id}`]).join(' ')}`,
        texts(200) && `Its code may be a refusal: ${texts(200)}`,
      ]
        .filter(Boolean)
        .join(' '),
      content: successContent(ids),
    },
    ...Object.fromEntries(
      statuses
        .sort((a, b) => a - b)
        .map((status) => [
          status,
          {
            description: texts(status),
            content: jsonContent(
              shapesOf(ids, (row) => row.httpStatus === status).map((shape) => refTo(errorName(shape))),
            ),
          },
        ]),
    ),
    default: {
      description: 'A refusal that no row of the specification describes, in one of the shapes of an error.',
      content: jsonContent(Object.keys(errorShapes).map((shape) => refTo(errorName(shape as ErrorShape)))),
    },
  };
}

/** The shapes of the errors with which these operations answer. */
const shapesOf = (ids: readonly OperationId[], applies: (row: ErrorRow) => boolean): ErrorShape[] => [
  ...new Set(
    ids
      .flatMap(errorRowsOf)
      .filter(applies)
      .map(({ shape }) => shape),
  ),
];

const jsonContent = (refs: readonly object[]) => ({
  'application/json': { schema: refs.length === 1 ? refs[0] : { anyOf: refs } },
});

function successContent(ids: readonly OperationId[]): object {
  const json = ids.filter((id) => operations[id].answer.kind === 'json');
  // A refusal with a code has the status of a success.
  const refusals = shapesOf(ids, (row) => row.httpStatus === 200);
  const mediaTypes = new Set(Object.values(audioFormatFacts).map(({ mediaType }) => mediaType));
  return {
    ...(json.length > 0 &&
      jsonContent([
        ...json.map((id) => refTo(schemaName(id, 'Answer'))),
        ...refusals.map((shape) => refTo(errorName(shape))),
      ])),
    ...(ids.includes('tts') &&
      Object.fromEntries([...mediaTypes].map((type) => [type, { schema: { contentMediaType: type } }]))),
  };
}

/** What OpenAPI cannot say: which headers, body and answer belong to which value of `REV-APPNAME`. */
function functions(ids: readonly OperationId[]): object {
  return Object.fromEntries(
    ids.map((id) => [
      operations[id].appName,
      {
        headers: refTo(schemaName(id, 'Headers')),
        request: refTo(schemaName(id, 'Request')),
        answer:
          operations[id].answer.kind === 'audio'
            ? 'the bytes of an audio file'
            : refTo(schemaName(id, 'Answer')),
      },
    ]),
  );
}
