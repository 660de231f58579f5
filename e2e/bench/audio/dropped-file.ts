/** What a page of these benchmarks measured after it was given a file. Milliseconds. */
export interface DropReport {
  /** Until the first bars were painted; absent where nothing is shown before all is. */
  readonly first?: number;
  readonly complete: number;
  /** The longest task of the main thread from the drop on; 0 when none took 50 ms. */
  readonly longestTask: number;
}

/** Calls back with each file that the page is given. */
export function onFile(take: (file: File) => void): void {
  const input = document.querySelector('input');
  input?.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) take(file);
  });
}

/** Times the page from now on. */
export function startWatch() {
  const start = performance.now();
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  return {
    /** Milliseconds until this frame is handed over; to be called in it, as `appears` does. */
    painted: async () => (await afterFrame()) - start,
    longestTask: async () => {
      // The task that drew the last is reported after it.
      await nextFrame();
      await nextFrame();
      observer.disconnect();
      return longestTask;
    },
  };
}

/** Settles with the first frame in which there is such a thing. */
export async function appears<Thing>(look: () => Thing | null | undefined | false): Promise<Thing> {
  for (;;) {
    const found = look();
    if (found) return found;
    await nextFrame();
  }
}

/** The canvas of wavesurfer, which draws into a shadow root. */
export function drawnWaveform(container: Element | null | undefined): Element | null {
  const hosts = [...(container?.querySelectorAll('*') ?? [])];
  const root = hosts.find((element) => element.shadowRoot)?.shadowRoot;
  return root?.querySelector('canvas') ?? null;
}

/** Puts a result where the benchmark waits for it. */
export function report(name: string, result: object): void {
  document.body.dataset[name] = JSON.stringify(result);
}

/** The first task after the callbacks of a frame, before all that waits. */
const afterFrame = () => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
