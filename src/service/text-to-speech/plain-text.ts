import type { Segment, Voice } from '#service/engines/synthesis/synthesizer.ts';
import { sentencePause } from './pauses.ts';

/** The voice, speed and pitch of plain text, and the defaults of an SSML document. */
export interface SpeechStyle {
  readonly voice: Voice;
  readonly speed: number;
  /** Change of pitch in semitones. */
  readonly pitch: number;
}

/**
 * Segments of plain text: a single string, or several sentences with a pause between those that are not empty.
 * Positions count within the strings joined by line breaks.
 */
export function plainTextSegments(text: string | readonly string[], manner: SpeechStyle): Segment[] {
  const segments: Segment[] = [];
  let textStart = 0;
  for (const [sentence, content] of (typeof text === 'string' ? [text] : text).entries()) {
    if (content.trim() !== '') {
      if (segments.length > 0) segments.push({ kind: 'pause', seconds: sentencePause });
      segments.push({ kind: 'speech', text: content, textStart, ...manner, volume: 0, sentence });
    }
    textStart += content.length + 1;
  }
  return segments;
}
