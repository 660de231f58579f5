import { en } from './en/text-to-speech-result.ts';
import type { Catalogue } from './words.tsx';

export type TextToSpeechResultWords = typeof en;

/** Words of what was spoken, and of the takes. They travel with the text-to-speech panel. */
export const textToSpeechResultWords: Catalogue<TextToSpeechResultWords> = { en };
