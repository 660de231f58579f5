import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Explanation } from '#contract/local/explanations.ts';
import type { ExplanationStore } from '#service/store/explanations/explanation-store.ts';
import type { TwoViews } from './two-processes.ts';

const translation = (strings: number): Explanation => {
  const id = randomUUID();
  return {
    function: 'localization',
    id,
    uuid: id,
    strings: Array.from({ length: strings }, (_, index) => ({
      inString: `${index}\u0000\ud800 “नमस्ते”`,
      targets: { hi: [{ segment: `${index}`, output: `${index}`, route: 'none', apiStatus: -2 }] },
    })),
  };
};

const transliteration = (strings: number): Explanation => ({
  function: 'transliteration',
  id: randomUUID(),
  strings: Array.from({ length: strings }, () => ({
    inString: 'a',
    words: [{ input: 'a', outputs: ['ए'], layer: 'letters' as const }],
  })),
});

/** The rules that the store of explanations follows; `open` takes their maximum number of segments and words. */
export function describeExplanationStore(
  name: string,
  open: (segments: number) => Promise<TwoViews<ExplanationStore>>,
): void {
  describe(name, () => {
    let opened: TwoViews<ExplanationStore>;
    beforeAll(async () => {
      opened = await open(20);
    });
    afterAll(() => opened.close());
    /** Keeps explanations one after the other, alternating between the two processes. */
    const keep = async (explanations: readonly Explanation[]) => {
      for (const [index, one] of explanations.entries()) {
        await (index % 2 === 0 ? opened.first : opened.second).keep(one);
      }
    };
    const kept = async (explanations: readonly Explanation[]) => {
      const found = await Promise.all(explanations.map(({ id }) => opened.second.find(id)));
      return found.map((one) => one !== undefined);
    };

    it('returns an explanation to every process as it was kept', async () => {
      const explanation = translation(2);
      await opened.first.keep(explanation);
      expect(await opened.second.find(explanation.id)).toEqual(explanation);
    });

    it('finds nothing under an id that no explanation has', async () => {
      for (const id of [randomUUID(), 'unknown', '', '\u0000', '%', 'n'.repeat(10_000)]) {
        expect(await opened.first.find(id)).toBeUndefined();
      }
    });

    it('drops the oldest explanations when together they are too large', async () => {
      const explanations = [translation(3), translation(3), translation(3), translation(3)];
      await keep(explanations);
      expect(await kept(explanations)).toEqual([false, false, true, true]);
    });

    it('counts the words of transliterations towards the same limit', async () => {
      const explanations = [4, 4, 4, 4].map(transliteration);
      await keep(explanations);
      expect(await kept(explanations)).toEqual([false, false, true, true]);
    });

    it('keeps the newest explanation regardless of its size', async () => {
      const explanations = [translation(1), translation(1000)];
      await keep(explanations);
      expect(await kept(explanations)).toEqual([false, true]);
    });

    it('keeps all of several simultaneous explanations if there is space for them', async () => {
      const explanations = Array.from({ length: 8 }, () => transliteration(0));
      await Promise.all(
        explanations.map((one, index) => (index % 2 ? opened.first : opened.second).keep(one)),
      );
      expect(await kept(explanations)).toEqual(explanations.map(() => true));
    });
  });
}
