import { describe, expect, it } from 'vitest';
import type { Exchange } from '#client/exchange.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { callFacts } from '../kept/call-facts.ts';
import { type CallFilter, callRows, filterCalls, noFilter } from './call-list.ts';

const entryOf = (
  id: string,
  operation: Exchange['operation'],
  change: Partial<Exchange> = {},
  typingSession?: string,
): LoggedExchange => ({ exchange: exchangeOf(operation, { id, ...change }), outcome: 'ok', typingSession });

const sent = (body: Exchange['request']['body']) => ({
  method: 'POST',
  path: '/',
  url: '/',
  headers: {},
  body,
  size: 1,
});
const answered = (status: number, body: string) => ({ status, headers: {}, body, size: 1 });

const entries = [
  entryOf('a', 'localization', {
    request: sent('{"data":["The clinic opens."]}'),
    response: answered(200, '{"uuid":"4f1c"}'),
  }),
  entryOf('b', 'tts', { target: 'staging', response: answered(401, '{}'), result: { kind: 'refused' } }),
  entryOf('c', 'stt_upload', {
    request: sent([{ name: 'file', value: { fileName: 'call.wav', mediaType: 'audio/wav', size: 9 } }]),
    result: { kind: 'network', cause: 'offline', message: '' },
  }),
  entryOf('d', 'transliteration', { response: answered(200, ''), deviations: [{ path: 'x', problem: 'y' }] }),
  entryOf('e', 'transliteration', { result: { kind: 'aborted' } }),
];
const idsOf = (filter: Partial<CallFilter>) =>
  filterCalls(entries, { ...noFilter, ...filter }, (operation) => `The function ${operation}`)
    .map(({ exchange }) => exchange.id)
    .join('');

describe('filterCalls and callRows', () => {
  it('the list is searched by text, file name, uuid and function', () => {
    expect(idsOf({})).toBe('abcde');
    expect(idsOf({ search: ' CLINIC' })).toBe('a');
    expect(idsOf({ search: 'call.wav' })).toBe('c');
    expect(idsOf({ search: '4f1c' })).toBe('a');
    expect(idsOf({ search: 'function trans' })).toBe('de');
    expect(idsOf({ search: 'stt_up' })).toBe('c');
    expect(idsOf({ search: 'nothing' })).toBe('');
  });

  it('the list is filtered by function, outcome, target and deviations', () => {
    expect(idsOf({ function: 'stt' })).toBe('c');
    expect(idsOf({ outcome: 'answered' })).toBe('ad');
    expect(idsOf({ outcome: 'failed' })).toBe('b');
    expect(idsOf({ outcome: 'no-answer' })).toBe('c');
    expect(idsOf({ outcome: 'cancelled' })).toBe('e');
    expect(idsOf({ target: 'staging' })).toBe('b');
    expect(idsOf({ contract: 'deviations' })).toBe('d');
    expect(idsOf({ function: 'transliteration', outcome: 'cancelled' })).toBe('e');
  });

  it('the list has one row for a typing session, which opens to show its calls', () => {
    const typed = [
      entryOf('5', 'transliteration', {}, 'first'),
      entryOf('4', 'tts'),
      entryOf('3', 'transliteration', {}, 'second'),
      entryOf('2', 'transliteration', {}, 'first'),
    ];
    const rows = (open: string[]) =>
      callRows(typed, new Set(open))
        .map((row) => (row.kind === 'session' ? `[${row.entries.length}]` : row.entry.exchange.id))
        .join(' ');
    expect(rows([])).toBe('[2] 4 3');
    expect(rows(['first'])).toBe('[2] 5 2 4 3');
  });
});

describe('callFacts', () => {
  const textOf = (body: Exchange['request']['body']) =>
    callFacts(exchangeOf('tts', { request: sent(body) })).text;

  it('the text of a row is the first string that was sent, or the name of the file', () => {
    expect(textOf('{"data": ["Say \\"hi\\".","Two"]}')).toBe('Say "hi".');
    expect(textOf('{"ssml":"<speak>x</speak>"}')).toBe('<speak>x</speak>');
    expect(textOf(`{"text":"${'न'.repeat(5000)}"}`)).toBe('न'.repeat(160));
    expect(textOf('not JSON')).toBe('');
    expect(textOf(undefined)).toBe('');
  });
});
