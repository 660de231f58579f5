import {
  changesFrom,
  defaultOptions,
  type OptionName,
  type OptionSet,
  optionNames,
  switches,
  type TransliterationForm,
} from './form.ts';

/** A text on which an option shows what it does; English, since most options are about Latin letters. */
export const labExamples: Readonly<Record<OptionName, string>> = {
  domain: 'Mane and Pure',
  content: 'Mane and Pure',
  suggestions: 'Kavita',
  convertNumber: 'Room 4512, chapter XII',
  abbreviate: 'NASA and ISRO',
  abbreviationWithoutDot: 'NASA and ISRO',
  ignoreTaggedEntities: 'meera@example.com',
  convertOrdinal: 'The 1st and the 22nd',
  isBulk: 'Hyderabad and Lucknow',
};

/** One value of one option, tried beside its default. */
export interface Trial {
  readonly option: OptionName;
  readonly set: Partial<OptionSet>;
}

/** The lab's two sets of options. */
export function setsOf(form: TransliterationForm): readonly [first: OptionSet, second: OptionSet] {
  const first = optionsOf(form);
  return [first, { ...first, ...form.second }];
}

function optionsOf(form: TransliterationForm): OptionSet {
  const { domain, content, suggestions, convertNumber, isBulk } = form;
  const { abbreviate, abbreviationWithoutDot, ignoreTaggedEntities, convertOrdinal } = form;
  return {
    ...{ domain, content, suggestions, convertNumber, isBulk },
    ...{ abbreviate, abbreviationWithoutDot, ignoreTaggedEntities, convertOrdinal },
  };
}

/** The form after an option of one of the sets was changed; the other set stays what it is. */
export function withOption(
  form: TransliterationForm,
  side: 'first' | 'second',
  change: Partial<OptionSet>,
): Partial<TransliterationForm> {
  const [first, second] = setsOf(form);
  if (side === 'second') return { second: changesFrom(first, { ...second, ...change }) };
  return { ...change, second: changesFrom({ ...first, ...change }, second) };
}

/**
 * What is tried beside the default of an option: the values that the two sets give it, else one that shows what it
 * does; of `convertNumber` every value.
 */
export function trialsOf(form: TransliterationForm, option: OptionName): readonly Trial[] {
  if (option === 'convertNumber') {
    return (['local', 'words', 'roman'] as const).map((convertNumber) => ({
      option,
      set: { convertNumber },
    }));
  }
  const [first, second] = setsOf(form);
  const chosen = [first, second]
    .map((set) => set[option])
    .filter((value) => value !== defaultOptions[option]);
  const values = chosen.length > 0 ? [...new Set(chosen)] : [telling(form, option)];
  return values.map((value) => ({ option, set: { [option]: value } }));
}

/** All trials, in the order of the options. */
export function allTrials(form: TransliterationForm): readonly Trial[] {
  return optionNames.flatMap((option) => trialsOf(form, option));
}

function telling({ source, target }: TransliterationForm, option: OptionName): string | number | boolean {
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

export const isSwitch = (option: OptionName): option is (typeof switches)[number] =>
  switches.some((name) => name === option);
