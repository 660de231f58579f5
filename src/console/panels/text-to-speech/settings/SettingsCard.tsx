import type { ReactNode } from 'react';
import {
  type TextToSpeechWords,
  textToSpeechWords,
} from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RawRequestButton } from '#console/exchanges/raw-request/RawRequestPart.tsx';
import { requestFor, toRawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { Card } from '#console/ui/Card.tsx';
import { FoldedOptions } from '#console/ui/controls/FoldedOptions.tsx';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { documentedLimits } from '#contract/limits.ts';
import { audioFormats, sampleRates } from '#contract/text-to-speech.ts';
import { audioDefaults } from '../form/form.ts';
import { type AudioSetting, audioSettings, type TextToSpeechForm } from '../form/form-schema.ts';
import { textToSpeechRequest } from '../form/request.ts';
import type { SpeakerChoices } from '../form/speakers.ts';
import { AmountField, isOutside } from './AmountField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { EngineField } from './EngineField.tsx';
import { SpeakerFields } from './SpeakerFields.tsx';

interface SettingsCardProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  onChange: (change: Partial<TextToSpeechForm>) => void;
  /** The primary action. */
  children: ReactNode;
}

/** The voice, the audio settings and the primary action. With a raw request, only the action is shown. */
export function SettingsCard({ form, choices, onChange, children }: SettingsCardProps) {
  const words = useWords(textToSpeechWords);
  return (
    <Card aria-label={words.settings} className="flex min-w-0 flex-col gap-4 self-start p-4">
      {!form.free && <AudioSettings form={form} choices={choices} onChange={onChange} />}
      {children}
      {!form.free && (
        <RawRequestButton
          onOpen={() => onChange({ free: toRawRequest(requestFor('tts', textToSpeechRequest(form))) })}
        />
      )}
    </Card>
  );
}

function AudioSettings({
  form,
  choices,
  onChange,
}: Pick<SettingsCardProps, 'form' | 'choices' | 'onChange'>) {
  const words = useWords(textToSpeechWords);
  return (
    <>
      <SpeakerFields speaker={form.speaker} choices={choices} onChange={(speaker) => onChange({ speaker })} />
      <EngineField form={form} choices={choices} onChange={onChange} />
      <FoldedOptions summary={changedSettings(form, words)}>
        <div className="flex flex-col gap-2">
          <AudioSettingRow name="speed" form={form} onChange={onChange}>
            <AmountField
              label={words.speed}
              typedLabel={words.speedTyped}
              unit="×"
              minimum={documentedLimits.speed.minimum}
              maximum={documentedLimits.speed.maximum}
              step={0.05}
              value={form.speed}
              onChange={(speed) => onChange({ speed })}
            />
          </AudioSettingRow>
          <AudioSettingRow name="pitch" form={form} onChange={onChange}>
            <AmountField
              label={words.pitch}
              typedLabel={words.pitchTyped}
              unit={words.semitones}
              minimum={documentedLimits.pitch.minimum}
              maximum={documentedLimits.pitch.maximum}
              step={0.5}
              value={form.pitch}
              onChange={(pitch) => onChange({ pitch })}
            />
          </AudioSettingRow>
          <AudioSettingRow name="sampleRate" form={form} onChange={onChange}>
            <ChoiceField
              label={words.sampleRate}
              typedLabel={words.sampleRateTyped}
              options={sampleRates.map((rate) => ({
                value: String(rate),
                label: words.hertz(formatNumber(rate)),
              }))}
              value={form.sampleRate}
              onChange={(sampleRate) => onChange({ sampleRate })}
            />
          </AudioSettingRow>
          <AudioSettingRow name="format" form={form} onChange={onChange}>
            <ChoiceField
              label={words.format}
              typedLabel={words.formatTyped}
              options={audioFormats.map((format) => ({ value: format, label: format }))}
              value={form.format}
              onChange={(format) => onChange({ format })}
            />
          </AudioSettingRow>
          <p className="text-sm text-ink-third">{words.defaults}</p>
        </div>
      </FoldedOptions>
    </>
  );
}

/**
 * The settings that differ from their defaults, in a few words; values that the specification does not have are marked.
 */
function changedSettings(form: TextToSpeechForm, words: TextToSpeechWords): readonly string[] {
  const texts: Readonly<Record<AudioSetting, string>> = {
    speed: `${form.speed}×`,
    pitch: `${form.pitch} ${words.semitones}`,
    sampleRate: words.hertz(form.sampleRate),
    format: form.format,
  };
  const names = ['speed', 'pitch', 'sampleRate', 'format'] as const;
  const changed = names.filter((name) => form[name].trim() !== audioDefaults[name]);
  if (changed.length === 0) return [words.allDefaults];
  return changed.map((name) =>
    isDocumented[name](form[name].trim()) ? texts[name] : words.undocumented(texts[name]),
  );
}

/**
 * Whether the specification allows a value that was typed or came with a link; true for an empty field, which is not
 * sent.
 */
const isDocumented: Readonly<Record<AudioSetting, (typed: string) => boolean>> = {
  speed: (typed) => !isOutside(typed, documentedLimits.speed),
  pitch: (typed) => !isOutside(typed, documentedLimits.pitch),
  sampleRate: (typed) => typed === '' || sampleRates.some((rate) => String(rate) === typed),
  format: (typed) => typed === '' || audioFormats.some((format) => format === typed),
};

interface AudioSettingRowProps {
  name: AudioSetting;
  form: TextToSpeechForm;
  onChange: (change: Partial<TextToSpeechForm>) => void;
  children: ReactNode;
}

/** An audio setting, with a switch for sending it: always on when it differs from its default. */
function AudioSettingRow({ name: field, form, onChange, children }: AudioSettingRowProps) {
  const words = useWords(textToSpeechWords);
  const typed = form[field].trim();
  const usual = typed === audioDefaults[field];
  const asked = form.alwaysSent.includes(field);
  const others = form.alwaysSent.filter((name) => name !== field);
  return (
    <div className="flex min-w-0 items-start gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      <label className="flex min-h-9 shrink-0 items-center gap-1.5 text-sm text-ink-third">
        <input
          type="checkbox"
          aria-label={words.sends(audioSettings[field])}
          title={words.sends(audioSettings[field])}
          checked={typed !== '' && (!usual || asked)}
          disabled={!usual}
          onChange={(event) => onChange({ alwaysSent: event.target.checked ? [...others, field] : others })}
          className="size-4 accent-ink"
        />
        <span aria-hidden="true" className="max-[23rem]:hidden">
          {words.sent}
        </span>
      </label>
      <span className="flex min-h-9 items-center">
        <ReferenceLink anchor={`tts.${audioSettings[field]}`} name={audioSettings[field]} />
      </span>
    </div>
  );
}
