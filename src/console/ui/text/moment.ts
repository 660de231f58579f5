const momentStyles = {
  time: { timeStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const cachedFormats = new Map<keyof typeof momentStyles, Intl.DateTimeFormat>();

/** Formats milliseconds since the epoch: `14:05:09`, `21 Nov 2026, 14:05`, or `21 Nov 2026, 14:05:09`. */
export function formatMoment(moment: number, style: keyof typeof momentStyles): string {
  // Reused, since creating a format is slow.
  const format = cachedFormats.get(style) ?? new Intl.DateTimeFormat('en-GB', momentStyles[style]);
  cachedFormats.set(style, format);
  return format.format(moment);
}
