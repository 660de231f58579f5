import * as z from 'zod/mini';
import { otherFaultKinds, otherFaultKindsOf, segmentCodes } from '#console/targets/fault-kinds.ts';
import { errorRowsOf, operationIds } from '#contract/errors.ts';
import { ArmedFault } from '#contract/local/service.ts';

/** The form of fault injection. */
export const FaultForm = z.object({
  operation: z.catch(z.enum(operationIds), 'localization'),
  /** The id of an error row, or another kind of fault. */
  fault: z.catch(z.string(), 'delay'),
  status: z.catch(z.string(), '500'),
  segment: z.catch(z.enum(segmentCodes), '-4'),
  milliseconds: z.catch(z.string(), '3000'),
  times: z.catch(z.string(), '1'),
});
export type FaultForm = z.infer<typeof FaultForm>;

/** Chooses another function; a fault that it cannot have becomes a slow answer. */
export function withOperation(form: FaultForm, operation: FaultForm['operation']): FaultForm {
  const possible = [...errorRowsOf(operation).map((row) => row.id), ...otherFaultKindsOf(operation)];
  return { ...form, operation, fault: possible.includes(form.fault) ? form.fault : 'delay' };
}

/** The fault to arm with this form; undefined when a value is out of range. */
export function faultToArm(form: FaultForm): ArmedFault | undefined {
  const parsed = ArmedFault.safeParse({
    operation: form.operation,
    times: Number(form.times),
    fault: faultOf(form),
  });
  return parsed.success ? parsed.data : undefined;
}

function faultOf(form: FaultForm): unknown {
  const kind = otherFaultKinds.find((candidate) => candidate === form.fault);
  switch (kind) {
    case undefined:
      return { kind: 'row', row: form.fault };
    case 'status':
      return { kind, status: Number(form.status) };
    case 'segment':
      return { kind, apiStatus: Number(form.segment) };
    case 'delay':
      return { kind, milliseconds: Number(form.milliseconds) };
    default:
      return { kind };
  }
}
