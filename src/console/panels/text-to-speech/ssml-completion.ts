import type { CompletionSource } from '@codemirror/autocomplete';
import { completeFromSchema, type ElementSpec } from '@codemirror/lang-xml';

/**
 * Offers tags, attributes and values. Values are offered without their quotes: the editor has put the closing one there
 * already, and two quotes alone match nothing that stands between them.
 */
export function ssmlCompletion(elements: readonly ElementSpec[]): CompletionSource {
  const fromSchema = completeFromSchema(elements, []);
  return async (context) => {
    const found = await fromSchema(context);
    const { state, pos } = context;
    if (found === null || state.sliceDoc(found.from, found.from + 1) !== '"' || pos === found.from)
      return found;
    const closed = state.sliceDoc(pos, pos + 1) === '"';
    return {
      from: found.from + 1,
      options: found.options.map((option) => {
        const value = option.label.replace(/^"|"$/g, '');
        return { ...option, label: value, apply: closed ? value : `${value}"` };
      }),
      validFor: /^[^"]*$/,
    };
  };
}
