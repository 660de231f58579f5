import type { ReactNode } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { audioDefaults } from '../form/form.ts';
import { type AudioSetting, audioSettings, type TextToSpeechForm } from '../form/form-schema.ts';

interface AudioSettingRowProps {
  name: AudioSetting;
  form: TextToSpeechForm;
  onChange: (change: Partial<TextToSpeechForm>) => void;
  children: ReactNode;
}

/** An audio setting, with a switch for sending it: always on when it differs from its default. */
export function AudioSettingRow({ name: field, form, onChange, children }: AudioSettingRowProps) {
  const words = useWords(textToSpeechWords);
  const typed = form[field].trim();
  const usual = typed === audioDefaults[field];
  const asked = form.alwaysSent.includes(field);
  const others = form.alwaysSent.filter((name) => name !== field);
  return (
    <div className="flex min-w-0 items-start gap-3">
      <div className="min-w-0 flex-1">{children}</div>
      <label className="flex min-h-9 shrink-0 items-center gap-1.5 text-xs text-ink-third">
        <input
          type="checkbox"
          aria-label={words.sends(audioSettings[field])}
          title={words.sends(audioSettings[field])}
          checked={typed !== '' && (!usual || asked)}
          disabled={!usual}
          onChange={(event) => onChange({ alwaysSent: event.target.checked ? [...others, field] : others })}
          className="size-4 accent-ink"
        />
        <span aria-hidden="true">{words.sent}</span>
      </label>
    </div>
  );
}
