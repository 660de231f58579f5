/** What is wrong with SSML, and how to fix it. */
const en = {
  root: (found: string) => `The root is <${found}>; it must be <speak>.`,
  nestedRoot: '<speak> is allowed only at the root.',
  tag: (found: string) => `<${found}> is not one of the eight tags of the specification.`,
  holdsNone: (parent: string, found: string) => `<${parent}> may contain only text, not <${found}>.`,
  noText: (parent: string) => `<${parent}> may not contain text.`,
  sayAsTooLong: (most: number) => `<say-as> reads at most ${most} characters.`,
  attribute: (tag: string, found: string) => `<${tag}> has no attribute ${found}.`,
  missing: (tag: string, attribute: string) => `<${tag}> needs the attribute ${attribute}.`,
  value: (attribute: string, found: string, allowed: string) =>
    `${attribute} cannot be "${found}". Write one like: ${allowed}.`,
  noFormat: (kind: string) => `interpret-as "${kind}" takes no format.`,
  outside: (attribute: string, value: string, accepted: string) =>
    `This service refuses ${attribute} ${value}; it accepts ${accepted}.`,
  voice: (code: string) => `This service does not speak ${code}: it will refuse.`,
  ampersand: 'Write & as &amp; here.',
  entity: (name: string) => `XML does not know the entity &${name}`,
  lessThan: 'Write < as &lt; here.',
  unfinished: 'This tag is not finished: it needs a >.',
  unclosedPart: (start: string, end: string) => `${start} is not closed: it needs a ${end}.`,
  unclosed: (tag: string) => `<${tag}> is unclosed: write </${tag}> here.`,
  unmatched: (found: string) => `${found} closes a tag that is not open.`,
  quotes: 'Put the value of an attribute in quotes.',
  duplicate: (attribute: string) => `The attribute ${attribute} is there twice.`,
  space: 'Put a space between two attributes.',
  outsideRoot: 'Text belongs inside <speak>.',
  secondRoot: 'Only one <speak> is allowed.',
  comment: 'A comment may not contain --.',
  sectionEnd: 'Write ]]> as ]]&gt; here.',
  malformed: 'This is not well-formed XML.',
  doctype: 'A document type is not allowed.',
  instruction: 'A processing instruction is not allowed.',
};

export type SsmlProblemWords = typeof en;
export const ssmlProblemWords = { name: 'text-to-speech/ssml-problems', en };
