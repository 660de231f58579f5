import type { CompletionSource } from '@codemirror/autocomplete';
import { completeFromSchema, type ElementSpec } from '@codemirror/lang-xml';

/**
 * Completes tags, attributes and values. Values are completed without quotes: the editor has already inserted the
 * closing one, and nothing between the quotes would match a quoted value.
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
