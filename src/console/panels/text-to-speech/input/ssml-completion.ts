import type { CompletionSource } from '@codemirror/autocomplete';
import { type AttrSpec, completeFromSchema, type ElementSpec } from '@codemirror/lang-xml';
import { type SsmlTagName, ssmlTags } from '#contract/ssml.ts';
import { valuesOf } from './ssml-values.ts';

/**
 * Completes tags, attributes and values; `voices` are the speaker codes. A value between quotes is completed without
 * them: the editor has already inserted the closing one, and the typed text would not match a quoted value.
 */
export function ssmlCompletion(voices: readonly string[]): CompletionSource {
  const fromSchema = completeFromSchema(ssmlElements(voices), []);
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

/** The tags of SSML in CodeMirror's format. */
function ssmlElements(voices: readonly string[]): ElementSpec[] {
  const names = Object.keys(ssmlTags).filter((name) => name !== 'speak');
  return Object.entries(ssmlTags).map(([name, { attributes, content }]) => ({
    name,
    top: name === 'speak',
    children: content === 'elements' ? names : [],
    attributes: attributes.map(
      (attribute): AttrSpec => ({
        name: attribute,
        values: valuesOf(name as SsmlTagName, attribute, voices),
      }),
    ),
  }));
}
