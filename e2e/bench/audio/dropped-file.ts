/** Milliseconds from choosing a file until a page has drawn its waveform. */
export interface DrawTimes {
  /** Time until the first bars are painted; absent when the page draws only the complete waveform. */
  readonly first?: number;
  readonly complete: number;
  /** The longest time that the main thread was blocked. */
  readonly longestWait: number;
}

/** Calls back with each file that is chosen in the page. */
export function onFile(take: (file: File) => void): void {
  const input = document.querySelector('input');
  input?.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) take(file);
  });
}

/**
 * Waits until `look` finds something. Looks once per frame, because a MutationObserver of the document does not see
 * into a shadow root.
 */
export async function waitFor<Thing>(look: () => Thing | null | undefined | false): Promise<Thing> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Waits like `waitFor`, and resolves with the time at which the frame with the result was painted. */
export async function waitForPaint(look: () => unknown): Promise<number> {
  await waitFor(look);
  return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
}

/** The canvas of wavesurfer, which draws into a shadow root. */
export function findDrawnWaveform(container: Element | null | undefined): Element | null {
  const hosts = [...(container?.querySelectorAll('*') ?? [])];
  const root = hosts.find((element) => element.shadowRoot)?.shadowRoot;
  return root?.querySelector('canvas') ?? null;
}

/** Hands a result to the benchmark. */
export function report(name: string, result: object): void {
  document.body.dataset[name] = JSON.stringify(result);
}
