import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { languageOption } from '#console/ui/LanguageSelect.tsx';
import { Select } from '#console/ui/Select.tsx';
import { Switch } from '#console/ui/Switch.tsx';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { speechToTextDomains } from '#contract/speech-to-text.ts';
import type { JobSettings } from './job.ts';

interface SettingsFieldsProps {
  settings: JobSettings;
  /** Languages that are recognised; undefined when the target does not tell. */
  served: readonly string[] | undefined;
  /** Names of the three, for everyone who does not see where they stand. */
  labels: { readonly language: string; readonly domain: string; readonly subtitles: string };
  onChange: (change: Partial<JobSettings>) => void;
}

/** What is asked for with an upload: language, domain, subtitles. */
export function SettingsFields({ settings, served, labels, onChange }: SettingsFieldsProps) {
  const { notServed } = useWords(speechToTextWords);
  const codes = [
    ...SpeechToTextLanguage.options.filter((code) => served?.includes(code)),
    ...SpeechToTextLanguage.options.filter((code) => !served?.includes(code)),
  ];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        aria-label={labels.language}
        value={settings.src_lang}
        onChange={(src_lang) => onChange({ src_lang })}
        options={codes.map((code) => ({
          value: code as string,
          label:
            served?.includes(code) === false
              ? `${languageOption(code).label} – ${notServed}`
              : languageOption(code).label,
        }))}
        className="w-44 text-sm"
      />
      <Select
        aria-label={labels.domain}
        value={settings.domain}
        onChange={(domain) => onChange({ domain })}
        options={speechToTextDomains.map((domain) => ({ value: domain as string, label: domain }))}
        className="text-sm"
      />
      <Switch
        label={labels.subtitles}
        checked={settings.subtitles}
        onChange={(subtitles) => onChange({ subtitles })}
      />
    </div>
  );
}
