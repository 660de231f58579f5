import { SaxesParser } from 'saxes';
import type { SsmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import { acceptedInsteadOf } from '#contract/local/ssml-limits.ts';
import {
  fitsSsmlValue,
  interpretAsFormats,
  isSsmlTag,
  maxSayAsLength,
  ssmlTags,
  ssmlValues,
} from '#contract/ssml.ts';
import { escapeValue } from './ssml-edit.ts';
import { explainXmlError, type TextChange, wrappedInRoot } from './ssml-xml-error.ts';

/**
 * A problem, the position at which the service reports it (line and column, from 1), and the range of text that is
 * marked (UTF-16 offsets `from` and `to`).
 */
export interface SsmlProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** `offer`: valid by the specification, but refused by this target. */
  readonly kind: 'wrong' | 'offer';
  /** The changes that fix it, if there is only one way. */
  readonly fix?: readonly TextChange[];
}

interface SsmlProblemsOptions {
  readonly words: SsmlProblemWords;
  /** The voices that the target offers; undefined when it does not report them. */
  readonly voices?: ReadonlySet<string> | undefined;
}

/** Maximum number of problems reported; a broken text of 64 KB could have thousands. */
const problemLimit = 50;

/**
 * The first problems in order: tags, attributes and values that are not in the specification or that the target does
 * not offer. The first XML error ends the list.
 */
export function ssmlProblems(ssml: string, { words, voices }: SsmlProblemsOptions): SsmlProblem[] {
  if (ssml.trim() === '') return [];
  /** `at` is the offset where the service reports a problem, if it is not `from`. */
  const found: (Omit<SsmlProblem, 'line' | 'column'> & { readonly at?: number })[] = [];
  const open: string[] = [];
  let tagStart = 0;
  /** The elements closed by the tag that ends at `position`. */
  let closed: { readonly position: number; readonly names: readonly string[] } = { position: 0, names: [] };
  let broken = false;
  const parser = new SaxesParser();
  const report = (
    from: number,
    to: number,
    message: string,
    more: Partial<Pick<(typeof found)[number], 'kind' | 'fix' | 'at'>> = {},
  ) => {
    if (!broken && found.length < problemLimit)
      found.push({ kind: 'wrong', message, from, to: Math.max(to, from + 1), ...more });
  };
  const breakOff = (
    from: number,
    to: number,
    message: string,
    more: { readonly fix?: readonly TextChange[]; readonly at?: number },
  ) => {
    report(from, to, message, more);
    // After the first XML error the parser only guesses, so later errors are not reported.
    broken = true;
  };
  parser.on('error', ({ message }) => {
    if (broken) return;
    const { position } = parser;
    const error = explainXmlError(
      ssml,
      {
        ...{ position, message: message.replace(/^\d+:\d+: /, '') },
        // The parser closes an element before it reports that another one should have been closed.
        open: closed.position === position ? [...open, ...closed.names] : open,
      },
      words,
    );
    const { from, to, message: explanation, ...more } = error;
    breakOff(from, to, explanation, more);
  });
  const notAllowed = (start: string, message: string) => {
    const from = ssml.lastIndexOf(start, parser.position);
    breakOff(from, parser.position, message, { fix: [{ from, to: parser.position, insert: '' }] });
  };
  parser.on('doctype', () => notAllowed('<!DOCTYPE', words.doctype));
  parser.on('processinginstruction', ({ target }) => notAllowed(`<?${target}`, words.instruction));
  parser.on('opentagstart', () => {
    tagStart = ssml.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    open.push(name);
    const misplaced = nestingProblem(name, parent, words);
    if (misplaced) {
      report(tagStart, parser.position, misplaced, parent === undefined ? wrappedInRoot(ssml) : {});
    }
    if (!isSsmlTag(name)) return;
    const source = ssml.slice(tagStart, parser.position);
    for (const [attribute, value] of Object.entries(attributes)) {
      const at = attributeRange(source, attribute);
      const problem = attributeProblem(name, attribute, attributes, words);
      if (problem) {
        const change = { from: tagStart + at.from, to: tagStart + at.to };
        report(change.from, change.to, problem.message, attributeFix(ssml, change, attribute, problem));
      } else if (name === 'voice' && voices && !voices.has(value)) {
        report(tagStart + at.from, tagStart + at.to, words.voice(value), { kind: 'offer' });
      } else if (voices) {
        const accepted = acceptedInsteadOf(name, attribute, value, open.slice(0, -1).includes('prosody'));
        if (accepted !== undefined) {
          report(tagStart + at.from, tagStart + at.to, words.outside(attribute, value, accepted), {
            kind: 'offer',
          });
        }
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
  parser.on('closetag', ({ name }) => {
    open.pop();
    const { position } = parser;
    closed = { position, names: closed.position === position ? [name, ...closed.names] : [name] };
  });
  parser.write(ssml).close();
  const placeOf = positionsIn(ssml);
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ at, ...problem }) => ({
      ...problem,
      to: Math.min(problem.to, ssml.length),
      ...placeOf(at ?? problem.from),
    }));
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

interface AttributeProblem {
  readonly message: string;
  /** The value that was probably meant; empty if the attribute must be removed. */
  readonly meant?: string | undefined;
}

function attributeProblem(
  tag: keyof typeof ssmlTags,
  attribute: string,
  attributes: Readonly<Record<string, string>>,
  words: SsmlProblemWords,
): AttributeProblem | undefined {
  const known: readonly string[] = ssmlTags[tag].attributes;
  const value = attributes[attribute] ?? '';
  if (!known.includes(attribute)) return { message: words.attribute(tag, attribute), meant: '' };
  if (!fitsSsmlValue(tag, attribute, value)) {
    const { labels = [], examples = [] } = ssmlValues[`${tag} ${attribute}`] ?? {};
    const message = words.value(attribute, value, [...examples, ...labels].join(', '));
    return { message, meant: meantValue(tag, attribute, value) };
  }
  if (tag !== 'say-as' || attribute !== 'format') return undefined;
  const written = attributes['interpret-as'] ?? '';
  const kind = fitsSsmlValue(tag, 'interpret-as', written)
    ? written
    : meantValue(tag, 'interpret-as', written);
  // Which formats are allowed is unknown until `interpret-as` is right.
  const formats = kind === undefined || written === '' ? undefined : interpretAsFormats[kind];
  if (!formats || formats.includes(value)) return undefined;
  if (formats.length === 0) return { message: words.noFormat(written), meant: '' };
  const meant = formats.find((format) => format.toLowerCase() === value.trim().toLowerCase());
  return { message: words.value(attribute, value, formats.join(', ')), meant };
}

const units = ['', 'ms', 's', '%', 'st', 'Hz', 'dB'];

/**
 * Corrects letter case, a decimal comma and spaces in a value, adds its unit, or completes its word; undefined if this
 * leads to no valid value, or to several.
 */
function meantValue(tag: string, attribute: string, value: string): string | undefined {
  const meant = value
    .replace(/\s+/g, '')
    .replace(',', '.')
    .toLowerCase()
    .replace(/hz$/, 'Hz')
    .replace(/db$/, 'dB');
  const { labels = [] } = ssmlValues[`${tag} ${attribute}`] ?? {};
  // A number without a unit from 10 upwards means milliseconds: nobody pauses for that many seconds.
  const fitting = Number(meant) >= 10 ? units.filter((unit) => unit !== 's') : units;
  const completed = meant === '' ? [] : labels.filter((label) => label.startsWith(meant));
  const valid = [...fitting.map((unit) => meant + unit), ...completed].filter((one) =>
    fitsSsmlValue(tag, attribute, one),
  );
  return new Set(valid).size === 1 ? valid[0] : undefined;
}

/** Writes the value that was meant, or removes the attribute with the space before it. */
function attributeFix(
  ssml: string,
  { from, to }: { readonly from: number; readonly to: number },
  attribute: string,
  { meant }: AttributeProblem,
): Pick<SsmlProblem, 'fix'> {
  if (meant === undefined) return {};
  if (meant !== '') return { fix: [{ from, to, insert: `${attribute}="${escapeValue(meant)}"` }] };
  const space = /\s*$/.exec(ssml.slice(0, from))?.[0].length ?? 0;
  return { fix: [{ from: from - space, to, insert: '' }] };
}

/** The range of an attribute in the source of its tag. */
function attributeRange(tag: string, name: string): { readonly from: number; readonly to: number } {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`\\s(${escaped}\\s*=\\s*(?:"[^"]*"|'[^']*'))`, 'u').exec(tag);
  const from = match ? match.index + 1 : 0;
  return { from, to: from + (match?.[1]?.length ?? tag.length) };
}

/** Converts an offset to line and column (from 1), counted as in the service, so that both report the same position. */
function positionsIn(ssml: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...ssml.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: end }) => index + end.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
