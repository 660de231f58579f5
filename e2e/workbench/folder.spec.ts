import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

/** The module that reads and writes folders, as a script that defines `caseFolder`. */
async function folderScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/console/download/case-files/folder.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'caseFolder' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

interface CaseFolder {
  readonly readFolder: (
    folder: FileSystemDirectoryHandle,
  ) => Promise<{ files?: { path: string; bytes: Uint8Array }[]; problems?: string[] }>;
  readonly writeFolder: (
    folder: FileSystemDirectoryHandle,
    files: { path: string; bytes: Uint8Array }[],
  ) => Promise<{ problems: string[] } | undefined>;
}

test('a set of cases is written into a folder and read back, without hidden files', async ({ page }) => {
  await page.goto('/');
  // Evaluated like input of the developer tools, which the page's policy does not restrict.
  await page.evaluate(`${await folderScript()}; globalThis.caseFolder = caseFolder;`);
  const outcome = await page.evaluate(async () => {
    const { readFolder, writeFolder } = Reflect.get(globalThis, 'caseFolder') as CaseFolder;
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('set-of-cases', { create: true });
    const bytes = (text: string) => new TextEncoder().encode(text);
    const first = await writeFolder(folder, [
      { path: 'a.json', bytes: bytes('a rather long first version') },
      { path: 'speech/deep/b.json', bytes: bytes('नमस्ते') },
    ]);
    const second = await writeFolder(folder, [{ path: 'a.json', bytes: bytes('second') }]);
    const refused = await writeFolder(folder, [
      { path: 'c.json', bytes: bytes('c') },
      { path: '../d.json', bytes: bytes('d') },
    ]);
    const hidden = await folder.getDirectoryHandle('.git', { create: true });
    await hidden.getFileHandle('config.json', { create: true });
    const read = await readFolder(folder);
    await root.removeEntry('set-of-cases', { recursive: true });
    return {
      first,
      second,
      refused,
      read: read.files?.map((file) => [file.path, new TextDecoder().decode(file.bytes)]),
    };
  });
  expect(outcome).toEqual({
    first: undefined,
    second: undefined,
    refused: { problems: ['../d.json: the path leaves its folder with “..”'] },
    read: [
      ['a.json', 'second'],
      ['speech/deep/b.json', 'नमस्ते'],
    ],
  });
});
