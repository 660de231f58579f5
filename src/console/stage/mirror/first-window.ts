import * as z from 'zod/mini';
import { readStored, writeStored } from '#console/ui/storage.ts';
import type { StageContent } from '../stage-content.ts';
import { mirrorParameter } from '../stage-state.ts';
import { type MirrorMessage, type MirrorRequest, mirrorName, type SoundTime } from './messages.ts';

/** The key under which the tab stores its id for the mirrors, so that they stay connected after a reload. */
const idKey = 'stage.id';
let channel: BroadcastChannel | undefined;
/** The second window that this page has opened. */
let opened: Window | null = null;
let content: StageContent | undefined;
let time: SoundTime | undefined;

/** The size of a new window, in pixels. */
const size = { width: 1280, height: 720 };

/**
 * Opens a window that mirrors the stage of this one, for a projector.
 *
 * @returns false if the browser does not allow it
 */
export function openMirror(): boolean {
  const id = connectMirrors();
  const address = `${location.pathname}?${mirrorParameter}=${id}`;
  opened = window.open(address, mirrorName(id), `popup,width=${size.width},height=${size.height}`);
  return opened !== null;
}

/** Connects this window with its mirrors, even those opened before a reload. Returns its id, which they know. */
export function connectMirrors(): string {
  const id = readStored(idKey, z.string()) ?? crypto.randomUUID();
  if (!channel) {
    writeStored(idKey, id);
    connect(id);
  }
  return id;
}

/** Whether this page has opened a second window that is still open. */
export const hasMirror = (): boolean => opened !== null && !opened.closed;

function connect(id: string): void {
  channel = new BroadcastChannel(mirrorName(id));
  channel.onmessage = ({ data }: MessageEvent<MirrorRequest>) => {
    if (data.kind !== 'hello') return;
    if (content) post(contentMessage(content));
    if (time) post({ kind: 'time', ...time });
  };
  // The browser releases the lock when this window is gone, whatever the reason.
  void navigator.locks?.request(mirrorName(id), () => new Promise(() => {}));
  if (content) post(contentMessage(content));
}

const post = (message: MirrorMessage) => channel?.postMessage(message);

const contentMessage = (shown: StageContent): MirrorMessage => ({
  kind: 'content',
  content: shown,
  theme: document.documentElement.dataset.theme,
});

/** Shows content in the mirrors. */
export function mirrorContent(shown: StageContent): void {
  content = shown;
  time = undefined;
  post(contentMessage(shown));
}

/** Sends the playback position of the sound to the mirrors. */
export function mirrorTime(now: SoundTime): void {
  time = now;
  post({ kind: 'time', ...now });
}

/** Tells the mirrors that the stage was left. */
export function pauseMirrors(): void {
  content = undefined;
  time = undefined;
  post({ kind: 'paused' });
}
