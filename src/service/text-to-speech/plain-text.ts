import type { Segment, Voice } from '#service/engines/synthesizer.ts';

/** Pause after a sentence, in seconds: after `<s>` and between the strings of a `text` list. */
export const sentencePause = 0.4;

/** How everything is spoken unless something says otherwise. */
export interface Manner {
  readonly voice: Voice;
  readonly speed: number;
  /** Semitones. */
  readonly pitch: number;
}

/**
 * Segments of plain text: one string as it is, or several sentences with a sentence pause between them. Positions
 * count within the strings joined by one line break.
 */
export function plainTextSegments(text: string | readonly string[], manner: Manner): Segment[] {
  const sentences = typeof text === 'string' ? [text] : text;
  let textStart = 0;
  return sentences.flatMap((sentence, index): Segment[] => {
    const start = textStart;
    textStart += sentence.length + 1;
    const speech: Segment = {
      kind: 'speech',
      text: sentence,
      textStart: start,
      ...manner,
      volume: 0,
      sentence: index,
    };
    return index === 0 ? [speech] : [{ kind: 'pause', seconds: sentencePause }, speech];
  });
}
