import { type SsmlTagName, ssmlTags } from '#contract/ssml.ts';
import type { TextChange } from './ssml-xml-error.ts';

/** An edit: the text between two offsets is replaced, then `select` is selected. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: { readonly from: number; readonly to: number };
}

/** Several changes, in order, as one edit with the caret behind the last. */
export function editOf(ssml: string, changes: readonly TextChange[]): TextEdit {
  const from = changes[0]?.from ?? 0;
  let read = from;
  let insert = '';
  for (const change of changes) {
    insert += ssml.slice(read, change.from) + change.insert;
    read = change.to;
  }
  const end = from + insert.length;
  return { from, to: read, insert, select: { from: end, to: end } };
}

/** Escapes text for use between tags. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Escapes text for use in a double-quoted attribute. */
export const escapeValue = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/**
 * Puts a tag around the selection, or around `content` if nothing is selected; an empty tag goes after the selection.
 * Attributes without a value are omitted.
 */
export function tagEdit(
  ssml: string,
  selection: { readonly from: number; readonly to: number },
  name: SsmlTagName,
  attributes: Readonly<Record<string, string>>,
  content: string,
): TextEdit {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([attribute, value]) => ` ${attribute}="${escapeValue(value)}"`)
    .join('');
  if (ssmlTags[name].content === 'nothing') {
    const insert = `<${name}${written}/>`;
    const end = selection.to + insert.length;
    return { from: selection.to, to: selection.to, insert, select: { from: end, to: end } };
  }
  const chosen = ssml.slice(selection.from, selection.to);
  const inside = chosen === '' ? escapeText(content) : chosen;
  const start = `<${name}${written}>`;
  const from = selection.from + start.length;
  return {
    ...selection,
    insert: `${start}${inside}</${name}>`,
    select: { from, to: from + inside.length },
  };
}
