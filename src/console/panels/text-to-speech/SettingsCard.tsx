import type { ReactNode } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { mainKey } from '#console/ui/keys.ts';
import { Select } from '#console/ui/Select.tsx';
import { documentedLimits } from '#contract/limits.ts';
import { audioFormats, sampleRates } from '#contract/text-to-speech.ts';
import { AmountField } from './AmountField.tsx';
import type { TextToSpeechForm } from './form.ts';
import { SpeakerFields } from './SpeakerFields.tsx';
import type { SpeakerChoices } from './speakers.ts';

interface SettingsCardProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  onChange: (change: Partial<TextToSpeechForm>) => void;
  onSpeak: () => void;
  /** Stopwatch and timing. */
  children: ReactNode;
}

/** The voice, the sound, and the one primary action. */
export function SettingsCard({ form, choices, onChange, onSpeak, children }: SettingsCardProps) {
  const words = useWords(textToSpeechWords);
  return (
    <Card aria-label={words.settings} className="flex min-w-0 flex-col gap-4 p-4">
      <SpeakerFields speaker={form.speaker} choices={choices} onChange={(speaker) => onChange({ speaker })} />
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
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={words.sampleRate}
          value={form.sampleRate}
          onChange={(sampleRate) => onChange({ sampleRate })}
          options={sampleRates.map((rate) => ({
            value: String(rate),
            label: words.hertz(formatNumber(rate)),
          }))}
          className="text-sm"
        />
        <Select
          aria-label={words.format}
          value={form.format}
          onChange={(format) => onChange({ format })}
          options={audioFormats.map((format) => ({ value: format, label: format }))}
          className="text-sm"
        />
        <span className="text-xs text-ink-third">{words.defaults}</span>
      </div>
      <div className="flex flex-col gap-2">
        <Button
          look="primary"
          keys={[mainKey, '↵']}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onSpeak}
          className="w-full"
        >
          {words.speak}
        </Button>
        <div className="flex min-h-8 items-center text-sm text-ink-third tabular">{children}</div>
      </div>
    </Card>
  );
}
