import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry, Moderation } from '#contract/local/lookup.ts';
import { type EntryFileReader, type FileRow, rowOf, UnreadableFile } from './entry-file.ts';
import { createXmlReader, escapeXml, type XmlElement } from './xml-file.ts';

const states: Readonly<Record<Moderation, string>> = {
  moderated: 'final',
  'in-progress': 'translated',
  unmoderated: 'initial',
};
const moderationOfState: Readonly<Record<string, Moderation>> = {
  final: 'moderated',
  reviewed: 'moderated',
  translated: 'in-progress',
};

/** The unit being read, with its metadata by category and type. */
interface Unit {
  readonly element: XmlElement;
  readonly metadata: Map<string, string>;
  source: string;
  target: string;
  state?: string | undefined;
  refused?: string;
}

/** Categories of the metadata of a unit: facts of the entry, texts in further languages, and states of all texts. */
const categories = { entry: 'entry', texts: 'texts', moderation: 'moderation' };

/** Reads XLIFF 2.0: each `unit` is an entry. Formatting inside texts is refused. */
export function createXliffReader(): EntryFileReader {
  let rows: FileRow[] = [];
  let root: XmlElement | undefined;
  let unit: Unit | undefined;
  let category = '';
  let isInText = false;
  const read = createXmlReader({
    open(element) {
      const { name, attributes } = element;
      root ??= checkedRoot(element);
      if (isInText && unit) unit.refused ??= `formatting inside a text (“${name}”)`;
      if (name === 'unit') unit = { element, metadata: new Map(), source: '', target: '' };
      else if (name === 'segment' && unit) unit.state ??= attributes.state;
      else if (name === 'metaGroup') category = attributes.category ?? '';
      else if (name === 'source' || name === 'target') isInText = true;
    },
    close({ name, attributes }, text) {
      if (name === 'source' || name === 'target') {
        isInText = false;
        // A unit may be divided into several segments.
        if (unit) unit[name] += text;
      } else if (name === 'meta') unit?.metadata.set(`${category} ${attributes.type}`, text);
      else if (name === 'unit' && unit && root) {
        rows.push(rowOfUnit(unit, root.attributes));
        unit = undefined;
      }
    },
  });
  return (text, isLast) => {
    read(text, isLast);
    const complete = rows;
    rows = [];
    return complete;
  };
}

function checkedRoot(root: XmlElement): XmlElement {
  const { name, attributes, line } = root;
  if (name !== 'xliff') throw new UnreadableFile('not XLIFF: it has no element “xliff”', line);
  if (!attributes.version?.startsWith('2.')) {
    throw new UnreadableFile(`XLIFF ${attributes.version ?? 'without a version'}; expected 2.0`, line);
  }
  return root;
}

function rowOfUnit(unit: Unit, { srcLang = '', trgLang = '' }: XmlElement['attributes']): FileRow {
  const { element, metadata, refused, state = '' } = unit;
  const { line, attributes } = element;
  if (refused !== undefined) return { line, refused };
  const written = new Map([
    [srcLang, unit.source],
    [trgLang, unit.target],
  ]);
  for (const [key, text] of metadata) {
    const [category, language = ''] = key.split(' ');
    if (category === categories.texts) written.set(language, text);
  }
  const texts = [...written]
    .filter(([, text]) => text.trim() !== '')
    .map(([language, text]) => {
      const known = metadata.get(`${categories.moderation} ${language}`);
      return [language, { text, moderation: known ?? moderationOfState[state] }] as const;
    });
  return rowOf(line, {
    id: attributes.id,
    texts: new Map(texts),
    source: srcLang,
    domain: metadata.get(`${categories.entry} domain`),
    account: metadata.get(`${categories.entry} account`),
  });
}

/**
 * Writes entries as XLIFF 2.0, which has one source language (English, otherwise the first language) and one target
 * language (the first other one). Texts in further languages are in the metadata of their unit.
 */
export async function* writeXliff(
  entries: AsyncIterable<Entry>,
  languages: readonly TranslationLanguage[],
): AsyncGenerator<string> {
  const source = languages.find((language) => language === 'en') ?? languages[0] ?? 'en';
  const target = languages.find((language) => language !== source) ?? 'hi';
  yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.0" srcLang="${source}" trgLang="${target}">
<file id="lookup" xml:space="preserve">
`;
  let empty = true;
  for await (const entry of entries) {
    empty = false;
    yield unitOf(entry, source, target);
  }
  // A file has at least one unit.
  if (empty) yield '<unit id="none"><segment><source></source></segment></unit>\n';
  yield '</file>\n</xliff>\n';
}

function unitOf(
  { id, domain, account, texts }: Entry,
  source: TranslationLanguage,
  target: TranslationLanguage,
): string {
  const all = Object.entries(texts);
  const others = all.filter(([language]) => language !== source && language !== target);
  const metadata = [
    metaGroup(categories.entry, Object.entries({ domain, account })),
    metaGroup(
      categories.moderation,
      all.map(([language, { moderation }]) => [language, moderation]),
    ),
    metaGroup(
      categories.texts,
      others.map(([language, { text }]) => [language, text]),
    ),
  ].join('');
  const state = states[texts[target]?.moderation ?? 'unmoderated'];
  return `<unit id="${escapeXml(id)}"><mda:metadata>${metadata}</mda:metadata>
<segment state="${state}"><source>${escapeXml(texts[source]?.text ?? '')}</source><target>${escapeXml(texts[target]?.text ?? '')}</target></segment></unit>
`;
}

function metaGroup(category: string, values: readonly (readonly [string, string | null])[]): string {
  const known = values.flatMap(([type, value]) =>
    value === null ? [] : [`<mda:meta type="${type}">${escapeXml(value)}</mda:meta>`],
  );
  return known.length > 0 ? `<mda:metaGroup category="${category}">${known.join('')}</mda:metaGroup>` : '';
}
