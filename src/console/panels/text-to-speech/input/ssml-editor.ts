import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { xml } from '@codemirror/lang-xml';
import { bidiIsolates, bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { styleNonce } from '#console/ui/style-nonce.ts';
import { replaceSelectionOnInput } from './replace-selection-on-input.ts';
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

const editorTheme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)', minHeight: '8rem', maxHeight: '50dvh' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'inherit', fontSize: '1.0625rem', lineHeight: '1.9' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.75rem' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-third)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    maxHeight: '16rem',
    minWidth: '10rem',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    borderRadius: '3px',
    lineHeight: '1.5',
    padding: '4px 8px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li:hover': { backgroundColor: 'var(--sunken)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--ink)', color: 'var(--paper)' },
  '.cm-completionMatchedText': { fontWeight: '600', textDecoration: 'none' },
  '.cm-diagnostic': { fontFamily: 'inherit', padding: '6px 10px', borderInlineStartWidth: '3px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--failed)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--transliterated)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--marigold-tint) !important' },
});

const highlightStyle = HighlightStyle.define([
  { tag: tags.tagName, color: 'var(--database)', fontWeight: '600' },
  { tag: [tags.angleBracket, tags.definitionOperator], color: 'var(--ink-third)' },
  { tag: tags.attributeName, color: 'var(--transliterated)' },
  { tag: tags.attributeValue, color: 'var(--served)' },
  { tag: tags.comment, color: 'var(--ink-third)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--failed)' },
]);

/** Submits the form, as these keys do elsewhere in the panel; the editor's own bindings are overridden. */
const editorKeymap = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

/** Creates an SSML editor inside `parent`. Tab leaves it, so that keyboard users are not trapped. */
export function createSsmlEditor(
  parent: HTMLElement,
  { ssml, label, describedBy, onChange }: SsmlEditorOptions,
) {
  const language = new Compartment();
  const schema = new Compartment();
  let foreign = false;
  /** Typed text that the form has not returned yet: an older echo must not overwrite newer input. */
  const reported: string[] = [];
  const nonce = styleNonce();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: ssml,
      selection: { anchor: insertionOffset(ssml) },
      extensions: [
        nonce ? EditorView.cspNonce.of(nonce) : [],
        lineNumbers(),
        history(),
        bracketMatching(),
        closeBrackets(),
        // Isolates right-to-left text between left-to-right tags.
        bidiIsolates({ alwaysIsolate: true }),
        EditorView.lineWrapping,
        xml(),
        schema.of(completionFor([])),
        syntaxHighlighting(highlightStyle),
        editorTheme,
        replaceSelectionOnInput,
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...editorKeymap]),
        language.of([]),
        // The lists and notes of the editor are not in the language of the text.
        EditorView.editorAttributes.of({ lang: document.documentElement.lang || 'en' }),
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
    /** The lines of the selection on the screen; undefined if it is out of view. */
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
    /** BCP-47 tag of the text between the tags. */
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
