import fc from 'fast-check';
import { operations } from '#contract/operations.ts';
import { jsonSchemaOf } from '#contract/reference/json-schema.ts';
import { fromJsonSchema } from './from-json-schema.ts';
import { hostileJson, longText } from './hostile-values.ts';
import type { RequestParts } from './request.ts';
import { validCall } from './request.ts';

const stringify = (value: unknown) => JSON.stringify(value) ?? '';

/** Bodies that the contract allows, and bodies with one wrong field. */
function jsonBody(operation: 'localization' | 'transliteration' | 'tts'): fc.Arbitrary<string> {
  const { schema } = operations[operation].request;
  const allowed = fromJsonSchema(jsonSchemaOf(schema)).map((body) => ({ ...Object(body) }));
  const fields = Object.keys(schema._zod.def.shape);
  const name = fc.oneof(fc.constantFrom(...fields), fc.constantFrom('', 'Data', '__proto__', 'constructor'));
  const withField = (body: object, field: string, text: string) => {
    const others = Object.entries(body).filter(([known]) => known !== field);
    const members = others.map(([known, value]) => `${stringify(known)}:${stringify(value)}`);
    return `{${[...members, `${stringify(field)}:${text}`].join(',')}}`;
  };
  return fc.oneof(
    { weight: 3, arbitrary: allowed.map(stringify) },
    { weight: 6, arbitrary: fc.tuple(allowed, name, hostileJson).map((all) => withField(...all)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(allowed, name, hostileJson, hostileJson)
        .map(([body, field, one, two]) => withField(body, field, `${one},${stringify(field)}:${two}`)),
    },
    { weight: 1, arbitrary: hostileJson },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('data', 'text', 'ssml', 'nmtMaskTerms'),
          longText(operation === 'tts' ? [300, 20_001, 66_000] : [300, 9_999, 10_001, 20_001]),
        )
        .map(([field, text]) => withField({}, field, stringify(field === 'data' ? [text] : text))),
    },
  );
}

/** The bytes of a body, sometimes broken so that they are not JSON or not UTF-8. */
const brokenJson = (body: fc.Arbitrary<string>): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 12, arbitrary: body },
    {
      weight: 1,
      arbitrary: fc.tuple(body, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    },
    { weight: 1, arbitrary: body.map((text) => Buffer.from(text, 'utf16le')) },
    { weight: 1, arbitrary: body.map((text) => `\ufeff${text}`) },
    {
      weight: 1,
      arbitrary: fc.tuple(body, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([text, at, byte]) => {
        const bytes = Buffer.from(text);
        if (bytes.length > 0) bytes[at % bytes.length] = byte;
        return bytes;
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', ' ', '\n', 'data=a', '<a/>', '[', '{"data":["a"]}{"data":["b"]}'),
    },
  );

/** A call of one of the three functions that take JSON. */
export function jsonCall(operation: 'localization' | 'transliteration' | 'tts'): fc.Arbitrary<RequestParts> {
  const call = validCall(operation);
  return fc.record({
    aim: fc.constant(operation),
    method: fc.constant(call.method),
    target: fc.constant(call.target),
    headers: fc.constant(call.headers),
    body: brokenJson(jsonBody(operation)),
  });
}
