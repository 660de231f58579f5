import { useQuery } from '@tanstack/react-query';
import { jobViewWords } from '#console/catalogues/speech-to-text/job-view.ts';
import { useWords } from '#console/catalogues/words.ts';
import { explanationQuery } from '#console/exchanges/explanation/explanations.ts';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { joinFacts } from '#console/ui/text/format.ts';

interface TranscriptOriginProps {
  jobId: string;
  /** The requested language. */
  language: string;
}

/** The engine of the embedded service that produced a transcript, and warnings about its quality. */
export function TranscriptOrigin({ jobId, language }: TranscriptOriginProps) {
  const words = useWords(jobViewWords).origin;
  const details = useDetailsOpen();
  const { data } = useQuery({ ...explanationQuery('stt_batch', jobId), staleTime: Number.POSITIVE_INFINITY });
  if (!data) return null;
  const { engine, untimedWords, doubt } = data;
  const facts = joinFacts([
    details && words.recognisedBy(engine),
    untimedWords > 0 && words.untimed(untimedWords),
  ]);
  if (!doubt && facts === '') return null;
  return (
    <div className="flex flex-col gap-2 px-4 pt-3">
      {doubt && (
        <Banner>
          <p>{words.otherLanguage(languageName(language))}</p>
        </Banner>
      )}
      {facts !== '' && <p className="text-sm text-ink-third">{facts}</p>}
    </div>
  );
}
