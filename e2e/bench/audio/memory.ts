import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/**
 * Watches the resident memory of all processes of a browser, in MB; undefined on systems without /proc.
 *
 * @returns a function that stops watching and returns the peak above the memory at the start
 */
export async function watchMemory(browser: Browser): Promise<(() => Promise<number>) | undefined> {
  const session = await browser.newBrowserCDPSession();
  const now = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { id }) => sum + residentMegabytes(id), 0);
  };
  const start = await now();
  if (start === 0) return undefined;
  let peak = start;
  let over = false;
  const watching = (async () => {
    while (!over) {
      peak = Math.max(peak, await now());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    over = true;
    await watching;
    await session.detach();
    return peak - start;
  };
}

function residentMegabytes(id: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}
