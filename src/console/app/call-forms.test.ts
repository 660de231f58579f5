import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requestFor } from '#console/exchanges/raw-request/raw-request.ts';
import { formSpec as uploadForm } from '#console/panels/speech-to-text/form.ts';
import { formSpec as speechForm } from '#console/panels/text-to-speech/form/form.ts';
import { textToSpeechRequest } from '#console/panels/text-to-speech/form/request.ts';
import { translationForm } from '#console/panels/translation/form/form.ts';
import { translationRequest } from '#console/panels/translation/form/request.ts';
import { transliterationForm } from '#console/panels/transliteration/form/form.ts';
import { transliterationRequest } from '#console/panels/transliteration/form/request.ts';
import { operationIds } from '#contract/errors.ts';
import type { ReferenceExample } from '#contract/reference/entry.ts';
import { examplesOf } from '#contract/reference/pages.ts';
import { linkToExample } from './call-forms.ts';
import { readLink } from './link/url.ts';
import type { FormSpec } from './panel-form.ts';

/** The form that a panel opens with from an address. */
function formIn<Form extends object>(
  { path, schema, initial, fromLink }: FormSpec<Form>,
  address: string,
): Form {
  const url = new URL(address, 'http://console.test');
  expect(url.pathname).toBe(path);
  const link = readLink(url);
  if (!link) throw new Error(`no link in ${address}`);
  return z.parse(schema, fromLink(link.search, link.texts, initial));
}

/** The request that the panel sends when it is opened from an address. */
function requestFrom(operation: ReferenceExample['operation'], address: string) {
  switch (operation) {
    case 'localization':
      return requestFor(operation, translationRequest(formIn(translationForm, address), { explain: false }));
    case 'transliteration':
      return requestFor(
        operation,
        transliterationRequest(formIn(transliterationForm, address), { explain: false }),
      );
    case 'tts':
      return requestFor(operation, textToSpeechRequest(formIn(speechForm, address)));
    default:
      return undefined;
  }
}

describe('the link to an example', () => {
  const examples = operationIds.flatMap((id) => examplesOf(id));

  it.each(examples)('%s opens a form that sends exactly its request', async (_, example) => {
    const address = await linkToExample(example, { target: 'embedded' });
    expect(new URL(address, 'http://console.test').searchParams.get('target')).toBe('embedded');
    const request = requestFrom(example.operation, address);
    if (request) expect(request).toEqual(requestFor(example.operation, example.input));
    else
      expect(formIn(uploadForm, address)).toMatchObject({
        language: 'en',
        domain: 'generic',
        subtitles: true,
      });
  });
});
