/** Constants that `vite.config.ts` puts into the build. */
interface ImportMetaEnv {
  readonly CONSOLE_VERSION: string;
  /** Absent when it was not built from a working copy. */
  readonly CONSOLE_COMMIT?: string;
}
