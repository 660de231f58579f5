import { en } from './en/text-to-speech.ts';
import type { Catalogue } from './words.tsx';

export type TextToSpeechWords = typeof en;

/** Words of what is spoken and how: input, voice and sound. They travel with the panel. */
export const textToSpeechWords: Catalogue<TextToSpeechWords> = { en };
