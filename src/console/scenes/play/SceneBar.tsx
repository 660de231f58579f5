import { ArrowLeft, ArrowRight, FileText, Moon, RotateCcw, Save, Square } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { SendState } from '../panels/scene-panel.ts';
import { allowAdvanceCalls, allowsAdvanceCalls, player } from './page-player.ts';
import type { Playing } from './player.ts';
import { RecordButton } from './RecordButton.tsx';
import { SceneBadges } from './SceneBadges.tsx';

interface SceneBarProps {
  playing: Playing;
  notes: boolean;
  onNotes: (shown: boolean) => void;
}

const tones: Readonly<Record<SendState | 'opening', string>> = {
  opening: 'text-ink-third',
  none: 'text-ink-third',
  running: 'text-ink-third',
  ok: 'text-served',
  failed: 'text-failed',
};

/** The bar of the presenter: which scene of how many, how its call is going, notes, and how to go on. */
export function SceneBar({ playing, notes, onNotes }: SceneBarProps) {
  const words = useWords(sceneWords).play;
  const { set, index, scene, call, problem } = playing;
  const count = set.scenes.length;
  return (
    <section
      aria-label={words.bar}
      data-scene-bar=""
      className="flex flex-col gap-2 border-t border-line bg-surface px-3 py-2 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p aria-hidden="true" className="text-sm whitespace-nowrap text-ink-third tabular-nums">
          {words.step(index + 1, count)}
        </p>
        <p
          role="status"
          className="min-w-0 me-auto flex-1 basis-40 truncate text-base font-semibold"
          dir="auto"
        >
          <span className="sr-only">{words.label(index + 1, count, scene.title)}</span>
          <span aria-hidden="true">{scene.title}</span>
        </p>
        <SceneBadges playing={playing} />
        {!problem && !playing.recordedAt && (
          <span className={`text-sm ${tones[call]}`}>{words.calls[call]}</span>
        )}
        <div role="toolbar" aria-label={words.bar} className="flex items-center gap-1">
          <IconButton
            icon={ArrowLeft}
            label={words.previous}
            aria-keyshortcuts="ArrowLeft PageUp"
            disabled={index === 0}
            onClick={() => void player.step(-1)}
            className="rtl:-scale-x-100"
          />
          <Button
            data-next=""
            size="small"
            icon={ArrowRight}
            aria-keyshortcuts="ArrowRight PageDown"
            aria-disabled={index + 1 === count}
            onClick={() => void player.step(1)}
            className="aria-disabled:opacity-55 [&>svg]:rtl:-scale-x-100"
          >
            {index + 1 === count ? words.last : words.next}
          </Button>
          <IconButton icon={RotateCcw} label={words.again} onClick={() => void player.again()} />
          <IconButton
            icon={FileText}
            label={words.notes}
            aria-pressed={notes}
            aria-keyshortcuts="N"
            onClick={() => onNotes(!notes)}
          />
          <IconButton icon={Moon} label={words.black} aria-keyshortcuts="B" onClick={player.toggleBlack} />
          <Button look="quiet" size="small" icon={Square} onClick={player.end}>
            {words.end}
          </Button>
        </div>
      </div>
      {problem && <p className="text-sm text-failed">{words.problems[problem]}</p>}
      {notes && <Notes playing={playing} />}
    </section>
  );
}

/** The notes of a scene, and the presenter's choices about recorded answers and calls in advance. */
function Notes({ playing }: { playing: Playing }) {
  const words = useWords(sceneWords).play;
  const { scene } = playing;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <p
        dir="auto"
        className="max-h-[30vh] min-w-0 flex-1 basis-72 overflow-y-auto text-base whitespace-pre-wrap wrap-anywhere"
      >
        {scene.seconds !== undefined && (
          <span className="me-2 text-ink-third tabular-nums">{words.planned(scene.seconds)}</span>
        )}
        {scene.notes ?? <span className="text-ink-third">{words.noNotes}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {scene.recorded && !playing.recordedAt && (
          <Button look="quiet" size="small" icon={Save} onClick={() => void player.showRecorded()}>
            {words.showRecorded}
          </Button>
        )}
        {playing.call === 'ok' && !playing.recordedAt && <RecordButton playing={playing} />}
      </div>
      <AheadSwitch />
      <p className="basis-full text-sm text-ink-third max-sm:hidden">{words.keys}</p>
    </div>
  );
}

/** Lets the next scene's call be sent in advance to a target that may charge for it. */
function AheadSwitch() {
  const words = useWords(sceneWords).play;
  const { target } = useTargetChoice();
  const [, redraw] = useState(0);
  if (target === embeddedTarget) return null;
  return (
    <div className="basis-full">
      <Switch
        label={words.ahead(target)}
        hint={words.aheadHint}
        checked={allowsAdvanceCalls(target)}
        onChange={(allow) => {
          allowAdvanceCalls(target, allow);
          redraw((count) => count + 1);
        }}
      />
    </div>
  );
}

/** What is being played. */
export const usePlaying = (): Playing | undefined =>
  useSyncExternalStore(player.subscribe, player.playing, () => undefined);
