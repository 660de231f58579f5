import { Pause, Play, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { outlineOf } from '#console/audio/measure/peak-pyramid.ts';
import { pauseOthersOnPlay } from '#console/audio/playback/pause-others-on-play.ts';
import { usePlayback, usePlaying } from '#console/audio/playback/use-playback.ts';
import { ReadingView } from '#console/audio/reading/ReadingView.tsx';
import { useReading } from '#console/audio/reading/use-reading.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { type Take, titleOf } from '../take.ts';
import { useTakeFile } from '../use-take-file.ts';
import { type ComparedSide, CompareOutlines } from './CompareOutlines.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { matchingTime, type PositionMode, suggestPositionMode } from './matching-time.ts';

interface CompareTakesProps {
  a: Take;
  b: Take;
  onClose: () => void;
}

/** Compares two takes: one key switches between them at the same position. */
export function CompareTakes({ a, b, onClose }: CompareTakesProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  const [one, other] = [useComparedSide('A', a), useComparedSide('B', b)];
  return (
    <Card aria-label={words.compareTitle} className="overflow-hidden">
      <div className="flex items-start gap-x-4 border-b border-line px-4 py-2.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="text-lg font-semibold">{words.compareTitle}</h2>
          <p className="min-w-0 text-sm wrap-anywhere">
            <b>A</b> <bdi>{titleOf(a)}</bdi> · <b>B</b> <bdi>{titleOf(b)}</bdi>
          </p>
        </div>
        <IconButton icon={X} label={words.compareClose} onClick={onClose} />
      </div>
      {one.gone || other.gone ? (
        <p className="px-4 py-6 text-base">{words.gone}</p>
      ) : one.side && other.side ? (
        <ComparePlayer a={a} b={b} one={one.side} other={other.side} />
      ) : (
        <ReadingView reading={one.side ? other.reading : one.reading} />
      )}
      <DifferenceTable a={a} b={b} />
    </Card>
  );
}

/** Columns of a waveform; more than the pixels of a wide page are not visible. */
const waveformColumns = 2000;

function useComparedSide(letter: ComparedSide['letter'], take: Take) {
  const file = useTakeFile(take);
  const reading = useReading(file === 'gone' ? undefined : file);
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const playback = usePlayback(read?.playable, read?.analysis.duration);
  const pyramid = read?.analysis.pyramid;
  const side = useMemo(
    (): ComparedSide | undefined =>
      playback &&
      pyramid && { letter, playback, outline: outlineOf(pyramid, 0, pyramid.frames, waveformColumns) },
    [letter, playback, pyramid],
  );
  useEffect(() => playback && pauseOthersOnPlay(playback.element), [playback]);
  return { side, reading, gone: file === 'gone' };
}

interface ComparePlayerProps {
  a: Take;
  b: Take;
  one: ComparedSide;
  other: ComparedSide;
}

function ComparePlayer({ a, b, one, other }: ComparePlayerProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  const announce = useAnnounce();
  const [letter, setLetter] = useState<ComparedSide['letter']>('A');
  const [kept, setKept] = useState<PositionMode>(() => suggestPositionMode(a, b));
  const [active, resting] = letter === 'A' ? [one, other] : [other, one];
  const playing = usePlaying(active.playback);

  /** Continues playback with this side at this time. */
  const goTo = (side: ComparedSide, time: number) => {
    const sounding = !active.playback.element.paused;
    side.playback.seek(time);
    if (side === active) return;
    active.playback.element.pause();
    if (sounding) side.playback.element.play().catch(() => {});
    setLetter(side.letter);
    announce(words.nowHeard(side.letter));
  };
  const switchOver = () => {
    const { element, duration } = active.playback;
    goTo(resting, matchingTime(element.currentTime, duration, resting.playback.duration, kept));
  };
  useKeys([{ code: 'x', modifier: 'character', run: switchOver }]);

  const longer = other.playback.duration - one.playback.duration;
  const Icon = playing ? Pause : Play;
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      <CompareOutlines
        sides={[one, other]}
        active={active}
        onToggle={active.playback.toggle}
        onPoint={(side, time) => goTo(side, time)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          aria-label={playing ? words.pauseBoth : words.playBoth(letter)}
          title={playing ? words.pauseBoth : words.playBoth(letter)}
          onClick={active.playback.toggle}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-ink text-paper transition-colors hover:bg-ink-second"
        >
          <Icon aria-hidden="true" size={18} fill="currentColor" />
        </button>
        <Button keys={['X']} aria-keyshortcuts="X" onClick={switchOver}>
          {words.switchTo(resting.letter)}
        </Button>
        <Segmented
          label={words.keptPosition}
          value={kept}
          onChange={setKept}
          options={[
            { value: 'place', label: words.samePlace },
            { value: 'second', label: words.sameSecond },
          ]}
        />
        <p className="text-sm tabular">
          {words.lengthDifference(longer, (longer / one.playback.duration) * 100)}
        </p>
      </div>
    </div>
  );
}
