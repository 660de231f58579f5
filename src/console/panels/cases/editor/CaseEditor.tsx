import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Copy, Save, Trash2, Undo2 } from 'lucide-react';
import { type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import { caseIdOf } from '#cases/case-file/name-case.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { savedCases, savedCasesQuery } from '#console/storage/cases/saved-cases.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { useKeyNames, useKeys } from '#console/ui/keyboard/keys.ts';
import { DetailFields } from './DetailFields.tsx';
import { DataSection } from './data/DataSection.tsx';
import { type EditedCase, useDraft } from './draft/use-draft.ts';
import { ExpectationList } from './expectations/ExpectationList.tsx';
import { CaseAsJson, loadJsonEditor } from './json/CaseAsJson.tsx';
import { NeedList } from './needs/NeedList.tsx';
import { proposeFromLastAnswer } from './propose.ts';
import { RequestFields } from './request/RequestFields.tsx';

/** What the page does with an open editor. */
export interface EditorHandle {
  /** Saves the case; undefined when it has problems, which are then shown. */
  readonly save: () => Promise<CaseInSet | undefined>;
}

interface CaseEditorProps {
  ref: Ref<EditorHandle>;
  /** The case to edit; undefined for a new one. */
  of: CaseInSet | undefined;
  cases: readonly CaseInSet[];
  onClose: () => void;
  /** Called with the id of a case that was saved for the first time, or duplicated. */
  onCreated: (id: string) => void;
  onRemove: (one: CaseInSet) => void;
}

/** Edits a case: as a form, or as JSON. */
export function CaseEditor({ ref, of, cases, onClose, onCreated, onRemove }: CaseEditorProps) {
  const words = useWords(caseEditorWords);
  const keyNames = useKeyNames();
  const announce = useAnnounce();
  const client = useQueryClient();
  const edited = useDraft(of, cases);
  const { draft, problems, isChanged, isNew } = edited;
  const [view, setView] = useState<'form' | 'json'>(draft.text === undefined ? 'form' : 'json');
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    onceIdle(loadJsonEditor);
  }, []);

  const notSaved = edited.isSavedElsewhere || failure !== undefined;
  useEffect(() => {
    if (notSaved) notes.current?.focus();
  }, [notSaved]);

  const storing = async <T,>(store: () => Promise<T>): Promise<T | undefined> => {
    setFailure(undefined);
    try {
      return await store();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const save = async (overwrite = false) => {
    if (problems.length > 0) {
      notes.current?.focus();
      return undefined;
    }
    const stored = await storing(() => edited.save(overwrite));
    if (stored) {
      announce(words.saved);
      if (isNew) onCreated(stored.case.id);
    }
    return stored;
  };
  useImperativeHandle(ref, () => ({ save: () => save() }));
  useKeys([{ code: 'KeyS', modifier: 'main', run: () => void save() }]);

  const duplicate = async () => {
    const taken = new Set(cases.map((one) => one.case.id));
    const name = words.copyOf(draft.case.name).slice(0, 200);
    const copy = await storing(async () => {
      const stored = await savedCases.save({ ...draft.case, id: caseIdOf(name, taken), name }, draft.folder);
      await client.invalidateQueries({ queryKey: savedCasesQuery.queryKey });
      return stored;
    });
    if (copy) onCreated(copy.case.id);
  };

  return (
    <Card aria-label={words.title} className="@container flex flex-col">
      <div className="flex flex-wrap items-center gap-1 px-4 pt-3">
        <Button look="quiet" size="small" icon={ArrowLeft} onClick={onClose}>
          {words.back}
        </Button>
        <span className="ms-auto inline-flex flex-wrap items-center gap-1">
          <Segmented
            label={words.views.label}
            options={[
              { value: 'form', label: words.views.form },
              { value: 'json', label: words.views.json },
            ]}
            value={view}
            onChange={setView}
          />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-2 pb-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 basis-40 text-lg font-semibold wrap-anywhere"
        >
          {isNew ? words.newTitle : words.title}
        </h2>
        {of && (
          <>
            <IconButton
              icon={Copy}
              label={words.duplicate}
              disabled={problems.length > 0}
              onClick={() => void duplicate()}
            />
            <IconButton icon={Trash2} label={words.remove} onClick={() => onRemove(of)} />
          </>
        )}
        {isChanged && !isNew && (
          <Button look="quiet" size="small" icon={Undo2} onClick={edited.discard}>
            {words.discard}
          </Button>
        )}
        <Button
          size="small"
          icon={Save}
          disabled={!isChanged && !isNew}
          keys={[keyNames.main, 'S']}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      </div>
      <EditorNotes edited={edited} failure={failure} ref={notes} onOverwrite={() => void save(true)} />
      <div className="flex min-w-0 flex-col gap-5 border-t border-line px-4 py-3">
        {view === 'json' ? (
          <Suspense>
            <CaseAsJson key={edited.revision} edited={edited} />
          </Suspense>
        ) : draft.text !== undefined ? (
          <Banner
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => setView('json')}>
                  {words.backToJson}
                </Button>
                <Button size="small" onClick={edited.discardText}>
                  {words.discardJson}
                </Button>
              </span>
            }
          >
            {words.invalidJson}
          </Banner>
        ) : (
          <CaseForm edited={edited} cases={cases} />
        )}
      </div>
    </Card>
  );
}

function CaseForm({ edited, cases }: { edited: EditedCase; cases: readonly CaseInSet[] }) {
  const announce = useAnnounce();
  const words = useWords(caseEditorWords);
  const { draft, problems, change, replace } = edited;
  const [nothing, setNothing] = useState(false);
  const replaceAndSay: EditedCase['replace'] = (changed, what) => {
    setNothing(false);
    announce(what);
    replace(changed, what);
  };
  return (
    <>
      <DetailFields
        of={draft.case}
        folder={draft.folder}
        folderProblem={problems.find(({ path }) => path === 'folder')?.sentence}
        cases={cases}
        onFolder={edited.setFolder}
        onChange={change}
      />
      <RequestFields of={draft.case} onChange={change} onReplace={replaceAndSay} />
      <DataSection
        of={draft.case}
        rowsOfFile={edited.rowsOfFile}
        onChange={change}
        onReplace={replaceAndSay}
      />
      <NeedList
        of={draft.case}
        problems={problems}
        onChange={(needs) => change({ needs })}
        onReplace={(needs, what) => replaceAndSay({ needs }, what)}
      />
      <ExpectationList
        of={draft.case}
        problems={problems}
        onChange={(expectations) => change({ expectations })}
        onReplace={(expectations, what) => replaceAndSay({ expectations }, what)}
        propose={() => proposeFromLastAnswer(draft.case)}
        onNothingProposed={() => setNothing(true)}
      />
      <p role="status" className="text-sm text-ink-second empty:hidden">
        {nothing ? words.nothingProposed : ''}
      </p>
    </>
  );
}

interface EditorNotesProps {
  edited: EditedCase;
  failure: string | undefined;
  ref: Ref<HTMLDivElement>;
  /** Saves the case in place of what another tab has saved. */
  onOverwrite: () => void;
}

/**
 * Notes of the editor: what was restored, what another tab has saved, what can be undone, and why the case was not or
 * cannot be saved.
 */
function EditorNotes({ edited, failure, ref, onOverwrite }: EditorNotesProps) {
  const words = useWords(caseEditorWords);
  const close = useWords(casesWords).dismiss;
  const { problems, isRestored, isKept, undo, draft, discard } = edited;
  const [seen, setSeen] = useState(false);
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-2 px-4 pb-3 empty:hidden">
      {isRestored && !seen && (
        <Banner
          action={
            <span className="flex gap-2">
              <Button size="small" onClick={discard}>
                {words.discard}
              </Button>
              <Button size="small" onClick={() => setSeen(true)}>
                {close}
              </Button>
            </span>
          }
        >
          {words.restored}
        </Banner>
      )}
      {edited.isSavedElsewhere && (
        <Banner
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="small" onClick={edited.showOther}>
                {words.showOther}
              </Button>
              <Button size="small" onClick={onOverwrite}>
                {words.overwrite}
              </Button>
            </span>
          }
        >
          {words.savedElsewhere}
        </Banner>
      )}
      {!isKept && <Banner>{words.notKept}</Banner>}
      {undo && (
        <Banner
          action={
            <Button size="small" onClick={undo.run}>
              {words.undo}
            </Button>
          }
        >
          {undo.what}
        </Banner>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-sm text-failed">
          {words.notSaved}: {failure}
        </p>
      )}
      {problems.length > 0 && (
        <div className="text-sm text-failed">
          <p role="status" className="font-semibold">
            {words.problems(problems.length)}
          </p>
          {draft.text === undefined && (
            <ul aria-label={words.problemList} className="wrap-anywhere">
              {problems.map(({ path, sentence }) => (
                <li key={`${path} ${sentence}`}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
