import { X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { AudioView } from '#console/audio/AudioView.tsx';
import { ReadingView } from '#console/audio/ReadingView.tsx';
import { cuesOf } from '#console/audio/subtitle-cues.ts';
import { usePlayback } from '#console/audio/use-playback.ts';
import { useReading } from '#console/audio/use-reading.ts';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { languageAttributes } from '#console/ui/LanguageText.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { doubtfulWords, usualThreshold } from '../confidence/confidence.ts';
import { TranscriptViews } from '../TranscriptViews.tsx';
import { OpenedAudio } from './OpenedAudio.tsx';
import type { OpenedTranscript } from './opened.ts';

interface OpenedViewProps {
  opened: OpenedTranscript;
  /** The browser has no room for it: it goes with this page. */
  notKept: boolean;
  /** Told a recording for it; `same` when its content is what the transcript had before. */
  onAttach: (file: File, same: boolean) => void;
  onClose: () => void;
}

/** A transcript without a job: where it came from, how it differs from the documented answer, and all its views. */
export function OpenedView({ opened, notKept, onAttach, onClose }: OpenedViewProps) {
  const { opened: text, kept, spoken } = useWords(transcriptWords);
  const { id, name, transcript, body, deviations, audioKey, audioGone, origin } = opened;
  // What the browser had no room for is still in this page.
  const audio = audioGone === undefined || audioGone === 'no-room' ? opened.audio : undefined;
  const language = languageAttributes(opened.language);
  const reading = useReading(audio, { audioKey });
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const playback = usePlayback(read?.playable, read?.analysis.duration);
  const checks = useChecks(id, transcript, read?.analysis, language.lang ?? 'en');
  const [threshold, setThreshold] = useState(usualThreshold);
  const cues = useMemo(() => cuesOf(transcript.subtitles ?? ''), [transcript]);
  const doubtful = useMemo(() => doubtfulWords(transcript.words, threshold), [transcript, threshold]);
  const card = useRef<HTMLElement>(null);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label={text.heading(name)}
      className="min-w-0 overflow-hidden outline-none"
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
              {deviations.map(({ path, detail }) => (
                <li key={`${path} ${detail}`}>
                  <code className="font-mono">{path}</code> {detail}
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
        (read && playback ? (
          <AudioView
            playback={playback}
            analysis={read.analysis}
            words={transcript.words}
            cues={cues}
            marks={checks.marks}
            doubtful={doubtful}
            keyScope={card}
            label={text.recording}
            {...language}
          />
        ) : (
          <ReadingView reading={reading} file={audio} />
        ))}
      <TranscriptViews
        transcript={{ ...transcript, body }}
        keptAs={id}
        checks={checks}
        threshold={threshold}
        onThreshold={setThreshold}
        name={name}
        playback={playback}
        {...language}
      />
    </Card>
  );
}
