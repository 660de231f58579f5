import { memo, type Ref, startTransition, useEffect, useState } from 'react';
import { paragraphsInBlock, type TranscriptParagraph } from './transcript-text.ts';

interface TranscriptTextProps {
  paragraphs: readonly TranscriptParagraph[];
  /** The accessible name, which describes the keyboard shortcuts; without it the text cannot be focused. */
  hint?: string;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto' | undefined;
  className?: string;
  ref: Ref<HTMLElement>;
}

/** Scrolling text with a cursor must be focusable, although it is not a control. */
const focusableProps = { tabIndex: 0 };
/** Blocks rendered first, more than the view holds; the others follow after the first paint. */
const initialBlocks = 2;
const blocksPerStep = 10;
/** Characters per line, to estimate the height of a block before it has been laid out. */
const lettersPerLine = 90;

/**
 * The text of a transcript. All of it is in the document, so that it can be found, selected and read as text; it is
 * added block by block and laid out only near the view (`bench transcript`).
 */
export const TranscriptText = memo(function TranscriptText(props: TranscriptTextProps) {
  const { paragraphs, hint, lang, dir, ref, className = 'px-5 py-4 text-result' } = props;
  const [rendered, setRendered] = useState(initialBlocks);
  const count = Math.ceil(paragraphs.length / paragraphsInBlock);
  const blocks = Array.from({ length: Math.min(rendered, count) }, (_, block) => block);
  useEffect(() => {
    if (rendered >= count) return;
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + blocksPerStep)));
    return () => clearTimeout(timer);
  }, [rendered, count]);
  return (
    <article
      ref={ref}
      aria-label={hint}
      {...(hint !== undefined && focusableProps)}
      lang={lang}
      dir={dir}
      data-result=""
      className={`${className} focus-visible:-outline-offset-2`}
    >
      {blocks.map((block) => (
        <Block key={block} paragraphs={paragraphs} block={block} />
      ))}
    </article>
  );
});

interface BlockProps {
  paragraphs: readonly TranscriptParagraph[];
  block: number;
}

const Block = memo(function Block({ paragraphs, block }: BlockProps) {
  const first = block * paragraphsInBlock;
  const own = paragraphs.slice(first, first + paragraphsInBlock);
  const lines = own.reduce((sum, { text }) => sum + Math.ceil(text.length / lettersPerLine), 0);
  return (
    <div
      className="[content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto calc(${lines}lh + ${own.length * 8}px)` }}
    >
      {own.map(({ text, spans }, number) => (
        <p key={spans[0]?.index ?? text} data-paragraph={first + number} className="mb-2">
          {text}
        </p>
      ))}
    </div>
  );
});
