import { lazy, Suspense, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { formatDuration, formatNumber } from '#console/ui/format.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { Segmented } from '#console/ui/Segmented.tsx';
import { StatusChip } from '#console/ui/StatusChip.tsx';
import { Tabs } from '#console/ui/Tabs.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { Download } from './Download.tsx';
import type { TranslationForm } from './form.ts';
import { plainRows, Rows } from './Rows.tsx';
import { countTones, rowsFor } from './results.ts';
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
  const targets: readonly string[] = form.targets.length > 0 ? form.targets : targetsIn(answer);
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
          tabs={targets.map((code) => ({ value: code, label: <TabLabel code={code} answer={answer} /> }))}
        >
          <Rows
            key={target}
            rows={rowsFor(answer, target)}
            target={target}
            form={form}
            explanation={explanation}
          />
        </Tabs>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-third tabular">
        {answer.tokenConsumed != null && (
          <span>{words.tokensConsumed(formatNumber(answer.tokenConsumed))}</span>
        )}
        <span>{words.took(formatDuration(exchange.timing.total))}</span>
        {answer.uuid != null && (
          <span className="ms-auto inline-flex items-center gap-1">
            {words.uuid} <span className="font-mono text-xs">{answer.uuid}</span>
            <CopyButton name={words.copyUuid} text={() => answer.uuid ?? ''} />
          </span>
        )}
      </p>
    </>
  );
}

function targetsIn(answer: AcceptedTranslationResponse): string[] {
  return Object.keys(answer.responseList[0]?.outStrings ?? { '': '' });
}

function TabLabel({ code, answer }: { code: string; answer: AcceptedTranslationResponse }) {
  const words = useWords(translationWords);
  const language = findLanguage(code);
  const counts = countTones(rowsFor(answer, code));
  const [first] = counts;
  const all = counts.map(({ tone, count }) => words.shortTones[tone](count)).join(', ');
  const strings = answer.responseList.length;
  // Positioned, so that what only ears get scrolls with its tab and never makes the page wider than the screen.
  return (
    <span className="relative inline-flex items-center gap-2">
      <LanguageText code={code} className="text-lg">
        {language?.nativeName ?? code}
      </LanguageText>
      <span className="sr-only">{language?.englishName}</span>
      {first && (
        <StatusChip tone={first.tone} title={all}>
          {counts.length === 1
            ? words.shortTones[first.tone](first.count)
            : words.ofAll(words.shortTones[first.tone](first.count), strings)}
        </StatusChip>
      )}
    </span>
  );
}
