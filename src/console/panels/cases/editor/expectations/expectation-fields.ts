import type { ExpectationKind } from '#cases/case-file/expectation.ts';
import type { CaseEditorWords } from '#console/catalogues/case-editor.ts';
import { errorRowsOf, type OperationId } from '#contract/errors.ts';
import { scripts } from '#contract/languages.ts';
import { sampleRates } from '#contract/text-to-speech.ts';

/** How a value of an expectation is edited. */
export type ExpectationField = {
  readonly name: string;
  readonly label: keyof CaseEditorWords['fields'];
  /** What an absent value means: all strings or languages, or any value. */
  readonly optional?: 'all' | 'anyValue';
} & (
  | { readonly control: 'number'; readonly unit?: keyof CaseEditorWords['units'] }
  | { readonly control: 'numbers' | 'words' | 'json' | 'language' }
  /**
   * `texts`: several texts of any length; `text`: one. `in`: whether they are in a target language or in the source
   * language.
   */
  | { readonly control: 'texts' | 'text'; readonly in: 'target' | 'source' }
  | { readonly control: 'line' }
  | { readonly control: 'suggested'; readonly values: (operation: OperationId) => readonly string[] }
  | { readonly control: 'choices'; readonly values: readonly string[] }
);

const subject = [
  { name: 'string', label: 'string', control: 'number', optional: 'all' },
  { name: 'language', label: 'language', control: 'language', optional: 'all' },
] as const satisfies readonly ExpectationField[];

const number = (
  name: 'atLeast' | 'atMost' | 'startAtMost' | 'endAtMost',
  unit: keyof CaseEditorWords['units'],
  optional?: 'anyValue',
): ExpectationField => ({ name, label: name, control: 'number', unit, ...(optional && { optional }) });

const numbers: ExpectationField = { name: 'oneOf', label: 'oneOf', control: 'numbers' };

/** The values of each kind of expectation, in their order in the form. */
export const expectationFields: Readonly<Record<ExpectationKind, readonly ExpectationField[]>> = {
  'http-status': [numbers],
  contract: [],
  'error-row': [
    {
      name: 'row',
      label: 'row',
      control: 'suggested',
      values: (operation) => errorRowsOf(operation).map(({ id }) => id),
    },
  ],
  'string-status': [...subject, numbers],
  code: [{ name: 'oneOf', label: 'oneOf', control: 'words' }],
  field: [
    { name: 'pointer', label: 'pointer', control: 'line' },
    { name: 'equals', label: 'equals', control: 'json' },
  ],
  header: [
    { name: 'name', label: 'name', control: 'line' },
    { name: 'oneOf', label: 'oneOf', control: 'texts', in: 'source' },
  ],
  text: [
    ...subject,
    { name: 'suggestion', label: 'suggestion', control: 'number', optional: 'anyValue' },
    { name: 'oneOf', label: 'oneOf', control: 'texts', in: 'target' },
  ],
  script: [
    ...subject,
    { name: 'script', label: 'script', control: 'suggested', values: () => scripts },
    { name: 'except', label: 'except', control: 'words' },
  ],
  'kept-terms': [...subject, { name: 'spellings', label: 'spellings', control: 'json' }],
  similarity: [
    ...subject,
    { name: 'to', label: 'to', control: 'text', in: 'target' },
    number('atLeast', 'share'),
  ],
  'audio-format': [
    {
      name: 'oneOf',
      label: 'oneOf',
      control: 'choices',
      values: ['wav', 'mp3', 'flac', 'ogg', 'opus', 'pcm'],
    },
  ],
  'sample-rate': [
    { name: 'equals', label: 'hertz', control: 'suggested', values: () => sampleRates.map(String) },
  ],
  duration: [number('atLeast', 'seconds', 'anyValue'), number('atMost', 'seconds', 'anyValue')],
  loudness: [number('atLeast', 'loudness', 'anyValue'), number('atMost', 'loudness', 'anyValue')],
  silence: [number('startAtMost', 'seconds', 'anyValue'), number('endAtMost', 'seconds', 'anyValue')],
  'words-wrong': [
    { name: 'reference', label: 'reference', control: 'text', in: 'source' },
    number('atMost', 'share'),
  ],
  'word-times': [],
  subtitles: [],
  time: [number('atMost', 'milliseconds')],
};
