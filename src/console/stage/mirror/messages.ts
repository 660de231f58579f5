import type { StageContent } from '../stage-content.ts';

/** What the first window sends to the windows that mirror its stage. */
export type MirrorMessage =
  | { readonly kind: 'content'; readonly content: StageContent; readonly theme: string | undefined }
  | ({ readonly kind: 'time' } & SoundTime)
  /** The first window has left the stage. */
  | { readonly kind: 'paused' };

/** The message with which a mirror that has just been opened asks for the content. */
export interface MirrorRequest {
  readonly kind: 'hello';
}

/** The playback position of a sound at a moment. */
export interface SoundTime {
  readonly seconds: number;
  readonly playing: boolean;
  /** How fast it plays; 1 is normal. */
  readonly rate: number;
  /** The moment of this position, in milliseconds since the epoch. */
  readonly at: number;
}

/** The name of the channel between the windows, and of the lock that the first one holds while it exists. */
export const mirrorName = (id: string) => `stage-${id}`;
