/** A time as part of a file name, such as `2026-11-22-203510`, in the time zone of the user. */
function timeInName(time: number): string {
  const at = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}-${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('')}`;
}

/**
 * The name of a downloaded file without its extension: the function, what it holds, and when it was made.
 *
 * @param parts - such as the languages or the voice; empty ones are left out
 */
export function downloadName(functionName: string, parts: readonly string[], time: number): string {
  const written = [functionName, ...parts.filter((part) => part !== ''), timeInName(time)];
  return written.map((part) => part.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, '_')).join('-');
}
