import { useEffect } from 'react';
import { createScope } from '#console/audio/listener-scope.ts';
import type { Playback } from '#console/audio/playback/playback.ts';
import { onThemeChange } from '#console/audio/timeline/theme-colours.ts';
import type { StageContent } from '../stage-content.ts';
import { mirrorContent, mirrorTime } from './first-window.ts';

/** Milliseconds between two messages about a sound that plays; mirrors extrapolate the time in between. */
const timeInterval = 1000;

/** Shows content and the time of its sound in the windows that mirror this one. */
export function useMirrored(content: StageContent, playback: Playback | undefined): void {
  useEffect(() => {
    mirrorContent(content);
    return onThemeChange(() => mirrorContent(content));
  }, [content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content needs the time again.
  useEffect(() => {
    if (!playback) return;
    const { element } = playback;
    const tell = () =>
      mirrorTime({
        seconds: element.currentTime,
        playing: !element.paused,
        rate: element.playbackRate,
        at: Date.now(),
      });
    const timer = setInterval(() => !element.paused && tell(), timeInterval);
    const { signal, end } = createScope(() => clearInterval(timer));
    for (const name of ['play', 'pause', 'seeked', 'ended', 'ratechange']) {
      element.addEventListener(name, tell, { signal });
    }
    tell();
    return end;
  }, [playback, content]);
}
