import type { ConsoleVerbs } from '../verbs/fixtures.ts';

/** Opens the workbench and adds the starter set to it. */
export async function openWithStarterSet(console: ConsoleVerbs) {
  await console.open('Cases', '/cases');
  await console.page.getByRole('button', { name: 'Add the starter set' }).click();
}

/** Searches the list of cases and selects all that match. */
export async function selectCases({ page }: ConsoleVerbs, search: string) {
  const list = page.getByRole('region', { name: 'Cases', exact: true });
  await list.getByRole('searchbox').fill(search);
  await list.getByRole('checkbox', { name: 'Select all shown' }).check();
}
