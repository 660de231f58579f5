import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import type { Analysis } from './analysis.ts';
import { followPlayback } from './follow-playback.ts';
import { Minimap } from './Minimap.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import type { Playback } from './playback.ts';
import { playerActions, zoomAtPlayhead } from './player-actions.ts';
import { RecordingNotes } from './RecordingNotes.tsx';
import { SpanTrack } from './SpanTrack.tsx';
import type { Cue } from './subtitle-cues.ts';
import { TimeOverlay } from './TimeOverlay.tsx';
import { TimeRuler } from './TimeRuler.tsx';
import type { TimeMark } from './time-marks.ts';
import { createTimeAxis } from './time-window.ts';
import type { TimedWord } from './timed-words.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useTimeWheel } from './use-time-wheel.ts';
import { Waveform } from './Waveform.tsx';
import { ZoomControls } from './ZoomControls.tsx';

interface AudioViewProps {
  playback: Playback;
  analysis: Analysis;
  /** Ordered by start, like everything here. */
  words?: readonly TimedWord[] | undefined;
  /** Subtitles, in a row of their own. */
  cues?: readonly Cue[] | undefined;
  /** What was found in the recording: signs in the overview, and stops of the keys for issues. */
  marks?: readonly TimeMark[] | undefined;
  /** Words of low confidence: stops of the keys for them. */
  doubtful?: readonly TimedWord[] | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto';
  label?: string;
  /** Where the keys of the recording work; its own section when left out. */
  keyScope?: RefObject<HTMLElement | null> | undefined;
  /** Stands at the end of the row of controls. */
  children?: ReactNode;
}

/** Few enough seconds that most words can be read; recordings shorter than that are shown whole. */
const readableSeconds = 12;
const wordOf = ({ word }: TimedWord) => word;
const textOf = ({ text }: Cue) => text;
const none: readonly never[] = [];

/**
 * A recording to look at and listen to: overview, waveform, words and subtitles under one time axis, player. The axis
 * runs from the left in every language, as clocks and the players people know do; a mirrored page does not mirror it.
 */
export function AudioView(props: AudioViewProps) {
  const { playback, analysis, words, cues, marks, doubtful, lang, dir, keyScope, children } = props;
  const text = useWords(audioWords);
  const say = useAnnounce();
  const section = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { duration } = playback;
  const long = duration > readableSeconds * 1.5;
  const hasWords = words !== undefined;
  const axis = useMemo(() => {
    const created = createTimeAxis(duration);
    if (hasWords && long) created.set({ start: 0, end: readableSeconds });
    return created;
  }, [duration, hasWords, long]);
  const stops = useMemo(
    () => ({ words: words ?? none, marks: marks ?? none, doubtful: doubtful ?? none }),
    [words, marks, doubtful],
  );
  const isDoubtful = useMemo(() => {
    const unsure = new Set(doubtful);
    return (word: TimedWord) => unsure.has(word);
  }, [doubtful]);
  const actions = useMemo(
    () => playerActions({ playback, axis, stops, text, say }),
    [playback, axis, stops, text, say],
  );
  useEffect(() => followPlayback(axis, playback), [axis, playback]);
  useTimeWheel(rows, axis);
  usePlayerKeys(keyScope ?? section, actions);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={props.label ?? text.player}
      className="min-w-0 outline-none"
    >
      {(long || stops.marks.length > 0) && (
        <Minimap playback={playback} pyramid={analysis.pyramid} axis={axis} marks={marks} />
      )}
      <div className="px-4 pt-3 pb-1">
        <div ref={rows} dir="ltr" className="relative">
          <TimeRuler axis={axis} />
          <Waveform playback={playback} pyramid={analysis.pyramid} axis={axis} />
          {words && words.length > 0 && (
            <SpanTrack
              items={words}
              doubtful={isDoubtful}
              textOf={wordOf}
              playback={playback}
              axis={axis}
              lang={lang}
              dir={dir}
            />
          )}
          {cues && cues.length > 0 && (
            <SpanTrack items={cues} textOf={textOf} playback={playback} axis={axis} lang={lang} dir={dir} />
          )}
          <TimeOverlay playback={playback} axis={axis} />
        </div>
      </div>
      <RecordingNotes analysis={analysis} />
      <div className="border-t border-line">
        <PlayerControls playback={playback} onLoop={actions.loop}>
          <ZoomControls
            axis={axis}
            onIn={actions['zoom-in']}
            onOut={actions['zoom-out']}
            onWhole={actions['whole-file']}
            onZoom={(seconds) => zoomAtPlayhead(axis, playback, seconds)}
          />
          {children}
        </PlayerControls>
      </div>
    </section>
  );
}
