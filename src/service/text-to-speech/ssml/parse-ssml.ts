import { SaxesParser } from 'saxes';
import { isSsmlTag, type SsmlTagName, ssmlTags } from '#contract/ssml.ts';

/** A place in the SSML; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

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

/** What is wrong and where; `cause` names the place too. */
export interface SsmlFault extends Place {
  readonly cause: string;
}

export type SsmlDocument =
  | { readonly ok: true; readonly root: SsmlElement }
  | { readonly ok: false; readonly fault: SsmlFault };

const deepest = 32;

interface OpenElement extends Place {
  readonly tag: SsmlTagName;
  readonly attributes: Map<string, Attribute>;
  readonly children: SsmlNode[];
}

/** A fault at a place, worded for people. */
export function faultAt({ line, column }: Place, problem: string): SsmlFault {
  return { line, column, cause: `line ${line}, column ${column}: ${problem}` };
}

/**
 * Reads SSML strictly: well-formed XML, the eight tags and their attributes, nothing that XML can reach out with (document
 * types, entities of one's own, processing instructions), `speak` at the root and only there. The first fault ends it.
 */
export function parseSsml(source: string): SsmlDocument {
  const parser = new SaxesParser({ fileName: '' });
  const open: OpenElement[] = [];
  let root: SsmlElement | undefined;
  let fault: SsmlFault | undefined;
  const blame = (place: Place, problem: string) => {
    fault ??= faultAt(place, problem);
  };
  const placeOf = placesIn(source);
  const here = () => placeOf(Math.max(0, parser.position - 1));
  let tagStart = 0;

  parser.on('error', (error) => {
    const stray = strayEntity(source.slice(0, parser.position));
    if (stray) blame(placeOf(stray.offset), stray.problem);
    else blame(here(), error.message.replace(/^[\d:]+ */u, '').replace(/\.$/u, ''));
  });
  parser.on('doctype', () => blame(placeOf(source.indexOf('<!DOCTYPE')), 'a document type is not allowed'));
  parser.on('processinginstruction', ({ target }) =>
    blame(placeOf(source.indexOf(`<?${target}`)), 'a processing instruction is not allowed'),
  );
  parser.on('opentagstart', () => {
    tagStart = source.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', (element) => {
    const place = placeOf(tagStart);
    const checked = checkTag(element.name, open);
    if (typeof checked === 'string') blame(place, checked);
    if (fault || typeof checked === 'string') return;
    const attributes = new Map<string, Attribute>();
    for (const [name, value] of Object.entries(element.attributes)) {
      const at = placeOf(attributeStart(source.slice(tagStart, parser.position), name) + tagStart);
      if (!ssmlTags[checked.tag].attributes.includes(name))
        blame(at, `unknown attribute ${name} of <${checked.tag}>`);
      attributes.set(name, { value, ...at });
    }
    const missing = ssmlTags[checked.tag].required.find((name) => !attributes.has(name));
    if (missing) blame(place, `<${checked.tag}> needs the attribute ${missing}`);
    open.push({ tag: checked.tag, attributes, children: [], ...place });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
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
  if (fault) return { ok: false, fault };
  if (!root) return { ok: false, fault: faultAt({ line: 1, column: 1 }, 'there is no <speak> element') };
  return { ok: true, root };
}

/** The tag's name when it may stand here, or what is wrong with it. */
function checkTag(name: string, open: readonly OpenElement[]): { readonly tag: SsmlTagName } | string {
  const tag = isSsmlTag(name) ? name : undefined;
  if (!tag) return `unknown tag <${name}>`;
  const parent = open.at(-1);
  if (!parent && tag !== 'speak') return `the root element is <${tag}>, not <speak>`;
  if (parent && tag === 'speak') return '<speak> stands only at the root';
  if (parent && ssmlTags[parent.tag].content !== 'elements')
    return `<${parent.tag}> holds no other element, here <${tag}>`;
  if (open.length >= deepest) return `elements are nested more than ${deepest} deep`;
  return { tag };
}

/** The first `&` that begins none of the references XML knows; the parser itself reports it far behind its place. */
function strayEntity(source: string): { readonly offset: number; readonly problem: string } | undefined {
  const blank = source.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gsu, (hidden) => ' '.repeat(hidden.length));
  const match = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)(?:([\w.-]+);)?/iu.exec(blank);
  if (!match) return undefined;
  const problem = match[1] ? `unknown entity &${match[1]};` : 'the sign & is written &amp;';
  return { offset: match.index, problem };
}

function attributeStart(tag: string, name: string): number {
  const pattern = new RegExp(`\\s${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}\\s*=`, 'u');
  return tag.search(pattern) + 1;
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
