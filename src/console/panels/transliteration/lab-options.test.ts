import { describe, expect, it } from 'vitest';
import { labOptions, TransliterationForm } from './form.ts';
import { turned } from './lab-options.ts';

const form = TransliterationForm.parse({ text: 'NASA' });

describe('turning an option', () => {
  it.each(labOptions)('changes the request by %s alone, and back', (option) => {
    const once = turned(form, [option]);
    const changed = Object.entries(once).filter(([name, value]) => value !== Reflect.get(form, name));
    expect(changed).toHaveLength(1);
    expect(turned(once, [option])).toEqual(form);
  });

  it('turns several, of the values of one field the last', () => {
    expect(turned(form, ['local', 'words', 'abbreviate'])).toEqual({
      ...form,
      convertNumber: 'words',
      abbreviate: false,
    });
  });
});
