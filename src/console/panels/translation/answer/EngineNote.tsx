import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { useWords } from '#console/catalogues/words.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';

/** Says that the embedded service has no translation engine, with a link to instructions for adding one. */
export function EngineNote() {
  const words = useWords(resultDetailsWords).engine;
  const { data } = useQuery(enginesQuery);
  const missing = data?.engines.find(
    ({ appName, available, remedy }) => appName === 'localization' && !available && remedy,
  );
  if (!missing) return null;
  return (
    <div className="border-t border-line px-4 py-3">
      <Banner>
        <span className="font-semibold">{words.missing}</span> {words.explanation}{' '}
        <Link href="/service#translation-engine" className="underline underline-offset-2">
          {words.howToAdd}
        </Link>
      </Banner>
    </div>
  );
}
