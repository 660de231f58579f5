import { ChevronDown, Upload } from 'lucide-react';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { FoldedOptions } from '#console/ui/controls/FoldedOptions.tsx';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import type { SpeechToTextForm } from '../form.ts';
import { LinesPopover } from './LinesPopover.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { type SampleName, sampleNames } from './samples.ts';

interface DropBarProps {
  form: SpeechToTextForm;
  /** The language of the next uploads. */
  language: string;
  /** Undefined when the target does not report its languages. */
  served: readonly string[] | undefined;
  speaking: SampleName | undefined;
  /** Present while a job is open: the form is then folded into one line until the user opens it. */
  fold?: { readonly folded: boolean; readonly onToggle: () => void } | undefined;
  onChange: (change: Partial<SpeechToTextForm>) => void;
  onFiles: (files: readonly File[]) => void;
  onAddresses: (addresses: readonly string[]) => void;
  onJobIds: (ids: readonly string[]) => void;
  onSample: (name: SampleName) => void;
}

/** Accepts files, addresses, job ids and samples, with the settings for their uploads. */
export function DropBar(props: DropBarProps) {
  const { form, language, served, fold, onChange } = props;
  const words = useWords(speechToTextWords);
  const chooseFiles = (
    <FileButton icon={Upload} multiple onFiles={props.onFiles}>
      {words.choose}
    </FileButton>
  );
  const foldButton = fold && (
    <button
      type="button"
      aria-expanded={!fold.folded}
      onClick={fold.onToggle}
      className="-ms-2 flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded px-2 text-start hover:bg-sunken"
    >
      <ChevronDown size={16} aria-hidden="true" className={`shrink-0 ${fold.folded ? '' : 'rotate-180'}`} />
      <span className="text-base font-semibold">{words.addRecordings}</span>
    </button>
  );
  if (fold?.folded) {
    return (
      <section
        id="upload"
        aria-label={words.upload}
        className="flex items-center gap-3 rounded-lg border border-dashed border-control px-4 py-1.5"
      >
        {foldButton}
        {chooseFiles}
      </section>
    );
  }
  return (
    <section
      id="upload"
      aria-label={words.upload}
      className="flex flex-col gap-2 rounded-lg border border-dashed border-control px-4 pt-3 pb-2"
    >
      {foldButton}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-semibold">{words.drop}</p>
        <p className="text-base text-ink-second">{words.limit}</p>
        {chooseFiles}
        <LinesPopover
          title={words.addresses}
          label={words.addressesLabel}
          hint={words.addressesHint}
          submit={words.addAddresses}
          placeholder="https://"
          value={form.addresses}
          onChange={(addresses) => onChange({ addresses })}
          onSubmit={(lines) => {
            onChange({ addresses: '' });
            props.onAddresses(lines);
          }}
        />
        <LinesPopover
          title={words.jobId}
          label={words.jobIdLabel}
          hint={words.jobIdHint}
          submit={words.addJobIds}
          placeholder=""
          value={form.jobIds}
          onChange={(jobIds) => onChange({ jobIds })}
          onSubmit={(lines) => {
            onChange({ jobIds: '' });
            props.onJobIds(lines);
          }}
        />
        <div className="min-w-0 flex-1 basis-80">
          <Samples
            samples={sampleNames.map((name) => ({
              name,
              label: props.speaking === name ? `${words.speaking}…` : words.sample[name],
            }))}
            onChoose={props.onSample}
          />
        </div>
      </div>
      <FoldedOptions
        summary={[
          languageOption(language).label,
          form.domain,
          form.subtitles ? words.withSubtitles : words.withoutSubtitles,
        ]}
      >
        <SettingsFields
          settings={{ src_lang: language, domain: form.domain, subtitles: form.subtitles }}
          served={served}
          labels={words}
          onChange={({ src_lang, ...others }) =>
            onChange({ ...others, ...(src_lang !== undefined && { language: src_lang }) })
          }
        />
      </FoldedOptions>
    </section>
  );
}
