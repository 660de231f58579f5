import { useSyncExternalStore } from 'react';

/** Milliseconds between two checks of the page: the code of a panel, or an answer, may arrive at any time. */
const lookAgain = 200;

/** The first visible element that matches. */
export const visibleElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

function subscribeToPage(listener: () => void): () => void {
  const timer = setInterval(listener, lookAgain);
  return () => clearInterval(timer);
}

/** What `read` returns about the page, as it is now; `read` returns the same value while nothing changes. */
export const useOnPage = <Value>(read: () => Value): Value => useSyncExternalStore(subscribeToPage, read);

/** Milliseconds to wait for a control to appear. */
const patience = 15_000;

/**
 * Waits for a control, and presses `opener` once if there is none yet.
 *
 * @param former a control of the panel that is being left, which does not count
 * @returns undefined when it did not appear, or when `signal` was aborted
 */
export async function waitForControl(
  selector: string,
  opener: string | undefined,
  former: HTMLElement | undefined,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  const end = Date.now() + patience;
  let isOpened = opener === undefined;
  while (!signal.aborted && Date.now() < end) {
    const found = visibleElement(selector);
    if (found && found !== former) return found;
    const open = !isOpened && opener ? visibleElement(opener) : undefined;
    if (open) {
      isOpened = true;
      open.click();
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgain / 2));
  }
  return undefined;
}
