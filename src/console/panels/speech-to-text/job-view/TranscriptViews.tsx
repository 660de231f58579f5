import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Playback } from '#console/audio/playback/playback.ts';
import { Transcript } from '#console/audio/transcript/Transcript.tsx';
import { jobViewWords } from '#console/catalogues/speech-to-text/job-view.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { Tabs } from '#console/ui/controls/Tabs.tsx';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { MoreTabs } from '#console/ui/overlays/MoreTabs.tsx';
import type { Checks } from '../checks/use-checks.ts';
import { Downloads } from '../exports/Downloads.tsx';
import type { Origin } from '../exports/origin.ts';
import { useTracking } from '../tracker/tracking.tsx';
import { Captions } from '../views/Captions.tsx';
import { ChecksView } from '../views/ChecksView.tsx';
import { ConfidenceView } from '../views/ConfidenceView.tsx';
import { DifferencesView } from '../views/DifferencesView.tsx';
import { ReferenceView } from '../views/ReferenceView.tsx';
import { WordsView } from '../views/WordsView.tsx';
import type { JobTranscript } from './transcript.ts';
import type { ShownView, ViewName } from './view-names.ts';

interface TranscriptViewsProps extends LanguageAttributes, ShownView {
  transcript: JobTranscript & { readonly body: string | undefined };
  /** Id of the job or of the transcript file; the reference text is stored under it. */
  keptAs: string;
  checks: Checks;
  /** Threshold of low confidence. */
  threshold: number;
  onThreshold: (threshold: number) => void;
  origin: Origin;
  playback: Playback | undefined;
}

/** The transcript and all views of it, with downloads. */
export function TranscriptViews(props: TranscriptViewsProps) {
  const { transcript, keptAs, checks, threshold, onThreshold, origin, playback, lang, dir, view, onView } =
    props;
  const words = useWords(jobViewWords);
  const text = useWords(transcriptWords);
  const { view: checksLabel } = useWords(transcriptChecksWords);
  const [reference, setReference] = useReference(keptAs);
  const [captions, setCaptions] = useState(false);
  const { subtitles, original } = transcript;
  const shown =
    view === 'original' ? original : view === 'subtitles' ? (subtitles ?? '') : transcript.transcript;
  const spoken = { lang, dir };
  const found = checks.results?.reduce(
    (sum, result) => sum + ('findings' in result ? result.findings.length : 0),
    0,
  );
  const empty = 'px-5 py-4 text-base text-ink-third';
  const timed = subtitles !== undefined || transcript.words.length > 0;
  const silent = transcript.transcript === '' && transcript.words.length === 0;
  /** Whether the downloads share a line with the buttons of the transcript text. */
  const besideText = view === 'transcript' && !silent;
  const actions = (
    <>
      <CopyButton text={() => shown} label={words.copyText} />
      {playback && timed && <Switch label={text.captions.show} checked={captions} onChange={setCaptions} />}
      <span className="ms-auto">
        <Downloads transcript={transcript} body={transcript.body} origin={origin} results={checks.results} />
      </span>
    </>
  );
  const views: Readonly<Record<ViewName, () => ReactNode>> = {
    transcript: () =>
      silent ? (
        <p className={empty}>{words.noText}</p>
      ) : (
        <Transcript
          segments={transcript.segments}
          formatted={transcript.transcript}
          playback={playback}
          label={words.transcript}
          doubtfulBelow={threshold}
          actions={actions}
          {...spoken}
        />
      ),
    words: () => (
      <WordsView words={transcript.segments.flat()} label={text.words.list} playback={playback} {...spoken} />
    ),
    original: () => (
      <p {...spoken} data-result="" className="px-5 py-4 text-result">
        {original}
      </p>
    ),
    differences: () => <DifferencesView transcript={transcript} {...spoken} />,
    subtitles: () =>
      subtitles === undefined ? (
        <p className={empty}>{words.noSubtitles}</p>
      ) : (
        <p {...spoken} className="px-5 py-4 font-mono text-base whitespace-pre-wrap">
          {subtitles}
        </p>
      ),
    checks: () => <ChecksView checks={checks} playback={playback} {...spoken} />,
    confidence: () => (
      <ConfidenceView
        words={transcript.words}
        threshold={threshold}
        onThreshold={onThreshold}
        playback={playback}
        {...spoken}
      />
    ),
    reference: () => (
      <ReferenceView transcript={transcript} reference={reference} onReference={setReference} {...spoken} />
    ),
  };
  const tabs: readonly { readonly value: ViewName; readonly label: string }[] = [
    { value: 'transcript', label: words.transcript },
    { value: 'words', label: text.words.view },
    { value: 'original', label: words.original },
    { value: 'differences', label: text.compare.view },
    { value: 'subtitles', label: words.subtitlesView },
    { value: 'checks', label: found ? `${checksLabel} ${found}` : checksLabel },
    { value: 'confidence', label: text.confidence.view },
    { value: 'reference', label: text.reference.view },
  ];
  return (
    <div>
      <Tabs
        label={words.views}
        value={view}
        onChange={onView}
        tabs={tabs}
        more={(folded) => (
          <MoreTabs
            label={words.moreViews(folded.length)}
            tabs={tabs.filter(({ value }) => folded.includes(value))}
            onChoose={onView}
          />
        )}
      >
        {views[view]()}
      </Tabs>
      {captions && playback && <Captions transcript={transcript} playback={playback} {...spoken} />}
      {!besideText && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2">
          {actions}
        </div>
      )}
      {subtitles === undefined && timed && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-third">{text.files.fromWords}</p>
      )}
    </div>
  );
}

/** The reference text of a transcript, stored in this browser on every change; `id` must not change. */
function useReference(id: string): [string, (text: string) => void] {
  const { references } = useTracking();
  const [typed, setTyped] = useState<string>();
  const { data: kept = '' } = useQuery({
    queryKey: ['reference', id],
    queryFn: async () => (await references.get(id)) ?? '',
    gcTime: 0,
  });
  const change = (changed: string) => {
    setTyped(changed);
    // If the browser cannot store the text, it is still used on this page.
    void references.put(id, changed).catch(() => {});
  };
  return [typed ?? kept, change];
}
