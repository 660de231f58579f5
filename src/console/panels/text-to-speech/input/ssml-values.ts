import { currencyFormats, dateFormats, type SsmlTagName, ssmlValues } from '#contract/ssml.ts';

/** Suggested values of an attribute; `voices` are the speaker codes. */
export function valuesOf(tag: SsmlTagName, attribute: string, voices: readonly string[]): readonly string[] {
  if (tag === 'voice') return voices;
  if (tag === 'say-as' && attribute === 'format') return [...dateFormats, ...currencyFormats];
  const { labels = [], examples = [] } = ssmlValues[`${tag} ${attribute}`] ?? {};
  return [...examples, ...labels];
}
