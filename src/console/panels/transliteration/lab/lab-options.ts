import {
  changedOptions,
  defaultOptions,
  type OptionName,
  OptionSet,
  optionNames,
  type TransliterationForm,
} from '../form/form.ts';

/** A text for each option that shows its effect; in English, since most options concern Latin letters. */
export const labExamples: Readonly<Record<OptionName, string>> = {
  domain: 'Kavita Mane',
  content: 'Mane and Pure',
  suggestions: 'Kavita',
  convertNumber: 'Room 4512, chapter XII',
  abbreviate: 'SMS and ATM',
  abbreviationWithoutDot: 'SMS and ATM',
  ignoreTaggedEntities: 'meera@example.com',
  convertOrdinal: 'The 1st and the 22nd',
  isBulk: 'Nagpur Mfg',
};

/** One value of one option, compared with its default. */
export interface Trial {
  readonly option: OptionName;
  readonly set: Partial<OptionSet>;
}

/** The lab's two sets of options. */
export function optionSetsOf(form: TransliterationForm): readonly [first: OptionSet, second: OptionSet] {
  const first = OptionSet.parse(form);
  return [first, { ...first, ...form.second }];
}

/** Changes an option of one set; the other set stays as it is. */
export function withOption(
  form: TransliterationForm,
  side: 'first' | 'second',
  change: Partial<OptionSet>,
): Partial<TransliterationForm> {
  const [first, second] = optionSetsOf(form);
  if (side === 'second') return { second: changedOptions(first, { ...second, ...change }) };
  return { ...change, second: changedOptions({ ...first, ...change }, second) };
}

/**
 * The trials of an option: its values in the two sets that differ from the default, or otherwise one that shows its
 * effect; for `convertNumber` every value.
 */
export function trialsOf(form: TransliterationForm, option: OptionName): readonly Trial[] {
  if (option === 'convertNumber') {
    return (['local', 'words', 'roman'] as const).map((convertNumber) => ({
      option,
      set: { convertNumber },
    }));
  }
  const chosen = optionSetsOf(form)
    .map((set) => set[option])
    .filter((value) => value !== defaultOptions[option]);
  const values = chosen.length > 0 ? [...new Set(chosen)] : [revealingValue(form, option)];
  return values.map((value) => ({ option, set: { [option]: value } }));
}

/** All trials, in the order of the options. */
export function allTrials(form: TransliterationForm): readonly Trial[] {
  return optionNames.flatMap((option) => trialsOf(form, option));
}

function revealingValue(
  { source, target }: TransliterationForm,
  option: OptionName,
): string | number | boolean {
  switch (option) {
    case 'domain':
      return 'pii_names';
    case 'content':
      if (source !== 'en') return 'en';
      return target === 'en' ? 'hi' : target;
    case 'suggestions':
      return 5;
    case 'convertNumber':
      return 'words';
    default:
      return !defaultOptions[option];
  }
}
