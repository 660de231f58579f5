import { describe, expect, it } from 'vitest';
import { TranslationForm } from './form.ts';
import { swapped } from './swap.ts';

const form = TranslationForm.parse({ text: 'Hello.\nBye.', source: 'en', targets: ['hi'] });
const entry = (inString: string, outString: string | undefined) => ({ inString, outString, apiStatus: 2 });
const answer = { responseList: [entry('Hello.', 'नमस्ते।'), entry('Bye.', 'विदा।')] };

describe('swapping source and target', () => {
  it('brings the translation to the place of the text', () => {
    expect(swapped(form, { form, answer })).toEqual({
      source: 'hi',
      targets: ['en'],
      text: 'नमस्ते।\nविदा।',
    });
  });

  it('leaves a text that is not translated yet, or not wholly', () => {
    const languages = { source: 'hi', targets: ['en'] };
    expect(swapped(form, undefined)).toEqual(languages);
    expect(swapped({ ...form, text: 'New' }, { form, answer })).toEqual(languages);
    const half = { responseList: [entry('Hello.', 'नमस्ते।'), entry('Bye.', undefined)] };
    expect(swapped(form, { form, answer: half })).toEqual(languages);
  });
});
