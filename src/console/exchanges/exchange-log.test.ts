import { expect, it } from 'vitest';
import type { Exchange } from '#client/exchange.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import { type LoggedExchange, newestCallOf } from './exchange-log.ts';
import { fromRecord, toKeptCall } from './kept/call-record.ts';

const callOf = (id: string, operation: Exchange['operation'], path?: string): LoggedExchange => ({
  exchange: exchangeOf(operation, { id }),
  outcome: 'ok',
  ...(path !== undefined && { reopening: { path, form: {} } }),
});

it('the newest call of a panel is one that the panel itself made, even after a reload', () => {
  const calls = [
    callOf('poll', 'stt_status'),
    callOf('listen', 'tts'),
    callOf('translation', 'localization', '/translation'),
    callOf('speech', 'tts', '/text-to-speech'),
  ];
  const later = calls.map((call) => fromRecord(toKeptCall(call).record, async () => undefined));
  for (const log of [calls, later]) {
    const newest = (path: string) => newestCallOf(log, path)?.exchange.id;
    expect(newest('/translation')).toBe('translation');
    expect(newest('/text-to-speech')).toBe('speech');
    expect(newest('/speech-to-text')).toBe('poll');
    expect(newest('/service')).toBe('poll');
  }
  expect(newestCallOf([], '/translation')).toBeUndefined();
});
