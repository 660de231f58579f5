import { readdirSync, readFileSync } from 'node:fs';
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

  it('lists every proof', () => {
    const folder = new URL('../../e2e/proof/', import.meta.url);
    const proofs = readdirSync(folder).filter(
      (file) =>
        file !== 'run.ts' &&
        readFileSync(new URL(file, folder), 'utf8').includes('export async function run('),
    );
    const listed = tableRows('| proof | what it shows | last figures | date |').map(([name]) => name);
    expect(listed.sort()).toEqual(proofs.map((file) => `\`${file.slice(0, -3)}\``).sort());
  });

  it('counts the phrasebook', () => {
    const count = (kind: string) => phrases().filter((entry) => entry.kind === kind).length;
    expect(readme).toContain(`${count('phrase')} phrases, ${count('template')} templates`);
  });

  it('names every setting of .env.example', () => {
    const names = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(readme).toContain(name);
  });
});
