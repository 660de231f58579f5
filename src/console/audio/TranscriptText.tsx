import { memo, type Ref } from 'react';
import type { TranscriptParagraph } from './transcript-text.ts';

interface TranscriptTextProps {
  paragraphs: readonly TranscriptParagraph[];
  /** What its keys do. */
  hint: string;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto' | undefined;
  ref: Ref<HTMLElement>;
}

/** Text that scrolls and has a cursor of its own must be reached by Tab, though it is no control. */
const reachable = { tabIndex: 0 };

/**
 * The text of a transcript, all of it in the document, so that it can be found, selected and read as text; only what
 * is near the view is laid out.
 */
export const TranscriptText = memo(function TranscriptText(props: TranscriptTextProps) {
  const { paragraphs, hint, lang, dir, ref } = props;
  return (
    <article
      ref={ref}
      aria-label={hint}
      {...reachable}
      lang={lang}
      dir={dir}
      className="px-5 py-4 text-result focus-visible:-outline-offset-2"
    >
      {paragraphs.map((paragraph, number) => (
        <p
          key={paragraph.spans[0]?.index ?? paragraph.text}
          data-paragraph={number}
          className="mb-2 [contain-intrinsic-size:auto_3lh] [content-visibility:auto]"
        >
          {paragraph.text}
        </p>
      ))}
    </article>
  );
});
