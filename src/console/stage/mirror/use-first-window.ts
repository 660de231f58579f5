import { useEffect, useState } from 'react';
import type { SoundClock } from '../sound/clock.ts';
import type { StageContent } from '../stage-content.ts';
import { type MirrorMessage, type MirrorRequest, mirrorName } from './messages.ts';
import { createMirrorClock } from './mirror-clock.ts';

/** `gone`: the first window was closed, or never answered. `paused`: it is not showing a stage at the moment. */
export type FirstWindowState = 'waiting' | 'shown' | 'paused' | 'gone';

/** Milliseconds after which a first window that has not answered counts as gone. */
const answerTime = 3000;

/** The stage of the first window, which has this id; once that window is gone, its last state. */
export function useFirstWindow(id: string): {
  readonly content: StageContent | undefined;
  readonly clock: SoundClock;
  readonly state: FirstWindowState;
} {
  const [content, setContent] = useState<StageContent>();
  const [state, setState] = useState<FirstWindowState>('waiting');
  const [clock] = useState(createMirrorClock);
  useEffect(() => {
    const channel = new BroadcastChannel(mirrorName(id));
    const ended = new AbortController();
    let watching = false;
    const watch = async () => {
      if (watching || !navigator.locks) return;
      watching = true;
      // The lock is granted when the first window, which holds it, is gone.
      const options = { mode: 'shared', signal: ended.signal } as const;
      await navigator.locks.request(mirrorName(id), options, () => setState('gone')).catch(() => {});
      watching = false;
    };
    channel.onmessage = ({ data }: MessageEvent<MirrorMessage>) => {
      if (data.kind === 'time') clock.set(data);
      else if (data.kind === 'paused') setState('paused');
      else if (data.kind === 'content') {
        const { theme } = data;
        if (theme === undefined) delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        setContent(data.content);
        setState('shown');
        void watch();
      }
    };
    const hello: MirrorRequest = { kind: 'hello' };
    channel.postMessage(hello);
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'gone' : now)), answerTime);
    return () => {
      clearTimeout(timer);
      ended.abort();
      channel.close();
    };
  }, [id, clock]);
  return { content, clock, state };
}
