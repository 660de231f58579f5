import type { LabOption, TransliterationForm } from './form.ts';

/** A text on which each option shows what it does. */
export const labExamples: Readonly<Record<LabOption, string>> = {
  local: 'Room 4512',
  words: 'Room 4512',
  roman: 'Chapter XII',
  abbreviate: 'NASA and ISRO',
  abbreviationWithoutDot: 'NASA and ISRO',
  ignoreTaggedEntities: 'meera@example.com',
  convertOrdinal: 'The 1st and the 22nd',
  isBulk: 'Hyderabad and Lucknow',
};

/** The form with these options turned the other way, in their order. */
export function turned(form: TransliterationForm, options: readonly LabOption[]): TransliterationForm {
  return options.reduce(turn, form);
}

function turn(form: TransliterationForm, option: LabOption): TransliterationForm {
  switch (option) {
    case 'local':
    case 'words':
    case 'roman':
      return { ...form, convertNumber: form.convertNumber === option ? '' : option };
    default:
      return { ...form, [option]: !form[option] };
  }
}
