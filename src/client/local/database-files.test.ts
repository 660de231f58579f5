import { describe, expect, it } from 'vitest';
import type { ImportProgress } from '#contract/local/lookup.ts';
import { createLineReader, messageOf } from './database-files.ts';

describe('the answer to an import', () => {
  it('the answer to an import is read line by line as it arrives, however the stream is split', () => {
    const lines = [
      '{"kind":"progress","bytes":10,"rows":1,"refused":0}',
      '{"kind":"progress","bytes":20,"rows":2,"refused":1}',
      '{"kind":"failed","reason":"Zeile ❌"}',
    ];
    const whole = `${lines.join('\n')}\n`;
    for (let step = 1; step <= whole.length; step += 7) {
      const events: ImportProgress[] = [];
      const read = createLineReader((event) => events.push(event));
      for (let end = step; end < whole.length; end += step) read(whole.slice(0, end));
      read(whole);
      expect(events).toEqual(lines.map((line) => JSON.parse(line)));
    }
  });

  it('the answer to an import may contain unknown lines', () => {
    const events: ImportProgress[] = [];
    createLineReader((event) => events.push(event))('\nnot JSON\n{"kind":"other"}\n');
    expect(events).toEqual([]);
  });
});

describe('the message of a refusal', () => {
  it.each([
    ['{"message":"format: unknown","status":400}', 'format: unknown'],
    ['{"message":7}', ''],
    ['<html>', ''],
    ['null', ''],
  ])('the message of the refusal %s is “%s”', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });
});
