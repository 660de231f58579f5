import * as z from 'zod/mini';
import { shellWords } from '#console/catalogues/shell.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { languageCommands } from '#console/palette/language-commands.ts';
import { sampleCommands } from '#console/palette/sample-commands.ts';
import { readStored } from '#console/ui/storage.ts';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import type { SpeechToTextForm } from './form.ts';
import { sampleNames, samplesFor } from './intake/samples.ts';

const path = '/speech-to-text';

/**
 * Palette commands: the samples of the panel, and each language for the next uploads. The form is stored unchecked and
 * parsed by the panel: its schema and words are not imported here, because they would move to a separate chunk and make
 * the panel larger.
 */
export const speechToTextCommands: CommandSource = (page) => {
  const open = (change: Partial<SpeechToTextForm>) =>
    page.openForm({ path, form: { ...readStored(path, z.looseObject({})), ...change } });
  const { language, samples } = samplesFor(undefined);
  return [
    sampleCommands(page, page.words(shellWords).panels.speechToText, sampleNames, {
      path,
      label: (name) => samples[name].format,
      text: (name) => samples[name].text,
      language: () => language,
      open: (sample) => open({ sample }),
    }),
    languageCommands(page, {
      does: 'recognise',
      codes: SpeechToTextLanguage.options,
      choose: (code) => open({ language: code }),
    }),
  ];
};
