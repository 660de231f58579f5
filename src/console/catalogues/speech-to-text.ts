import { en } from './en/speech-to-text.ts';
import type { Catalogue } from './words.tsx';

export type SpeechToTextWords = typeof en;

/** Words of the speech-to-text panel; they travel with its chunk. */
export const speechToTextWords: Catalogue<SpeechToTextWords> = { en };
