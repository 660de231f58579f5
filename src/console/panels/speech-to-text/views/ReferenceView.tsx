import { type FormEvent, useState } from 'react';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { type ErrorCounts, type ErrorRateOrder, rateOf } from '#console/error-rate/error-rate.ts';
import { usualLeniency } from '#console/error-rate/spoken-words.ts';
import { Button } from '#console/ui/Button.tsx';
import { Field } from '#console/ui/Field.tsx';
import { Segmented } from '#console/ui/Segmented.tsx';
import { Switch } from '#console/ui/Switch.tsx';
import type { JobTranscript } from '../transcript.ts';
import { AlignedText } from './AlignedText.tsx';
import { useErrorRate } from './use-error-rate.ts';

interface ReferenceViewProps {
  transcript: JobTranscript;
  /** The reference as it was typed; kept while other views are looked at. */
  reference: string;
  onReference: (reference: string) => void;
  lang?: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** What was really said, pasted in, against what was recognised: error rates and where they come from. */
export function ReferenceView({ transcript, reference, onReference, lang, dir }: ReferenceViewProps) {
  const { reference: text } = useWords(transcriptWords);
  const [said, setSaid] = useState<'words' | 'transcript'>('words');
  const [leniency, setLeniency] = useState(usualLeniency);
  const [order, setOrder] = useState<ErrorRateOrder>();
  const { data, error, isFetching } = useErrorRate(order);
  const measure = (event: FormEvent) => {
    event.preventDefault();
    const spoken = said === 'words' ? transcript.words.map(({ word }) => word) : transcript.transcript;
    setOrder({ reference, said: spoken, leniency, locale: lang ?? 'en' });
  };
  return (
    <div>
      <form onSubmit={measure} className="flex flex-col gap-3 px-5 py-4">
        <Field label={text.field} hint={text.hint}>
          {(ids) => (
            <textarea
              {...ids}
              rows={4}
              lang={lang}
              dir={dir}
              spellCheck={false}
              value={reference}
              onChange={({ target }) => onReference(target.value)}
              className="w-full rounded border border-control bg-surface px-3 py-2 text-lg"
            />
          )}
        </Field>
        <div className="grid gap-x-8 gap-y-1 md:grid-cols-2">
          <Switch
            label={text.ignoreCase}
            checked={leniency.ignoreCase}
            onChange={(ignoreCase) => setLeniency({ ...leniency, ignoreCase })}
          />
          <Switch
            label={text.ignorePunctuation}
            hint={text.punctuationHint}
            checked={leniency.ignorePunctuation}
            onChange={(ignorePunctuation) => setLeniency({ ...leniency, ignorePunctuation })}
          />
          <Switch
            label={text.sameNumerals}
            hint={text.numeralsHint}
            checked={leniency.sameNumerals}
            onChange={(sameNumerals) => setLeniency({ ...leniency, sameNumerals })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={text.compareWith}
            value={said}
            onChange={setSaid}
            options={[
              { value: 'words', label: text.said.words },
              { value: 'transcript', label: text.said.transcript },
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
            <Rate name={text.wordRate} counts={data.words} />
            <Rate name={text.characterRate} counts={data.characters} />
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

function Rate({ name, counts }: { name: string; counts: ErrorCounts }) {
  const { reference: text } = useWords(transcriptWords);
  const rate = rateOf(counts);
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
