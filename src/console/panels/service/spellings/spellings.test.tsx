// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#console/app/Console.tsx';
import type { Exception } from '#contract/local/exceptions.ts';
import { createMemoryDatabases } from '#testing/console/memory-databases.ts';
import { pageActions } from '#testing/console/page-actions.ts';
import { SpellingsSection } from './SpellingsSection.tsx';

const krishnan: Exception = {
  ...{ id: '1', origin: 'own', revision: 1, domain: null, account: null },
  ...{ word: 'Krishnan', from: 'en', to: 'hi', spellings: ['कृष्णन'] },
};

let databases: ReturnType<typeof createMemoryDatabases>;
let root: Root;
let page: HTMLElement;
let actions: ReturnType<typeof pageActions>;

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  databases = createMemoryDatabases({ exceptions: [krishnan] });
  vi.stubGlobal('fetch', databases.fetch);
  page = document.createElement('div');
  document.body.append(page);
  actions = pageActions(page);
  root = createRoot(page);
  await show();
});

async function show(linked = '', onFollowed = () => {}) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <SpellingsSection linked={{ id: linked, onFollowed }} />
      </QueryClientProvider>,
    ),
  );
  await actions.settle();
}

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

it('adds an exception with several spellings, in the order that the person chose', async () => {
  await actions.press('Add exception');
  await actions.press('Save');
  expect(page.textContent).toContain('Write at least one word.');
  await actions.write('Word', 'Meera');
  await actions.write('Spelling 1', 'मिरा');
  await actions.press('Add spelling');
  await actions.write('Spelling 2', 'मीरा');
  await actions.press('Move spelling 2 up');
  await actions.press('Save');
  expect(databases.exceptions.items[0]).toMatchObject({
    ...{ word: 'Meera', from: 'en', to: 'hi', spellings: ['मीरा', 'मिरा'] },
    ...{ domain: null, account: null },
  });
  expect(page.textContent).toContain('Added “Meera”');
});

it('changes an exception, and undoes it', async () => {
  await actions.press('Krishnanकृष्णन');
  await actions.write('Spelling 1', 'कृष्णण');
  await actions.press('Save');
  expect(databases.exceptions.items[0]?.spellings).toEqual(['कृष्णण']);
  await actions.press('Undo');
  expect(databases.exceptions.items[0]?.spellings).toEqual(['कृष्णन']);
});

it('opens the exception of a link, and nothing if it was removed', async () => {
  const followed = vi.fn();
  await show('2', followed);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(page.querySelector('[aria-label="Word"]')).toBeNull();
  await show('1', followed);
  expect(followed).toHaveBeenCalledTimes(2);
  expect(page.textContent).toContain('Remove');
});
