import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.string()) })),
    }),
  ),
});

/**
 * The longest task of the page's main thread while something is done, in milliseconds of processor time. On a
 * busy machine a task also waits for a processor, which says nothing about the page.
 */
export async function longestTaskMilliseconds(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = Trace.parse(JSON.parse(String(await browser.stopTracing())));
  const place = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(place),
  );
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && mains.has(place(event)));
  if (tasks.length === 0) throw new Error('the trace contains no task of the main thread');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * The processor time of the page's main thread while it sorts 120,000 strings, in milliseconds. Comparing the longest
 * task of the console with it gives the same result on slow and fast machines. The time is read from a counter, because
 * tracing can start too late for a task this short.
 */
export async function sortingMilliseconds(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const found = metrics.find(({ name }) => name === 'ThreadTime');
    if (!found) throw new Error('the browser does not measure the time of the main thread');
    return found.value;
  };
  const before = await seconds();
  await page.evaluate(() => {
    const count = 120_000;
    const strings = Array.from({ length: count }, (_, index) => `Order ${(index * 7919) % count} arrives`);
    return strings.sort().length;
  });
  const time = (await seconds()) - before;
  await session.detach();
  return time * 1000;
}
