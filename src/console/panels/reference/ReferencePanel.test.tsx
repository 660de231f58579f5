// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TargetProvider } from '#console/targets/target-choice.tsx';
import { AnnouncerProvider } from '#console/ui/feedback/Announcer.tsx';
import { ArmedFault } from '#contract/local/service.ts';
import { indexAnchors } from '#contract/reference/anchors.ts';
import { referencePages } from '#contract/reference/pages.ts';
import { createFaultQueue } from '#service/store/faults/fault-queue-memory.ts';
import { openTestPage, type TestPage } from '#testing/console/test-page.tsx';
import { ReferencePanel } from './ReferencePanel.tsx';

let page: TestPage;
let faults: ReturnType<typeof createFaultQueue>;
let calls: string[];

/** Answers the calls of the page like the fault injection of the embedded service. */
const fetchCall: typeof fetch = async (input, init) => {
  const method = init?.method ?? 'GET';
  calls.push(`${method} ${String(input)}`);
  if (method === 'POST') await faults.arm(ArmedFault.parse(JSON.parse(String(init?.body))));
  if (method === 'DELETE') await faults.clear();
  return Response.json(await faults.list());
};

beforeEach(() => {
  faults = createFaultQueue();
  calls = [];
  page = openTestPage(fetchCall);
});
afterEach(() => page.close());

/** Opens an address in the page. */
async function open(address: string) {
  history.replaceState(null, '', address);
  await page.show(
    <AnnouncerProvider>
      <TargetProvider>
        <ReferencePanel />
      </TargetProvider>
    </AnnouncerProvider>,
  );
}

const current = () => page.element.querySelector('[aria-current=location]')?.id;

describe('the reference', () => {
  it('shows every section and entry of every page with its anchor', { tags: 'slow' }, async () => {
    for (const { id, title, sections } of referencePages()) {
      await open(`/reference#${id}`);
      expect(page.element.querySelector('h2')?.textContent).toBe(title);
      const anchors = sections.flatMap((one) => [one.id, ...one.entries.map((entry) => entry.id)]);
      expect(anchors.filter((anchor) => !document.getElementById(anchor))).toEqual([]);
      await page.leave();
    }
  });

  it('every link in it leads to an anchor', { tags: 'slow' }, async () => {
    const anchors = indexAnchors(referencePages());
    for (const { id } of referencePages()) {
      await open(`/reference#${id}`);
      const links = [...page.element.querySelectorAll('a[href^="#"]')].map((link) =>
        link.getAttribute('href'),
      );
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((link) => !anchors.has(link?.slice(1) ?? ''))).toEqual([]);
      await page.leave();
    }
  });

  it('marks what the address names, and follows the address', async () => {
    await open('/reference#translation.nmtMask');
    expect(current()).toBe('localization.nmtMask');
    await act(async () => {
      history.pushState(null, '', '#error.tts.speed');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(current()).toBe('error.tts.speed');
    expect(document.activeElement?.id).toBe('error.tts.speed');
  });

  it('names an unknown anchor and shows the overview', async () => {
    await open('/reference#no-such-thing');
    expect(page.element.textContent).toContain('The reference has nothing called “no-such-thing”.');
    expect(page.element.querySelector('h2')?.textContent).toBe('Overview');
  });

  it('an example links to its form and makes no call', async () => {
    await open('/reference#transliteration');
    const links = () =>
      [...page.element.querySelectorAll('a')].filter((link) => link.textContent === 'Try it');
    // The code of the form, which writes the links, is loaded when it is needed.
    await vi.waitFor(
      async () => {
        await page.actions.settle();
        expect(links()).toHaveLength(4);
      },
      { timeout: 20_000 },
    );
    for (const link of links())
      expect(link.getAttribute('href')).toMatch(/^\/transliteration\?from=en&.*#text=/);
    expect(calls).toEqual([]);
  });

  it('“Provoke it” arms exactly its error, in place of others, and opens the form', {
    tags: 'slow',
  }, async () => {
    faults.arm({ operation: 'tts', times: 3, fault: { kind: 'reset' } });
    await open('/reference#error.tts.speed');
    await page.actions.press('Provoke it: invalid speed value');
    await vi.waitFor(async () => {
      await page.actions.settle();
      expect(location.pathname).toBe('/text-to-speech');
    });
    expect((await faults.list()).faults).toEqual([
      { operation: 'tts', times: 1, fault: { kind: 'row', row: 'tts.speed' } },
    ]);
    expect(location.hash).toContain('text=');
  });

  it('errors cannot be provoked at a remote target', async () => {
    await open('/reference?target=staging#errors');
    expect(page.element.textContent).toContain('Only the embedded service can be made to fail.');
    expect(page.actions.button('Provoke it').disabled).toBe(true);
  });

  it('lists what a search finds', async () => {
    await open('/reference');
    await page.actions.write('Search the reference', 'தமிழ்');
    const links = [...page.element.querySelectorAll('[aria-label="Search results"] a')];
    expect(links[0]?.getAttribute('href')).toBe('#language.ta');
    await page.actions.write('Search the reference', 'zzz');
    expect(page.element.textContent).toContain('Nothing in the reference matches.');
  });
});
