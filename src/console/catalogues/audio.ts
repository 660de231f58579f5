import { en } from './en/audio.ts';
import type { Catalogue } from './words.tsx';

export type AudioWords = typeof en;

/** Words of the waveform, the player and what stands under them. */
export const audioWords: Catalogue<AudioWords> = { en };
