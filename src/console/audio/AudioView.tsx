import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { SubtitleCue } from '#cases/checks/transcript/subtitle-cues.ts';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { createScope } from './listener-scope.ts';
import type { Analysis } from './measure/analysis.ts';
import { PlayerControls } from './playback/PlayerControls.tsx';
import type { Playback } from './playback/playback.ts';
import { playerActions, zoomAtPlayhead } from './playback/player-actions.ts';
import { usePlayerKeys } from './playback/use-player-keys.ts';
import { timeText } from './time-text.ts';
import type { TimedWord } from './timed-words.ts';
import type { TimeMark } from './timeline/time-marks.ts';
import { createTimeAxis, type TimeAxis } from './timeline/time-window.ts';
import { Minimap } from './timeline/tracks/Minimap.tsx';
import { TextTrack } from './timeline/tracks/TextTrack.tsx';
import { TimeOverlay } from './timeline/tracks/TimeOverlay.tsx';
import { TimeRuler } from './timeline/tracks/TimeRuler.tsx';
import { ZoomControls } from './timeline/tracks/ZoomControls.tsx';
import { useTimeWheel } from './timeline/use-time-wheel.ts';
import { Waveform } from './timeline/Waveform.tsx';

interface AudioViewProps {
  playback: Playback;
  analysis: Analysis;
  /** Words, drawn in a separate row. Like the lists below, ordered by time. */
  words?: readonly TimedWord[] | undefined;
  /** Subtitles, drawn in a separate row. */
  cues?: readonly SubtitleCue[] | undefined;
  /** Findings. They are drawn in the overview, and "next issue" and "previous issue" go to them. */
  marks?: readonly TimeMark[] | undefined;
  /** Words of low confidence. "Next doubtful word" and "previous doubtful word" go to them. */
  doubtful?: readonly TimedWord[] | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto';
  label?: string;
  /** Element in which the keyboard shortcuts work; by default the section itself. */
  keyScope?: RefObject<HTMLElement | null> | undefined;
  /** Shown at the end of the row of controls. */
  children?: ReactNode;
}

/**
 * Seconds in view at first, few enough for most words to be readable. A recording up to 1.5 times as long is shown
 * completely.
 */
const initialViewSeconds = 12;
const textOfWord = ({ word }: TimedWord) => word;
const textOfCue = ({ lines }: SubtitleCue) => lines.join(' ');
const emptyList: readonly never[] = [];

/**
 * A recording with its overview, waveform, words and subtitles on one time axis, and a player.
 *
 * The time axis runs from left to right in every language, as in other players; a right-to-left page does not mirror
 * it.
 */
export function AudioView(props: AudioViewProps) {
  const { playback, analysis, words, cues, marks, doubtful, lang, dir, keyScope, children } = props;
  const text = useWords(audioWords);
  const say = useAnnounce();
  const section = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { duration } = playback;
  const long = duration > initialViewSeconds * 1.5;
  const hasWords = words !== undefined;
  const axis = useMemo(() => {
    const created = createTimeAxis(duration);
    if (hasWords && long) created.set({ start: 0, end: initialViewSeconds });
    return created;
  }, [duration, hasWords, long]);
  const stops = useMemo(
    () => ({ words: words ?? emptyList, marks: marks ?? emptyList, doubtful: doubtful ?? emptyList }),
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
            <TextTrack
              items={words}
              doubtful={isDoubtful}
              textOf={textOfWord}
              playback={playback}
              axis={axis}
              lang={lang}
              dir={dir}
            />
          )}
          {cues && cues.length > 0 && (
            <TextTrack
              items={cues}
              textOf={textOfCue}
              playback={playback}
              axis={axis}
              lang={lang}
              dir={dir}
            />
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

/** Problems of a recording that can still be played and drawn. */
function RecordingNotes({ analysis: { damaged, cutShort, duration } }: { analysis: Analysis }) {
  const words = useWords(audioWords);
  const note = damaged ? words.damagedAfter(timeText(duration)) : cutShort && words.cutShort;
  return note && <p className="mx-4 mb-2 rounded bg-waiting-tint px-3 py-2 text-sm text-waiting">{note}</p>;
}

/**
 * Keeps the playback position in view: pages forward when playback leaves the view, and follows seeks. After the user
 * scrolls elsewhere it waits until the position is in view again. Returns a cleanup function.
 */
function followPlayback(axis: TimeAxis, { element, subscribe }: Playback): () => void {
  const inView = (time: number) => time >= axis.get().start && time <= axis.get().end;
  let following = true;
  const { signal, end } = createScope(
    axis.subscribe(() => {
      following = inView(element.currentTime);
    }),
    subscribe((time) => {
      if (following && !inView(time)) axis.reveal(time);
    }),
  );
  element.addEventListener('seeking', () => axis.reveal(element.currentTime), { signal });
  return end;
}
