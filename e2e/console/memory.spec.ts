import type { Page } from '@playwright/test';
import { expect, test } from '../verbs/fixtures.ts';

/** The memory that the page still uses after garbage collection. */
async function memoryInUse(page: Page): Promise<{ memory: number; addresses: number; contexts: number }> {
  const session = await page.context().newCDPSession(page);
  // One garbage collection can make more objects collectable by the next.
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const [addresses, contexts] = await page.evaluate<[number, number]>('[liveAddresses.size, audioContexts]');
  // Audio is stored outside the heap.
  return { memory: usedSize + backingStorageSize, addresses, contexts };
}

test('the page uses at most 1.2 times as much memory after 50 syntheses as after 5', {
  tag: ['@slow', '@resources'],
}, async ({ console: _, page }) => {
  test.slow();
  await page.addInitScript(() => {
    const liveAddresses = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const address = createObjectURL.call(URL, object);
      liveAddresses.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      liveAddresses.delete(address);
      revokeObjectURL.call(URL, address);
    };
    Object.assign(globalThis, { liveAddresses, audioContexts: 0 });
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        Object.assign(globalThis, { audioContexts: Number(Reflect.get(globalThis, 'audioContexts')) + 1 });
      }
    };
  });
  await page.goto('/text-to-speech');
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const speak = async (count: number) => {
    await text.fill(`This is sentence ${count}.`);
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.ok(),
    );
    await page.getByRole('button', { name: 'Speak' }).first().click();
    await answered;
    await expect(page.getByRole('slider', { name: 'Position in the recording' })).toBeVisible();
  };
  for (let count = 1; count <= 5; count += 1) await speak(count);
  const heldAfterFew = await memoryInUse(page);
  for (let count = 6; count <= 50; count += 1) await speak(count);
  const heldAfterMany = await memoryInUse(page);
  const ratio = heldAfterMany.memory / heldAfterFew.memory;
  test.info().annotations.push({ type: 'figures', description: `${ratio.toFixed(3)} times` });
  expect(ratio).toBeLessThan(1.2);
  expect(heldAfterMany.addresses).toBeLessThanOrEqual(heldAfterFew.addresses);
  expect(heldAfterMany.contexts).toBe(0);
});
