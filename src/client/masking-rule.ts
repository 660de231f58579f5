import type { Deviation } from '#contract/schema.ts';

/**
 * `nmtMask` true, which any term implies, requires `src_lang` = `en`. The rule links a header and the body, so it is part
 * of neither schema.
 */
export function maskingDeviations(
  { src_lang }: Readonly<Record<string, string>>,
  body: unknown,
): Deviation[] {
  if (src_lang === undefined || src_lang === 'en' || typeof body !== 'object' || body === null) return [];
  const terms: unknown = Reflect.get(body, 'nmtMaskTerms');
  if (typeof terms === 'object' && terms !== null && Object.keys(terms).length > 0) {
    const problem = `any term sets nmtMask to true, which requires src_lang = en; it is ${src_lang}`;
    return [{ path: 'nmtMaskTerms', problem }];
  }
  if (Reflect.get(body, 'nmtMask') !== true) return [];
  return [{ path: 'nmtMask', problem: `true requires src_lang = en; it is ${src_lang}` }];
}
