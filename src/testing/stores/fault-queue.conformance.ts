import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArmedFault } from '#contract/local/service.ts';
import type { FaultQueue } from '#service/store/faults/fault-queue.ts';
import type { TwoViews } from './two-processes.ts';

const delay = (milliseconds: number, times: number): ArmedFault => ({
  operation: 'localization',
  times,
  fault: { kind: 'delay', milliseconds },
});

/** The rules that every fault queue follows, wherever its faults are kept. */
export function describeFaultQueue(name: string, open: () => Promise<TwoViews<FaultQueue>>): void {
  describe(name, () => {
    let opened: TwoViews<FaultQueue>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(() => opened.first.clear());

    it('has no fault for an operation for which none was armed', async () => {
      await opened.first.arm(delay(1, 1));
      expect(await opened.first.take('tts')).toBeUndefined();
      expect(await opened.first.list()).toEqual({ faults: [delay(1, 1)] });
    });

    it('gives each fault to as many calls as were asked for, in order, whichever process answers them', async () => {
      await opened.first.arm(delay(1, 2));
      await opened.second.arm({ operation: 'tts', times: 1, fault: { kind: 'row', row: 'tts.speed' } });
      await opened.second.arm(delay(2, 1));
      expect(await opened.second.take('localization')).toEqual({ kind: 'delay', milliseconds: 1 });
      expect(await opened.first.list()).toEqual({
        faults: [
          delay(1, 1),
          { operation: 'tts', times: 1, fault: { kind: 'row', row: 'tts.speed' } },
          delay(2, 1),
        ],
      });
      expect(await opened.first.take('localization')).toEqual({ kind: 'delay', milliseconds: 1 });
      expect(await opened.first.take('localization')).toEqual({ kind: 'delay', milliseconds: 2 });
      expect(await opened.second.take('localization')).toBeUndefined();
      expect(await opened.second.take('tts')).toEqual({ kind: 'row', row: 'tts.speed' });
      expect(await opened.second.list()).toEqual({ faults: [] });
    });

    it('simultaneous calls take each fault exactly as often as it was armed', async () => {
      await opened.first.arm(delay(1, 7));
      await opened.first.arm(delay(2, 5));
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? opened.first : opened.second).take('localization'),
        ),
      );
      const count = (milliseconds: number) =>
        taken.filter((fault) => fault?.kind === 'delay' && fault.milliseconds === milliseconds).length;
      expect([count(1), count(2)]).toEqual([7, 5]);
      expect(taken.filter((fault) => fault === undefined)).toHaveLength(8);
    });

    it('gives a fault for one call to that call only, and before the faults for any call', async () => {
      const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const bound = { ...delay(2, 1), requestId: mine };
      await opened.first.arm(delay(1, 2));
      await opened.first.arm(bound);
      await opened.first.arm({ ...delay(3, 1), requestId: other });
      expect(await opened.second.take('localization', crypto.randomUUID())).toMatchObject({
        milliseconds: 1,
      });
      expect(await opened.second.take('tts', mine)).toBeUndefined();
      expect(await opened.second.list()).toMatchObject({
        faults: [delay(1, 1), bound, { requestId: other }],
      });
      expect(await opened.second.take('localization', mine)).toMatchObject({ milliseconds: 2 });
      expect(await opened.second.take('localization', mine)).toMatchObject({ milliseconds: 1 });
      expect(await opened.second.take('localization', mine)).toBeUndefined();
      expect(await opened.second.take('localization')).toBeUndefined();
      await opened.second.clear();
      expect((await opened.first.list()).faults).toHaveLength(1);
      await opened.second.clear(other);
      expect(await opened.first.list()).toEqual({ faults: [] });
    });

    it('clearing the faults without a request id clears them for every process', async () => {
      await opened.first.arm(delay(1, 3));
      await opened.second.clear();
      expect(await opened.first.take('localization')).toBeUndefined();
      expect(await opened.first.list()).toEqual({ faults: [] });
    });
  });
}
