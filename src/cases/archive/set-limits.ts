/** A file of a set of cases; `path` is relative to the set's folder, with `/` between its parts. */
export interface SetFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum size of an unpacked set, in bytes. */
export const maxSetBytes = 200_000_000;
/** Maximum number of files in a set. */
const maxSetFiles = 50_000;

/** Why files are not a valid set: a sentence for each problem, with the path first if it is about a single file. */
export interface SetProblems {
  readonly problems: readonly string[];
}

/** Why a path is not allowed in a set; undefined if it is allowed. */
export function pathProblem(path: string): string | undefined {
  if (path === '') return 'a file has no name';
  if (/\p{Cc}/u.test(path)) return `${JSON.stringify(path)}: the path has control characters`;
  if (path.length > 400) return `${path.slice(0, 60)}…: the path is longer than 400 characters`;
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return `${path}: the path is absolute`;
  if (path.includes('\\')) return `${path}: the path has a backslash`;
  const parts = path.split('/');
  if (parts.includes('..')) return `${path}: the path leaves its folder with “..”`;
  if (parts.includes('.') || parts.includes('')) return `${path}: the path has an empty part`;
  if (parts.some((part) => /[. ]$/.test(part) || reservedNames.test(part)) || /[<>:"|?*]/.test(path)) {
    return `${path}: the path has a name that some file systems do not allow`;
  }
  return undefined;
}

/** Windows device names such as `con`, with any extension. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** What is wrong with the paths, the number and the total size of files; their content is not examined. */
export function fileProblems(files: readonly { readonly path: string; readonly size: number }[]): string[] {
  if (files.length > maxSetFiles) return [`${files.length} files: more than ${maxSetFiles}`];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const taken = new Map<string, string>();
  return [
    ...(size > maxSetBytes ? [tooLarge(size)] : []),
    ...files.flatMap(({ path }) => {
      const problem = pathProblem(path);
      if (problem !== undefined) return [problem];
      const key = path.normalize('NFC').toLowerCase();
      const other = taken.get(key);
      taken.set(key, path);
      return other === undefined ? [] : [`${path}: the set has ${other} already`];
    }),
  ];
}

/** The message that refuses a set of this many bytes, which is too large. */
export function tooLarge(bytes: number): string {
  return `the files have ${Math.round(bytes / 1_000_000)} MB: more than ${maxSetBytes / 1_000_000} MB`;
}
