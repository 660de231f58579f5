import { formatUnit } from './format.ts';

/** Formats bytes: `912 B`, `1.9 kB`, `95.4 MB`, `2.0 GB` (powers of 1000). */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatUnit(bytes, 'byte', 'B');
  if (bytes < 999_950) return formatUnit(bytes / 1000, 'kilobyte', 'kB', 1);
  if (bytes < 999_950_000) return formatUnit(bytes / 1_000_000, 'megabyte', 'MB', 1);
  return formatUnit(bytes / 1_000_000_000, 'gigabyte', 'GB', 1);
}
