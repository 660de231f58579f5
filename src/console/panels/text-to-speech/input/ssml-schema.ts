import type { AttrSpec, ElementSpec } from '@codemirror/lang-xml';
import { currencyFormats, dateFormats, type SsmlTagName, ssmlTags, ssmlValues } from '#contract/ssml.ts';

/** Suggested values of an attribute; `voices` are the speaker codes. */
export function valuesOf(tag: SsmlTagName, attribute: string, voices: readonly string[]): readonly string[] {
  if (tag === 'voice') return voices;
  if (tag === 'say-as' && attribute === 'format') return [...dateFormats, ...currencyFormats];
  const { labels = [], examples = [] } = ssmlValues[`${tag} ${attribute}`] ?? {};
  return [...examples, ...labels];
}

/** The tags in the form that the editor's completion expects. */
export function ssmlElements(voices: readonly string[]): ElementSpec[] {
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
