import { autocompletion } from '@codemirror/autocomplete';
import { xml } from '@codemirror/lang-xml';
import { bidiIsolates, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editorBase } from '#console/ui/code/editor-base.ts';
import { ssmlCompletion } from './ssml-completion.ts';
import type { TextEdit } from './ssml-edit.ts';
import type { SsmlProblem } from './ssml-problems.ts';

interface SsmlEditorOptions {
  readonly ssml: string;
  readonly label: string;
  /** Id of the element with the instructions. */
  readonly describedBy: string;
  readonly onChange: (ssml: string) => void;
}

const highlightStyle = HighlightStyle.define([
  { tag: tags.tagName, color: 'var(--database)', fontWeight: '600' },
  { tag: [tags.angleBracket, tags.definitionOperator], color: 'var(--ink-third)' },
  { tag: tags.attributeName, color: 'var(--transliterated)' },
  { tag: tags.attributeValue, color: 'var(--served)' },
  { tag: tags.comment, color: 'var(--ink-third)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--failed)' },
]);

/** Creates an SSML editor inside `parent`. Tab leaves it, so that keyboard users are not trapped. */
export function createSsmlEditor(
  parent: HTMLElement,
  { ssml, label, describedBy, onChange }: SsmlEditorOptions,
) {
  const language = new Compartment();
  const schema = new Compartment();
  let foreign = false;
  /**
   * Texts that were passed to the form and have not come back as its value: an older one must not overwrite newer
   * input.
   */
  const reported: string[] = [];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: ssml,
      selection: { anchor: insertionOffset(ssml) },
      extensions: [
        editorBase(),
        // Isolates right-to-left text between left-to-right tags.
        bidiIsolates({ alwaysIsolate: true }),
        xml(),
        schema.of(completionFor([])),
        syntaxHighlighting(highlightStyle),
        language.of([]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || foreign) return;
          const text = update.state.doc.toString();
          reported.push(text);
          onChange(text);
        }),
      ],
    }),
  });
  return {
    selection: () => ({ from: view.state.selection.main.from, to: view.state.selection.main.to }),
    /** The area of the selection on the screen; undefined if it is out of view. */
    selectionBox: () => {
      const { from, to } = view.state.selection.main;
      const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
      if (!start || !end) return undefined;
      return new DOMRect(start.left, start.top, Math.max(0, end.right - start.left), end.bottom - start.top);
    },
    edit: ({ from, to, insert, select }: TextEdit) => {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: select.from, head: select.to },
        scrollIntoView: true,
        userEvent: 'input',
      });
      view.focus();
    },
    select: (from: number, to: number) => {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    setText: (text: string) => {
      const echo = reported.indexOf(text);
      reported.splice(0, echo + 1);
      if (echo >= 0 || text === view.state.doc.toString()) return;
      foreign = true;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: insertionOffset(text) },
      });
      foreign = false;
    },
    /** Sets the language of the spoken text, as a BCP-47 code. */
    setLanguage: (lang: string | undefined) =>
      view.dispatch({ effects: language.reconfigure(lang ? EditorView.contentAttributes.of({ lang }) : []) }),
    setVoices: (voices: readonly string[]) =>
      view.dispatch({ effects: schema.reconfigure(completionFor(voices)) }),
    setProblems: (problems: readonly SsmlProblem[]) => {
      const end = view.state.doc.length;
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map(({ from, to, message, kind }) => ({
            from: Math.min(from, end),
            to: Math.min(to, end),
            severity: kind === 'wrong' ? ('error' as const) : ('warning' as const),
            message,
          })),
        ),
      );
    },
    destroy: () => view.destroy(),
  };
}

export type SsmlEditorHandle = ReturnType<typeof createSsmlEditor>;

const completionFor = (voices: readonly string[]) =>
  autocompletion({ icons: false, override: [ssmlCompletion(voices)] });

/** The offset at which content can be added: before the end of the root element, otherwise at the end. */
function insertionOffset(ssml: string): number {
  const end = ssml.lastIndexOf('</speak>');
  return end < 0 ? ssml.length : end;
}
