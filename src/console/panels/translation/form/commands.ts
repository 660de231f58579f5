import { shellWords } from '#console/catalogues/shell.ts';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { languageCommands } from '#console/palette/language-commands.ts';
import { sampleCommands } from '#console/palette/sample-commands.ts';
import { readStored } from '#console/ui/storage.ts';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { TranslationForm, translationForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';

const { path, schema, initial, adjustAfterEdit } = translationForm;
const sampleNames = Object.keys(translationInputs) as (keyof typeof translationInputs)[];

/** Palette commands: the samples of the panel, and each language as a target. */
export const translationCommands: CommandSource = (page) => {
  const words = page.words(translationWords);
  const form = readStored(path, schema) ?? initial;
  const open = (next: TranslationForm) => page.openForm({ path, form: next });
  return [
    sampleCommands(page, page.words(shellWords).panels.translation, sampleNames, {
      path,
      label: (name) => words.samples[name],
      text: (name) => translationInputs[name].body.data[0],
      language: (name) => translationInputs[name].headers.src_lang,
      open: (name) => open(TranslationForm.parse(formOfCall(translationInputs[name]))),
    }),
    // A raw request has its own languages.
    ...(form.free
      ? []
      : [
          languageCommands(page, {
            does: 'translate',
            codes: TranslationLanguage.options,
            choose: (code) => {
              const targets = [...new Set([...form.targets, TranslationLanguage.parse(code)])];
              const next = { ...form, targets };
              open(adjustAfterEdit?.(form, next) ?? next);
            },
          }),
        ]),
  ];
};
