import type { OperationId } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import type { TestService } from './test-service.ts';

/** An answer from the service, its body parsed if it is JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  readonly bytes: Buffer;
}

export interface ApiCall {
  /** Headers besides the common ones; undefined removes a default header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** A JSON body, or a form. */
  readonly body?: unknown;
  readonly query?: string;
}

const validHeaders: Readonly<Record<OperationId, Readonly<Record<string, string>>>> = {
  localization: { 'Content-Type': 'application/json', src_lang: 'en', tgt_lang: 'hi', domain: '0' },
  transliteration: { 'Content-Type': 'application/json', src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
  tts: { 'Content-Type': 'application/json', speaker: 'en_male' },
  stt_upload: { src_lang: 'en', domain: 'generic' },
  stt_status: {},
  stt_transcript: {},
};

/** Calls an operation with an account that may do everything; omitted values have valid defaults. */
export async function callApi(
  service: TestService,
  operation: OperationId,
  { headers, body, query = '' }: ApiCall = {},
): Promise<ApiAnswer> {
  const { method, path, appName } = operations[operation];
  const { apiKey, appId } = service.accountWith(new Set(), appName);
  const given = {
    'REV-API-KEY': apiKey,
    'REV-APP-ID': appId,
    'REV-APPNAME': appName,
    ...validHeaders[operation],
    ...headers,
  };
  const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isForm = body instanceof FormData;
  const answer = await service.request(path + query, {
    method,
    headers: sent,
    ...(method === 'POST' && { body: isForm ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    json: isJson ? JSON.parse(bytes.toString()) : undefined,
  };
}

/** A form with one file. */
export function formWith(file: Blob, name = 'a.wav'): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}
