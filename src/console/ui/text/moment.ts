import { currentLanguage } from '#console/languages/current-language.ts';

const momentStyles = {
  time: { timeStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const cachedFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats milliseconds since the epoch: `14:05:09`, `21 Nov 2026, 14:05`, or `21 Nov 2026, 14:05:09`. */
export function formatMoment(moment: number, style: keyof typeof momentStyles): string {
  const { code } = currentLanguage();
  const key = `${code} ${style}`;
  // Reused, since creating a format is slow.
  const format =
    cachedFormats.get(key) ??
    // Always 24 hours, as in the times of requests and answers.
    new Intl.DateTimeFormat(code.startsWith('en') ? 'en-GB' : code, {
      hourCycle: 'h23',
      ...momentStyles[style],
    });
  cachedFormats.set(key, format);
  return format.format(moment);
}
