import * as z from 'zod/mini';
import { AppName } from '../credentials.ts';
import { LanguageCode } from '../languages.ts';
import { EngineQuality } from './service.ts';

/*
 * The engines that can be added to the embedded service.
 */

/** Why an engine cannot run on this machine. */
export const EngineObstacle = z.object({
  kind: z.enum(['platform', 'memory', 'runtime']),
  /** The platform, the bytes of memory, or the missing packages. */
  detail: z.string(),
});
export type EngineObstacle = z.infer<typeof EngineObstacle>;

/** Something to download: a package of npm's registry or a file. */
export const EngineSource = z.object({
  name: z.string(),
  /** `npm`, or the address; absent when no address is known. */
  from: z.optional(z.string()),
  bytes: z.optional(z.number()),
  /** `sha256-…` or `sha512-…`; absent when none is published. */
  checksum: z.optional(z.string()),
  /** The name that the file must have in the folder for files that are provided by hand. */
  fileName: z.string(),
});
export type EngineSource = z.infer<typeof EngineSource>;

export const InstallProgress = z.object({
  phase: z.enum(['fetching', 'checking', 'preparing']),
  /** Bytes processed so far, and in total; 0 when not known. */
  done: z.number(),
  total: z.number(),
});
export type InstallProgress = z.infer<typeof InstallProgress>;

const installProblems = [
  'offline',
  'not-found',
  'server-error',
  'interrupted',
  'timeout',
  'too-large',
  'wrong-content',
  'redirects',
  'wrong-checksum',
  'unconfirmed',
  'no-address',
  'disk-full',
  'npm-missing',
  'npm-failed',
  'busy',
  'in-use',
  'cannot-prepare',
  'cannot-run',
  'cancelled',
] as const;

/** Why an engine was not installed or removed. */
export const InstallProblem = z.object({
  kind: z.enum(installProblems),
  /** Details of what happened, in English. */
  message: z.string(),
  /** For `unconfirmed`: the computed checksums, to be sent back as `confirm`. */
  checksums: z.optional(z.array(z.object({ file: z.string(), sha256: z.string() }))),
});
export type InstallProblem = z.infer<typeof InstallProblem>;

export const CatalogueEngine = z.object({
  name: z.string(),
  title: z.string(),
  appName: AppName,
  languages: z.array(LanguageCode),
  quality: z.optional(EngineQuality),
  /** Whether the engine has been tried with its real files. */
  verified: z.boolean(),
  version: z.string(),
  /** The licence; absent when only the downloaded files state it. */
  licence: z.optional(z.string()),
  fetchBytes: z.number(),
  diskBytes: z.number(),
  memoryBytes: z.optional(z.number()),
  sources: z.array(EngineSource),
  /** `included`: comes with the project's optional packages, and is neither added nor removed. */
  state: z.enum(['included', 'installed', 'installing', 'available', 'missing']),
  obstacle: z.optional(EngineObstacle),
  progress: z.optional(InstallProgress),
  /** Why the last installation failed. */
  problem: z.optional(InstallProblem),
});
export type CatalogueEngine = z.infer<typeof CatalogueEngine>;

/** `GET /_local/engines/catalogue` */
export const EngineCatalogue = z.object({
  engines: z.array(CatalogueEngine),
  /** Folder for files that are provided by hand, on a machine without a connection. */
  handFolder: z.string(),
});
export type EngineCatalogue = z.infer<typeof EngineCatalogue>;

/** `POST /_local/engines/NAME` starts to add an engine; `DELETE` cancels the adding, or removes the engine. */
export const AddEngine = z.object({
  /** SHA-256 checksums that the user has confirmed, for files without a published one. */
  confirm: z._default(z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(20)), []),
});
export type AddEngine = z.input<typeof AddEngine>;
