import { describe, expect, it } from 'vitest';
import { errorRow, type OperationId } from '#contract/errors.ts';
import { recordExchange } from '../exchange.ts';
import { interpret, withExchange } from '../interpret.ts';
import { describeFailure } from './describe-failure.ts';
import { recogniseForm } from './recognise-form.ts';

interface Given {
  readonly operation?: OperationId;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The outcome of a call that is answered in this way; a body that is an object is sent as JSON. */
async function outcomeOf({ operation = 'localization', status = 200, headers = {}, body }: Given) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const contentType =
    headers['content-type'] ?? (typeof body === 'string' ? 'text/html' : 'application/json');
  const answer = {
    status,
    headers: { 'content-type': contentType, ...headers },
    contentType,
    bytes: new TextEncoder().encode(text),
    text,
  };
  const timing = { firstByte: 1, total: 1 };
  const exchange = recordExchange({
    operation,
    target: 'test',
    startedAt: new Date(0),
    request: { method: 'POST', path: '/', url: '/api/test/', headers: {} },
    sent: { kind: 'answer', answer, timing },
    result: { kind: 'ok' },
  } as Parameters<typeof recordExchange>[0]);
  return withExchange(await interpret(operation, answer), exchange);
}

async function formOf(given: Given) {
  const outcome = await outcomeOf(given);
  if (outcome.kind !== 'unexpected') throw new Error(`the outcome is ${outcome.kind}`);
  return recogniseForm(outcome);
}

async function descriptionOf(given: Given) {
  const outcome = await outcomeOf(given);
  if (outcome.kind === 'ok') throw new Error('the call succeeded');
  const { title, explanation, remedy } = describeFailure(outcome);
  return [title, explanation, remedy];
}

const translation = { responseList: [{ inString: 'Hello.', outString: 'नमस्ते', apiStatus: 2 }] };

describe('unusual spellings of keys', () => {
  it.each<[string, OperationId, unknown, [string, string][]]>([
    [
      'in Pascal case',
      'localization',
      { ResponseList: [{ InString: 'Hello.', OutString: 'नमस्ते', ApiStatus: 2 }] },
      [
        ['ResponseList', 'responseList'],
        ['InString', 'inString'],
        ['OutString', 'outString'],
        ['ApiStatus', 'apiStatus'],
      ],
    ],
    [
      'in snake case',
      'transliteration',
      { response_list: [{ in_string: 'ram', out_string: ['राम'], status: 1 }] },
      [
        ['response_list', 'responseList'],
        ['in_string', 'inString'],
        ['out_string', 'outString'],
      ],
    ],
    [
      'in camel case',
      'stt_upload',
      { jobId: '5f0c', code: '000', message: 'success' },
      [['jobId', 'job_id']],
    ],
  ])('unusual keys of an answer are named: %s', async (_, operation, body, keys) => {
    const form = await formOf({ operation, body });
    expect(form).toEqual({
      kind: 'other-keys',
      keys: keys.map(([received, documented]) => ({ received, documented })),
    });
  });

  it('unusual keys of a documented error are named', async () => {
    const { httpStatus, text } = errorRow('localization.invalid-credentials');
    const body = { Message: text, Status: httpStatus };
    expect(await formOf({ status: httpStatus, body })).toEqual({
      kind: 'other-keys',
      keys: [
        { received: 'Message', documented: 'message' },
        { received: 'Status', documented: 'status' },
      ],
    });
  });

  it('a documented answer is not searched for unusual keys', async () => {
    expect((await outcomeOf({ body: translation })).kind).toBe('ok');
  });
});

describe('a documented answer inside another object', () => {
  it.each([
    ['data', { data: translation }],
    ['result.payload', { result: { payload: translation } }],
    ['data', { status: 'OK', message: 'success', data: translation }],
    ['body', { statusCode: 200, body: JSON.stringify(translation) }],
    ['text', JSON.stringify(JSON.stringify(translation))],
  ])('a documented answer inside another object is found at %s', async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    expect(await formOf({ headers, body })).toEqual({ kind: 'wrapped', path });
  });

  it('an error with its own code is not mistaken for a wrapped answer', async () => {
    const body = { error: { code: 403, message: 'Forbidden' } };
    expect(await formOf({ operation: 'stt_status', status: 403, body })).toEqual({
      kind: 'error',
      message: 'Forbidden',
      field: 'error.message',
      state: '403',
    });
  });

  it('a documented answer inside another object is named with its path and a remedy', async () => {
    expect(await descriptionOf({ body: { data: translation } })).toEqual([
      'The documented answer inside another object (HTTP 200)',
      'The answer stands in “data” instead of at the top of the body.',
      'Check that the base URL leads to the API itself: a gateway may wrap its answers.',
    ]);
  });
});

it('recognises audio that is sent as base64 text', async () => {
  const audioContent = btoa(`RIFF${'\0'.repeat(200)}`);
  expect(await formOf({ operation: 'tts', body: { audioContent } })).toEqual({
    kind: 'encoded-audio',
    path: 'audioContent',
  });
});

describe('an undocumented error body', () => {
  it.each([
    ['a state and a message', { status: 'ERROR', msg: 'Quota is over' }, 'msg', 'ERROR'],
    ['an inner error', { error: { code: 'E42', message: 'Quota is over' } }, 'error.message', 'E42'],
    ['a list of errors', { errors: [{ title: 'Quota is over' }] }, 'errors.0.title', undefined],
    ['a detail', { detail: 'Quota is over' }, 'detail', undefined],
    ['a fault', { fault: { faultstring: 'Quota is over' } }, 'fault.faultstring', undefined],
    ['an error in Pascal case', { ErrorCode: 7, ErrorMessage: 'Quota is over' }, 'ErrorMessage', '7'],
  ])('the message of an undocumented error body is found: %s', async (_, body, field, state) => {
    const form = await formOf({ body });
    expect(form).toEqual({ kind: 'error', message: 'Quota is over', field, ...(state && { state }) });
  });

  it('an error body of another kind is described with its message, field and state', async () => {
    expect(await descriptionOf({ body: { status: 'ERROR', msg: 'Quota is over' } })).toEqual([
      'An error in a form of its own (HTTP 200)',
      '“msg” says: “Quota is over” (ERROR). The specification has no such error body.',
      'Correct what the message names. If it names nothing, check the base URL, the key and the app id.',
    ]);
  });
});

describe('pages and texts of gateways', () => {
  const nginx =
    '<html><head><title>502 Bad Gateway</title></head><body><center>nginx/1.25</center></body></html>';

  it('a page of a gateway is described with the gateway, its title and a remedy', async () => {
    expect(await descriptionOf({ status: 502, body: nginx })).toEqual([
      'A web page instead of an answer (HTTP 502)',
      'nginx answered with the page “502 Bad Gateway”.',
      'The service behind the gateway is down. Try again later, or tell the people who run it.',
    ]);
  });

  it('a page of a gateway is recognised by its content when its content type is wrong', async () => {
    const form = await formOf({ status: 502, headers: { 'content-type': 'application/json' }, body: nginx });
    expect(form).toMatchObject({ kind: 'page', gateway: 'nginx' });
  });

  it('a sign-in page is recognised', async () => {
    const body = '<!doctype html><title>Welcome</title><form><input name=p type="password"></form>';
    expect(await formOf({ body })).toEqual({ kind: 'page', title: 'Welcome', asksToSignIn: true });
    expect(await descriptionOf({ body })).toContain(
      'Use the address of the API itself: this one is for people who sign in.',
    );
  });

  it.each([
    ['Envoy', 'upstream connect error or disconnect/reset before headers', {}],
    ['Cloudflare', 'error code: 1020', { server: 'cloudflare' }],
    ['AWS load balancer', 'Service Unavailable', { server: 'awselb/2.0' }],
  ])('a plain answer from a gateway is read as text: %s', async (gateway, body, headers) => {
    const plain = { 'content-type': 'text/plain', ...headers };
    expect(await formOf({ status: 503, headers: plain, body })).toEqual({
      kind: 'text',
      message: body,
      gateway,
    });
  });

  it('an XML answer from a gateway is read with its message', async () => {
    const body =
      '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
    const headers = { 'content-type': 'application/xml' };
    expect(await formOf({ status: 403, headers, body })).toEqual({ kind: 'text', message: 'Access Denied' });
  });

  it('tags in the title of a page are removed, and entities stay encoded', async () => {
    const body = '<title><b onclick="x()">A</b> &lt;script&gt;</title>';
    expect(await formOf({ body })).toMatchObject({ title: 'A &lt;script&gt;' });
  });
});

it('recognises nothing in an empty or an unrelated body', async () => {
  expect(await formOf({ body: '' })).toBeUndefined();
  expect(await formOf({ body: { anything: [1, 2, 3] } })).toBeUndefined();
  expect(await formOf({ body: [] })).toBeUndefined();
});

it('reads hostile bodies quickly', async () => {
  const deep = `${'{"data":'.repeat(5000)}1${'}'.repeat(5000)}`;
  expect(await formOf({ headers: { 'content-type': 'application/json' }, body: deep })).toBeUndefined();
  const open = `<title>${'<a '.repeat(20_000)}`;
  expect(await formOf({ body: open })).toMatchObject({ kind: 'page', title: '' });
});
