import type { LanguageCode } from '#contract/languages.ts';

/** The ending of a verb: if the Latin word matches `latin`, `by` replaces `native` in the native spelling. */
interface Ending {
  readonly latin: RegExp;
  readonly native: RegExp;
  readonly by: string;
}

/**
 * Endings of verbs as people type them in messages, without showing which letters are long, doubled or aspirated:
 * "padikiranga" is படிக்கிறாங்க.
 */
const endings: Partial<Record<LanguageCode, readonly Ending[]>> = {
  bn: [
    {
      latin: /[a-z]{2,}ch(?:e|i|o|en|is|ilo|ilam|ilen|ile)$/,
      native: /চ(?=(?:ে|ি|ো|েন|িস|িলো?|িলাম|িলেন|িলে)$)/,
      by: 'ছ',
    },
  ],
  ta: [
    { latin: /(?:kir|gir|ur|nr|dr)a+nga$/, native: /[ரற]ா?ங்க$/, by: 'றாங்க' },
    { latin: /[kg]iraa?r$/, native: /கி[ரற]ா?ர்$/, by: 'கிறார்' },
    { latin: /[kg]ira?e?n$/, native: /கி[ரற]ே?ன்$/, by: 'கிறேன்' },
    { latin: /[kg]irom$/, native: /கி[ரற]ோ?ம்$/, by: 'கிறோம்' },
    { latin: /[kg]irat?d?hu$/, native: /கி[ரற]து$/, by: 'கிறது' },
    { latin: /[aeiou]k(?:iraa?r|ira?e?n|irom|irat?d?hu|ira+nga)$/, native: /(?<![்க])கிற/, by: 'க்கிற' },
    { latin: /anum$/, native: /னும்$/, by: 'ணும்' },
    { latin: /[aeiou]kanum$/, native: /(?<!்)கணும்$/, by: 'க்கணும்' },
    { latin: /[aeiou]k+u[td]hu$/, native: /(?<!்)கு[தட]ு$/, by: 'க்குது' },
    { latin: /ngala+$/, native: /ங்கள?$/, by: 'ங்களா' },
    { latin: /^.{3,}[^n]a[td]ha$/, native: /(?<=[க-ஹ])(?:த்)?த$/, by: 'ாத' },
    { latin: /^.{3,}[^n]a[td]he$/, native: /(?<=[க-ஹ])(?:த்)?தே$/, by: 'ாதே' },
    { latin: /ipo+m$/, native: /ிபோம்$/, by: 'ிப்போம்' },
  ],
  te: [
    { latin: /[a-z]{3,}ara$/, native: /ార$/, by: 'ారా' },
    { latin: /[a-z]{3,}ava$/, native: /ావ$/, by: 'ావా' },
  ],
};

/** Replaces the verb ending in the spelling of a romanised word by the one that its language writes. */
export function withUsualEnding(spelling: string, latin: string, to: LanguageCode): string {
  return (endings[to] ?? []).reduce(
    (text, ending) => (ending.latin.test(latin) ? text.replace(ending.native, ending.by) : text),
    spelling,
  );
}
