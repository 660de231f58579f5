import { shellWords } from '#console/catalogues/shell.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { languageCommands } from '#console/palette/language-commands.ts';
import { sampleCommands } from '#console/palette/sample-commands.ts';
import { readStored } from '#console/ui/storage.ts';
import { transliterationInputs } from '#contract/examples/transliteration-inputs.ts';
import { TransliterationLanguage } from '#contract/languages.ts';
import { TransliterationForm, transliterationForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';

const { path, schema, initial } = transliterationForm;
const sampleNames = Object.keys(transliterationInputs) as (keyof typeof transliterationInputs)[];

/** Palette commands: the samples of the panel, and each language as the target. */
export const transliterationCommands: CommandSource = (page) => {
  const words = page.words(transliterationWords);
  const form = readStored(path, schema) ?? initial;
  const open = (next: TransliterationForm) => page.openForm({ path, form: next });
  return [
    sampleCommands(page, page.words(shellWords).panels.transliteration, sampleNames, {
      path,
      label: (name) => words.samples[name],
      text: (name) => transliterationInputs[name].body.data[0],
      language: (name) => transliterationInputs[name].headers.src_lang,
      open: (name) =>
        open({ ...TransliterationForm.parse(formOfCall(transliterationInputs[name])), typed: form.typed }),
    }),
    // A raw request has its own languages.
    ...(form.free
      ? []
      : [
          languageCommands(page, {
            does: 'transliterate',
            codes: TransliterationLanguage.options,
            choose: (target) => open({ ...form, target }),
          }),
        ]),
  ];
};
