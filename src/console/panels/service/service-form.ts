import * as z from 'zod/mini';
import type { FormSpec } from '#console/app/panel-form.ts';
import { FaultForm } from './fault-form.ts';

/** The parts of the service page. */
export const serviceViews = ['overview', 'translations', 'spellings'] as const;

/** The form of the service page: what is shown, and fault injection. */
export const ServiceForm = z.extend(FaultForm, {
  view: z.catch(z.enum(serviceViews), 'overview'),
  /** The id of the exception that a link opens. */
  exception: z.catch(z.string(), ''),
});
export type ServiceForm = z.infer<typeof ServiceForm>;

export const serviceFormSpec: FormSpec<ServiceForm> = {
  path: '/service',
  schema: ServiceForm,
  initial: ServiceForm.parse({}),
  toLink: (form) => ({ settings: { ...form } }),
  fromLink: (search) => Object.fromEntries(search),
};
