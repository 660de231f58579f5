import { expect, it } from 'vitest';
import { ServiceForm, serviceFormSpec } from './service-form.ts';

it.each([{ operation: 'tts', fault: 'tts.speed', times: '3' }, { view: 'translations' }] as const)(
  'a link to the service page restores the same form: %o',
  (change) => {
    const before = ServiceForm.parse(change);
    const search = new URLSearchParams({ ...serviceFormSpec.toLink(before).settings, account: 'expired' });
    expect(ServiceForm.parse(serviceFormSpec.fromLink(search, {}, serviceFormSpec.initial))).toEqual(before);
  },
);

it('a link with an unknown view opens the overview', () => {
  expect(ServiceForm.parse({ view: 'nothing' }).view).toBe('overview');
});
