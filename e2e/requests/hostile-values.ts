import fc from 'fast-check';
import { anyCharacter } from '#testing/samples.ts';

const sampleTexts = [
  ...['Good morning.', 'market', 'नमस्ते', 'தமிழ்', 'اردو', 'ᱥᱟᱱᱛᱟᱲᱤ', 'NASA', 'a@b.example', 'www.x.example'],
  ...['1 00 000', '12:30', '10-2-1990', '₹ 5', 'e\u0301', '\u200d', '\u0000', '\ufeff', '\u202e', '\ud800'],
  ...['\udc00x', '<speak>', '&amp;', '<!DOCTYPE a>', '__proto__', '{{0}}', '%s%n', "'; DROP TABLE jobs; --"],
  ...[
    '../../etc/passwd',
    '\r\nX: y',
    '\\',
    '"',
    'null',
    'true',
    'NaN',
    '-0',
    '1e400',
    '😀',
    '👩‍👩‍👧',
    '\uffff',
  ],
];

/** Short texts, ordinary and malformed, and occasionally a long one. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...sampleTexts) },
  { weight: 4, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...sampleTexts), { maxLength: 4 }).map((all) => all.join(' ')),
  },
  { weight: 2, arbitrary: fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 8 }).map(unitsToText) },
);

function unitsToText(units: readonly number[]): string {
  return String.fromCharCode(...units);
}

/** A text of one of these lengths, which should be near or beyond a limit. */
export const longText = (lengths: readonly number[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('a', ' ', 'क', '9', '😀', '.'), fc.constantFrom(...lengths))
    .map(([unit, times]) => unit.repeat(times));

const nestDeeply = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

/** JSON text of any type, with numbers and depths that `JSON.stringify` never writes. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 3, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        'null',
        'true',
        'false',
        '0',
        '-0',
        '1e400',
        '-1e400',
        '1e-400',
        '9007199254740993',
        '0.1',
        '-3.0001',
      ],
      ...['123456789012345678901234567890', '""', '" "', '[]', '{}', '[null]', '[[]]', '{"":0}', '"\\ud800"'],
      ...['"\\u0000"', '[1,"a"]', '["a",null]', '{"__proto__":null}', '{"length":5}', '{"toString":1}'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"a":', '}]']),
        fc.integer({ min: 20, max: 5_000 }),
      )
      .map(([[open = '', close = ''], times]) =>
        `${open}1${close}`.replace('1', nestDeeply(open, close, times)),
      ),
  },
);

/** Values that no header accepts. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...[
        '',
        ' ',
        ',',
        ',,',
        'hi,',
        ',hi',
        'hi, ta',
        'hi,hi',
        'HI',
        'xx',
        'en-US',
        'null',
        'undefined',
        '0',
        '9',
      ],
      ...[
        '-1',
        '2.0',
        '3.0',
        '2',
        '2.00',
        'generic',
        'GENERIC',
        'true',
        'True',
        '1',
        'yes',
        '__proto__',
        'a'.repeat(300),
      ],
      ...[
        'constructor',
        '*',
        '%00',
        '../',
        '<script>',
        '{"a":1}',
        'hi_female',
        'hi_female_99',
        'xx_male',
        '"en"',
      ],
      ...[
        'en;q=1',
        'en\t',
        '\xff\xfe',
        'caf\xe9',
        "' OR 1=1",
        '$(id)',
        'text/plain',
        'application/json;charset=utf-16',
      ],
    ),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map(characterOf), maxLength: 20 }),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.integer({ min: 0x80, max: 0xff }).map(characterOf), maxLength: 8 }),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.integer({ min: 0, max: 0xff }).map(characterOf), maxLength: 8 }),
  },
);

function characterOf(code: number): string {
  return String.fromCharCode(code);
}
