import { SaxesParser } from 'saxes';
import { isSsmlTag, type SsmlTagName, ssmlTags } from '#contract/ssml.ts';
import { type SourcePosition, SsmlError, type SsmlFault } from './ssml-error.ts';

export interface SsmlText extends SourcePosition {
  readonly text: string;
}

export interface SsmlElement extends SourcePosition {
  readonly tag: SsmlTagName;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly children: readonly SsmlNode[];
}

export interface Attribute extends SourcePosition {
  readonly value: string;
}

export type SsmlNode = SsmlText | SsmlElement;

export type SsmlDocument =
  | { readonly ok: true; readonly root: SsmlElement }
  | { readonly ok: false; readonly fault: SsmlFault };

const maxNesting = 32;

interface OpenElement extends SourcePosition {
  readonly tag: SsmlTagName;
  readonly attributes: Map<string, Attribute>;
  readonly children: SsmlNode[];
}

/**
 * Parses SSML strictly: well-formed XML with the eight tags and their attributes, `speak` only at the root, and no
 * document types, custom entities or processing instructions. It stops at the first error, so that any document is read
 * at most once.
 */
export function parseSsml(source: string): SsmlDocument {
  try {
    return { ok: true, root: readDocument(source) };
  } catch (error) {
    if (error instanceof SsmlError) return { ok: false, fault: error.fault };
    throw error;
  }
}

function readDocument(source: string): SsmlElement {
  const parser = new SaxesParser({ fileName: '' });
  const open: OpenElement[] = [];
  let root: SsmlElement | undefined;
  const positionOf = positionsIn(source);
  const blame = (position: SourcePosition, problem: string): never => {
    throw new SsmlError(position, problem);
  };
  /** Offset of the end of the previous attribute, or of the tag name. */
  let attributesRead = 0;

  parser.on('error', (error) => {
    const stray = strayEntity(source.slice(0, parser.position));
    if (stray) blame(positionOf(stray.offset), stray.problem);
    blame(
      positionOf(Math.max(0, parser.position - 1)),
      error.message.replace(/^[\d:]+ */u, '').replace(/\.$/u, ''),
    );
  });
  parser.on('doctype', () =>
    blame(positionOf(source.indexOf('<!DOCTYPE')), 'a document type is not allowed'),
  );
  parser.on('processinginstruction', ({ target }) =>
    blame(positionOf(source.indexOf(`<?${target}`)), 'a processing instruction is not allowed'),
  );
  parser.on('opentagstart', ({ name }) => {
    const position = positionOf(source.lastIndexOf('<', parser.position - 1));
    const tag = isSsmlTag(name) ? name : blame(position, `unknown tag <${name}>`);
    const misplaced = nestingProblem(tag, open);
    if (misplaced) blame(position, misplaced);
    open.push({ tag, attributes: new Map(), children: [], ...position });
    attributesRead = parser.position;
  });
  parser.on('attribute', ({ name, value }) => {
    const element = open.at(-1);
    if (!element) return;
    const position = positionOf(nextNonWhitespace(source, attributesRead));
    if (!ssmlTags[element.tag].attributes.includes(name))
      blame(position, `unknown attribute ${name} of <${element.tag}>`);
    if (element.attributes.has(name)) blame(position, `the attribute ${name} is repeated`);
    element.attributes.set(name, { value, ...position });
    attributesRead = parser.position;
  });
  parser.on('opentag', () => {
    const element = open.at(-1);
    const missing = element && ssmlTags[element.tag].required.find((name) => !element.attributes.has(name));
    if (missing) blame(element, `<${element.tag}> needs the attribute ${missing}`);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (parent && element) parent.children.push(element);
    else root = element;
  });
  const addText = (text: string) => {
    const parent = open.at(-1);
    if (!parent || text === '') return;
    const position = positionOf(Math.max(0, parser.position - 1 - text.length));
    if (ssmlTags[parent.tag].content === 'nothing' && text.trim() !== '')
      blame(position, `<${parent.tag}> must not contain text`);
    parent.children.push({ text, ...position });
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(source).close();
  return root ?? blame({ line: 1, column: 1 }, 'there is no <speak> element');
}

/** Why the tag is not allowed here; undefined when it is. */
function nestingProblem(tag: SsmlTagName, open: readonly OpenElement[]): string | undefined {
  const parent = open.at(-1);
  if (!parent && tag !== 'speak') return `the root element is <${tag}>, not <speak>`;
  if (parent && tag === 'speak') return '<speak> is only allowed as the root';
  if (parent && ssmlTags[parent.tag].content !== 'elements')
    return `<${parent.tag}> must not contain other elements, such as <${tag}>`;
  return open.length >= maxNesting ? `elements are nested more than ${maxNesting} deep` : undefined;
}

/**
 * Matches a CDATA section or a comment, in which `&` is literal, or an `&` that does not begin a reference known to
 * XML.
 */
const literalSectionOrStrayEntity =
  /<!\[CDATA\[.*?(?:\]\]>|$)|<!--.*?(?:-->|$)|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)(?:([\w.-]+);)?/gisu;

/** The first stray `&`, which the parser reports only much later in the text. */
function strayEntity(source: string): { readonly offset: number; readonly problem: string } | undefined {
  for (const { 0: found, 1: name, index } of source.matchAll(literalSectionOrStrayEntity)) {
    if (!found.startsWith('&')) continue;
    return { offset: index, problem: name ? `unknown entity &${name};` : '& must be written as &amp;' };
  }
  return undefined;
}

/** Offset of the first non-whitespace character from `from` on. */
function nextNonWhitespace(source: string, from: number): number {
  const word = /\S/gu;
  word.lastIndex = from;
  return word.exec(source)?.index ?? from;
}

/** Finds line and column of an offset without scanning the source again each time. */
function positionsIn(source: string): (offset: number) => SourcePosition {
  const starts = [0];
  for (const end of source.matchAll(/\r\n|\r|\n/gu)) starts.push(end.index + end[0].length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
