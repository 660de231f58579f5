import type { ReactNode } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { type SoundField, soundDefaults, soundFields, type TextToSpeechForm } from './form.ts';

interface SoundRowProps {
  name: SoundField;
  form: TextToSpeechForm;
  onChange: (change: Partial<TextToSpeechForm>) => void;
  children: ReactNode;
}

/** One field of the sound, and whether it travels: always where it is not at its default, else where that is asked. */
export function SoundRow({ name: field, form, onChange, children }: SoundRowProps) {
  const words = useWords(textToSpeechWords);
  const typed = form[field].trim();
  const usual = typed === soundDefaults[field];
  const asked = form.alwaysSent.includes(field);
  const others = form.alwaysSent.filter((name) => name !== field);
  return (
    <div className="flex min-w-0 items-start gap-3">
      <div className="min-w-0 flex-1">{children}</div>
      <label className="flex min-h-9 shrink-0 items-center gap-1.5 text-xs text-ink-third">
        <input
          type="checkbox"
          aria-label={words.sends(soundFields[field])}
          title={words.sends(soundFields[field])}
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
