/** The project's folder. */
export const root: string;
/** A path inside the project. */
export function inProject(...parts: readonly string[]): string;
