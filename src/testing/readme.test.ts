import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fixedLimits } from '#contract/limits.ts';
import { demoAccounts } from '#service/accounts.ts';
import { phrases } from '#service/translation/phrasebook/phrasebook.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const readme = read('README.md');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The cells of every row of the table with this heading row. */
function tableRows(heading: string): string[][] {
  const [, after = ''] = readme.split(`${heading}\n`);
  const lines = after.split('\n').slice(1);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the README', () => {
  it('lists exactly the commands of package.json', () => {
    const listed = tableRows('| command | does |').map(
      ([cell = '']) => /^`npm (?:run )?([a-z]+)/.exec(cell)?.[1],
    );
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('lists the demo accounts, and how their credentials are formed', () => {
    const named = tableRows('| account | is refused |').flatMap(([cell = '']) => cell.split(', '));
    expect(named).toEqual(demoAccounts.map(({ name }) => name));
    expect(readme).toContain('`REV-API-KEY` is `demo-key-ACCOUNT`, `REV-APP-ID` is `demo.ACCOUNT`');
    const small = demoAccounts.find(({ name }) => name === 'small-allowance');
    expect(readme).toContain(`after ${small?.allowance} characters`);
    for (const { name, apiKey, appId } of demoAccounts) {
      expect([apiKey, appId]).toEqual([`demo-key-${name}`, `demo.${name}`]);
    }
  });

  it('gives the limits that are not settings', () => {
    expect(readme).toContain(`\`noOfSuggestions\` is at most ${fixedLimits.suggestions}.`);
  });

  it('gives the size of the phrasebook', () => {
    const count = (kind: string) => phrases().filter((entry) => entry.kind === kind).length;
    expect(readme).toContain(
      `${count('phrase')} phrases, ${count('label')} labels, ${count('template')} templates`,
    );
  });

  it('describes every source folder', () => {
    const folders = readdirSync(new URL('../', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}/`);
    expect([...readme.matchAll(/^(src\/[a-z-]+\/) /gm)].map(([, folder]) => folder).sort()).toEqual(
      folders.sort(),
    );
  });

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
  });

  it('is short enough to be read in five minutes', () => {
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1000);
  });
});
