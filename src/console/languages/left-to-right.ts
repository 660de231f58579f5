/** Code inside a sentence, always written from the left: `</p>` would otherwise become `<p/>` among Urdu words. */
export const ltr = (code: string) => `\u2066${code}\u2069`;
