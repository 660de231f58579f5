/** Joins class names, skipping falsy values. */
export function classNames(...names: readonly (string | false | undefined | null)[]): string {
  return names.filter(Boolean).join(' ');
}
