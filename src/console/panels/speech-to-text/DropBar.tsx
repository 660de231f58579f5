import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Field } from '#console/ui/Field.tsx';
import { languageOption } from '#console/ui/LanguageSelect.tsx';
import { Popover } from '#console/ui/Popover.tsx';
import { Samples } from '#console/ui/Samples.tsx';
import { Select } from '#console/ui/Select.tsx';
import { Switch } from '#console/ui/Switch.tsx';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { speechToTextDomains } from '#contract/speech-to-text.ts';
import type { SpeechToTextForm } from './form.ts';
import { linesOf } from './request.ts';
import { type SampleName, sampleNames } from './samples.ts';

interface DropBarProps {
  form: SpeechToTextForm;
  /** The language that will be sent. */
  language: string;
  /** Undefined when the target does not tell. */
  served: readonly string[] | undefined;
  dropping: boolean;
  speaking: SampleName | undefined;
  onChange: (change: Partial<SpeechToTextForm>) => void;
  onFiles: (files: readonly File[]) => void;
  onAddresses: (addresses: readonly string[]) => void;
  onJobIds: (ids: readonly string[]) => void;
  onSample: (name: SampleName) => void;
}

/** Where audio comes in: files, addresses, job ids, samples; and what is asked for with it. */
export function DropBar(props: DropBarProps) {
  const { form, language, served, dropping, onChange } = props;
  const words = useWords(speechToTextWords);
  const chooser = useRef<HTMLInputElement>(null);
  const codes = [
    ...SpeechToTextLanguage.options.filter((code) => served?.includes(code)),
    ...SpeechToTextLanguage.options.filter((code) => !served?.includes(code)),
  ];
  return (
    <section
      aria-label={words.upload}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed px-4 py-4 transition-colors ${
        dropping ? 'border-marigold bg-marigold-tint' : 'border-control'
      }`}
    >
      <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-semibold">{dropping ? words.dropNow : words.drop}</p>
        {!dropping && <p className="text-base text-ink-second">{words.limit}</p>}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            props.onFiles([...(target.files ?? [])]);
            // So that the same file can be chosen twice.
            target.value = '';
          }}
        />
        <Button icon={Upload} onClick={() => chooser.current?.click()}>
          {words.choose}
        </Button>
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
      </div>
      <div className="min-w-0 flex-1 basis-80">
        <Samples
          samples={sampleNames.map((name) => ({
            name,
            label: props.speaking === name ? `${words.speaking}…` : words.sample[name],
          }))}
          onChoose={props.onSample}
        />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Select
          aria-label={words.language}
          value={language}
          onChange={(next) => onChange({ language: next })}
          options={codes.map((code) => ({
            value: code as string,
            label:
              served?.includes(code) === false
                ? `${languageOption(code).label} – ${words.notServed}`
                : languageOption(code).label,
          }))}
          className="w-44 text-sm"
        />
        <Select
          aria-label={words.domain}
          value={form.domain}
          onChange={(domain) => onChange({ domain })}
          options={speechToTextDomains.map((domain) => ({ value: domain as string, label: domain }))}
          className="text-sm"
        />
        <Switch
          label={words.subtitles}
          checked={form.subtitles}
          onChange={(subtitles) => onChange({ subtitles })}
        />
      </div>
    </section>
  );
}

interface LinesPopoverProps {
  title: string;
  label: string;
  hint: string;
  submit: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: (lines: readonly string[]) => void;
}

function LinesPopover({
  title,
  label,
  hint,
  submit,
  placeholder,
  value,
  onChange,
  onSubmit,
}: LinesPopoverProps) {
  const lines = linesOf(value);
  return (
    <Popover
      label={title}
      className="w-96"
      button={(attributes) => (
        <Button look="quiet" {...attributes}>
          {title}…
        </Button>
      )}
    >
      {(close) => (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (lines.length === 0) return;
            close();
            onSubmit(lines);
          }}
        >
          <Field label={label} hint={hint}>
            {(ids) => (
              <textarea
                {...ids}
                dir="ltr"
                rows={3}
                spellCheck={false}
                value={value}
                placeholder={placeholder}
                onChange={({ target }) => onChange(target.value)}
                className="w-full rounded border border-control bg-surface px-2.5 py-1.5 font-mono text-sm"
              />
            )}
          </Field>
          <Button type="submit" look="primary">
            {submit}
          </Button>
        </form>
      )}
    </Popover>
  );
}
