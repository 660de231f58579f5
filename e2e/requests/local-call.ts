import fc from 'fast-check';
import { hostileJson, hostileText } from './hostile-values.ts';
import type { RequestParts } from './request.ts';

const jsonHeaders = [['Content-Type', 'application/json']] as const;
const encodeForUrl = (text: string) => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '?'));

/** Invalid faults: a valid one would deliberately break the answers to other requests. */
const invalidFault = fc.oneof(
  hostileJson,
  fc
    .tuple(hostileJson, fc.constantFrom('localization', 'tts', 'stt_status', 'none'))
    .map(([fault, operation]) => `{"operation":"${operation}","times":0,"fault":${fault}}`),
  hostileText.map((row) =>
    JSON.stringify({ operation: 'tts', times: 1, fault: { kind: 'row', row: `no ${row}` } }),
  ),
  fc.constantFrom('{"operation":"tts","times":1e9,"fault":{"kind":"html"}}', '{"operation":"tts"}', ''),
);

/** A call to a path below `/_local`. */
export function localCall(): fc.Arbitrary<RequestParts> {
  const get = (target: fc.Arbitrary<string>) =>
    target.map(
      (path): RequestParts => ({ aim: 'local', method: 'GET', target: `/_local/${path}`, headers: [] }),
    );
  const post = (path: string, body: fc.Arbitrary<string>, headers: RequestParts['headers']) =>
    body.map(
      (text): RequestParts => ({
        aim: 'local',
        method: 'POST',
        target: `/_local/${path}`,
        headers,
        body: text,
      }),
    );
  return fc.oneof(
    get(fc.constantFrom('health', 'engines', 'accounts', 'faults', 'lookup', 'errors', 'none', '', '..')),
    get(hostileText.map((id) => `explain/${encodeForUrl(id)}`)),
    post('faults', invalidFault, jsonHeaders),
    post('faults', invalidFault, []),
    post(
      'speech-marks',
      fc.oneof(
        hostileJson,
        hostileText.map((text) => JSON.stringify({ text })),
      ),
      [...jsonHeaders, ['speaker', 'en_male']],
    ),
    fc.constant<RequestParts>({ aim: 'local', method: 'DELETE', target: '/_local/faults', headers: [] }),
  );
}
