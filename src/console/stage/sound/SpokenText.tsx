import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { TimedWord } from '#console/audio/timed-words.ts';
import { followCurrentWord } from '#console/audio/transcript/follow-current-word.ts';
import { TranscriptText } from '#console/audio/transcript/TranscriptText.tsx';
import { transcriptPage } from '#console/audio/transcript/transcript-page.ts';
import { transcriptParagraphs } from '#console/audio/transcript/transcript-text.ts';
import { wordPositions } from '#console/audio/transcript/word-positions.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import type { SoundClock } from './clock.ts';

interface SpokenTextProps {
  text: string;
  /** The API's code of its language. */
  language: string;
  words: readonly TimedWord[];
  clock: SoundClock;
  /** The element that scrolls, so that the spoken word stays in view. */
  scroller: RefObject<HTMLElement | null>;
}

const noWords: readonly TimedWord[] = [];

/** A text in large type, with the word that is being spoken highlighted. */
export function SpokenText({ text, language, words = noWords, clock, scroller }: SpokenTextProps) {
  const root = useRef<HTMLElement>(null);
  const paragraphs = useMemo(() => transcriptParagraphs([words], text), [words, text]);
  useEffect(() => {
    if (!root.current || !scroller.current || words.length === 0) return;
    const positions = wordPositions([words], paragraphs);
    const page = transcriptPage(root.current, positions);
    return followCurrentWord(page, positions, clock, scroller.current, () => {}).stop;
  }, [words, paragraphs, clock, scroller]);
  return (
    <TranscriptText
      ref={root}
      paragraphs={paragraphs}
      className="stage-type wrap-anywhere whitespace-pre-wrap"
      {...languageAttributes(language)}
      lang={languageAttributes(language).lang}
    />
  );
}
