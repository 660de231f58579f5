import { createHash } from 'node:crypto';
import type { CatalogueEntry, FileSource } from '#service/engines/catalogue/entry.ts';

/** A catalogue entry with nothing to fetch, with the given changes. */
export function testEntry(changes: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    name: 'test-engine',
    title: 'Test engine',
    kind: 'moonshine',
    appName: 'stt_batch',
    languages: ['en'],
    verified: true,
    version: '1',
    licence: 'MIT',
    packages: [],
    files: [],
    steps: ['keep-files'],
    diskBytes: 1_000,
    runtime: [],
    ...changes,
  };
}

/** A file with its checksum and size. */
export function testFile(address: string, content: Buffer): FileSource {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: address.slice(address.lastIndexOf('/') + 1), address, sha256, bytes: content.length };
}
