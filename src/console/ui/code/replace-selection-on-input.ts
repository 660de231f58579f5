import { EditorView } from '@codemirror/view';

/**
 * Replaces the selection with typed text before the browser does. Chromium would copy the colours of the selected text
 * to an inline style, which the content security policy blocks and reports.
 */
export const replaceSelectionOnInput = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { main, ranges } = view.state.selection;
    if (inputType !== 'insertText' || !data || isComposing || main.empty || ranges.length > 1) return false;
    const replace = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    // Quotes and brackets are left to the editor, which closes them around the selection.
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, main.from, main.to, data, replace))) view.dispatch(replace());
    return true;
  },
});
