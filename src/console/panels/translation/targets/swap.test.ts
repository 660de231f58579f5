import { describe, expect, it } from 'vitest';
import { translationCall } from '#testing/console/translation-call.ts';
import { TranslationForm } from '../form/form.ts';
import { swapLanguages } from './swap.ts';

const form = TranslationForm.parse({ text: 'Hello.\nBye.', source: 'en', targets: ['hi'] });
const responseEntry = (inString: string, outString: string | undefined) => ({
  inString,
  outString,
  apiStatus: 2,
});
const call = {
  ...translationCall(['hi'], {
    responseList: [responseEntry('Hello.', 'नमस्ते।'), responseEntry('Bye.', 'विदा।')],
  }),
  form,
};

describe('swapping source and target languages', () => {
  it('turns the translation into the new source text', () => {
    expect(swapLanguages(form, call)).toEqual({
      source: 'hi',
      targets: ['en'],
      text: 'नमस्ते।\nविदा।',
    });
  });

  it('keeps a text that is not completely translated', () => {
    const languages = { source: 'hi', targets: ['en'] };
    expect(swapLanguages(form, undefined)).toEqual(languages);
    expect(swapLanguages({ ...form, text: 'New' }, call)).toEqual(languages);
    const half = translationCall(['hi'], {
      responseList: [responseEntry('Hello.', 'नमस्ते।'), responseEntry('Bye.', undefined)],
    });
    expect(swapLanguages(form, { ...half, form })).toEqual(languages);
  });
});
