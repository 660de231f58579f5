import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { styleNonce } from '../style-nonce.ts';
import { type EditorText, readTextEvent } from './editor-text.ts';
import { editorTheme } from './editor-theme.ts';
import { replaceSelectionOnInput } from './replace-selection-on-input.ts';

/** The default key bindings except Ctrl+Enter or ⌘+Enter, which submits the form as elsewhere in the panel. */
const editorKeymap = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

/** Gives `textOfEditor` the selected text, or all of it. */
const readableText = EditorView.domEventHandlers({
  [readTextEvent]: ({ detail }: CustomEvent<EditorText>, { state }) => {
    const { from, to } = state.selection.main;
    detail.text = from < to ? state.sliceDoc(from, to) : state.doc.toString();
  },
});

/** The extensions that all code editors share. Tab leaves the editor, so that keyboard users are not trapped. */
export function editorBase(): Extension {
  const nonce = styleNonce();
  return [
    nonce ? EditorView.cspNonce.of(nonce) : [],
    lineNumbers(),
    history(),
    bracketMatching(),
    closeBrackets(),
    EditorView.lineWrapping,
    editorTheme,
    replaceSelectionOnInput,
    readableText,
    keymap.of([...closeBracketsKeymap, ...historyKeymap, ...editorKeymap]),
    // The lists and notes of the editor are not in the language of the text.
    EditorView.editorAttributes.of({ lang: document.documentElement.lang || 'en' }),
  ];
}
