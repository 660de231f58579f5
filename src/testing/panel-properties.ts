import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { LooseInput } from '#client/encode.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { readLink, writeLink } from '#console/app/url.ts';
import { callOf, type SentCall } from '#console/exchanges/free-call.ts';
import type { OperationId } from '#contract/errors.ts';

/** A form comes back from its link as it was, whatever stands in it; `kept` is the form of the tab that opens it. */
export function itComesBackFromItsLink<Form extends object>(
  spec: FormSpec<Form>,
  forms: fc.Arbitrary<Form>,
  kept: Form,
): void {
  it('brings back every field of a form, whatever stands in it', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const { settings, texts } = spec.toLink(before);
        const address = writeLink(spec.path, settings, texts).address;
        const link = readLink(new URL(address, 'http://console.test'));
        if (!link) throw new Error('the link says nothing');
        const after = z.parse(spec.schema, spec.fromLink(link.search, link.texts, kept));
        expect(after).toEqual(z.parse(spec.schema, before));
      }),
      { numRuns: 100 },
    );
  });
}

interface Reopened<Form> {
  readonly operation: OperationId;
  readonly forms: fc.Arbitrary<Form>;
  /** A form of which every field can be said. */
  readonly form: Form;
  readonly request: (form: Form) => LooseInput;
  readonly formOfSent: (sent: SentCall) => Form;
  /** Bodies of calls that no field can say. */
  readonly oddBodies: readonly string[];
}

/** A call that was sent opens again as a form that sends the same, byte for byte. */
export function itOpensAgainAsItWasSent<Form extends { readonly free?: unknown }>(
  panel: Reopened<Form>,
): void {
  const { operation, forms, form, request, formOfSent, oddBodies } = panel;
  const sentBy = (one: Form) => callOf(operation, request(one));

  it('is byte for byte the call that was sent, for any form', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const sent = sentBy(before);
        expect(sentBy(formOfSent(sent))).toEqual(sent);
      }),
      { numRuns: 100 },
    );
  });

  it('fills the fields wherever they can say it, and stands word for word where they cannot', () => {
    fc.assert(
      fc.property(forms, (before) => {
        expect(formOfSent(sentBy({ ...before, free: undefined })).free).toBeUndefined();
      }),
    );
    const sent = sentBy(form);
    const odd = [
      ...oddBodies.map((body) => ({ ...sent, body })),
      { ...sent, headers: {} },
      { ...sent, headers: { ...sent.headers, 'REV-APPVERSION': '9' } },
      { ...sent, headers: { ...sent.headers, 'Content-Type': 'text/plain' } },
    ];
    for (const call of odd) {
      const opened = formOfSent(call);
      expect(opened.free).toBeDefined();
      expect(sentBy(opened)).toEqual(call);
    }
  });

  it('is the same for random calls that no form can hold', () => {
    const token = fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,12}$/);
    const value = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
    fc.assert(
      fc.property(
        fc.dictionary(token, value, { maxKeys: 4 }),
        fc.string({ unit: 'binary', maxLength: 20 }),
        (headers, body) => {
          const sent = callOf(operation, {
            headers: { 'REV-APPNAME': null, 'Content-Type': null, ...headers },
            body,
          });
          expect(sentBy(formOfSent(sent))).toEqual(sent);
        },
      ),
      { numRuns: 50 },
    );
  });
}
