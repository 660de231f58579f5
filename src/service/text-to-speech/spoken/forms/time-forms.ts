import type { LanguageCode } from '#contract/languages.ts';
import { fillPattern, numberInWords } from '../spoken-number.ts';
import { spokenWord } from '../spoken-words.ts';
import { clockStems, clockWords, isClockWordForAt, timeInWords } from './time-of-day.ts';
import { anyOf, dashPattern, endOfWord, form, numberPattern, type WrittenForm } from './written-form.ts';

/** Times of day, and ratios, which look like them. */
export function timeForms(language: LanguageCode): WrittenForm[] {
  const half = String.raw`\s?(?<half>[ap])(?:\.\s?m\.|\s?m${endOfWord})`;
  const clock = anyOf(clockWords(language));
  const read: WrittenForm['read'] = ({ groups, textAfter }, to) => {
    const [hour, minute, second] = [Number(groups.hour), Number(groups.minute ?? 0), groups.second];
    if (hour > 24 || minute > 59 || Number(second ?? 0) > 59) return undefined;
    if (groups.half !== undefined && (hour === 0 || hour > 12)) return undefined;
    const atOclock = groups.clock !== undefined && isClockWordForAt(groups.clock, textAfter, to);
    const day = groups.half?.toLowerCase();
    return timeInWords(
      {
        hour,
        minute,
        second: second === undefined ? undefined : Number(second),
        half: day === undefined ? undefined : day === 'a' ? 'am' : 'pm',
        atOclock,
      },
      to,
    );
  };
  return [
    // Only the first time is read here; the second one is matched separately.
    form(
      'time of a range',
      'digit',
      String.raw`(?<hour>\d{1,2})(?:(?::(?<minute>\d{2}))?${half}|:(?<minutes>\d{2}))\s?${dashPattern}\s?(?=\d{1,2}(?::\d{2}|\s?[ap]\.?\s?m))`,
      ({ groups: { minutes, ...groups }, ...written }, to) => {
        const first = read({ ...written, groups: { ...groups, minute: groups.minute ?? minutes } }, to);
        return first && fillPattern(spokenWord('range', to), first, '', to);
      },
      'i',
    ),
    form('time', 'digit', String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?${half}`, read, 'i'),
    ...(clock === ''
      ? []
      : [
          form(
            'time',
            'digit',
            String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s?(?<clock>${clock})${endOfWord}`,
            read,
          ),
          // A different form of "o'clock" follows and is kept as written.
          form(
            'time',
            'digit',
            String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?=\s?(?:${anyOf(clockStems(language))}))`,
            ({ groups: { hour = '', minute = '' } }, to) => {
              if (Number(hour) > 24 || Number(minute) > 59) return undefined;
              const parts = minute === '00' ? [hour] : [hour, minute];
              return parts.map((part) => numberInWords(String(Number(part)), to)).join(' ');
            },
          ),
        ]),
    form(
      'time',
      'digit',
      String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:\s(?:hrs|hours|IST))?(?![\d]|[:.,]\d)`,
      read,
    ),
    form(
      'ratio',
      'digit',
      String.raw`(?<first>${numberPattern})(?:\s:\s|:)(?<second>${numberPattern})(?!:\d)`,
      ({ groups: { first = '', second = '' } }, to) =>
        fillPattern(spokenWord('ratio', to), numberInWords(first, to), numberInWords(second, to), to),
    ),
  ];
}
