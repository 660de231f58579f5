import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection by what is typed, before the browser does it. Chromium would carry the colours of what was
 * selected over as a style of its own on the typed text, which the page's policy refuses and the console reports.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { main, ranges } = view.state.selection;
    if (inputType !== 'insertText' || !data || isComposing || main.empty || ranges.length > 1) return false;
    const replace = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    // Quotes and brackets close around a selection.
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, main.from, main.to, data, replace))) view.dispatch(replace());
    return true;
  },
});
