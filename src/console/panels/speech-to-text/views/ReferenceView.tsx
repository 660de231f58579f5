import { type FormEvent, useState } from 'react';
import {
  defaultErrorRateOptions,
  type ErrorCounts,
  type ErrorRateInput,
  errorRateFromCounts,
} from '#cases/checks/error-rate/error-rate.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useErrorRate } from '#console/error-rate/use-error-rate.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import type { JobTranscript } from '../job-view/transcript.ts';
import { AlignedText } from './AlignedText.tsx';

interface ReferenceViewProps extends LanguageAttributes {
  transcript: JobTranscript;
  /** The reference as typed, kept while other views are open. */
  reference: string;
  onReference: (reference: string) => void;
}

/** Compares the transcript with a pasted reference text: error rates and differences. */
export function ReferenceView({ transcript, reference, onReference, lang, dir }: ReferenceViewProps) {
  const { reference: text } = useWords(transcriptWords);
  const [source, setSource] = useState<'words' | 'transcript'>('words');
  const [comparison, setComparison] = useState(defaultErrorRateOptions);
  const [compared, setCompared] = useState<ErrorRateInput>();
  const { data, error, isFetching } = useErrorRate(compared);
  const measure = (event: FormEvent) => {
    event.preventDefault();
    const hypothesis = source === 'words' ? transcript.words.map(({ word }) => word) : transcript.transcript;
    setCompared({ reference, hypothesis, comparison, locale: lang ?? 'en' });
  };
  return (
    <div>
      <form onSubmit={measure} className="flex flex-col gap-3 px-5 py-4">
        <Field label={text.field} hint={text.hint}>
          <TextArea
            rows={4}
            lang={lang}
            dir={dir}
            value={reference}
            onChange={({ target }) => onReference(target.value)}
            className="px-3 py-2 text-lg"
          />
        </Field>
        <div className="grid gap-x-8 gap-y-1 md:grid-cols-2">
          <Switch
            label={text.ignoreCase}
            checked={comparison.ignoreCase}
            onChange={(ignoreCase) => setComparison({ ...comparison, ignoreCase })}
          />
          <Switch
            label={text.ignorePunctuation}
            hint={text.punctuationHint}
            checked={comparison.ignorePunctuation}
            onChange={(ignorePunctuation) => setComparison({ ...comparison, ignorePunctuation })}
          />
          <Switch
            label={text.sameNumerals}
            hint={text.numeralsHint}
            checked={comparison.sameNumerals}
            onChange={(sameNumerals) => setComparison({ ...comparison, sameNumerals })}
          />
          <Switch
            label={text.sameSpellings}
            hint={text.spellingsHint}
            checked={comparison.sameSpellings}
            onChange={(sameSpellings) => setComparison({ ...comparison, sameSpellings })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={text.compareWith}
            value={source}
            onChange={setSource}
            options={[
              { value: 'words', label: text.source.words },
              { value: 'transcript', label: text.source.transcript },
            ]}
          />
          <Button type="submit" look="primary" disabled={reference.trim() === ''}>
            {isFetching ? text.measuring : text.measure}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {error && <p className="px-5 pb-4 text-failed">{text.failed}</p>}
        {data && (
          <dl className="grid gap-4 border-t border-line px-5 py-4 sm:grid-cols-2">
            <ErrorRateFigure name={text.wordRate} counts={data.words} />
            <ErrorRateFigure name={text.characterRate} counts={data.characters} />
          </dl>
        )}
      </div>
      {data && data.aligned.length > 0 && (
        <>
          <p className="px-5 text-sm text-ink-third">{text.legend}</p>
          <AlignedText aligned={data.aligned} label={text.list} lang={lang} dir={dir} />
        </>
      )}
    </div>
  );
}

function ErrorRateFigure({ name, counts }: { name: string; counts: ErrorCounts }) {
  const { reference: text } = useWords(transcriptWords);
  const rate = errorRateFromCounts(counts);
  const { substituted, deleted, inserted, reference } = counts;
  return (
    <div>
      <dt className="text-sm text-ink-third">{name}</dt>
      <dd>
        <span className="block text-xl font-semibold tabular">
          {rate === undefined ? text.noRate : text.percent((rate * 100).toFixed(1))}
        </span>
        <span className="text-sm text-ink-second tabular">
          {text.counts(substituted, deleted, inserted, reference)}
        </span>
      </dd>
    </div>
  );
}
