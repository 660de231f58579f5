/** How playing a recording ended. */
export type Played = 'ended' | 'stopped' | 'refused';

/** Plays a recording; the signal stops it. */
export async function playAudio(audio: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Played> {
  const address = URL.createObjectURL(new Blob([audio]));
  const element = new Audio(address);
  try {
    return await new Promise<Played>((resolve) => {
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
