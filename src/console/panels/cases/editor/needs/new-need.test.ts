import { describe, expect, it } from 'vitest';
import { Need } from '#cases/case-file/need.ts';
import { otherFaultKindsOf } from '#console/targets/fault-kinds.ts';
import { errorRowsOf, operationIds } from '#contract/errors.ts';
import { nameOfFault, needKinds, newFault, newNeed, withFaultOperation } from './new-need.ts';

describe('a new need', () => {
  it('every kind of the schema can be added, with valid values', () => {
    expect(new Set(needKinds)).toEqual(
      new Set(Need.def.options.map((option) => option.shape.kind.def.values[0])),
    );
    for (const operation of operationIds) {
      for (const kind of needKinds) expect(Need.safeParse(newNeed(kind, operation)).success, kind).toBe(true);
    }
  });

  it('every fault of an operation is valid, and found again by its name', () => {
    for (const operation of operationIds) {
      for (const name of [...otherFaultKindsOf(operation), ...errorRowsOf(operation).map(({ id }) => id)]) {
        const fault = newFault(name);
        expect(Need.safeParse({ kind: 'fault', fault }).success, name).toBe(true);
        expect(nameOfFault(fault)).toBe(name);
      }
    }
  });

  it('a fault that another operation cannot have is replaced', () => {
    const need = { kind: 'fault', fault: newFault('segment') } as const;
    expect(withFaultOperation(need, 'tts', 'localization')).toEqual({
      ...{ kind: 'fault', operation: 'tts', fault: { kind: 'status', status: 500 } },
    });
    const slow = { kind: 'fault', operation: 'tts', fault: newFault('delay') } as const;
    expect(withFaultOperation(slow, undefined, 'localization')).toEqual({ kind: 'fault', fault: slow.fault });
  });
});
