import type { AppName } from '#contract/credentials.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { EngineQuality } from '#contract/local/service.ts';
import type { StepName } from './prepare/steps.ts';

/** A package of npm's registry in exactly one version. */
export interface PackageSource {
  readonly name: string;
  readonly version: string;
  /** Checksum of the tarball, in the format of a lockfile. */
  readonly integrity: string;
  /** Size of the tarball. */
  readonly bytes: number;
  /** Size of the unpacked files. */
  readonly unpackedBytes: number;
}

/** A file that is fetched by its address. */
export interface FileSource {
  readonly name: string;
  /** Absent when the address is not known: the file must then be provided from disk. */
  readonly address?: string;
  /** The published checksum; if there is none, a person must confirm the computed one. */
  readonly sha256?: string;
  readonly bytes?: number;
}

/** The kind of an engine: it determines the code that loads it. */
export type EngineKind = 'moonshine' | 'kokoro' | 'bergamot' | 'piper' | 'whisper';

/** An engine that can be added. */
export interface CatalogueEntry {
  /** Name in commands and addresses, and of its folder. */
  readonly name: string;
  readonly title: string;
  readonly kind: EngineKind;
  readonly appName: AppName;
  readonly languages: readonly LanguageCode[];
  readonly quality?: EngineQuality;
  /** Whether the engine has been tried with its real files. */
  readonly verified: boolean;
  readonly version: string;
  /** Absent when only the downloaded files state the licence. */
  readonly licence?: string;
  readonly packages: readonly PackageSource[];
  readonly files: readonly FileSource[];
  /** The steps, in order, that turn the fetched files into the files of the engine. */
  readonly steps: readonly StepName[];
  /** Size of the installed engine. */
  readonly diskBytes: number;
  readonly memoryBytes?: number;
  /** Platforms for which the engine's runtime has libraries, such as `linux-x64`; all if absent. */
  readonly platforms?: readonly string[];
  /** Optional packages of the project that run the engine. */
  readonly runtime: readonly string[];
  /** Optional packages of the project that already contain the engine, so that it need not be added. */
  readonly includedIn?: readonly string[];
}

/** Bytes to download, as far as they are known. */
export function bytesToFetch({ packages, files }: CatalogueEntry): number {
  return [...packages, ...files].reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

/** Peak disk space during the installation: the downloads, the unpacked packages, and the finished engine. */
export function bytesToInstall(entry: CatalogueEntry): number {
  const unpacked = entry.packages.reduce((sum, one) => sum + one.unpackedBytes, 0);
  return bytesToFetch(entry) + unpacked + entry.diskBytes;
}
