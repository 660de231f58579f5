import { SaxesParser } from 'saxes';
import { isSsmlTag, type SsmlTagName, ssmlTags } from '#contract/ssml.ts';
import { type Place, Refusal, type SsmlFault } from './ssml-refusal.ts';

export interface SsmlText extends Place {
  readonly text: string;
}

export interface SsmlElement extends Place {
  readonly tag: SsmlTagName;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly children: readonly SsmlNode[];
}

export interface Attribute extends Place {
  readonly value: string;
}

export type SsmlNode = SsmlText | SsmlElement;

export type SsmlDocument =
  | { readonly ok: true; readonly root: SsmlElement }
  | { readonly ok: false; readonly fault: SsmlFault };

const deepest = 32;

interface OpenElement extends Place {
  readonly tag: SsmlTagName;
  readonly attributes: Map<string, Attribute>;
  readonly children: SsmlNode[];
}

/**
 * Reads SSML strictly: well-formed XML, the eight tags and their attributes, nothing that XML can reach out with (document
 * types, entities of one's own, processing instructions), `speak` at the root and only there. The first fault ends it, so
 * that no document costs more than reading it once.
 */
export function parseSsml(source: string): SsmlDocument {
  try {
    return { ok: true, root: readDocument(source) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    throw error;
  }
}

function readDocument(source: string): SsmlElement {
  const parser = new SaxesParser({ fileName: '' });
  const open: OpenElement[] = [];
  let root: SsmlElement | undefined;
  const placeOf = placesIn(source);
  const blame = (place: Place, problem: string): never => {
    throw new Refusal(place, problem);
  };
  /** Where the attribute before ended, or the name of the tag. */
  let attributesRead = 0;

  parser.on('error', (error) => {
    const stray = strayEntity(source.slice(0, parser.position));
    if (stray) blame(placeOf(stray.offset), stray.problem);
    blame(
      placeOf(Math.max(0, parser.position - 1)),
      error.message.replace(/^[\d:]+ */u, '').replace(/\.$/u, ''),
    );
  });
  parser.on('doctype', () => blame(placeOf(source.indexOf('<!DOCTYPE')), 'a document type is not allowed'));
  parser.on('processinginstruction', ({ target }) =>
    blame(placeOf(source.indexOf(`<?${target}`)), 'a processing instruction is not allowed'),
  );
  parser.on('opentagstart', ({ name }) => {
    const place = placeOf(source.lastIndexOf('<', parser.position - 1));
    const tag = isSsmlTag(name) ? name : blame(place, `unknown tag <${name}>`);
    const misplaced = whyNotHere(tag, open);
    if (misplaced) blame(place, misplaced);
    open.push({ tag, attributes: new Map(), children: [], ...place });
    attributesRead = parser.position;
  });
  parser.on('attribute', ({ name, value }) => {
    const element = open.at(-1);
    if (!element) return;
    const place = placeOf(nextWord(source, attributesRead));
    if (!ssmlTags[element.tag].attributes.includes(name))
      blame(place, `unknown attribute ${name} of <${element.tag}>`);
    if (element.attributes.has(name)) blame(place, `the attribute ${name} stands twice`);
    element.attributes.set(name, { value, ...place });
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
    const place = placeOf(Math.max(0, parser.position - 1 - text.length));
    if (ssmlTags[parent.tag].content === 'nothing' && text.trim() !== '')
      blame(place, `<${parent.tag}> holds no text`);
    parent.children.push({ text, ...place });
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(source).close();
  return root ?? blame({ line: 1, column: 1 }, 'there is no <speak> element');
}

/** Why the tag may not stand here; undefined when it may. */
function whyNotHere(tag: SsmlTagName, open: readonly OpenElement[]): string | undefined {
  const parent = open.at(-1);
  if (!parent && tag !== 'speak') return `the root element is <${tag}>, not <speak>`;
  if (parent && tag === 'speak') return '<speak> stands only at the root';
  if (parent && ssmlTags[parent.tag].content !== 'elements')
    return `<${parent.tag}> holds no other element, here <${tag}>`;
  return open.length >= deepest ? `elements are nested more than ${deepest} deep` : undefined;
}

/** What hides an `&`, to its end or to that of the source, or an `&` that begins none of the references XML knows. */
const hiddenOrStray =
  /<!\[CDATA\[.*?(?:\]\]>|$)|<!--.*?(?:-->|$)|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)(?:([\w.-]+);)?/gisu;

/** The first stray `&`; the parser itself reports it far behind its place. */
function strayEntity(source: string): { readonly offset: number; readonly problem: string } | undefined {
  for (const { 0: found, 1: name, index } of source.matchAll(hiddenOrStray)) {
    if (!found.startsWith('&')) continue;
    return { offset: index, problem: name ? `unknown entity &${name};` : 'the sign & is written &amp;' };
  }
  return undefined;
}

/** Offset of what is not blank from `from` on. */
function nextWord(source: string, from: number): number {
  const word = /\S/gu;
  word.lastIndex = from;
  return word.exec(source)?.index ?? from;
}

/** Finds line and column of an offset without reading the source again each time. */
function placesIn(source: string): (offset: number) => Place {
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
