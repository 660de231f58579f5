import { toWireRequest, validCall, type WireRequest } from '../request.ts';

const nestDeeply = (open: string, close: string, times: number, inside = '') =>
  open.repeat(times) + inside + close.repeat(times);

/** Fields whose values may be nested deeper than the stack allows. */
const deepFields = [
  ...[
    'data',
    'text',
    'ssml',
    'nmtMaskTerms',
    'enableNmt',
    'convertNumber',
    'noOfSuggestions',
    'speed',
    'format',
  ],
];

/** Bodies for every function that takes JSON. */
const bodiesForEveryOperation: readonly (string | Buffer)[] = [
  ...[
    '',
    ' ',
    '\n\n',
    '\0',
    'null',
    'true',
    'false',
    '0',
    '-1',
    '""',
    '"data"',
    '[]',
    '[[]]',
    '{}',
    '{"":""}',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '{"data":',
    '{"data":[',
    '{"data":["a"]',
    '{"data":["a"],}',
    "{'data':['a']}",
    '{data:["a"]}',
  ],
  ...[
    '{"data":["a"]}x',
    '{"data":["a"]}{"data":["a"]}',
    '// a\n{"data":["a"]}',
    '{"data":["a"]} // a',
    '{"data":[NaN]}',
  ],
  ...[
    '{"data":[Infinity]}',
    '{"data":[undefined]}',
    '{"data":[0x1]}',
    '{"data":[01]}',
    '{"data":["\t"]}',
    '{"data":["\\x41"]}',
  ],
  ...[
    '{"data":["\\u12"]}',
    '\ufeff{"data":["a"]}',
    '<data>a</data>',
    'data=a&text=b',
    '%7B%7D',
    '-----',
    'GET / HTTP/1.1\r\n\r\n',
  ],
  ...[
    '{"__proto__":{"data":["a"]}}',
    '{"constructor":{"prototype":{"data":["a"]}}}',
    '{"data":{"__proto__":["a"]}}',
  ],
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xf8, 0x88, 0x80, 0x80, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00]),
  ...[
    nestDeeply('[', ']', 200_000),
    nestDeeply('{"a":', '}', 100_000, '1'),
    nestDeeply('[', '', 500_000),
    `{"a":${'9'.repeat(100_000)}}`,
  ],
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
  `{"${'k'.repeat(1_000_000)}":1}`,
  ...deepFields.flatMap((field) => [
    `{"${field}":${nestDeeply('[', ']', 50_000)}}`,
    `{"data":["a"],"text":"a","${field}":${nestDeeply('{"a":', '}', 30_000, '1')}}`,
  ]),
];

/** Bodies of one function with one wrong or unusual field. */
const bodiesByOperation: Readonly<Record<'localization' | 'transliteration' | 'tts', readonly string[]>> = {
  localization: [
    ...[
      '"data":"a"',
      '"data":null',
      '"data":[]',
      '"data":[null]',
      '"data":[1]',
      '"data":[["a"]]',
      '"data":{"0":"a"}',
      '"data":[""]',
    ],
    ...[
      '"data":["\\ud800"]',
      '"data":["\\u0000"]',
      '"data":["a\\u202eb"]',
      '"data":["{{0}}"]',
      '"data":["⟦0⟧ {0} %s $1"]',
    ],
    ...[
      '"data":["a"],"data":null',
      '"data":["a"],"enableNmt":"true"',
      '"data":["a"],"enableNmt":1',
      '"data":["a"],"enableNmt":[]',
    ],
    ...[
      '"data":["a"],"enableLookup":{}',
      '"data":["a"],"enableTransliteration":"no"',
      '"data":["a"],"filterProfane":0',
    ],
    ...[
      '"data":["a"],"nmtMask":"yes"',
      '"data":["a"],"nmtMaskTerms":"a"',
      '"data":["a"],"nmtMaskTerms":[1]',
      '"data":["a"],"nmtMaskTerms":[""]',
    ],
    ...[
      '"data":["a"],"nmtMaskTerms":{"a":1}',
      '"data":["a"],"nmtMaskTerms":{"":""}',
      '"data":["a b"],"nmtMaskTerms":["a","a b","b"]',
    ],
    ...[
      '"data":["aaa"],"nmtMaskTerms":["a","aa"]',
      '"data":["(("],"nmtMaskTerms":["(","[a-z]+","\\\\"]',
      '"data":["a"],"nmtMaskTerms":{"a":"$&$1"}',
    ],
    ...[
      '"data":["__proto__"],"nmtMaskTerms":{"__proto__":"x"}',
      '"data":["a"],"nmtMaskTerms":[null]',
      '"data":["a"],"nmtMaskTerms":0',
    ],
    ...[
      '"data":["Mr. . . . !?!?!? ... 。॥।"]',
      '"data":["\\n\\n\\n"]',
      '"data":["1e400 -0 0x1F ₹1,00,000.00 12:60 99-99-9999"]',
    ],
    ...[
      '"data":["https://[::1]:99999/%%"]',
      '"data":["a@@b..c"]',
      '"data":["😀👩‍👩‍👧‍👦🇮🇳"]',
      '"data":["e\\u0301\\u0301\\u0301"]',
    ],
  ].map((fields) => `{${fields}}`),
  transliteration: [
    ...[
      '"data":"a"',
      '"data":[{}]',
      '"data":[true]',
      '"data":["\\udfff\\ud800"]',
      '"data":["\\u200d\\u200c\\u094d\\u094d"]',
      '"data":["्ा"]',
    ],
    ...[
      '"data":["a"],"isBulk":"true"',
      '"data":["a"],"isBulk":null',
      '"data":["a"],"noOfSuggestions":0',
      '"data":["a"],"noOfSuggestions":-1',
    ],
    ...[
      '"data":["a"],"noOfSuggestions":1.5',
      '"data":["a"],"noOfSuggestions":"2"',
      '"data":["a"],"noOfSuggestions":1e9',
    ],
    ...[
      '"data":["a"],"noOfSuggestions":101',
      '"data":["a b c d e f"],"noOfSuggestions":100',
      '"data":["a"],"noOfSuggestions":null',
    ],
    ...[
      '"data":["a"],"convertNumber":"LOCAL"',
      '"data":["a"],"convertNumber":1',
      '"data":["a"],"convertNumber":[]',
      '"data":["a"],"convertNumber":""',
    ],
    ...[
      '"data":["999999999999999999999999999999"],"convertNumber":"words"',
      '"data":["1.2.3,4,,5"],"convertNumber":"words"',
    ],
    ...[
      '"data":["-0.0 +1 1e5 ½ ² Ⅷ ٣ ३"],"convertNumber":"words"',
      '"data":["MMMMMMMMMM IIII VX IC"],"convertNumber":"roman"',
    ],
    ...[
      '"data":["0th 1st 999999th"],"convertOrdinal":true',
      '"data":["A.B.C. U.S.A"],"abbreviationWithoutDot":true',
      '"data":["AB"],"abbreviate":0',
    ],
    ...[
      '"data":["a@b.c http://a"],"ignoreTaggedEntities":false',
      '"data":["a@"],"ignoreTaggedEntities":"false"',
      '"data":["ꯃꯩ ᱥ ڪ کٲ"]',
    ],
  ].map((fields) => `{${fields}}`),
  tts: [
    ...[
      '"text":""',
      '"text":" "',
      '"text":null',
      '"text":[]',
      '"text":[""]',
      '"text":[null]',
      '"text":[1]',
      '"text":{}',
      '"text":1',
      '"text":true',
    ],
    ...[
      '"text":"\\u0000"',
      '"text":"\\ud800"',
      '"text":"\\u0007\\u001b[0m"',
      '"text":"[[h@]] {a}"',
      '"text":"<speak>a</speak>"',
      '"text":"!!!"',
    ],
    ...[
      '"text":"a","speed":0.49',
      '"text":"a","speed":1.51',
      '"text":"a","speed":"1"',
      '"text":"a","speed":[]',
      '"text":"a","speed":1e400',
    ],
    ...[
      '"text":"a","speed":-1',
      '"text":"a","speed":true',
      '"text":"a","pitch":3.01',
      '"text":"a","pitch":"0"',
      '"text":"a","pitch":-1e400',
    ],
    ...[
      '"text":"a","sample_rate":0',
      '"text":"a","sample_rate":-8000',
      '"text":"a","sample_rate":"8000"',
      '"text":"a","sample_rate":8000.5',
    ],
    ...[
      '"text":"a","sample_rate":1e9',
      '"text":"a","format":""',
      '"text":"a","format":"wav "',
      '"text":"a","format":1',
      '"text":"a","format":"__proto__"',
    ],
    ...[
      '"text":"a","format":"../wav"',
      '"text":"a","format":"ı"',
      '"text":"a","ssml":1',
      '"text":"a","ssml":[]',
      '"ssml":""',
      '"ssml":"a"',
    ],
    ...['"text":"9".repeat(3)', '"text":"999999999999999999999999999999"', '"text":["a","b",3]'],
  ].map((fields) => `{${fields}}`),
};

const jsonOperations = ['localization', 'transliteration', 'tts'] as const;

/** Wrong, unusual and oversized JSON. */
export const jsonBodies: readonly WireRequest[] = jsonOperations.flatMap((name) =>
  [...bodiesForEveryOperation, ...bodiesByOperation[name]].map((body) =>
    toWireRequest({ ...validCall(name), body }),
  ),
);
