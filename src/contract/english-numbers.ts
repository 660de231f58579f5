/** English words for 0 to 19; the index is the value. */
export const smallNumberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** English words for 20, 30 … 90. */
export const tensWords: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(
  ' ',
);

const irregularOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** The ordinal of an English number word: `first` of `one`, `twentieth` of `twenty`, `hundredth` of `hundred`. */
export const ordinalOf = (word: string): string => irregularOrdinals[word] ?? `${word.replace(/y$/, 'ie')}th`;
