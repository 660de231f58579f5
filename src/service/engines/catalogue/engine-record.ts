import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Written last into the folder of an engine: without this file the engine does not count as installed. */
export const recordFile = 'engine.json';

/** `engine.json`: what is installed in a folder. */
export const EngineRecord = z.object({
  name: z.string(),
  kind: z.string(),
  version: z.string(),
  installedAt: z.string(),
  /** Every file of the engine, relative to the folder, except files of packages. */
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type EngineRecord = z.infer<typeof EngineRecord>;

/** An engine in the folder of installed engines. */
export interface InstalledEngine extends EngineRecord {
  readonly folder: string;
}

/** The engine that is installed in a folder; undefined if it is incomplete. */
export function readEngine(folder: string): InstalledEngine | undefined {
  try {
    const record = EngineRecord.parse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8')));
    const isComplete = record.files.every(({ path, bytes }) => statSync(join(folder, path)).size === bytes);
    return isComplete ? { ...record, folder } : undefined;
  } catch {
    return undefined;
  }
}
