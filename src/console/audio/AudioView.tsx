import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useWords } from '#console/catalogues/words.tsx';
import { Select } from '#console/ui/Select.tsx';
import type { Analysis } from './analysis.ts';
import { audioWords } from './audio-words.ts';
import { Minimap } from './Minimap.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import type { Playback } from './playback.ts';
import { RecordingNotes } from './RecordingNotes.tsx';
import { createTimeAxis } from './time-window.ts';
import type { TimedWord } from './timed-words.ts';
import { Waveform } from './Waveform.tsx';
import { WordTrack } from './WordTrack.tsx';

interface AudioViewProps {
  playback: Playback;
  analysis: Analysis;
  /** Ordered by start. */
  words?: readonly TimedWord[] | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto';
  label?: string;
  /** Stands at the end of the row of controls. */
  children?: ReactNode;
}

const zooms = [60, 30, 12, 5, 2] as const;
const wholeFile = 'whole';

/** Few enough seconds that most words can be read; recordings shorter than that are shown whole. */
const readableSeconds = 12;

/** A recording to look at and listen to: overview, waveform, words under it, player. Space plays wherever it may. */
export function AudioView({ playback, analysis, words, lang, dir, label, children }: AudioViewProps) {
  const text = useWords(audioWords);
  const { duration } = playback;
  const axis = useMemo(() => createTimeAxis(duration), [duration]);
  const [zoom, setZoom] = useState<string>(() =>
    words && duration > readableSeconds * 1.5 ? String(readableSeconds) : wholeFile,
  );
  const offered = zooms.filter((seconds) => seconds < duration);
  const secondsInView = zoom === wholeFile ? undefined : Number(zoom);

  return (
    <section
      aria-label={label ?? text.player}
      onKeyDown={(event) => playOnSpace(event, playback)}
      className="min-w-0"
    >
      {secondsInView !== undefined && <Minimap playback={playback} pyramid={analysis.pyramid} axis={axis} />}
      <div className="px-4 pt-3 pb-1">
        <Waveform playback={playback} pyramid={analysis.pyramid} axis={axis} secondsInView={secondsInView} />
        {words && words.length > 0 && (
          <WordTrack words={words} playback={playback} axis={axis} lang={lang} {...(dir && { dir })} />
        )}
      </div>
      <RecordingNotes analysis={analysis} />
      <div className="border-t border-line">
        <PlayerControls playback={playback}>
          {offered.length > 0 && (
            <Select
              aria-label={text.zoom}
              value={zoom}
              onChange={setZoom}
              options={[
                { value: wholeFile, label: text.wholeFile },
                ...offered.map((seconds) => ({ value: String(seconds), label: text.seconds(seconds) })),
              ]}
              className="text-sm"
            />
          )}
          {children}
        </PlayerControls>
      </div>
    </section>
  );
}

function playOnSpace(event: KeyboardEvent<HTMLElement>, playback: Playback): void {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || target.closest('button, select, input, textarea, a')) return;
  event.preventDefault();
  playback.toggle();
}
