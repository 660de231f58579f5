// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.dir = '';
  document.body.replaceChildren();
});

const names = ['all', 'hi', 'ta'];

function Example() {
  const [value, setValue] = useState('hi');
  return (
    <Tabs
      label="Languages"
      value={value}
      onChange={setValue}
      tabs={names.map((name) => ({ value: name, label: name }))}
    >
      <p>shows {value}</p>
    </Tabs>
  );
}

async function open() {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Example />));
  const one = (selector: string) => container.querySelector<HTMLElement>(selector);
  return {
    one,
    chosen: () => one('[aria-selected=true]')?.textContent,
    press: (key: string, held: KeyboardEventInit = {}) =>
      act(async () => {
        one('[aria-selected=true]')?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, ...held }),
        );
      }),
  };
}

it.each<[string, ...[string, string][]]>([
  ['ltr', ['ArrowRight', 'ta'], ['ArrowRight', 'all'], ['ArrowLeft', 'ta'], ['Home', 'all'], ['End', 'ta']],
  ['rtl', ['ArrowRight', 'all'], ['ArrowRight', 'ta'], ['ArrowLeft', 'all'], ['End', 'ta'], ['Home', 'all']],
])('arrow keys, Home and End move the focus and choose the focused tab (%s)', async (direction, ...steps) => {
  document.dir = direction;
  const tabs = await open();
  for (const [key, expected] of steps) {
    await tabs.press(key);
    expect(tabs.chosen()).toBe(expected);
    expect(document.activeElement?.textContent).toBe(expected);
  }
  await tabs.press('ArrowRight', { altKey: true });
  expect(tabs.chosen()).toBe(steps.at(-1)?.[1]);
});

it('the arrow keys start from the focused tab, whichever tab is selected', async () => {
  const { one, chosen } = await open();
  await act(async () => {
    one('[data-tab=ta]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(chosen()).toBe('all');
});

it('only the chosen tab is reached by Tab, and names the panel', async () => {
  const { one } = await open();
  expect(names.map((name) => one(`[data-tab=${name}]`)?.tabIndex)).toEqual([-1, 0, -1]);
  const panel = one('[role=tabpanel]');
  expect(panel?.textContent).toBe('shows hi');
  expect(one('[aria-selected=true]')?.getAttribute('aria-controls')).toBe(panel?.id);
  expect(panel?.getAttribute('aria-labelledby')).toBe(one('[aria-selected=true]')?.id);
  await act(async () => one('[data-tab=ta]')?.click());
  expect(panel?.textContent).toBe('shows ta');
});
