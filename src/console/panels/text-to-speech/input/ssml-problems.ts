import { SaxesParser } from 'saxes';
import type { TextToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import {
  fitsSsmlValue,
  interpretAsFormats,
  isSsmlTag,
  maxSayAsLength,
  ssmlTags,
  ssmlValues,
} from '#contract/ssml.ts';

/** A problem and its position: lines and columns count from 1, `from` and `to` are UTF-16 offsets. */
export interface SsmlProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** `offer`: valid by the specification, but not offered by this target. */
  readonly kind: 'wrong' | 'offer';
}

export type SsmlProblemWords = TextToSpeechWords['problems'];

interface SsmlProblemsOptions {
  readonly words: SsmlProblemWords;
  /** The voices that the target offers; undefined when it does not report them. */
  readonly voices?: ReadonlySet<string> | undefined;
}

/** Maximum number of problems reported; a broken text of 64 KB could have thousands. */
const problemLimit = 50;

/** All problems in order: malformed XML, and tags, attributes and values that are not in the specification. */
export function ssmlProblems(ssml: string, { words, voices }: SsmlProblemsOptions): SsmlProblem[] {
  if (ssml.trim() === '') return [];
  const found: { message: string; from: number; to: number; kind: SsmlProblem['kind'] }[] = [];
  const open: string[] = [];
  let tagStart = 0;
  let broken = false;
  const parser = new SaxesParser();
  const report = (from: number, to: number, message: string, kind: SsmlProblem['kind'] = 'wrong') => {
    if (!broken && found.length < problemLimit)
      found.push({ message, from, to: Math.max(to, from + 1), kind });
  };
  const breakOff = (from: number, message: string) => {
    report(from, from + 1, message);
    // After the first XML error the parser only guesses, so later errors are not reported.
    broken = true;
  };
  parser.on('error', ({ message }) => {
    if (broken) return;
    // The parser reads everything after a bare ampersand as an entity name and reports the error far behind it.
    const stray = strayEntity(ssml.slice(0, parser.position));
    if (stray?.bare) breakOff(stray.offset, words.ampersand);
    // The position is reported separately.
    else breakOff(stray?.offset ?? Math.max(0, parser.position - 1), message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('doctype', () => breakOff(ssml.indexOf('<!DOCTYPE'), words.doctype));
  parser.on('processinginstruction', ({ target }) =>
    breakOff(ssml.indexOf(`<?${target}`), words.instruction),
  );
  parser.on('opentagstart', () => {
    tagStart = ssml.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    open.push(name);
    const misplaced = nestingProblem(name, parent, words);
    if (misplaced) report(tagStart, parser.position, misplaced);
    if (!isSsmlTag(name)) return;
    const source = ssml.slice(tagStart, parser.position);
    for (const [attribute, value] of Object.entries(attributes)) {
      const at = attributeRange(source, attribute);
      const problem = attributeProblem(name, attribute, attributes, words);
      if (problem) report(tagStart + at.from, tagStart + at.to, problem);
      else if (name === 'voice' && voices && !voices.has(value)) {
        report(tagStart + at.from, tagStart + at.to, words.voice(value), 'offer');
      }
    }
    const missing = ssmlTags[name].required.find((attribute) => attributes[attribute] === undefined);
    if (missing) report(tagStart, parser.position, words.missing(name, missing));
  });
  parser.on('text', (text) => {
    const parent = open.at(-1) ?? '';
    if (isSsmlTag(parent) && ssmlTags[parent].content === 'nothing' && text.trim() !== '') {
      const from = Math.max(0, parser.position - 1 - text.length);
      report(from, from + text.length, words.noText(parent));
    }
    if (parent === 'say-as' && text.length > maxSayAsLength) {
      report(tagStart, parser.position, words.sayAsTooLong(maxSayAsLength));
    }
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(ssml).close();
  const placeOf = positionsIn(ssml);
  return found
    .sort((one, other) => one.from - other.from)
    .map((problem) => ({ ...problem, to: Math.min(problem.to, ssml.length), ...placeOf(problem.from) }));
}

function nestingProblem(
  name: string,
  parent: string | undefined,
  words: SsmlProblemWords,
): string | undefined {
  if (parent === undefined) return name === 'speak' ? undefined : words.root(name);
  if (!isSsmlTag(name)) return words.tag(name);
  if (name === 'speak') return words.nestedRoot;
  if (isSsmlTag(parent) && ssmlTags[parent].content !== 'elements') return words.holdsNone(parent, name);
  return undefined;
}

function attributeProblem(
  tag: keyof typeof ssmlTags,
  attribute: string,
  attributes: Readonly<Record<string, string>>,
  words: SsmlProblemWords,
): string | undefined {
  const known: readonly string[] = ssmlTags[tag].attributes;
  const value = attributes[attribute] ?? '';
  if (!known.includes(attribute)) return words.attribute(tag, attribute);
  if (!fitsSsmlValue(tag, attribute, value)) {
    const { labels = [], examples = [] } = ssmlValues[`${tag} ${attribute}`] ?? {};
    return words.value(attribute, value, [...examples, ...labels].join(', '));
  }
  if (tag !== 'say-as' || attribute !== 'format') return undefined;
  const kind = attributes['interpret-as'] ?? '';
  const formats = Object.hasOwn(interpretAsFormats, kind) ? (interpretAsFormats[kind] ?? []) : [];
  if (formats.includes(value)) return undefined;
  return formats.length > 0 ? words.value(attribute, value, formats.join(', ')) : words.noFormat(kind);
}

/** The range of an attribute in the source of its tag. */
function attributeRange(tag: string, name: string): { readonly from: number; readonly to: number } {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`\\s(${escaped}\\s*=\\s*(?:"[^"]*"|'[^']*'))`, 'u').exec(tag);
  const from = match ? match.index + 1 : 0;
  return { from, to: from + (match?.[1]?.length ?? tag.length) };
}

/** The first `&` that starts no entity of XML; `bare` if it starts no reference at all. */
function strayEntity(read: string): { readonly offset: number; readonly bare: boolean } | undefined {
  const shown = read.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, (hidden) => ' '.repeat(hidden.length));
  const match = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)([\w.-]+;)?/i.exec(shown);
  return match ? { offset: match.index, bare: match[1] === undefined } : undefined;
}

/** Counts as the service does, so that both report the same position. */
function positionsIn(ssml: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...ssml.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: end }) => index + end.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
