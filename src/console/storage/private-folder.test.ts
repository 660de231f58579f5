import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPrivateFolder } from './private-folder.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose private file system cannot be opened the first time, and then has this file in every folder. */
function failOnce(file: File): void {
  const directory = {
    getDirectoryHandle: async () => ({ getFileHandle: async () => ({ getFile: async () => file }) }),
  };
  const getDirectory = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('busy', 'UnknownError'))
    .mockResolvedValue(directory);
  vi.stubGlobal('navigator', { storage: { getDirectory } });
}

describe('openPrivateFolder', () => {
  it('opens the folder again after a failure', async () => {
    failOnce(new File(['the answer'], 'answer.json'));
    const folder = openPrivateFolder('answers');
    expect(await folder.get('answer.json')).toBeUndefined();
    expect(await (await folder.get('answer.json'))?.text()).toBe('the answer');
  });

  it('finds nothing to remove in a folder that cannot be opened', async () => {
    failOnce(new File([], 'answer.json'));
    await expect(openPrivateFolder('answers').remove('answer.json')).resolves.toBeUndefined();
  });
});
