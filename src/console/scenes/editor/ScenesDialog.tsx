import { Clapperboard, Copy, Download, Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { saveFile } from '#console/download/save-file.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { joinItems } from '#console/ui/text/list.ts';
import { player } from '../play/page-player.ts';
import { writeSet } from '../set-file/read-set.ts';
import type { SceneSet } from '../set-file/scene.ts';
import { keepLastSet, lastSetId } from './add-view.ts';
import { type ImportProblem, importSet } from './import-set.ts';
import { SceneList } from './SceneList.tsx';
import { SetChoice } from './SetChoice.tsx';
import { plannedSeconds } from './set-changes.ts';
import { freeSetId } from './set-ids.ts';
import { useSets } from './use-sets.ts';

interface ScenesDialogProps {
  onClose: () => void;
  onAdd: () => void;
  /** Plays a set; `stage`: in large type, for an audience. */
  onPlay: (set: SceneSet, index: number, stage: boolean) => void;
}

/** The dialog in which sets of scenes are chosen, edited, played, imported and exported. */
export function ScenesDialog({ onClose, onAdd, onPlay }: ScenesDialogProps) {
  const words = useWords(sceneWords);
  const announce = useAnnounce();
  const sets = useSets();
  const { own } = sets;
  const shipped = sets.shipped.map(({ set }) => set);
  const [chosen, setChosen] = useState(lastSetId);
  const [problem, setProblem] = useState<ImportProblem>();
  const [removed, setRemoved] = useState<SceneSet>();
  const set = [...own, ...shipped].find(({ id }) => id === chosen) ?? own[0] ?? shipped[0];
  const isOwn = set !== undefined && own.includes(set);
  const choose = (id: string) => {
    setChosen(id);
    if (own.some((one) => one.id === id)) keepLastSet(id);
  };
  const save = (next: SceneSet) => {
    sets.save(next);
    if (player.playing()?.set.id === next.id) player.replaceSet(next);
  };
  const create = (made: SceneSet) => {
    save(made);
    setChosen(made.id);
    keepLastSet(made.id);
  };
  const importFile = async (file: File) => {
    const read = await importSet(file, [...own, ...shipped]);
    if ('problems' in read) return setProblem(read);
    setProblem(undefined);
    create(read.set);
    announce(words.sets.imported(read.set.name));
  };
  const planned = set && plannedSeconds(set);

  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-2">
          {set && <SetChoice own={own} shipped={sets.shipped} value={set.id} onChange={choose} />}
          <span className="me-auto" />
          <Button
            icon={Plus}
            size="small"
            onClick={() => {
              const name = words.sets.newName;
              create({ version: 1, id: freeSetId(name, [...own, ...shipped]), name, scenes: [] });
            }}
          >
            {words.sets.create}
          </Button>
          <FileButton
            icon={Upload}
            size="small"
            accept=".json,application/json"
            onFiles={([file]) => file && void importFile(file)}
          >
            {words.sets.import}
          </FileButton>
          <Button icon={Clapperboard} size="small" onClick={onAdd}>
            {words.add.action}
          </Button>
        </div>
        {problem && (
          <div role="alert" className="text-sm text-failed">
            <p className="font-semibold">{words.sets.refused(problem.file)}</p>
            <ul className="wrap-anywhere">
              {problem.problems.slice(0, 10).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            {problem.problems.length > 10 && <p>{words.sets.more(problem.problems.length - 10)}</p>}
          </div>
        )}
        {removed && (
          <Banner
            action={
              <Button
                size="small"
                onClick={() => {
                  create(removed);
                  setRemoved(undefined);
                }}
              >
                {words.add.undo}
              </Button>
            }
          >
            {words.sets.removed(removed.name)}
          </Banner>
        )}
        {sets.notStored && <Banner>{words.notStored}</Banner>}
        {sets.notLoaded && (
          <Banner
            action={
              <Button size="small" onClick={sets.retry}>
                {words.play.again}
              </Button>
            }
          >
            {words.notLoaded}
          </Banner>
        )}
        {sets.isLoading && <p className="text-base text-ink-third">{words.loading}</p>}
        {!sets.isLoading && !set && <p className="text-base text-ink-third">{words.sets.none}</p>}
        {set && (
          <>
            <div className="flex flex-wrap items-end gap-2">
              {isOwn && (
                <div className="min-w-0 flex-1 basis-56">
                  <Field label={words.sets.name}>
                    <TextInput
                      key={set.id}
                      dir="auto"
                      maxLength={200}
                      defaultValue={set.name}
                      onBlur={({ target }) => {
                        const name = target.value.trim();
                        if (name === '') target.value = set.name;
                        else if (name !== set.name) save({ ...set, name });
                      }}
                    />
                  </Field>
                </div>
              )}
              <p className="me-auto min-h-9 content-center text-sm text-ink-third">
                {joinItems([
                  words.sets.count(set.scenes.length),
                  ...(planned === undefined ? [] : [words.sets.time(planned)]),
                ])}
              </p>
              {isOwn ? (
                <Button
                  look="quiet"
                  size="small"
                  icon={Trash2}
                  onClick={() => {
                    sets.remove(set);
                    setRemoved(set);
                    announce(words.sets.removed(set.name));
                  }}
                >
                  {words.sets.remove}
                </Button>
              ) : (
                <Button
                  size="small"
                  icon={Copy}
                  onClick={() => {
                    const name = words.sets.copyName(set.name);
                    create({ ...set, id: freeSetId(name, [...own, ...shipped]), name });
                  }}
                >
                  {words.sets.copy}
                </Button>
              )}
              <Button
                look="quiet"
                size="small"
                icon={Download}
                onClick={() =>
                  saveFile(new Blob([writeSet(set)], { type: 'application/json' }), `${set.id}.json`)
                }
              >
                {words.sets.export}
              </Button>
            </div>
            {set.about && (
              <p
                lang={sets.shipped.find((one) => one.set === set)?.language}
                dir="auto"
                className="text-base text-ink-second"
              >
                {set.about}
              </p>
            )}
            <SceneList key={set.id} set={set} isOwn={isOwn} onChange={save} onPlay={onPlay} />
          </>
        )}
      </div>
    </Dialog>
  );
}
