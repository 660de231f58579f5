/** Where a step finds the fetched files, and where it puts the files of the engine. */
export interface PrepareContext {
  /** The `node_modules` of the fetched packages. */
  readonly packages: string;
  /** The folder of the fetched files. */
  readonly files: string;
  /** Becomes the folder of the engine. */
  readonly out: string;
  readonly signal: AbortSignal;
}

/** Creates files of an engine. A step may be run again after an interruption. @throws InstallFailure */
export type PrepareStep = (context: PrepareContext) => Promise<void>;
