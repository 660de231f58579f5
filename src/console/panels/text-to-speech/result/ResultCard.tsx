import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { AudioView } from '#console/audio/AudioView.tsx';
import { pauseOthersOnPlay } from '#console/audio/playback/pause-others-on-play.ts';
import { usePlayback } from '#console/audio/playback/use-playback.ts';
import { ReadingView } from '#console/audio/reading/ReadingView.tsx';
import { useReading } from '#console/audio/reading/use-reading.ts';
import { Transcript } from '#console/audio/transcript/Transcript.tsx';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { saveFile } from '#console/download/save-file.ts';
import { AnswerFacts } from '#console/exchanges/AnswerFacts.tsx';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { DetailsButton } from '#console/ui/details/DetailsButton.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { languageOf } from '../form/form.ts';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import { toRequest } from '../form/request.ts';
import { audioFileName } from '../takes/take.ts';
import { extensionOf, type MeasuredRow, measuredRows } from './measured-rows.ts';
import { enginesOf } from './speaking-engines.ts';
import { spokenFile } from './spoken-file.ts';
import { spokenText, useSpeechMarks } from './spoken-words.ts';

const { Component: RoundTrip } = preloadable(async () => (await import('./RoundTrip.tsx')).RoundTrip);

interface ResultCardProps {
  /** The form as it was sent. */
  form: TextToSpeechForm;
  /** When it was sent, in milliseconds since the epoch. */
  sentAt: number;
  response: TextToSpeechResponse;
  exchange: Exchange;
  /** Whether the audio plays automatically, once, because the user has just pressed the button. */
  playAtOnce: boolean;
}

/** The synthesised audio: waveform with words, player, download, and measured properties. */
export function ResultCard({ form, sentAt, response, exchange, playAtOnce }: ResultCardProps) {
  const words = useWords(textToSpeechResultWords);
  const announce = useAnnounce();
  const request = useMemo(() => toRequest(form), [form]);
  const { received, playable, headerless } = useMemo(
    () => spokenFile(response, request.body),
    [response, request],
  );
  const reading = useReading(playable, { measure: true });
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const analysis = read?.analysis;
  const playback = usePlayback(read?.playable, analysis?.duration);
  const marks = useSpeechMarks(request, sentAt);
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const recognised = target === embeddedTarget ? (engines.data?.speechToTextLanguages ?? []) : undefined;

  useEffect(() => playback && pauseOthersOnPlay(playback.element), [playback]);
  const announced = useRef(!playAtOnce);
  const announcement =
    reading.result && (analysis ? words.spoken(analysis.duration.toFixed(1)) : words.unreadable);
  useEffect(() => {
    if (!announcement || announced.current) return;
    announced.current = true;
    announce(announcement);
  }, [announcement, announce]);

  const played = useRef(!playAtOnce);
  useEffect(() => {
    if (!playback || played.current) return;
    played.current = true;
    // If the browser blocks autoplay, the play button remains.
    playback.element.play().catch(() => {});
  }, [playback]);

  const details = useDetailsOpen();
  const language = languageOf(form);
  const { lang, dir } = languageAttributes(language);
  if (!analysis || !playback) return <ReadingView reading={reading} file={playable} />;
  const extension = extensionOf(analysis, headerless);
  const fileName = audioFileName(form, sentAt);
  return (
    <>
      <AudioView
        playback={playback}
        analysis={analysis}
        words={marks}
        label={words.audio}
        dir={dir}
        lang={lang}
      >
        <DetailsButton brief />
        <Button icon={Download} onClick={() => saveFile(received, `${fileName}.${extension}`)}>
          {words.download(extension)}
        </Button>
      </AudioView>
      {marks && marks.length > 0 && (
        <Transcript
          segments={[marks]}
          formatted={spokenText(form, marks)}
          playback={playback}
          label={words.spokenWords}
          textOnly
          lang={lang}
          dir={dir}
        />
      )}
      <MeasuredTable
        rows={measuredRows(
          {
            analysis,
            headerless,
            size: received.size,
            engines: enginesOf(exchange),
            timing: exchange.timing,
          },
          request,
          words,
        )}
      />
      <Suspense>
        <RoundTrip
          audio={['wav', 'flac', 'mp3'].includes(analysis.facts.kind) ? playable : undefined}
          spokenAt={sentAt}
          name={`${fileName}.${analysis.facts.kind}`}
          language={language}
          recognised={recognised}
          reference={spokenText(form, marks)}
        />
      </Suspense>
      {details && <AnswerFacts exchanges={[exchange]} />}
    </>
  );
}

/** Measurements of the call; all others are measured in the file. */
const callMeasurements: readonly MeasuredRow['name'][] = ['firstByte', 'total'];

/** The measured properties of the file, each next to the requested value. */
function MeasuredTable({ rows }: { rows: readonly MeasuredRow[] }) {
  const words = useWords(textToSpeechResultWords);
  return (
    <dl
      aria-label={words.measured}
      data-result=""
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] sm:gap-x-6"
    >
      {rows.map(({ name, value, asked, fits }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-third rtl:leading-8">{words.properties[name]}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi
              data-volatile={callMeasurements.includes(name) || undefined}
              className="text-base font-semibold tabular rtl:leading-8"
            >
              {value}
            </bdi>
            {asked !== undefined && (
              <StatusChip tone={fits ? 'served' : 'failed'}>
                {fits ? words.asAsked : words.asked(asked)}
              </StatusChip>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
