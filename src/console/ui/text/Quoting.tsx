import type { LanguageAttributes } from '../languages/LanguageText.tsx';

interface QuotingProps {
  /** A sentence in the language of the interface. */
  sentence: string;
  /** The piece of it that is in another language. */
  piece: string | undefined;
  /** Language and direction of the piece; if omitted, those of English, the language of the API's messages. */
  attributes?: LanguageAttributes;
}

const english: LanguageAttributes = { lang: 'en', dir: 'ltr' };

/**
 * A sentence with a quotation in another language, marked so that screen readers pronounce it correctly and its
 * direction is right.
 */
export function Quoting({ sentence, piece, attributes = english }: QuotingProps) {
  const start = piece ? sentence.indexOf(piece) : -1;
  if (!piece || start < 0) return sentence;
  return (
    <>
      {sentence.slice(0, start)}
      <bdi {...attributes}>{piece}</bdi>
      {sentence.slice(start + piece.length)}
    </>
  );
}
