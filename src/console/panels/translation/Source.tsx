import { FileUp } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { LanguageSelect } from '#console/ui/LanguageSelect.tsx';
import { Samples } from '#console/ui/Samples.tsx';
import { StringsBox } from '#console/ui/StringsBox.tsx';
import { TranslationLanguage } from '#contract/languages.ts';
import { TranslationForm } from './form.ts';
import { InputNotes } from './InputNotes.tsx';
import { MarkedText } from './MarkedText.tsx';
import { markTerms } from './marks.ts';
import { samples } from './samples.ts';

export interface FormPartProps {
  form: TranslationForm;
  onChange: (change: Partial<TranslationForm>) => void;
}

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** In a longer text terms are not marked while it is written: drawing it twice would be felt at every key. */
const markedCharacters = 20_000;

/** What is translated: source language, strings, samples. */
export function Source({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords);
  const id = useId();
  const [importing, setImporting] = useState<string>();
  const terms = form.source === 'en' ? form.terms.map(({ term }) => term) : [];
  const marked = terms.length > 0 && form.text.length <= markedCharacters;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="shrink-0 text-sm text-ink-second">
          {words.from}
        </label>
        <LanguageSelect
          id={id}
          aria-label={words.source}
          codes={TranslationLanguage.options}
          value={form.source}
          onChange={(source) => onChange({ source })}
        />
      </div>
      <StringsBox
        label={words.text}
        language={form.source}
        text={form.text}
        onChange={(text) => onChange({ text })}
        placeholder={words.placeholder}
        note={(characters) => words.tokens(formatNumber(characters * form.targets.length))}
        onPaste={(pasted) => {
          // Cells of a spreadsheet: which column is meant must be asked.
          const cells = pasted.includes('\t');
          if (cells) setImporting(pasted);
          return cells;
        }}
        backdrop={marked && <MarkedText quiet pieces={markTerms(form.text, terms, { wholeWords: true })} />}
      />
      <InputNotes form={form} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Samples
          samples={[
            { name: 'clinic', label: words.samples.clinic },
            { name: 'orders', label: words.samples.orders },
            { name: 'fromHindi', label: words.samples.fromHindi },
          ]}
          onChoose={(name) => onChange(TranslationForm.parse(samples[name]))}
        />
        <Button
          look="quiet"
          size="small"
          icon={FileUp}
          aria-haspopup="dialog"
          onClick={() => setImporting('')}
        >
          {words.importButton}
        </Button>
      </div>
      {importing !== undefined && (
        <Suspense>
          <ImportDialog
            form={form}
            pasted={importing}
            onImport={(strings, how) =>
              onChange({
                text: [...(how === 'add' && form.text !== '' ? [form.text] : []), ...strings].join('\n'),
              })
            }
            onClose={() => setImporting(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
