import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The settings of `.env.example` in groups, each under the comment that explains it. */
function settingGroups(): { readonly explanation: string; readonly lines: readonly string[] }[] {
  return read('.env.example')
    .split(/\n(?=# )(?<!\n# .*\n)|\n\n/)
    .flatMap((block) => {
      const lines = block.split('\n').filter(Boolean);
      const isComment = (line: string) => line.startsWith('# ');
      const explanation = lines.filter(isComment).map((line) => line.slice(2));
      const settings = lines.filter((line) => !isComment(line)).map((line) => line.replace(/^#/, ''));
      return settings.length > 0 ? [{ explanation: explanation.join(' '), lines: settings }] : [];
    });
}

const documented = settingGroups().flatMap(({ lines }) => lines.map((line) => line.split('=')[0] ?? ''));

/** Environment variables of the system, of tests, and those that one process of the product sets for another. */
const notSettings = new Set([
  ...['PATH', 'CI', 'NODE_ENV', 'INIT_CWD', 'LOCALAPPDATA', 'PROGRAMFILES', 'XDG_DATA_HOME'],
  ...['CHILD_PROGRAMS', 'CHROMIUM_PATH', 'ENV_FILE'],
]);

/** The variables that the code reads: keys of a schema, or properties of an environment. */
function variablesInCode(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /(?<!\.test)\.(ts|mjs)$/.test(file.name))
    .flatMap((file) => {
      const code = readFileSync(`${file.parentPath}/${file.name}`, 'utf8');
      const keys = /(?<=\n\s+)[A-Z]+(?:_[A-Z]+)+(?=: (?:z\.|[A-Z][a-z]+,))/g;
      const properties = /(?<=\benv(?:ironment)?\.)[A-Z][A-Z_]+\b/g;
      return [...(code.match(keys) ?? []), ...(code.match(properties) ?? [])];
    })
    .filter((name) => !notSettings.has(name));
}

describe('the page of settings', () => {
  // After a change of .env.example: npx vitest run src/testing/settings-table.test.ts -u
  it('is made from .env.example', async () => {
    const rows = settingGroups().map(
      ({ explanation, lines }) =>
        `| ${lines.map((line) => `\`${line}\``).join('<br>')} | ${explanation.replaceAll('|', '\\|')} |`,
    );
    const page = [
      '# Settings',
      '',
      'Environment variables, or lines of the file `.env`; the environment takes precedence. Where a value is given, it',
      'is the default or an example. This page is made from [`.env.example`](../../.env.example).',
      '',
      '| settings | meaning |',
      '|---|---|',
      ...rows,
      '',
    ].join('\n');
    await expect(page).toMatchFileSnapshot('../service/SETTINGS.md');
  });

  it('names every variable that the code reads', () => {
    const used = new Set(['src/service/', 'src/proxy/', 'src/commands/processes/'].flatMap(variablesInCode));
    expect(used.size).toBeGreaterThan(15);
    expect([...used].filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('has each setting once', () => {
    expect(documented).toEqual([...new Set(documented)]);
  });
});
