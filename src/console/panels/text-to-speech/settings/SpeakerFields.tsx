import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { classNames } from '#console/ui/controls/class-names.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { useOptionsOpen } from '#console/ui/controls/FoldedOptions.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { readSpeaker } from '#contract/text-to-speech.ts';
import { languagesOf, type SpeakerChoices, speakerCode, variantsOf } from '../form/speakers.ts';

interface SpeakerFieldsProps {
  speaker: string;
  choices: SpeakerChoices;
  onChange: (speaker: string) => void;
}

/** The speaker, by language, gender and number, or as a code; any code can be typed. */
export function SpeakerFields({ speaker, choices, onChange }: SpeakerFieldsProps) {
  const words = useWords(textToSpeechWords);
  const optionsOpen = useOptionsOpen();
  const { codes, offered } = choices;
  const read = readSpeaker(speaker);
  const language = read?.language ?? '';
  const gender = read?.gender ?? 'female';
  const spoken = languagesOf(offered ? codes.filter((code) => offered.has(code)) : codes);
  const others = languagesOf(codes).filter((code) => !spoken.includes(code));
  const variants = variantsOf(codes, language, gender);
  const choose = (nextLanguage: string, nextGender: string, variant = 1) => {
    const known = variantsOf(codes, nextLanguage, nextGender);
    onChange(speakerCode(nextLanguage, nextGender, known.includes(variant) ? variant : 1));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{words.voice}</legend>
      <Field label={words.language}>
        <Select
          value={language}
          onChange={(next) => choose(next, gender, read?.variant)}
          options={[...spoken, ...others].map((code) => ({
            ...languageOption(code),
            label: `${languageOption(code).label}${others.includes(code) ? ` – ${words.documented}` : ''}`,
          }))}
          className="w-full"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={words.gender}
          value={gender}
          onChange={(next) => choose(language, next, read?.variant)}
          options={(['female', 'male'] as const).map((value) => ({ value, label: words.genders[value] }))}
        />
        <Select
          aria-label={words.variant}
          value={String(read?.variant ?? 1)}
          onChange={(next) => choose(language, gender, Number(next))}
          disabled={variants.length < 2}
          options={(variants.length > 0 ? variants : [1]).map((variant) => ({
            value: String(variant),
            label: words.voiceNumber(variant),
          }))}
          className="text-sm"
        />
        <span className={classNames('flex flex-1 items-center gap-2', optionsOpen ? 'min-w-36' : 'min-w-24')}>
          <TextInput
            aria-label={words.speaker}
            value={speaker}
            onChange={(event) => onChange(event.target.value)}
            className="font-mono text-sm"
          />
          {optionsOpen && <ReferenceLink anchor="tts.speaker" name="speaker" />}
        </span>
      </div>
      {offered && speaker !== '' && !offered.has(speaker) && (
        <p className="text-sm text-transliterated">{words.notOffered(speaker)}</p>
      )}
    </fieldset>
  );
}
