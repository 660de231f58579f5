import { SaxesParser } from 'saxes';
import { isSsmlTag } from '#contract/ssml.ts';
import { escapeText } from './ssml-edit.ts';

/**
 * A word of at most two characters before a full stop is an abbreviation (`डॉ.`, `Dr.`) and does not end a sentence.
 */
const maxAbbreviationLetters = 2;

/** Splits a paragraph into sentences by the rules of its language (BCP-47). */
function splitSentences(paragraph: string, language: string | undefined): string[] {
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)) {
    open += segment;
    const word = /(\S+)\.\s*$/u.exec(open)?.[1];
    if (
      word !== undefined &&
      [...graphemes.segment(word)].length <= maxAbbreviationLetters &&
      !/^\d+$/.test(word)
    )
      continue;
    sentences.push(open.trim());
    open = '';
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== '');
}

/** Converts plain text to SSML: lines become paragraphs, their sentences `<s>`. */
export function textToSsml(text: string, language: string | undefined): string {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  if (paragraphs.length === 0) return '<speak></speak>';
  const written = paragraphs.map((line) => {
    const sentences = splitSentences(line, language).map((sentence) => `    <s>${escapeText(sentence)}</s>`);
    return ['  <p>', ...sentences, '  </p>'].join('\n');
  });
  return ['<speak>', ...written, '</speak>'].join('\n');
}

/** Converts SSML to plain text, and lists the tags whose meaning is lost; undefined if it cannot be parsed. */
export function ssmlToText(ssml: string): { readonly text: string; readonly lost: string[] } | undefined {
  let text = '';
  let broken = false;
  const lost = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', () => {
    broken = true;
  });
  parser.on('opentag', ({ name }) => {
    if (!['speak', 'p', 's'].includes(name)) lost.add(isSsmlTag(name) ? name : `${name}?`);
  });
  parser.on('text', (part) => {
    text += part.replace(/\s+/gu, ' ');
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'p') text += '\n';
    if (name === 's') text += ' ';
  });
  parser.write(ssml).close();
  if (broken) return undefined;
  const lines = text.split('\n').map((line) => line.replace(/ +/g, ' ').trim());
  return { text: lines.filter((line) => line !== '').join('\n'), lost: [...lost] };
}
