import { lazy, Suspense, useMemo, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Segmented } from '#console/ui/Segmented.tsx';
import { Tabs } from '#console/ui/Tabs.tsx';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { AnswerFooter } from './AnswerFooter.tsx';
import { Download } from './Download.tsx';
import type { TranslationForm } from './form.ts';
import { plainRows, Rows } from './Rows.tsx';
import { rowsFor } from './results.ts';
import { TabLabel } from './TabLabel.tsx';
import { useExplanation } from './use-explanation.ts';

const Grid = lazy(async () => ({ default: (await import('./Grid.tsx')).Grid }));

const views = ['tabs', 'grid'] as const;

interface AnswerProps {
  answer: AcceptedTranslationResponse;
  /** The form that was sent. */
  form: TranslationForm;
  exchange: Exchange;
}

/** A translation's answer: a tab for each target language, each with its own status. */
export function Answer({ answer, form, exchange }: AnswerProps) {
  const words = useWords(translationWords);
  const [view, setView] = useState<(typeof views)[number]>('tabs');
  const [wanted, setWanted] = useState<string>();
  const targets: readonly string[] = useMemo(
    () => (form.targets.length > 0 ? form.targets : targetsIn(answer)),
    [form.targets, answer],
  );
  const rowsIn = useMemo(
    () => new Map(targets.map((code) => [code, rowsFor(answer, code)])),
    [answer, targets],
  );
  const target = targets.find((code) => code === wanted) ?? targets[0] ?? '';
  const explanation = useExplanation(exchange, answer.responseList.length <= plainRows);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-4 py-2">
        <Segmented
          label={words.view}
          options={views.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onChange={setView}
        />
        <Download entries={answer.responseList} source={form.source} targets={targets} />
      </div>
      {view === 'grid' ? (
        <Suspense>
          <Grid answer={answer} source={form.source} targets={targets} />
        </Suspense>
      ) : (
        <Tabs
          label={words.targets}
          value={target}
          onChange={setWanted}
          tabs={targets.map((code) => ({
            value: code,
            label: <TabLabel code={code} rows={rowsIn.get(code) ?? []} />,
          }))}
        >
          <Rows
            key={target}
            rows={rowsIn.get(target) ?? []}
            target={target}
            form={form}
            explanation={explanation}
          />
        </Tabs>
      )}
      <AnswerFooter answer={answer} took={exchange.timing.total} />
    </>
  );
}

function targetsIn(answer: AcceptedTranslationResponse): string[] {
  return Object.keys(answer.responseList[0]?.outStrings ?? { '': '' });
}
