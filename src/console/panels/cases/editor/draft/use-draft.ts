import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import { Case } from '#cases/case-file/case.ts';
import { caseIdOf } from '#cases/case-file/name-case.ts';
import { type CaseProblem, checkCaseText } from '#cases/case-file/read-case.ts';
import { starterRequest } from '#cases/case-file/starter-request.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { savedCases, savedCasesQuery } from '#console/storage/cases/saved-cases.ts';
import { type Draft, draftOf, draftProblems, isSameDraft, textOfCase } from './draft.ts';
import { keepDraft, keptDraft, newCaseKey } from './draft-store.ts';

/** Milliseconds between the last change and storing the draft, which takes long for many rows. */
const keepDelay = 250;

/** The case that is edited, its problems, and what can be done with it. Unsaved changes are kept in this tab. */
export function useDraft(saved: CaseInSet | undefined, cases: readonly CaseInSet[]) {
  const words = useWords(caseEditorWords);
  const client = useQueryClient();
  const key = saved?.case.id ?? newCaseKey;
  const others = useMemo(
    () => new Set(cases.map((one) => one.case.id).filter((id) => id !== saved?.case.id)),
    [cases, saved],
  );
  const begin = (): Draft =>
    saved
      ? draftOf(saved)
      : {
          folder: '',
          case: {
            version: 1,
            id: caseIdOf(words.newName, others),
            name: words.newName,
            request: starterRequest('localization'),
            expectations: [{ kind: 'http-status', oneOf: [200] }, { kind: 'contract' }],
          },
        };
  const [before, setBefore] = useState(begin);
  const [draft, setDraft] = useState(() => restored(key, before) ?? before);
  const [isRestored, setRestored] = useState(() => keptDraft(key) !== undefined);
  const [undo, setUndo] = useState<{ readonly what: string; readonly draft: Draft }>();
  const [isKept, setKept] = useState(true);
  const [other, setOther] = useState<Draft>();
  const [revision, setRevision] = useState(0);
  const isChanged = useMemo(() => !isSameDraft(draft, before), [draft, before]);

  /** What is wrong with an id, which a person can only change in JSON. */
  const idProblem = (id: string): string | undefined => {
    if (saved && id !== saved.case.id) return words.idStays(saved.case.id);
    return others.has(id) ? words.idTaken(id) : undefined;
  };
  const fileProblem = ({ data }: Case): string | undefined => {
    const known = saved?.case.data;
    if (!data || !('file' in data)) return undefined;
    return known && 'file' in known && known.file === data.file ? undefined : words.dataFile(data.file);
  };
  const ownProblems = (one: Case): CaseProblem[] => {
    const [id, file] = [idProblem(one.id), fileProblem(one)];
    return [
      ...(id === undefined ? [] : [{ path: 'id', sentence: id }]),
      ...(file === undefined ? [] : [{ path: 'data.file', sentence: file }]),
    ];
  };
  const problems = draftProblems(draft);
  if (draft.text === undefined) problems.push(...ownProblems(draft.case));
  else {
    const checked = checkCaseText(draft.text);
    if ('case' in checked) problems.push(...ownProblems(checked.case));
  }

  const keep = useEffectEvent(() => {
    const text = draft.text ?? textOfCase(draft.case, draft.folder);
    setKept(keepDraft(key, isChanged ? { folder: draft.folder, text } : undefined));
  });
  const newest = useRef<Draft>(undefined);
  useEffect(() => {
    newest.current = draft;
    const timer = setTimeout(() => {
      newest.current = undefined;
      keep();
    }, keepDelay);
    return () => clearTimeout(timer);
  }, [draft]);
  const keepNow = useEffectEvent(() => {
    if (newest.current) keep();
  });
  useEffect(() => {
    const listener = () => keepNow();
    addEventListener('pagehide', listener);
    return () => removeEventListener('pagehide', listener);
  }, []);
  // Also stores the draft when the editor is left before the delay is over.
  const last = useRef({ draft, before, key });
  last.current = { draft, before, key };
  useEffect(
    () => () => {
      const { draft: left, before: origin, key: of } = last.current;
      if (!newest.current) return;
      const text = left.text ?? textOfCase(left.case, left.folder);
      keepDraft(of, isSameDraft(left, origin) ? undefined : { folder: left.folder, text });
    },
    [],
  );

  const put = (next: Draft) => {
    setUndo(undefined);
    setRestored(false);
    setDraft(next);
  };
  /** Puts back an earlier state, which the JSON editor then shows. */
  const putBack = (next: Draft) => {
    put(next);
    setRevision(revision + 1);
  };
  const withFields = (changed: Partial<Case>): Case => {
    const fields = Object.entries({ ...draft.case, ...changed }).filter(([, value]) => value !== undefined);
    const next = Object.fromEntries(fields) as Case;
    // The id of a new case follows its name.
    return !saved && changed.name !== undefined ? { ...next, id: caseIdOf(changed.name, others) } : next;
  };
  return {
    draft,
    problems,
    /** The rows of the case's data file. */
    rowsOfFile: saved?.rows,
    isNew: saved === undefined,
    /** Counts the changes that were not made in the visible editor. */
    revision,
    isChanged,
    isRestored: isRestored && isChanged,
    isKept: isKept || !isChanged,
    undo: undo && { what: undo.what, run: () => putBack(undo.draft) },
    change: (changed: Partial<Case>) => put({ ...draft, case: withFields(changed) }),
    /** Makes a change that can be undone; `what` describes it. */
    replace: (changed: Partial<Case>, what: string) => {
      put({ ...draft, case: withFields(changed) });
      setUndo({ what, draft });
    },
    setFolder: (folder: string) => put({ ...draft, folder }),
    /** Takes the text of the JSON editor: as the case if it is valid, otherwise as text. */
    setText: (text: string) => {
      const checked = checkCaseText(text);
      const isValid = 'case' in checked && ownProblems(checked.case).length === 0;
      put(isValid ? { folder: draft.folder, case: checked.case } : { ...draft, text });
    },
    discardText: () => putBack({ folder: draft.folder, case: draft.case }),
    discard: () => putBack(before),
    /** Whether another tab has saved the case since it was opened here. */
    isSavedElsewhere: other !== undefined,
    /** Shows what the other tab has saved; the draft can be put back. */
    showOther: () => {
      if (!other) return;
      setBefore(other);
      putBack(other);
      setUndo({ what: words.otherShown, draft });
      setOther(undefined);
    },
    /**
     * Saves the draft; undefined when it has problems, or when another tab has saved the case and `overwrite` is not set.
     *
     * @throws when the browser cannot store it
     */
    save: async (overwrite = false): Promise<CaseInSet | undefined> => {
      if (problems.length > 0) return undefined;
      const current = saved && !overwrite ? await savedCases.get(saved.case.id) : undefined;
      if (current && !isSameDraft(draftOf(current), before)) {
        setOther(draftOf(current));
        return undefined;
      }
      setOther(undefined);
      const stored = await savedCases.save(Case.parse(draft.case), draft.folder);
      const now = draftOf(stored);
      setBefore(now);
      setDraft(now);
      setUndo(undefined);
      keepDraft(key, undefined);
      newest.current = undefined;
      await client.invalidateQueries({ queryKey: savedCasesQuery.queryKey });
      return stored;
    },
  };
}

export type EditedCase = ReturnType<typeof useDraft>;

/** The draft that was stored in this tab. */
function restored(key: string, before: Draft): Draft | undefined {
  const kept = keptDraft(key);
  if (!kept) return undefined;
  const { folder, text } = kept;
  const checked = checkCaseText(text);
  return 'case' in checked ? { folder, case: checked.case } : { folder, case: before.case, text };
}
