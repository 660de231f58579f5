import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { LooseInput } from '#client/http/encode.ts';
import { readLink, writeLink } from '#console/app/link/url.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { requestFor, type SentRequest } from '#console/exchanges/raw-request/raw-request.ts';
import type { OperationId } from '#contract/errors.ts';
import { anyCharacter } from '#testing/samples.ts';

/** Tests that any form survives its link unchanged; `kept` is the form of the tab that opens the link. */
export function testFormSurvivesLink<Form extends object>(
  spec: FormSpec<Form>,
  forms: fc.Arbitrary<Form>,
  kept: Form,
): void {
  it('a link restores every field of a form, whatever its content', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const { settings, texts } = spec.toLink(before);
        const address = writeLink(spec.path, settings, texts).address;
        const link = readLink(new URL(address, 'http://console.test'));
        if (!link) throw new Error('the link contains nothing');
        const after = z.parse(spec.schema, spec.fromLink(link.search, link.texts, kept));
        expect(after).toEqual(z.parse(spec.schema, before));
      }),
      { numRuns: 100 },
    );
  });
}

interface ReopenedPanel<Form> {
  readonly operation: OperationId;
  readonly forms: fc.Arbitrary<Form>;
  /** Some form whose fields can all be expressed in a call. */
  readonly form: Form;
  readonly request: (form: Form) => LooseInput;
  readonly formOfSent: (sent: SentRequest) => Form;
  /** Request bodies that no form can express. */
  readonly oddBodies: readonly string[];
}

/** Tests that any sent call reopens as a form that sends the same bytes. */
export function testReopensAsSent<Form extends { readonly free?: unknown }>(
  panel: ReopenedPanel<Form>,
): void {
  const { operation, forms, form, request, formOfSent, oddBodies } = panel;
  const sentBy = (one: Form) => requestFor(operation, request(one));

  it('a reopened form sends the original call byte for byte, whatever the form contains', () => {
    fc.assert(
      fc.property(forms, (before) => {
        const sent = sentBy(before);
        expect(sentBy(formOfSent(sent))).toEqual(sent);
      }),
      { numRuns: 100 },
    );
  });

  it('a reopened call fills the fields if they can express it, and becomes a raw request if they cannot', () => {
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

  it('a random call that no form can express is sent again unchanged', () => {
    const token = fc.stringMatching(/^[A-Za-z][A-Za-z_-]{0,12}$/);
    const value = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
    fc.assert(
      fc.property(
        fc.dictionary(token, value, { maxKeys: 4 }),
        fc.string({ unit: anyCharacter, maxLength: 20 }),
        (headers, body) => {
          const sent = requestFor(operation, {
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
