import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineChoice } from '#service/store/engine-choice/engine-choice.ts';
import type { TwoViews } from './two-processes.ts';

const chat = { kind: 'openai', baseUrl: 'http://127.0.0.1:11434/v1', model: 'm', apiKey: 'secret' } as const;
const libre = { kind: 'libretranslate', baseUrl: 'http://127.0.0.1:5000' } as const;

/** The rules that every store of the chosen translation engine follows. */
export function describeEngineChoice(name: string, open: () => Promise<TwoViews<EngineChoice>>): void {
  describe(name, () => {
    let opened: TwoViews<EngineChoice>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(() => opened.first.clear());

    it('at first no engine is chosen; the last choice counts for every process until it is cleared', async () => {
      expect(await opened.first.read()).toBeUndefined();
      await opened.first.choose(chat);
      expect(await opened.second.read()).toEqual(chat);
      await opened.second.choose(libre);
      expect(await opened.first.read()).toEqual(libre);
      await opened.second.clear();
      expect(await opened.first.read()).toBeUndefined();
    });

    it('of two simultaneous choices, one counts', async () => {
      await Promise.all([opened.first.choose(chat), opened.second.choose(libre)]);
      expect([chat, libre]).toContainEqual(await opened.first.read());
    });
  });
}
