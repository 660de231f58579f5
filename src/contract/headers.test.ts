import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '#testing/json-schema.ts';
import { requestHeaders } from './headers.ts';
import { fieldsOf, operations } from './operations.ts';

/** The names of the properties in a JSON Schema, of all its forms. */
function propertiesOf(schema: object): string[] {
  const { oneOf = [], properties = {} }: { oneOf?: object[]; properties?: object } = schema;
  return [...Object.keys(properties), ...oneOf.flatMap(propertiesOf)];
}

describe('the headers of the operations', () => {
  it.each(Object.values(operations))('are listed by name for $id', ({ headers, headerFields }) => {
    expect(new Set(Object.keys(headerFields))).toEqual(new Set(propertiesOf(jsonSchemaOf(headers))));
  });

  it('make up all request headers, together with those of every call and of the local service', () => {
    const fromSchemas = Object.values(operations).flatMap(({ headers }) =>
      propertiesOf(jsonSchemaOf(headers)),
    );
    const added = ['Content-Type', 'REV-APPNAME', 'format', 'X-Explain'];
    expect(new Set(requestHeaders)).toEqual(new Set([...fromSchemas, ...added]));
  });
});

describe('the fields of an operation', () => {
  it.each(Object.values(operations))(
    'are those of its schemas for $id',
    ({ id, headers, query, request }) => {
      const names = [headers, query, ...(request.kind === 'none' ? [] : [request.schema])]
        .flatMap((schema) => propertiesOf(jsonSchemaOf(schema)))
        .concat('REV-API-KEY', 'REV-APP-ID', 'REV-APPNAME', request.kind === 'json' ? 'Content-Type' : []);
      expect(new Set(Object.keys(fieldsOf(id)))).toEqual(new Set(names));
    },
  );
});
