import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { jsonPlaces, lineAndColumn, placeOf } from '#cases/case-file/json-places.ts';
import type { CaseProblem } from '#cases/case-file/read-case.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { createJsonEditor, type JsonEditorHandle } from './json-editor.ts';

interface JsonEditorProps {
  /** The initial text. */
  initial: string;
  /** The current text. */
  text: string;
  problems: readonly CaseProblem[];
  onChange: (text: string) => void;
}

/** Maximum number of problems listed; the editor marks all of them. */
const maxShownProblems = 20;

/** Edits the entire case as JSON, with its problems by line. */
export function JsonEditor({ initial, text, problems, onChange }: JsonEditorProps) {
  const words = useWords(caseEditorWords);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<JsonEditorHandle>(undefined);
  const changed = useEffectEvent(onChange);
  const begin = useEffectEvent((parent: HTMLElement) =>
    createJsonEditor(parent, {
      text: initial,
      label: words.jsonLabel,
      describedBy: 'case-json-hint',
      onChange: (now) => changed(now),
    }),
  );
  useEffect(() => {
    if (!host.current) return;
    const created = begin(host.current);
    editor.current = created;
    return () => created.destroy();
  }, []);
  const placed = useMemo(() => {
    const places = jsonPlaces(text);
    return problems.map(({ path, sentence }) => {
      const at = places.errorAt;
      const piece = at === undefined ? placeOf(places, path) : { from: at, to: at + 1 };
      return { ...piece, sentence, ...lineAndColumn(text, piece.from) };
    });
  }, [text, problems]);
  useEffect(() => editor.current?.setProblems(placed), [placed]);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {/* JSON reads from the left; the strings in it have their own direction. */}
      <div ref={host} dir="ltr" className="min-w-0 rounded border border-control font-mono" />
      <p id="case-json-hint" className="text-sm text-ink-third">
        {words.jsonHint}
      </p>
      {placed.length === 0 ? (
        <p className="text-sm text-served">{words.noProblems}</p>
      ) : (
        <ul aria-label={words.problemList} className="text-sm">
          {placed.slice(0, maxShownProblems).map(({ from, to, sentence, line, column }) => (
            <li key={`${from} ${sentence}`} className="flex items-baseline gap-x-3 py-0.5">
              <button
                type="button"
                aria-label={words.goTo(line, column)}
                onClick={() => editor.current?.select(from, to)}
                className="min-h-6 rounded-sm bg-failed-tint px-1.5 font-mono text-sm font-semibold text-failed tabular hover:underline"
              >
                {line}:{column}
              </button>
              <span className="min-w-0 flex-1 wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
