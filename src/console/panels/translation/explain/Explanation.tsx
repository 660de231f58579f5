import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { joinItems } from '#console/ui/text/list.ts';
import type { SegmentRoute } from '#contract/local/explanations.ts';
import type { TranslationForm } from '../form/form.ts';
import { servingStep, stepColours, stepsOf } from './explanation-steps.ts';

interface ExplanationProps {
  routes: readonly SegmentRoute[];
  /** The form that was sent. */
  form: TranslationForm;
}

/** How one string was produced: the route of its segment, or of each of its segments. */
export function Explanation({ routes, form }: ExplanationProps) {
  const words = useWords(resultDetailsWords).produced;
  const [only, ...others] = routes;
  if (!only) return null;
  if (others.length === 0) return <RouteSteps route={only} form={form} />;
  const served = [...new Set(routes.map((route) => words.steps[servingStep(route, form)]))];
  return (
    <details className="text-sm text-ink-second">
      <summary className="w-fit rounded-sm py-0.5 hover:text-ink">
        {words.segments(routes.length, joinItems(served))}
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
            <RouteSteps route={route} form={form} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function RouteSteps({ route, form }: { route: SegmentRoute; form: TranslationForm }) {
  const words = useWords(resultDetailsWords).produced;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-second tabular">
      {stepsOf(route, form).map((step, place) => (
        <Fragment key={step}>
          {place > 0 && <ArrowRight aria-hidden="true" size={12} className="text-ink-third" />}
          <span className={stepColours[step] && `font-semibold ${stepColours[step]}`}>
            {words.steps[step]}
          </span>
        </Fragment>
      ))}
      {route.tokens !== undefined && (
        <span className="before:me-1.5 before:content-['·']">{words.tokens(formatNumber(route.tokens))}</span>
      )}
      {route.servedBy !== undefined && (
        <span className="wrap-anywhere text-ink-third before:me-1.5 before:content-['·']">
          {route.servedBy}
        </span>
      )}
    </p>
  );
}
