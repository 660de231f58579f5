import type { Entry } from '#contract/local/lookup.ts';
import { type EntryFileReader, type FileEntry, type FileRow, rowOf, UnreadableFile } from './entry-file.ts';
import { createXmlReader, escapeXml, type XmlElement } from './xml-file.ts';

/** The translation unit being read. */
interface Unit {
  readonly element: XmlElement;
  readonly texts: Map<string, { text: string; moderation?: string | undefined }>;
  domain?: string;
  account?: string;
  refused?: string;
}

/** Reads TMX 1.4: each `tu` is an entry. Formatting inside texts is refused. */
export function createTmxReader(): EntryFileReader {
  let rows: FileRow[] = [];
  let srclang: string | undefined;
  let unit: Unit | undefined;
  let variant: { readonly tag: string; text?: string; moderation?: string } | undefined;
  let isInText = false;
  let root: string | undefined;
  const read = createXmlReader({
    open(element) {
      const { name, attributes, line } = element;
      root ??= name;
      if (root !== 'tmx') throw new UnreadableFile('not TMX: it has no element “tmx”', line);
      if (isInText && unit) unit.refused ??= `formatting inside a text (“${name}”)`;
      if (name === 'header') srclang = attributes.srclang;
      else if (name === 'tu') unit = { element, texts: new Map() };
      else if (name === 'tuv') variant = { tag: attributes['xml:lang'] ?? attributes.lang ?? '' };
      else if (name === 'seg') isInText = true;
    },
    close({ name, attributes }, text) {
      if (!unit) return;
      if (name === 'prop') {
        if (attributes.type === 'x-moderation' && variant) variant.moderation = text.trim();
        else if (attributes.type === 'x-domain') unit.domain = text.trim();
        else if (attributes.type === 'x-account') unit.account = text.trim();
      } else if (name === 'seg') {
        isInText = false;
        if (variant) variant.text = text;
      } else if (name === 'tuv' && variant) {
        const { tag, text: written = '', moderation } = variant;
        if (unit.texts.has(tag)) unit.refused ??= `two texts in “${tag}”`;
        unit.texts.set(tag, { text: written, moderation });
        variant = undefined;
      } else if (name === 'tu') {
        rows.push(rowOfUnit(unit, srclang));
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

function rowOfUnit({ element, refused, ...about }: Unit, srclang: string | undefined): FileRow {
  const { line, attributes } = element;
  if (refused !== undefined) return { line, refused };
  const given: FileEntry = { ...about, id: attributes.tuid, source: attributes.srclang ?? srclang };
  return rowOf(line, given);
}

/** Writes entries as TMX 1.4. */
export async function* writeTmx(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="language-console" creationtoolversion="1" segtype="sentence" o-tmf="lookup" adminlang="en" srclang="*all*" datatype="plaintext"/>
<body>
`;
  for await (const { id, domain, account, texts } of entries) {
    const variants = Object.entries(texts).map(
      ([language, { text, moderation }]) =>
        `<tuv xml:lang="${language}">${prop('moderation', moderation)}<seg>${escapeXml(text)}</seg></tuv>\n`,
    );
    yield `<tu tuid="${escapeXml(id)}">${prop('domain', domain)}${prop('account', account)}\n${variants.join('')}</tu>\n`;
  }
  yield '</body>\n</tmx>\n';
}

const prop = (name: string, value: string | null) =>
  value === null ? '' : `<prop type="x-${name}">${escapeXml(value)}</prop>`;
