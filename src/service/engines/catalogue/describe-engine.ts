import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import type { CatalogueEngine, EngineObstacle, EngineSource } from '#contract/local/engine-catalogue.ts';
import { bytesToFetch, type CatalogueEntry } from './entry.ts';
import { megabytes } from './fetch/disk-space.ts';
import { tarballName } from './fetch/npm.ts';

/** Facts about a machine that decide whether an engine can run on it. */
export interface Machine {
  /** Operating system and processor: `linux-x64`. */
  readonly platform: string;
  readonly memoryBytes: number;
  hasPackage(name: string): boolean;
}

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  const { resolve } = createRequire(import.meta.url);
  return {
    platform: `${process.platform}-${process.arch}`,
    memoryBytes: totalmem(),
    hasPackage(name) {
      try {
        resolve(name);
        return true;
      } catch (error) {
        // A package only for browsers cannot be resolved, although it is installed.
        return error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
      }
    },
  };
}

/** Why an engine cannot run on a machine; undefined if it can. */
export function obstacleOf(entry: CatalogueEntry, machine: Machine): EngineObstacle | undefined {
  if (entry.platforms && !entry.platforms.includes(machine.platform)) {
    return { kind: 'platform', detail: machine.platform };
  }
  const { memoryBytes = 0 } = entry;
  if (memoryBytes * 1.5 > machine.memoryBytes)
    return { kind: 'memory', detail: megabytes(memoryBytes * 1.5) };
  const missing = [...entry.runtime, ...(entry.includedIn ?? [])].filter((name) => !machine.hasPackage(name));
  if (missing.length > 0) return { kind: 'runtime', detail: [...new Set(missing)].join(', ') };
  return undefined;
}

/** An entry as shown by the console and the command, without its state. */
export function describeEngine(entry: CatalogueEntry): Omit<CatalogueEngine, 'state'> {
  const { name, title, appName, languages, quality, verified, version, licence, diskBytes, memoryBytes } =
    entry;
  return {
    name,
    title,
    appName,
    languages: [...languages],
    ...(quality && { quality }),
    verified,
    version,
    ...(licence && { licence }),
    fetchBytes: bytesToFetch(entry),
    diskBytes,
    ...(memoryBytes !== undefined && { memoryBytes }),
    sources: sourcesOf(entry),
  };
}

function sourcesOf({ packages, files }: CatalogueEntry): EngineSource[] {
  return [
    ...packages.map((source) => ({
      name: `${source.name}@${source.version}`,
      from: 'npm',
      bytes: source.bytes,
      checksum: source.integrity,
      fileName: tarballName(source),
    })),
    ...files.map(({ name, address, bytes, sha256 }) => ({
      name,
      ...(address && { from: address }),
      ...(bytes && { bytes }),
      ...(sha256 && { checksum: `sha256-${sha256}` }),
      fileName: name,
    })),
  ];
}
