import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editorBase } from '#console/ui/code/editor-base.ts';

/** A problem in the text and the range where it is. */
export interface PlacedProblem {
  readonly from: number;
  readonly to: number;
  readonly sentence: string;
}

/** Colours JSON; errors are marked from the list of problems. */
const json = StreamLanguage.define({
  token: (stream) => {
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return stream.match(/^\s*:/, false) ? 'propertyName' : 'string';
    if (stream.match(/^(?:-?\d[\d.eE+-]*|true|false|null)/)) return 'number';
    stream.next();
    return 'punctuation';
  },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--database)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: tags.number, color: 'var(--transliterated)' },
  { tag: tags.punctuation, color: 'var(--ink-third)' },
]);

interface JsonEditorOptions {
  readonly text: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
}

/** Creates a JSON editor inside `parent`. */
export function createJsonEditor(
  parent: HTMLElement,
  { text, label, describedBy, onChange }: JsonEditorOptions,
) {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        editorBase(),
        json,
        syntaxHighlighting(colours),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          // Scrollable content must be reachable by keyboard, and not every checker knows that editable text is.
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    select: (from: number, to: number) => {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    setProblems: (problems: readonly PlacedProblem[]) => {
      const end = view.state.doc.length;
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map(({ from, to, sentence }) => ({
            from: Math.min(from, end),
            to: Math.min(to, end),
            severity: 'error',
            message: sentence,
          })),
        ),
      );
    },
    destroy: () => view.destroy(),
  };
}

export type JsonEditorHandle = ReturnType<typeof createJsonEditor>;
