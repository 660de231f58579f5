export type PartOfDay = 'morning' | 'afternoon' | 'late-afternoon' | 'evening' | 'night';

/**
 * The part of the day in which a time is, as Indian languages divide it.
 *
 * @param hour 1 to 12
 */
export function partOfDay(hour: number, half: 'am' | 'pm'): PartOfDay {
  const of24 = (hour % 12) + (half === 'pm' ? 12 : 0);
  if (of24 >= 4 && of24 < 12) return 'morning';
  if (of24 >= 12 && of24 < 16) return 'afternoon';
  if (of24 >= 16 && of24 < 18) return 'late-afternoon';
  return of24 >= 18 && of24 < 20 ? 'evening' : 'night';
}
