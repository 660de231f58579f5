interface TagRule {
  readonly attributes: readonly string[];
  readonly required: readonly string[];
  /** `text`: text alone. */
  readonly content: 'elements' | 'text' | 'nothing';
}

const rule = (content: TagRule['content'], attributes: string[] = [], required: string[] = []): TagRule => ({
  attributes,
  required,
  content,
});

/** The eight supported tags. `speak` takes the attributes that standard documents carry; the voice decides the language. */
export const tags = {
  speak: rule('elements', ['version', 'xmlns', 'xml:lang']),
  voice: rule('elements', ['name'], ['name']),
  prosody: rule('elements', ['pitch', 'rate', 'duration', 'volume']),
  'say-as': rule('text', ['interpret-as', 'format'], ['interpret-as']),
  sub: rule('text', ['alias'], ['alias']),
  break: rule('nothing', ['time', 'strength']),
  p: rule('elements'),
  s: rule('elements'),
} as const satisfies Record<string, TagRule>;

export type TagName = keyof typeof tags;
