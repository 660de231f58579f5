import { type RequestAim, toWireRequest, validCall, type WireRequest } from '../request.ts';

const jobQueries = [
  ...[
    '',
    '?',
    '?job_id',
    '?job_id=',
    '?job_id=%20',
    '?job_id=x',
    '?job_id=..%2F..%2Fetc%2Fpasswd',
    '?job_id=%00',
    '?job_id=%',
    '?job_id=%ff',
    '?job_id=%ED%A0%80',
  ],
  ...[
    '?JOB_ID=00000000-0000-4000-8000-000000000000',
    '?job_id=00000000-0000-4000-8000-000000000000&job_id=x',
    '?job_id=00000000-0000-0000-0000-000000000000',
    '?job_id[]=x',
  ],
  ...[
    '?job_id=00000000000040008000000000000000',
    '?job_id={00000000-0000-4000-8000-000000000000}',
    '?job_id=00000000-0000-4000-8000-00000000000',
    "?job_id='%20OR%201=1--",
    '?job_id=null',
  ],
  ...[
    '?job_id=__proto__',
    `?job_id=${'a'.repeat(8_000)}`,
    '?job_id=%F0%9F%98%80',
    '?job_id=00000000-0000-4000-8000-000000000000%0a',
    '?a=b',
    '?#',
    '?job_id=FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  ],
];

const jobCalls = (['stt_status', 'stt_transcript'] as const).flatMap((operation) => {
  const call = validCall(operation);
  const path = call.target.split('?')[0] ?? '';
  return jobQueries.map((query) => toWireRequest({ ...call, target: path + query }));
});

const localCall = (
  method: string,
  path: string,
  body = '',
  headers: readonly (readonly [string, string])[] = [],
) => toWireRequest({ aim: 'local' satisfies RequestAim, method, target: `/_local/${path}`, headers, body });
const jsonHeaders = [['Content-Type', 'application/json']] as const;

/** Faults that `POST /_local/faults` must refuse. */
const faultOrders = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"operation":"tts"}',
    '{"operation":"none","times":1,"fault":{"kind":"html"}}',
    '{"operation":"tts","times":0,"fault":{"kind":"html"}}',
  ],
  ...[
    '{"operation":"tts","times":1.5,"fault":{"kind":"html"}}',
    '{"operation":"tts","times":1001,"fault":{"kind":"html"}}',
    '{"operation":"tts","times":1,"fault":{}}',
    '{"operation":"tts","times":1,"fault":null}',
  ],
  ...[
    '{"operation":"tts","times":1,"fault":{"kind":"row","row":"no such row"}}',
    '{"operation":"tts","times":1,"fault":{"kind":"status","status":200}}',
    '{"operation":"tts","times":1,"fault":{"kind":"status","status":600}}',
  ],
  ...[
    '{"operation":"tts","times":1,"fault":{"kind":"delay","milliseconds":1e9}}',
    '{"operation":"tts","times":1,"fault":{"kind":"segment","apiStatus":-1}}',
    '{"operation":"__proto__","times":1,"fault":{"kind":"html"}}',
  ],
  `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  `"${'a'.repeat(1_100_000)}"`,
];

const localCalls = [
  ...[
    'health',
    'engines',
    'accounts',
    'lookup',
    'errors',
    'faults',
    '',
    'none',
    'explain/',
    'explain/%',
    'explain/..%2f',
    'explain/__proto__',
    `explain/${'a'.repeat(5_000)}`,
  ].map((path) => localCall('GET', path)),
  ...['PUT', 'PATCH', 'TRACE', 'OPTIONS', 'HEAD', 'DELETE'].map((method) => localCall(method, 'health')),
  ...faultOrders.map((order) => localCall('POST', 'faults', order, jsonHeaders)),
  localCall('POST', 'faults', '{}'),
  localCall('DELETE', 'faults', 'a body'),
  ...['', '{}', '{"text":""}', '{"text":1}', '{"ssml":"<"}', '{"text":"a","speed":9}'].map((body) =>
    localCall('POST', 'speech-marks', body, [...jsonHeaders, ['speaker', 'en_male']]),
  ),
  localCall('POST', 'speech-marks', '{"text":"a"}', jsonHeaders),
  localCall('POST', 'speech-marks', '{"text":"a"}', [...jsonHeaders, ['speaker', 'xx_male']]),
  ...[
    '',
    '/',
    '?limit=0',
    '?after=x',
    '?after=9%20x',
    '?query=%00',
    '/1',
    '/__proto__',
    '/export?from=xx',
  ].map((path) => localCall('GET', `lookup/exceptions${path}`)),
  ...[
    '',
    '{}',
    '{"word":1}',
    '{"word":"a","from":"en","to":"en","spellings":["a"],"domain":null,"account":null}',
  ].map((body) => localCall('POST', 'lookup/exceptions', body, jsonHeaders)),
  localCall('PUT', 'lookup/exceptions/1', '{"revision":1}', jsonHeaders),
  localCall('DELETE', 'lookup/exceptions/1?revision=x'),
  localCall('DELETE', 'lookup/exceptions/built-in-hi-ltd?revision=0'),
  localCall('POST', 'lookup/exceptions/changes/x/undo'),
  localCall('GET', 'accounts', '', [['Origin', 'http://localhost']]),
  localCall('GET', 'accounts', '', [['Sec-Fetch-Site', 'cross-site']]),
];

export const jobAndLocalCalls: readonly WireRequest[] = [...jobCalls, ...localCalls];
