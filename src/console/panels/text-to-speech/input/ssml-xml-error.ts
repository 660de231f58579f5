import type { SsmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';

/** A part of a text and what replaces it. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface XmlError {
  /** Offset at which the service reports the error, if not at `from`. */
  readonly at?: number;
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** The changes that fix it, if there is only one way. */
  readonly fix?: readonly TextChange[];
}

interface ParserError {
  /** The offset after the character at which the parser stopped. */
  readonly position: number;
  /** The parser's own message. */
  readonly message: string;
  /** The names of the elements open before the parser stopped, outermost first. */
  readonly open: readonly string[];
}

/** Explains an XML error in plain words and, where there is only one way to fix it, says how. */
export function explainXmlError(ssml: string, error: ParserError, words: SsmlProblemWords): XmlError {
  const { position } = error;
  // The parser reads everything after a bare ampersand as an entity name and reports the error far behind it.
  const stray = strayEntity(ssml.slice(0, position));
  if (stray) {
    const from = stray.offset;
    if (stray.name) return { from, to: from + stray.name.length + 1, message: words.entity(stray.name) };
    return {
      ...{ from, to: from + 1, message: words.ampersand },
      fix: [{ from, to: from + 1, insert: '&amp;' }],
    };
  }
  const at = Math.max(0, position - 1);
  return { at, ...explainAt(ssml, at, error, words) };
}

function explainAt(
  ssml: string,
  at: number,
  { position, message, open }: ParserError,
  words: SsmlProblemWords,
): XmlError {
  if (message.startsWith('unexpected close tag') || message.startsWith('unmatched closing tag')) {
    const from = ssml.lastIndexOf('</', at);
    const written = ssml.slice(from, position);
    const place = open.lastIndexOf(written.slice(2, -1).trim());
    if (place >= 0) return { ...unclosedError(from, open.slice(place + 1), words), to: position };
    return {
      ...{ from, to: position, message: words.unmatched(written) },
      fix: [{ from, to: position, insert: '' }],
    };
  }
  if (message.startsWith('unclosed tag')) {
    const unclosed = unclosedPart(ssml, words);
    if (unclosed) return unclosed;
    return unfinishedTag(ssml, ssml.length, words) ?? unclosedError(ssml.length, open, words);
  }
  if (message.startsWith('unquoted attribute value')) {
    const written = /^[^\s"'<>/]*/.exec(ssml.slice(at))?.[0] ?? '';
    const to = at + written.length;
    // Text editors write quotes that XML does not know.
    const value = written.replaceAll(/[“”„‟‘’″]/g, '');
    return {
      ...{ from: at, to, message: words.quotes },
      ...(value && { fix: [{ from: at, to, insert: `"${value}"` }] }),
    };
  }
  if (message.startsWith('no whitespace between attributes')) {
    return { from: at, to: position, message: words.space, fix: [{ from: at, to: at, insert: ' ' }] };
  }
  if (message.startsWith('duplicate attribute')) {
    const name = /: (.*)\.$/.exec(message)?.[1] ?? '';
    return { from: at, to: position, message: words.duplicate(name) };
  }
  if (message.startsWith('the string "]]>"')) {
    const from = Math.max(0, position - 3);
    return {
      ...{ from, to: position, message: words.sectionEnd },
      fix: [{ from, to: position, insert: ']]&gt;' }],
    };
  }
  if (message.startsWith('malformed comment')) return { from: at, to: position, message: words.comment };
  if (message.startsWith('documents may contain only one root')) {
    return { from: at, to: position, message: words.secondRoot };
  }
  if (message.startsWith('text data outside')) {
    return { from: at, to: position, message: words.outsideRoot, ...wrappedInRoot(ssml) };
  }
  return unfinishedTag(ssml, at, words) ?? { from: at, to: position, message: words.malformed };
}

/** A comment, CDATA section or instruction that reaches to the end of the text. */
function unclosedPart(ssml: string, words: SsmlProblemWords): XmlError | undefined {
  const shown = ssml.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>/gs, (whole) =>
    ' '.repeat(whole.length),
  );
  const start = /<!--|<!\[CDATA\[|<\?/.exec(shown);
  if (!start) return undefined;
  const [written] = start;
  const end = written === '<!--' ? '-->' : written === '<?' ? '?>' : ']]>';
  return { from: start.index, to: ssml.length, message: words.unclosedPart(written, end) };
}

/** The fix for a text without a root element. */
export function wrappedInRoot(ssml: string): { readonly fix?: readonly TextChange[] } {
  if (/<\/?speak[\s/>]/.test(ssml)) return {};
  const end = ssml.length;
  return {
    fix: [
      { from: 0, to: 0, insert: '<speak>' },
      { from: end, to: end, insert: '</speak>' },
    ],
  };
}

function unclosedError(from: number, unclosed: readonly string[], words: SsmlProblemWords) {
  const insert = unclosed
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
  const message = words.unclosed(unclosed.at(-1) ?? 'speak');
  return { from, to: from + 1, message, fix: [{ from, to: from, insert }] };
}

/** A `<` that does not start a tag, or a tag that is still being typed. */
function unfinishedTag(ssml: string, at: number, words: SsmlProblemWords): XmlError | undefined {
  const from = ssml.lastIndexOf('<', at - 1);
  if (from < 0) return undefined;
  const rest = ssml.slice(from + 1);
  if (/^[\s\d=]/.test(rest)) {
    return {
      ...{ from, to: from + 1, message: words.lessThan },
      fix: [{ from, to: from + 1, insert: '&lt;' }],
    };
  }
  const written = /^[^<>]*/.exec(rest)?.[0] ?? '';
  if (rest[written.length] === '>') return undefined;
  return { from, to: from + 1 + written.length, message: words.unfinished };
}

/** The first `&` that does not start an XML entity, with the name that follows it, if any. */
function strayEntity(read: string): { readonly offset: number; readonly name?: string } | undefined {
  const shown = read.replace(/<!\[CDATA\[.*?\]\]>|<!--.*?-->/gs, (hidden) => ' '.repeat(hidden.length));
  const match = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)([\w.-]+;)?/i.exec(shown);
  return match ? { offset: match.index, ...(match[1] && { name: match[1] }) } : undefined;
}
