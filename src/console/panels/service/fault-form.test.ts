import { describe, expect, it } from 'vitest';
import { otherFaultKinds, otherFaultKindsOf } from '#console/targets/fault-kinds.ts';
import { errorRows } from '#contract/errors.ts';
import { FaultForm, faultToArm, withOperation } from './fault-form.ts';

const form = (change: Partial<FaultForm> = {}): FaultForm => ({ ...FaultForm.parse({}), ...change });

describe('a fault to arm', () => {
  it.each(otherFaultKinds)('a fault of the kind %s is created', (fault) => {
    expect(faultToArm(form({ fault }))?.fault.kind).toBe(fault);
  });

  it('choosing an error row creates a fault with this row', () => {
    for (const row of errorRows) {
      const operation = row.operations[0] ?? 'localization';
      expect(faultToArm(form({ operation, fault: row.id }))).toEqual({
        operation,
        times: 1,
        fault: { kind: 'row', row: row.id },
      });
    }
  });

  it.each([
    { times: '0' },
    { times: '1.5' },
    { times: '' },
    { fault: 'status', status: '200' },
    { fault: 'delay', milliseconds: '-1' },
    { fault: 'delay', milliseconds: 'soon' },
  ])('no fault is created for %o', (change) => {
    expect(faultToArm(form(change))).toBeUndefined();
  });
});

describe('choosing a function', () => {
  it('choosing a function keeps the chosen fault if the function can have it', () => {
    expect(withOperation(form({ fault: 'reset' }), 'tts').fault).toBe('reset');
  });

  it('choosing a function replaces a fault that it cannot have', () => {
    expect(withOperation(form({ fault: 'localization.expired' }), 'tts').fault).toBe('delay');
    expect(withOperation(form({ fault: 'segment' }), 'tts').fault).toBe('delay');
  });

  it('a failed segment is offered only for translation', () => {
    expect(otherFaultKindsOf('localization')).toContain('segment');
    expect(otherFaultKindsOf('transliteration')).not.toContain('segment');
  });
});
