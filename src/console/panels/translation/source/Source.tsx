import { FileUp } from 'lucide-react';
import {
  type ClipboardEvent,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { StringsBox } from '#console/ui/controls/StringsBox.tsx';
import { LanguageSelect } from '#console/ui/languages/LanguageSelect.tsx';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { inputModes, stringsIn, TranslationForm } from '../form/form.ts';
import { switchInputMode } from '../form/form-input.ts';
import { formOfCall } from '../form/form-of-call.ts';
import type { ImportSource } from '../import/import-job.ts';
import { hasCells } from '../import/spreadsheet-cells.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';
import { Counters } from './Counters.tsx';
import { InputNotes } from './InputNotes.tsx';
import { useInputFacts } from './use-input-facts.ts';

export interface FormPartProps {
  form: TranslationForm;
  onChange: (change: Partial<TranslationForm>) => void;
}

const ImportDialog = lazy(async () => ({
  default: (await import('../import/ImportDialog.tsx')).ImportDialog,
}));
const FileDrop = lazy(async () => ({ default: (await import('../import/FileDrop.tsx')).FileDrop }));
const StringsGrid = lazy(async () => ({ default: (await import('./StringsGrid.tsx')).StringsGrid }));

/** Terms in a longer text are not marked, since rendering it twice would slow down typing. */
const maxMarkedCharacters = 20_000;

/** The input: source language, strings, samples. */
export const Source = memo(function Source({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords);
  const id = useId();
  const [importing, setImporting] = useState<ImportSource>();
  const [imported, setImported] = useState(false);
  const dragged = useHasDragged();
  const { input, text, rows } = form;
  // Keeps typing responsive while many strings are counted.
  const written = useDeferredValue(useMemo(() => ({ input, text, rows }), [input, text, rows]));
  const strings = useMemo(() => stringsIn(written), [written]);
  const terms = form.source === 'en' ? form.terms.map(({ term }) => term) : [];
  const marked = terms.length > 0 && text.length <= maxMarkedCharacters;
  const facts = useInputFacts(strings);
  const counters = <Counters form={form} strings={strings} facts={facts} />;
  const takeFile = ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files;
    if (file) setImporting({ file });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {/* Not as wide as its content: a long name of a language is shortened before the second control moves to a line of its own. */}
        <div className="flex min-w-0 items-center gap-1.5 sm:grow sm:basis-48">
          <label htmlFor={id} className="shrink-0 text-sm text-ink-second">
            {words.from}
          </label>
          <LanguageSelect
            id={id}
            aria-label={words.source}
            className="min-w-0"
            codes={TranslationLanguage.options}
            value={form.source}
            onChange={(source) => onChange({ source })}
          />
        </div>
        <Segmented
          label={words.inputs.label}
          options={inputModes.map((value) => ({ value, label: words.inputs[value] }))}
          value={input}
          onChange={(chosen) => {
            setImported(false);
            onChange(switchInputMode(chosen, form));
          }}
        />
      </div>
      <div onPaste={takeFile}>
        {input === 'lines' ? (
          <StringsBox
            label={words.text}
            language={form.source}
            text={text}
            onChange={(written) => onChange({ text: written })}
            placeholder={words.placeholder}
            counters={counters}
            onPaste={(pasted) => {
              const cells = hasCells(pasted);
              if (cells) setImporting({ text: pasted });
              return cells;
            }}
            backdrop={marked && <MarkedText quiet pieces={markTerms(text, terms, { wholeWords: true })} />}
          />
        ) : (
          <div className="rounded border border-control">
            <Suspense fallback={<div className="h-36" />}>
              <StringsGrid
                form={form}
                onChange={onChange}
                terms={terms}
                takesFocus={imported}
                onCells={(pasted) => setImporting({ text: pasted })}
              />
            </Suspense>
            <p className="flex flex-wrap gap-x-4 border-t border-line px-3.5 py-1.5 text-sm text-ink-third tabular">
              {counters}
            </p>
          </div>
        )}
      </div>
      {dragged && (
        <Suspense>
          <FileDrop onFile={(file) => setImporting({ file })} />
        </Suspense>
      )}
      <InputNotes form={form} strings={strings} facts={facts} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Samples
          samples={[
            { name: 'clinic', label: words.samples.clinic },
            { name: 'orders', label: words.samples.orders },
            { name: 'fromHindi', label: words.samples.fromHindi },
          ]}
          onChoose={(name) => onChange(TranslationForm.parse(formOfCall(translationInputs[name])))}
        />
        <Button
          look="quiet"
          size="small"
          icon={FileUp}
          aria-haspopup="dialog"
          // Aligns its text, not its padding, with the content above.
          className="-mx-2.5"
          onClick={() => setImporting({ text: '' })}
        >
          {words.importButton}
        </Button>
      </div>
      {importing && (
        <Suspense>
          <ImportDialog
            form={form}
            source={importing}
            onImport={(change) => {
              setImported(true);
              onChange(change);
            }}
            onClose={() => setImporting(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
});

/** Whether anything has been dragged over the page; from then on it accepts dropped files. */
function useHasDragged(): boolean {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const note = () => setDragged(true);
    document.addEventListener('dragenter', note);
    return () => document.removeEventListener('dragenter', note);
  }, []);
  return dragged;
}
