import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RunSettings } from '#console/storage/cases/case-runs.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { keepRunSettings, useRunSettings } from './run-settings.ts';

interface RunSettingsButtonProps {
  /** Hides the label of the button where there is no room for it. */
  labelClass: string;
}

/** Sets how many cases are sent at a time, and the pause between them. */
export function RunSettingsButton({ labelClass }: RunSettingsButtonProps) {
  const words = useWords(casesWords).settings;
  const { concurrency, delay } = useRunSettings();
  return (
    <Popover
      label={words.title}
      className="w-72"
      button={(attributes) => (
        <Button {...attributes} look="quiet" size="small" icon={SlidersHorizontal} title={words.title}>
          <span className={labelClass}>{words.summary(concurrency, delay)}</span>
        </Button>
      )}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <SettingField name="concurrency" />
          <SettingField name="delay" />
        </div>
      )}
    </Popover>
  );
}

function SettingField({ name }: { name: keyof RunSettings }) {
  const words = useWords(casesWords).settings;
  const settings = useRunSettings();
  const [text, setText] = useState(String(settings[name]));
  const parsed = RunSettings.safeParse({
    ...settings,
    [name]: text.trim() === '' ? Number.NaN : Number(text),
  });
  return (
    <Field label={words[name]} problem={parsed.success ? undefined : words.allowed[name]}>
      <TextInput
        inputMode="numeric"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const next = RunSettings.safeParse({ ...settings, [name]: Number(target.value || Number.NaN) });
          if (next.success) keepRunSettings(next.data);
        }}
      />
    </Field>
  );
}
