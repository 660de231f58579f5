import { EditorView } from '@codemirror/view';

/** The look of a code editor, in the colours of the page. */
export const editorTheme = EditorView.theme({
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
