import { Columns2, Download, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { CompareTakes } from './compare/CompareTakes.tsx';
import { type ComparedPair, pairAfterPress, takesOfPair } from './compare/compared-pair.ts';
import { PairButtons } from './compare/PairButtons.tsx';
import { TakeRow } from './TakeRow.tsx';
import { type Take, titleOf } from './take.ts';
import type { RemovedTake, TakeListState } from './take-list.ts';
import { takeLimit } from './take-list.ts';
import { takes } from './takes.ts';

interface TakesCardProps {
  takeList: TakeListState;
  /** Loads the form of a take into the panel. */
  onOpen: (take: Take) => void;
}

/** Takes shown at first; a button shows the others. */
const initialCount = 5;

/** The list of takes: play, name, keep, reopen, export and delete. */
export function TakesCard({ takeList: { takes: all, unsaved }, onOpen }: TakesCardProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  const announce = useAnnounce();
  const [playing, setPlaying] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<readonly RemovedTake[]>([]);
  const [open, setOpen] = useState(false);
  const [pair, setPair] = useState<ComparedPair>({});
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);
  const selected = all.filter(({ id }) => chosen.has(id));
  const [a, b] = takesOfPair(pair, all);
  const [newest, before] = all;
  const several = selected.length > 0 ? selected : all;

  // The pressed button was removed with its take: focus moves to "undo".
  useEffect(() => {
    if (removed.length > 0) undo.current?.focus();
  }, [removed]);

  const remove = async (ids: readonly string[]) => {
    const going = await takes.remove(ids);
    setRemoved(going);
    announce(words.removed(going.length));
  };
  const restore = async () => {
    await takes.restore(removed);
    announce(words.restored(removed.length));
    setRemoved([]);
    list.current?.focus();
  };
  const save = async () => {
    try {
      const { exportTakes } = await import('./export-takes.ts');
      await exportTakes(several, (id) => takes.audio(id));
      announce(words.saved(several.length));
    } catch {
      announce(words.saveFailed);
    }
  };
  const closeComparison = () => {
    setPair({});
    list.current?.focus();
  };
  const select = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));

  if (all.length === 0 && removed.length === 0) return null;
  return (
    <>
      {a && b && <CompareTakes key={`${a.id} ${b.id}`} a={a} b={b} onClose={closeComparison} />}
      <Card ref={list} tabIndex={-1} aria-label={words.title} className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
          <label className="touch-area inline-flex">
            <input
              type="checkbox"
              aria-label={words.all}
              checked={all.length > 0 && selected.length === all.length}
              onChange={({ target }) => setChosen(new Set(target.checked ? all.map(({ id }) => id) : []))}
              className="size-4 accent-ink"
            />
          </label>
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="min-w-0 flex-1 basis-64 text-sm text-ink-second">
            {unsaved ? words.unsaved : words.explain(takeLimit)}
          </p>
          <span className="ms-auto flex flex-wrap gap-2">
            {newest && before && !(a && b) && (
              <Button size="small" icon={Columns2} onClick={() => setPair({ A: before.id, B: newest.id })}>
                {words.compareLast}
              </Button>
            )}
            {selected.length > 0 && (
              <Button size="small" icon={Trash2} onClick={() => void remove(selected.map(({ id }) => id))}>
                {words.removeMany(selected.length)}
              </Button>
            )}
            {all.length > 0 && (
              <Button size="small" icon={Download} onClick={() => void save()}>
                {words.save(several.length)}
              </Button>
            )}
          </span>
        </div>
        {removed.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line bg-sunken px-4 py-2 text-sm">
            <span>{words.removed(removed.length)}</span>
            <Button ref={undo} size="small" icon={Undo2} onClick={() => void restore()}>
              {words.undo}
            </Button>
          </div>
        )}
        <ol aria-label={words.title}>
          {(open ? all : all.slice(0, initialCount)).map((take) => (
            <TakeRow
              key={take.id}
              take={take}
              playing={playing === take.id}
              selected={chosen.has(take.id)}
              onPlay={(on) =>
                setPlaying((before) => (on ? take.id : before === take.id ? undefined : before))
              }
              onGone={() => {
                setPlaying(undefined);
                announce(words.gone);
              }}
              onSelect={(on) => select(take.id, on)}
              onChange={(change) => void takes.change(take.id, change)}
              onOpen={() => {
                onOpen(take);
                announce(words.opened(titleOf(take)));
              }}
              onRemove={() => void remove([take.id])}
            >
              <PairButtons
                take={take}
                pair={pair}
                onChoose={(letter) => setPair(pairAfterPress(pair, letter, take.id))}
              />
            </TakeRow>
          ))}
        </ol>
        {all.length > initialCount && (
          <div className="border-t border-line px-4 py-2">
            <Button look="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? words.showFewer(initialCount) : words.showAll(all.length)}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}
