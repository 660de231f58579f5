import { shellWords } from '#console/catalogues/shell.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { languageCommands } from '#console/palette/language-commands.ts';
import { sampleCommands } from '#console/palette/sample-commands.ts';
import { readStored } from '#console/ui/storage.ts';
import { textToSpeechInputs } from '#contract/examples/text-to-speech-inputs.ts';
import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';
import { formSpec, languageOf, visibleInput } from './form.ts';
import { formOfCall } from './form-of-call.ts';
import { TextToSpeechForm } from './form-schema.ts';
import { languagesOf, speakerCode } from './speakers.ts';

const { path, schema, initial } = formSpec;
const sampleNames = Object.keys(textToSpeechInputs) as (keyof typeof textToSpeechInputs)[];

/** Palette commands: the samples of the panel, and each language of the documented speakers. */
export const textToSpeechCommands: CommandSource = (page) => {
  const words = page.words(textToSpeechWords);
  const form = readStored(path, schema) ?? initial;
  const open = (next: TextToSpeechForm) => page.openForm({ path, form: next });
  const sampleForm = (name: (typeof sampleNames)[number]) =>
    TextToSpeechForm.parse(formOfCall(textToSpeechInputs[name]));
  const { gender = 'female' } = readSpeaker(form.speaker) ?? {};
  return [
    sampleCommands(page, page.words(shellWords).panels.textToSpeech, sampleNames, {
      path,
      label: (name) => words.sample[name],
      text: (name) => visibleInput(sampleForm(name)),
      language: (name) => languageOf(sampleForm(name)),
      open: (name) => open({ ...form, free: undefined, ...formOfCall(textToSpeechInputs[name]) }),
    }),
    // A raw request has its own speaker.
    ...(form.free
      ? []
      : [
          languageCommands(page, {
            does: 'speak',
            codes: languagesOf(documentedSpeakers),
            choose: (code) => open({ ...form, speaker: speakerCode(code, gender) }),
          }),
        ]),
  ];
};
