import { SaxesParser } from 'saxes';
import { UnreadableFile } from './entry-file.ts';

/** Limits for the depth of nested elements and, in characters, for a text and for an unfinished tag. */
const limits = { depth: 50, characters: 200_000, unfinished: 1_000_000 };

export interface XmlElement {
  /** The name without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The line on which its start tag ends. */
  readonly line: number;
}

export interface XmlEvents {
  open(element: XmlElement): void;
  /** `text` is all text directly in the element. */
  close(element: XmlElement, text: string): void;
}

/**
 * Reads XML piece by piece. A DOCTYPE is refused, and with it any entities that the file declares.
 *
 * @throws UnreadableFile
 */
export function createXmlReader({ open, close }: XmlEvents): (text: string, isLast: boolean) => void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const elements: { readonly element: XmlElement; text: string }[] = [];
  const fail = (reason: string): never => {
    throw new UnreadableFile(reason, parser.line);
  };
  /** Number of characters since the last event of the parser. */
  let unfinished = 0;
  const addText = (text: string) => {
    unfinished = 0;
    const inner = elements.at(-1);
    if (!inner) return;
    inner.text += text;
    if (inner.text.length > limits.characters) fail('a text is too long');
  };
  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => fail('a DOCTYPE is not allowed'));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', () => {
    unfinished = 0;
  });
  parser.on('opentag', ({ name, attributes }) => {
    unfinished = 0;
    if (elements.length === limits.depth) fail('too many nested elements');
    const element = { name: localName(name), attributes, line: parser.line };
    elements.push({ element, text: '' });
    open(element);
  });
  parser.on('closetag', () => {
    unfinished = 0;
    const closed = elements.pop();
    if (closed) close(closed.element, closed.text);
  });
  return (text, isLast) => {
    unfinished += text.length;
    parser.write(text);
    if (unfinished > limits.unfinished) fail('a tag or a text is too long');
    if (isLast) parser.close();
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Escapes text for the content of an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
