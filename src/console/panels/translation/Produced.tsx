import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import type { SegmentRoute } from '#contract/local.ts';
import type { TranslationForm } from './form.ts';
import { servingStep, stepColour, stepsOf } from './produced.ts';

interface ProducedProps {
  routes: readonly SegmentRoute[];
  /** The form that was sent. */
  form: TranslationForm;
}

/** How one string was produced: the way of its segment, or of each of them. */
export function Produced({ routes, form }: ProducedProps) {
  const words = useWords(resultWords).produced;
  const [only, ...others] = routes;
  if (!only) return null;
  if (others.length === 0) return <Way route={only} form={form} />;
  const served = [...new Set(routes.map((route) => words.steps[servingStep(route, form)]))];
  return (
    <details className="text-sm text-ink-second">
      <summary className="w-fit rounded-sm py-0.5 hover:text-ink">
        {words.segments(routes.length, served.join(', '))}
      </summary>
      <ol
        aria-label={words.segmentList}
        className="ms-1 flex flex-col gap-1.5 border-s border-line ps-3 pt-1"
      >
        {[...routes.entries()].map(([place, route]) => (
          <li key={place}>
            <LanguageText as="p" code={form.source} className="text-sm">
              {route.segment}
            </LanguageText>
            <Way route={route} form={form} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Way({ route, form }: { route: SegmentRoute; form: TranslationForm }) {
  const words = useWords(resultWords).produced;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-second tabular">
      {stepsOf(route, form).map((step) => (
        <Fragment key={step}>
          <span className={stepColour(step) && `font-semibold ${stepColour(step)}`}>{words.steps[step]}</span>
          <ArrowRight aria-hidden="true" size={12} className="text-ink-third" />
        </Fragment>
      ))}
      {route.tokens !== undefined && <span>{words.tokens(formatNumber(route.tokens))}</span>}
      {route.servedBy !== undefined && (
        <span className="wrap-anywhere text-ink-third before:me-1.5 before:content-['·']">
          {route.servedBy}
        </span>
      )}
    </p>
  );
}
