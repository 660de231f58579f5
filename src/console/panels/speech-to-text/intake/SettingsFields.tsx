import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Select } from '#console/ui/controls/Select.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { speechToTextDomains } from '#contract/speech-to-text.ts';
import type { JobSettings } from '../tracker/job.ts';

interface SettingsFieldsProps {
  settings: JobSettings;
  /** Languages that can be recognised; undefined when the target does not report them. */
  served: readonly string[] | undefined;
  /** Accessible names of the three fields. */
  labels: { readonly language: string; readonly domain: string; readonly subtitles: string };
  onChange: (change: Partial<JobSettings>) => void;
}

/** Keeps a control and the link to its explanation on one line. */
const pair = 'flex min-w-0 items-center gap-2';

/** The settings of an upload: language, domain, subtitles. */
export function SettingsFields({ settings, served, labels, onChange }: SettingsFieldsProps) {
  const { notServed } = useWords(speechToTextWords);
  const codes = [
    ...SpeechToTextLanguage.options.filter((code) => served?.includes(code)),
    ...SpeechToTextLanguage.options.filter((code) => !served?.includes(code)),
  ];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <span className={pair}>
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
        <ReferenceLink anchor="stt_upload.src_lang" name="src_lang" />
      </span>
      <span className={pair}>
        <Select
          aria-label={labels.domain}
          value={settings.domain}
          onChange={(domain) => onChange({ domain })}
          options={speechToTextDomains.map((domain) => ({ value: domain as string, label: domain }))}
          className="text-sm"
        />
        <ReferenceLink anchor="stt_upload.domain" name="domain" />
      </span>
      <span className={pair}>
        <Switch
          label={labels.subtitles}
          checked={settings.subtitles}
          onChange={(subtitles) => onChange({ subtitles })}
        />
        <ReferenceLink anchor="stt_upload.subtitles" name="subtitles" />
      </span>
    </div>
  );
}
