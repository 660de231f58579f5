import { expect, it } from 'vitest';
import { resultsText } from '#console/download/results-file.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { callResults } from './export-calls.ts';

const answered: LoggedExchange = {
  exchange: exchangeOf('localization', {
    request: {
      ...{ method: 'POST', path: '/', url: '/', size: 1 },
      headers: { 'X-Console-Account': 'working', src_lang: 'en', tgt_lang: 'hi,ta' },
      body: '{"data":["=1+1"]}',
    },
    response: { status: 200, headers: { 'x-request-id': 'r1' }, body: '{"uuid":"u1"}', size: 1 },
  }),
  outcome: 'ok',
};
const unanswered: LoggedExchange = {
  exchange: exchangeOf('tts', {
    target: 'staging',
    response: { status: 502, headers: {}, body: '{"proxy":true}', size: 1 },
    result: { kind: 'network', cause: 'offline', message: '' },
  }),
  outcome: 'network',
};

it('each call of the list is a row that says where it went and how it ended', async () => {
  const results = callResults([answered, unanswered]);
  expect(results.name).toMatch(/^calls-[\d-]+$/);
  const sent = new Date(0).toISOString();
  expect(await resultsText('csv', results)).toBe(
    [
      '\ufeffsent,target,account,operation,src_lang,tgt_lang,speaker,text,outcome,HTTP status,deviations,milliseconds,uuid,request id',
      `${sent},embedded,working,localization,en,"hi,ta",,"'=1+1",ok,200,0,5,u1,r1`,
      `${sent},staging,,tts,,,,,network,,0,5,,`,
      '',
    ].join('\r\n'),
  );
  expect(JSON.parse(await resultsText('json', results))).toMatchObject([
    { target: 'embedded', account: 'working', text: '=1+1', http_status: 200, uuid: 'u1', request_id: 'r1' },
    { target: 'staging', account: null, http_status: null },
  ]);
});
