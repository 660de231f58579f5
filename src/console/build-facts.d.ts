/** Constants that `vite.config.ts` puts into the build. */
interface ImportMetaEnv {
  readonly CONSOLE_VERSION: string;
  /** The commit that was built; absent when the build was not made from a working copy. */
  readonly CONSOLE_COMMIT?: string;
}
