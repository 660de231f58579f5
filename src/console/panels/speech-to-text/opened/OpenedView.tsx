import { X } from 'lucide-react';
import { AudioView } from '#console/audio/AudioView.tsx';
import { ReadingView } from '#console/audio/reading/ReadingView.tsx';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { sentenceWithoutPath } from '#contract/schema.ts';
import { playerInSight } from '../job-view/player-in-sight.ts';
import { TranscriptViews } from '../job-view/TranscriptViews.tsx';
import { useRecordedTranscript } from '../job-view/use-recorded-transcript.ts';
import { useScrollToOpened } from '../job-view/use-scroll-to-opened.ts';
import type { ShownView } from '../job-view/view-names.ts';
import { OpenedAudio } from './OpenedAudio.tsx';
import type { OpenedTranscript } from './opened.ts';

interface OpenedViewProps extends ShownView {
  opened: OpenedTranscript;
  /** Whether the browser had no space to store the transcript, so that closing this page loses it. */
  notKept: boolean;
  /** Number of transcripts opened since the panel opened; 0 if this one was already open then. */
  openings: number;
  /** Called with a recording; `same`: its content is equal to the previously attached audio. */
  onAttach: (file: File, same: boolean) => void;
  onClose: () => void;
}

/** A transcript without a job: its origin, its deviations from the documented answer, and all views. */
export function OpenedView({
  opened,
  notKept,
  openings,
  view: viewName,
  onView,
  onAttach,
  onClose,
}: OpenedViewProps) {
  const { opened: text, kept, spoken } = useWords(transcriptWords);
  const { id, name, transcript, body, deviations, audioKey, audioGone, origin } = opened;
  // This page keeps audio that could not be stored.
  const audio = audioGone === undefined || audioGone === 'no-room' ? opened.audio : undefined;
  const { card, reading, view, transcriptView } = useRecordedTranscript({
    ...{ id, audio, audioKey, transcript, language: opened.language },
  });
  useScrollToOpened(card, { count: openings, focus: false });
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label={text.heading(name)}
      className="min-w-0 overflow-clip outline-none"
    >
      <div className="flex items-start gap-3 border-b border-line px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-semibold">{name}</h2>
          <p className="text-sm font-semibold text-database">
            {origin === 'synthesiser' ? spoken.label : text.label}
          </p>
          {origin === 'synthesiser' && <p className="text-sm text-ink-third">{spoken.explain}</p>}
        </div>
        <IconButton icon={X} label={text.close} onClick={onClose} />
      </div>
      {origin === 'file' && (
        <details className="border-b border-line px-4 py-2 text-sm" open={deviations.length > 0}>
          <summary className="text-ink-second">
            {deviations.length > 0 ? text.deviations(deviations.length) : text.asDocumented}
          </summary>
          {deviations.length > 0 && (
            <ul className="max-h-40 overflow-y-auto py-1">
              {deviations.map((deviation) => (
                <li key={`${deviation.path} ${sentenceWithoutPath(deviation)}`}>
                  <code className="font-mono">{deviation.path}</code> {sentenceWithoutPath(deviation)}
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
      {(notKept || audioGone !== undefined) && (
        <p className="border-b border-line px-4 py-2 text-sm text-ink-second">
          {audioGone === undefined ? kept.notKept : kept.audioGone[audioGone]}
        </p>
      )}
      {!audio && <OpenedAudio opened={opened} onAttach={onAttach} />}
      {audio &&
        (view ? (
          <div className={playerInSight}>
            <AudioView {...view} label={text.recording} />
          </div>
        ) : (
          <ReadingView reading={reading} file={audio} />
        ))}
      <TranscriptViews
        view={viewName}
        onView={onView}
        transcript={{ ...transcript, body }}
        origin={{ name, language: opened.language, time: opened.openedAt }}
        {...transcriptView}
      />
    </Card>
  );
}
