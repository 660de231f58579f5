import { describe, expect, it } from 'vitest';
import { TransliterationForm } from './form/form.ts';
import { requestOf } from './TransliterationStage.tsx';

describe('changing a transliteration on the stage', () => {
  it('changes text and languages', () => {
    const changes: Partial<TransliterationForm>[] = [];
    const { text, choices } = requestOf(TransliterationForm.parse({ text: 'Meera' }), (change) =>
      changes.push(change),
    );
    text?.change('Asha');
    for (const { choose } of choices) choose('ta');
    expect(choices.map(({ name, value }) => [name, value])).toEqual([
      ['from', 'en'],
      ['to', 'hi'],
    ]);
    expect(changes).toEqual([{ text: 'Asha' }, { source: 'ta' }, { target: 'ta' }]);
  });

  it('keeps the languages of a raw request, which it replaces', () => {
    const changes: Partial<TransliterationForm>[] = [];
    const form = TransliterationForm.parse({ free: { headers: 'src_lang: en\ntgt_lang: ta', body: '{}' } });
    const { text } = requestOf(form, (change) => changes.push(change));
    text?.change('Asha');
    expect(changes).toEqual([{ source: 'en', target: 'ta', free: undefined, text: 'Asha' }]);
  });
});
