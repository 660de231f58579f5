// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Exception } from '#contract/local/exceptions.ts';
import { createMemoryDatabases } from '#testing/console/memory-databases.ts';
import { openTestPage, type TestPage } from '#testing/console/test-page.tsx';
import { SpellingsSection } from './SpellingsSection.tsx';

const krishnan: Exception = {
  ...{ id: '1', origin: 'own', revision: 1, domain: null, account: null },
  ...{ word: 'Krishnan', from: 'en', to: 'hi', spellings: ['कृष्णन'] },
};

let databases: ReturnType<typeof createMemoryDatabases>;
let page: TestPage;
let actions: TestPage['actions'];

beforeEach(async () => {
  databases = createMemoryDatabases({ exceptions: [krishnan] });
  page = openTestPage(databases.fetch);
  actions = page.actions;
  await show();
});

const show = (linked = '', onFollowed = () => {}) =>
  page.show(<SpellingsSection linked={{ id: linked, onFollowed }} />);

afterEach(() => page.close());

it('adds an exception with several spellings, in the order that the person chose', async () => {
  await actions.press('Add exception');
  await actions.press('Save');
  expect(page.element.textContent).toContain('Write at least one word.');
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
  expect(page.element.textContent).toContain('Added “Meera”');
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
  expect(page.element.querySelector('[aria-label="Word"]')).toBeNull();
  await show('1', followed);
  expect(followed).toHaveBeenCalledTimes(2);
  expect(page.element.textContent).toContain('Remove');
});
