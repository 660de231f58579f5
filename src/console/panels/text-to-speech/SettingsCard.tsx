import type { ReactNode } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { FreeCallButton } from '#console/exchanges/FreeCallPart.tsx';
import { callOf, freeCallOf } from '#console/exchanges/free-call.ts';
import { Card } from '#console/ui/Card.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { documentedLimits } from '#contract/limits.ts';
import { audioFormats, sampleRates } from '#contract/text-to-speech.ts';
import { AmountField } from './AmountField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { TextToSpeechForm } from './form.ts';
import { textToSpeechRequest } from './request.ts';
import { SoundRow } from './SoundRow.tsx';
import { SpeakerFields } from './SpeakerFields.tsx';
import type { SpeakerChoices } from './speakers.ts';

interface SettingsCardProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  onChange: (change: Partial<TextToSpeechForm>) => void;
  /** The primary action. */
  children: ReactNode;
}

/** The voice, the sound, and the primary action under them. A call word for word has the action alone. */
export function SettingsCard({ form, choices, onChange, children }: SettingsCardProps) {
  const words = useWords(textToSpeechWords);
  return (
    <Card aria-label={words.settings} className="flex min-w-0 flex-col gap-4 self-start p-4">
      {!form.free && <SoundFields form={form} choices={choices} onChange={onChange} />}
      {children}
      {!form.free && (
        <FreeCallButton
          onOpen={() => onChange({ free: freeCallOf(callOf('tts', textToSpeechRequest(form))) })}
        />
      )}
    </Card>
  );
}

function SoundFields({ form, choices, onChange }: Pick<SettingsCardProps, 'form' | 'choices' | 'onChange'>) {
  const words = useWords(textToSpeechWords);
  return (
    <>
      <SpeakerFields speaker={form.speaker} choices={choices} onChange={(speaker) => onChange({ speaker })} />
      <div className="flex flex-col gap-2">
        <SoundRow name="speed" form={form} onChange={onChange}>
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
        </SoundRow>
        <SoundRow name="pitch" form={form} onChange={onChange}>
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
        </SoundRow>
        <SoundRow name="sampleRate" form={form} onChange={onChange}>
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
        </SoundRow>
        <SoundRow name="format" form={form} onChange={onChange}>
          <ChoiceField
            label={words.format}
            typedLabel={words.formatTyped}
            options={audioFormats.map((format) => ({ value: format, label: format }))}
            value={form.format}
            onChange={(format) => onChange({ format })}
          />
        </SoundRow>
        <p className="text-xs text-ink-third">{words.defaults}</p>
      </div>
    </>
  );
}
