import { Fragment } from 'react';
import { Link } from 'wouter';
import { wordRouteWords } from '#console/catalogues/word-routes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { WordRoute } from '#contract/local/explanations.ts';
import { groupsOf, type ShownLayer } from './word-groups.ts';

/** Maximum number of words listed for one layer. */
const maxWords = 40;

/** The address of an exception on the Service page. */
const exceptionPath = (id: string) => `/service?view=spellings&exception=${encodeURIComponent(id)}`;

/** Colours of the layers whose spellings are especially certain or uncertain. */
const layerColours: Partial<Record<ShownLayer, string>> = {
  own: 'font-semibold text-served',
  builtIn: 'font-semibold text-served',
  model: 'text-transliterated',
};

/** Shows which layer spelled each word of a string. */
export function WordRoutes({ routes, source }: { routes: readonly WordRoute[]; source: string }) {
  const words = useWords(wordRouteWords);
  if (routes.length === 0) return null;
  return (
    <dl aria-label={words.label} className="flex flex-wrap gap-x-4 gap-y-0.5 py-0.5 text-sm text-ink-second">
      {groupsOf(routes).map((group) => (
        <div key={group.layer} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
          <dt className={layerColours[group.layer] ?? 'text-ink-third'}>{words.layers[group.layer]}</dt>
          <dd className="min-w-0">
            <LanguageText code={source} className="wrap-anywhere">
              {group.words.slice(0, maxWords).map(({ text, exception }, at) => (
                <Fragment key={text}>
                  {at > 0 && ', '}
                  {exception === undefined ? (
                    text
                  ) : (
                    <Link href={exceptionPath(exception)} className="underline underline-offset-2">
                      {text}
                    </Link>
                  )}
                </Fragment>
              ))}
              {group.words.length > maxWords && ' …'}
            </LanguageText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
