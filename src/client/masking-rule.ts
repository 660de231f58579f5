import type { Deviation } from '#contract/schema.ts';

/**
 * `nmtMask` true, which any term means, requires `src_lang` = `en`: a rule of translation between a header and the body,
 * which the schema of neither can say.
 */
export function maskingDeviations(
  { src_lang }: Readonly<Record<string, string>>,
  body: unknown,
): Deviation[] {
  if (src_lang === undefined || src_lang === 'en' || typeof body !== 'object' || body === null) return [];
  const terms: unknown = Reflect.get(body, 'nmtMaskTerms');
  if (typeof terms === 'object' && terms !== null && Object.keys(terms).length > 0) {
    const detail = `any term sets nmtMask to true, which requires src_lang = en; it is ${src_lang}`;
    return [{ path: 'nmtMaskTerms', detail }];
  }
  if (Reflect.get(body, 'nmtMask') !== true) return [];
  return [{ path: 'nmtMask', detail: `true requires src_lang = en; it is ${src_lang}` }];
}
