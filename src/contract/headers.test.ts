import { describe, expect, it } from 'vitest';
import { requestHeaders } from './headers.ts';
import { fieldsOf, operations } from './operations.ts';
import { jsonSchemaOf } from './reference/json-schema.ts';

/** The names of all properties of a JSON Schema, including its `oneOf` forms. */
function propertiesOf(schema: object): string[] {
  const { oneOf = [], properties = {} }: { oneOf?: object[]; properties?: object } = schema;
  return [...Object.keys(properties), ...oneOf.flatMap(propertiesOf)];
}

describe('the headers of the operations', () => {
  it.each(Object.values(operations))('the headers of $id are listed by name', ({ headers, headerFields }) => {
    expect(new Set(Object.keys(headerFields))).toEqual(new Set(propertiesOf(jsonSchemaOf(headers))));
  });

  it('the forwarded request headers are the headers of all operations, the common ones and the local ones', () => {
    const fromSchemas = Object.values(operations).flatMap(({ headers }) =>
      propertiesOf(jsonSchemaOf(headers)),
    );
    const added = ['Content-Type', 'REV-APPNAME', 'format', 'X-Explain', 'X-Engine', 'X-Changed-By'];
    expect(new Set(requestHeaders)).toEqual(new Set([...fromSchemas, ...added]));
  });
});

describe('the fields of an operation', () => {
  it.each(Object.values(operations))(
    'the fields of $id match its schemas',
    ({ id, headers, query, request }) => {
      const names = [headers, query, ...(request.kind === 'none' ? [] : [request.schema])]
        .flatMap((schema) => propertiesOf(jsonSchemaOf(schema)))
        .concat('REV-API-KEY', 'REV-APP-ID', 'REV-APPNAME', request.kind === 'json' ? 'Content-Type' : []);
      expect(new Set(Object.keys(fieldsOf(id)))).toEqual(new Set(names));
    },
  );
});
