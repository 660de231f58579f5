import { join } from 'node:path';
import { readEngine } from '#service/engines/catalogue/engine-record.ts';
import type { CatalogueEntry } from '#service/engines/catalogue/entry.ts';
import { checksumOf } from '#service/engines/catalogue/fetch/checksums.ts';
import { InstallFailure } from '#service/engines/catalogue/install-failure.ts';
import { includedSampleLines, sampleLines } from './samples.ts';

/** Compares the files of an installed engine with its record, tests it on samples, and returns the figures. */
export async function verifyLines(
  entry: CatalogueEntry,
  { engines, signal }: { readonly engines: string; readonly signal: AbortSignal },
): Promise<string[]> {
  if (entry.includedIn) {
    const origin = `${entry.name} is part of the project: npm checks its files against the lockfile.`;
    return [origin, ...(await includedSampleLines(signal))];
  }
  const engine = readEngine(join(engines, entry.name));
  if (!engine) throw new InstallFailure('cannot-prepare', `${entry.name} is not complete: add it again`);
  for (const { path, sha256 } of engine.files) {
    if ((await checksumOf(join(engine.folder, path), 'sha256', signal)) !== sha256) {
      throw new InstallFailure('wrong-checksum', `${path} has changed since ${entry.name} was added`);
    }
  }
  const same = `${engine.files.length} files are unchanged since ${entry.name} was added.`;
  const figures = await sampleLines(engine, signal);
  return [same, ...(figures.length > 0 ? figures : ['There are no samples for this kind of engine yet.'])];
}
