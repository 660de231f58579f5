import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contract/errors.ts';
import { namedDomains, numericDomains } from '#contract/translation.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { NetworkCause } from '../call-result.ts';
import { recordExchange } from '../exchange.ts';
import { encode, type LooseInput } from '../http/encode.ts';
import { describeFailure } from './describe-failure.ts';

const target = { name: 'test', baseUrl: '/api/test', headers: {} };

function describeInvalidRequest(operation: OperationId, input: LooseInput) {
  const { deviations } = encode(operation, input, target);
  return describeFailure({ kind: 'invalid-request', operation, deviations, sendable: true });
}

const headers = { src_lang: 'en', tgt_lang: ['hi'], domain: '0' };
const body = { data: ['a'] };

describe('the description of an answer of the wrong shape', () => {
  it('names what is wrong with each field, and how many problems there are besides', () => {
    const { explanation } = describeFailure({
      kind: 'unexpected',
      reason: 'wrong-shape',
      operation: 'localization',
      httpStatus: 200,
      contentType: 'application/json',
      body: '{}',
      exchange: exchangeOf('localization'),
      deviations: [
        { path: 'responseList.0.outString', expected: 'string', received: '42' },
        { path: 'tokenConsumed', expected: 'number', received: '"many"' },
        { path: 'uuid', expected: 'string' },
        { path: 'responseList.0.inString', expected: 'string' },
      ],
    });
    expect(explanation).toBe(
      'The answer does not match the specification: responseList.0.outString should be text, not 42; ' +
        'tokenConsumed should be a number, not "many"; uuid is missing; and 1 more.',
    );
  });
});

describe('the description of a request that the contract refuses', () => {
  it.each<[string, OperationId, LooseInput, string, string]>([
    [
      'a list that is missing',
      'localization',
      { headers, body: {} },
      'data is missing',
      'data: strings to translate; required',
    ],
    [
      'text in place of a list',
      'localization',
      { headers, body: { data: 'a' } },
      'data should be a list, not "a"',
      'data: strings to translate; required',
    ],
    [
      'a number out of bounds',
      'tts',
      { headers: { speaker: 'hi_male' }, body: { text: 'a', speed: 4 } },
      'speed should be at most 1.5, not 4',
      'speed: 0.5 to 1.5; optional',
    ],
    [
      'a value that is not in the list',
      'localization',
      { headers: { ...headers, domain: '11' }, body },
      'domain cannot be "11"',
      `domain: one of ${numericDomains.join(', ')}; required`,
    ],
    [
      'a value of the other version',
      'localization',
      { headers: { ...headers, 'REV-APPVERSION': '3.0' }, body },
      'domain cannot be "0"',
      `domain: one of ${namedDomains.join(', ')}; required`,
    ],
    [
      'neither of two fields',
      'tts',
      { headers: { speaker: 'hi_male' }, body: {} },
      'text or ssml is missing',
      'text: plain text; one string or several sentences; required unless ssml is given',
    ],
    [
      'no job',
      'stt_status',
      { query: {} },
      'job_id is missing',
      'job_id: the id from the upload answer; required',
    ],
  ])('describes a request with %s by its problem and rule', (_, operation, input, problem, rule) => {
    expect(describeInvalidRequest(operation, input)).toMatchObject({
      explanation: `Nothing was sent: ${problem}.`,
      rule,
    });
  });

  it('lists the allowed languages when one of several targets is wrong', () => {
    const { explanation, field, rule } = describeInvalidRequest('localization', {
      headers: { ...headers, tgt_lang: ['hi', 'xx'] },
      body,
    });
    expect(explanation).toBe('Nothing was sent: tgt_lang.1 cannot be "xx".');
    expect(field).toBe('tgt_lang.1');
    expect(rule).toMatch(
      /^tgt_lang: target language codes, separated by commas; one of .*\bta\b.*; required$/,
    );
  });

  it('lists at most three problems', () => {
    const { explanation } = describeInvalidRequest('localization', { headers: {}, body: {} });
    expect(explanation).toMatch(/is missing; .* is missing; .* is missing; and \d+ more\.$/);
  });

  it('describes a body that is not an object, and gives no rule for it', () => {
    const described = describeInvalidRequest('localization', { headers, body: [] });
    expect(described.explanation).toBe('Nothing was sent: the body should be an object, not [].');
    expect(described.rule).toBeUndefined();
  });
});

describe('the description of a call without an answer', () => {
  const described = (cause: NetworkCause, message: string) => {
    const { request } = encode('localization', { headers, body }, target);
    const sent = { kind: 'network', cause: 'no-server', message, timing: { total: 1 } } as const;
    const exchange = recordExchange({
      operation: 'localization',
      target: target.name,
      startedAt: new Date(),
      request,
      sent,
      result: sent,
    });
    return describeFailure({ kind: 'network', cause, target: 'test', message, exchange });
  };

  it('omits a message of the proxy that only repeats the cause', () => {
    expect(described('refused', 'Nothing listens at the address of this target.').received).toBeUndefined();
    expect(described('timeout', 'This target did not answer in time.').received).toBeUndefined();
  });

  it('keeps a message that adds to the cause', () => {
    const message = 'The request is larger than 100,000,000 bytes, which is all the proxy carries.';
    expect(described('too-large', message).received).toBe(message);
    expect(described('interrupted', 'terminated').received).toBe('terminated');
  });
});
