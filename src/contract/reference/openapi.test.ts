import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { errorShapes, operationIds } from '../errors.ts';
import { fieldsOf, operations } from '../operations.ts';
import { jsonSchemaBundle, openApiDescription, schemaName } from './openapi.ts';
import { examplesOf } from './pages.ts';

const description = openApiDescription('1.2.3');
const text = JSON.stringify(description);

describe('the OpenAPI description', () => {
  it('an independent validator accepts the description as OpenAPI 3.1', async () => {
    const validator = new Validator();
    // The validator changes the object that it is given.
    const result = await validator.validate(JSON.parse(text));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('the independent validator refuses the description without its responses', async () => {
    const broken = JSON.parse(text.replaceAll('"responses":', '"answers":'));
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('describes every path and method of the API, and every header, query value and field', () => {
    for (const id of operationIds) {
      const { path, method } = operations[id];
      const operation = Reflect.get(
        Reflect.get(Reflect.get(description, 'paths'), path),
        method.toLowerCase(),
      );
      const here = JSON.stringify(operation) + JSON.stringify(schemasOf(id));
      for (const name of Object.keys(fieldsOf(id))) {
        // In OpenAPI, security schemes and the media type stand for these headers.
        if (/^(REV-API-KEY|REV-APP-ID|Content-Type)$/.test(name)) continue;
        expect(here, `${id} ${name}`).toContain(`"${name}"`);
      }
      expect(operation.tags).toContain(id);
    }
  });

  it('names the schemas of each function for the path that several functions share', () => {
    const operation = Reflect.get(Reflect.get(description, 'paths'), '/').post;
    expect(Object.keys(operation['x-functions'])).toEqual(['localization', 'transliteration', 'tts']);
    expect(operation.description).toContain('REV-APPNAME');
  });
});

const schemasOf = (id: (typeof operationIds)[number]) =>
  (['Headers', 'Request', 'Answer'] as const).map((part) =>
    Reflect.get(jsonSchemaBundle().$defs as object, schemaName(id, part)),
  );

describe('the JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(jsonSchemaBundle(), 'bundle');
  const validate = (name: string, value: unknown) => ajv.validate(`bundle#/$defs/${name}`, value);

  it('an independent validator accepts every definition in the JSON Schema', () => {
    expect(ajv.validateSchema(jsonSchemaBundle())).toBe(true);
    for (const name of Object.keys(jsonSchemaBundle().$defs as object)) {
      expect(typeof ajv.getSchema(`bundle#/$defs/${name}`), name).toBe('function');
    }
  });

  it('defines the headers, bodies and answers of all operations, and all shapes of an error', () => {
    const names = Object.keys(jsonSchemaBundle().$defs as object);
    expect(names).toHaveLength(4 + 4 + 5 + Object.keys(errorShapes).length);
  });

  it('matches the bodies of the examples, and no body without its required fields', () => {
    for (const id of operationIds) {
      for (const [anchor, { input }] of examplesOf(id)) {
        if (id === 'stt_upload') continue;
        expect(validate(schemaName(id, 'Request'), input.body), anchor).toBe(true);
      }
    }
    expect(validate('LocalizationRequest', {})).toBe(false);
    expect(validate('TtsRequest', { speed: 1 })).toBe(false);
    expect(validate('SttUploadRequest', {})).toBe(false);
  });

  it('gives the defaults of the specification', () => {
    const { properties } = Reflect.get(jsonSchemaBundle().$defs as object, 'LocalizationRequest');
    expect(properties.enableNmt).toMatchObject({ default: true, type: ['boolean', 'null'] });
    expect(properties.filterProfane.default).toBe(false);
  });
});
