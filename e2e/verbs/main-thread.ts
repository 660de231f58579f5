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
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
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
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * The time of a task that sorts 120,000 strings on this page, in milliseconds of processor time. Comparing the longest
 * task of the console with it gives the same result on slow and fast machines. A page of its own would not do: tracing
 * reaches the process of a new page late and can miss the task.
 */
export function sortingTask(page: Page): Promise<number> {
  return longestTask(page, async () => {
    await page.evaluate(() => {
      const count = 120_000;
      const strings = Array.from({ length: count }, (_, index) => `Order ${(index * 7919) % count} arrives`);
      return strings.sort().length;
    });
  });
}
