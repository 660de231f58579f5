import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoAccounts } from '#service/accounts.ts';
import { phrases } from '#service/translation/phrasebook/phrasebook.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const readme = read('README.md');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The first cell of every row of the table under a heading row. */
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
  it('lists the commands of package.json, no more and no fewer', () => {
    const listed = tableRows('| command | does |').map(
      ([cell = '']) => /^`npm (?:run )?([a-z]+)/.exec(cell)?.[1],
    );
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('lists the demo accounts with their credentials', () => {
    const rows = tableRows('| account | `REV-API-KEY` | `REV-APP-ID` | is refused |');
    expect(rows.map((row) => row.slice(0, 3))).toEqual(
      demoAccounts.map(({ name, apiKey, appId }) => [name, `\`${apiKey}\``, `\`${appId}\``]),
    );
  });

  it('gives the size of the phrasebook', () => {
    const count = (kind: string) => phrases().filter((entry) => entry.kind === kind).length;
    expect(readme).toContain(
      `${count('phrase')} phrases, ${count('label')} labels, ${count('template')} templates`,
    );
  });

  it('names every setting of .env.example', () => {
    const names = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(readme).toContain(name.replace(/^TARGET_STAGING/, ''));
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

  it('the README is short enough to be read in five minutes', () => {
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1000);
  });
});
