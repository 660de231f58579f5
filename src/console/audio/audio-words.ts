import type { Catalogue } from '#console/catalogues/words.tsx';
import type { Unreadable } from './analysis.ts';

const en = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 5 seconds',
  forward: 'Forward 5 seconds',
  speed: 'Playback speed',
  zoom: 'Zoom',
  wholeFile: 'Whole file',
  seconds: (count: number) => `${count} s`,
  position: 'Position in the recording',
  positionText: (time: string, length: string) => `${time} of ${length}`,
  overview: 'Overview of the recording',
  reading: (percent: number) => `Reading the recording: ${percent} %`,
  readingStart: 'Reading the recording',
  unreadable: {
    empty: 'This file is empty.',
    'unknown-kind': 'These bytes are not wav, flac, mp3 or ogg.',
    damaged: 'This recording is damaged: its bytes cannot be decoded.',
    'unknown-encoding': 'This wav file holds samples in an encoding that cannot be shown.',
    'no-samples': 'This recording holds no samples.',
    'no-decoder': 'This browser cannot decode this recording, so there is no waveform.',
    'too-long':
      'This browser decodes whole files only, and this one is too long for that: play it without a waveform, or use a newer browser.',
  } satisfies Record<Unreadable, string>,
  cutShort: 'The file ends before its header says it does.',
  damagedAfter: (time: string) => `The recording is damaged: nothing after ${time} can be decoded.`,
  previousWord: 'Previous word',
  nextWord: 'Next word',
};

export type AudioWords = typeof en;

/** Words of the waveform, the player and what stands under them. */
export const audioWords: Catalogue<AudioWords> = { en };
