/** The audio of open jobs, which is removed when its job ends. */
export interface AudioStore {
  /** Stores the file at `path`, which may be moved away, under a name; durable once the promise resolves. */
  keep(path: string, name: string): Promise<void>;
  /**
   * The path of a file with the audio: the stored file itself, or a copy inside `folder`.
   *
   * @throws when there is no audio of this name.
   */
  fileOf(name: string, folder: string): Promise<string>;
  /** Removes audio. It is no error if there is none. */
  remove(name: string): Promise<void>;
  /**
   * Removes audio that no open job needs, as after a crash between the end of a job and the removal of its audio.
   *
   * @param inUse names of the audio that open jobs need.
   * @param age milliseconds; younger audio stays, because its job may be stored at this moment.
   */
  removeUnused(inUse: ReadonlySet<string>, age: number): Promise<void>;
}
