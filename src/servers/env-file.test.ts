import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { writeEnvFile } from './env-file.ts';

let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'env-file-')), '.env');
});
const read = () => readFileSync(path, 'utf8');

it('creates the file, readable by its owner only', async () => {
  await writeEnvFile(path, { NMT_KIND: 'openai', NMT_MODEL: undefined });
  expect(read()).toBe('NMT_KIND=openai\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await readdir(dirname(path))).toEqual(['.env']);
});

it('replaces variables and removes those without a value, leaving all other lines unchanged', async () => {
  writeFileSync(
    path,
    '# mine\nPORT=5000\nexport NMT_KIND=openai\n\nNMT_MODEL="x"\n#NMT_KIND=no\nNMT_KINDS=1\n\n',
  );
  await writeEnvFile(path, { NMT_KIND: 'libretranslate', NMT_MODEL: undefined });
  expect(read()).toBe('# mine\nPORT=5000\n\n#NMT_KIND=no\nNMT_KINDS=1\nNMT_KIND=libretranslate\n');
});

it.each(['plain', 'two words', 'a#b', " 'x' ", '"q"', '$HOME', 'a=b', '\\n', ''])(
  'the value %j is read as it was written',
  async (value) => {
    await writeEnvFile(path, { NMT_API_KEY: value });
    expect(parseEnv(read())).toEqual({ NMT_API_KEY: value });
  },
);

it('refuses a value with a line break, and leaves the file unchanged', async () => {
  await writeEnvFile(path, { PORT: '1' });
  await expect(writeEnvFile(path, { PORT: '2\nTARGET_X_API_KEY=stolen' })).rejects.toThrow('PORT');
  expect(read()).toBe('PORT=1\n');
});
