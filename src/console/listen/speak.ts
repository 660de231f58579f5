/** How playing a recording ended. */
export type PlaybackEnd = 'ended' | 'stopped' | 'refused';

/** Plays a recording; the signal stops it. */
export async function playAudio(audio: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<PlaybackEnd> {
  const address = URL.createObjectURL(new Blob([audio]));
  const element = new Audio(address);
  try {
    return await new Promise<PlaybackEnd>((resolve) => {
      signal.addEventListener('abort', () => resolve('stopped'), { once: true });
      element.addEventListener('ended', () => resolve('ended'), { once: true });
      element.addEventListener('error', () => resolve('refused'), { once: true });
      element.play().catch(() => resolve(signal.aborted ? 'stopped' : 'refused'));
    });
  } finally {
    element.pause();
    URL.revokeObjectURL(address);
  }
}
