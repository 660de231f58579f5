import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#client/call.ts';
import { encode } from '#client/http/encode.ts';
import { unwrap } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';
import type { OperationId } from '#contract/errors.ts';
import { operationIds } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { deviationsFrom } from '#contract/schema.ts';
import type { Example } from './examples/example.ts';
import { examples } from './examples/examples.ts';
import { type SharedService, sharedService } from './service/shared-service.ts';

let service: SharedService;
let target: Target;
beforeAll(async () => {
  service = await sharedService();
  const { apiKey, appId } = service.accountWith(new Set(), 'tts');
  target = { name: 'service', baseUrl: service.url, headers: { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId } };
});

const targetWithoutAddress: Target = { name: 'nowhere', baseUrl: '', headers: {} };

describe.each(operationIds)('the examples of %s', (operation) => {
  const cases: readonly Example<OperationId>[] = examples[operation];

  it.each(cases)('$id: request and answer are what the specification says', ({ input, answer }) => {
    expect(encode(operation, input, targetWithoutAddress).deviations).toEqual([]);
    const shape = operations[operation].answer;
    if (answer && shape.kind === 'json') expect(deviationsFrom(shape.response, answer)).toEqual([]);
  });
});

describe('the client against the service', () => {
  it.each(
    [...examples.localization, ...examples.transliteration].map(({ id, input }) => [id, input] as const),
  )('gets an answer as documented for the example %s', async (_, input) => {
    const outcome =
      'tgt_lang' in input.headers && Array.isArray(input.headers.tgt_lang)
        ? await call('localization', input, target)
        : await call('transliteration', input, target);
    expect(outcome.kind).toBe('ok');
    expect(outcome.kind === 'ok' && outcome.exchange.deviations).toEqual([]);
  });

  it.each(examples.tts)('receives audio for the example $id', async ({ input }) => {
    const outcome = await call('tts', input, target);
    const { audio, mediaType, sampleRate } = unwrap(outcome);
    expect({ mediaType, sampleRate }).toEqual({ mediaType: 'audio/wav', sampleRate: 22_050 });
    expect(audio.byteLength).toBeGreaterThan(22_050);
  });

  it('receives a status for each string and language', async () => {
    const [clinic] = examples.localization;
    if (!clinic) throw new Error('no example');
    const { headers, query } = clinic.input;
    const body = { data: ['The clinic opens at nine.', 'Thank you for your payment.', 'Zorblax flies.'] };
    const { responseList } = unwrap(await call('localization', { headers, query, body }, target));
    expect(responseList.map(({ api_statuses }) => api_statuses)).toEqual([
      { hi: 2, ta: 5, bn: 4, ur: 2 },
      { hi: 2, ta: 2, bn: 2, ur: 2 },
      { hi: -2, ta: -2, bn: -2, ur: -2 },
    ]);
  });

  it('uploads a file, polls its status and fetches the transcript', async () => {
    const spoken = unwrap(
      await call(
        'tts',
        { headers: { speaker: 'en_female' }, body: { text: 'one two three four five' } },
        target,
      ),
    );
    const file = new File([spoken.audio], 'speech.wav');
    const headers = { src_lang: 'en', domain: 'generic', subtitles: true } as const;
    const { job_id, code } = unwrap(await call('stt_upload', { headers, body: { file } }, target));
    expect(code).toBe('000');
    const query = { job_id };
    let status = unwrap(await call('stt_status', { query }, target)).status;
    for (let tries = 0; status !== 'completed' && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      status = unwrap(await call('stt_status', { query }, target)).status;
    }
    const outcome = await call('stt_transcript', { query }, target);
    expect(outcome.kind === 'ok' && outcome.exchange.deviations).toEqual([]);
    const { result } = unwrap(outcome);
    expect(result?.words?.flat().length).toBeGreaterThanOrEqual(3);
    expect(result?.subtitles).toMatch(/^1\n00:00:0\d,\d{3} --> /);
  });
});
