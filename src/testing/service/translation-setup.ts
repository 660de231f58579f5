import type { TranslationLanguage } from '#contract/languages.ts';
import { TranslationHeaders, TranslationResponse, translationDefaults } from '#contract/translation.ts';
import type { NmtEngine } from '#service/engines/nmt/nmt.ts';
import { protectNmt } from '#service/engines/nmt/protect-nmt.ts';
import { dialectOf } from '#service/http/dialect.ts';
import { openLookupDatabase } from '#service/store/lookup/lookup-database.ts';
import type { LookupEntry, LookupSeed } from '#service/store/lookup-store.ts';
import { createLibsqlLookupStore } from '#service/store/lookup-store-libsql.ts';
import { createTranslation } from '#service/translation/create-translation.ts';
import type { SegmentFault, TranslationRequest } from '#service/translation/translation.ts';

const moderatedText = (text: string) => ({ text, moderation: 'moderated' }) as const;
/** A lookup database of a few entries, with every state of moderation. */
const lookupSeed: LookupSeed = {
  name: 'test',
  phrases: [
    {
      id: 'thanks',
      texts: {
        en: moderatedText('Thank you.'),
        hi: moderatedText('धन्यवाद।'),
        ta: { text: 'நன்றி.', moderation: 'in-progress' },
        bn: { text: 'ধন্যবাদ।', moderation: 'unmoderated' },
      },
    },
    { id: 'yes', texts: { en: moderatedText('Yes.'), hi: moderatedText('हाँ।') } },
    { id: 'both', texts: { en: moderatedText('Yes. No.'), hi: moderatedText('हाँ। नहीं।') } },
    {
      id: 'order',
      texts: { en: moderatedText('Your order is here.'), hi: moderatedText('आपका ऑर्डर यहाँ है।') },
    },
  ],
  templates: [
    { id: 'hello', texts: { en: moderatedText('Hello {name}.'), hi: moderatedText('नमस्ते {name}।') } },
  ],
};

const createLookup = () => createLibsqlLookupStore(openLookupDatabase(':memory:'));
/** The lookup of all requests without further entries: creating a database takes longer than most requests. */
const sharedLookup = createLookup();

type RequestBody = TranslationRequest['body'];
export interface TranslationSetup extends Partial<RequestBody> {
  readonly data: string[];
  readonly from?: TranslationLanguage;
  readonly to?: TranslationLanguage[];
  readonly nmt?: NmtEngine;
  /** Entries of the lookup database in addition to `lookupSeed`. */
  readonly phrases?: readonly LookupEntry[];
  readonly version?: { readonly 'REV-APPVERSION': string; readonly domain: string };
  readonly dialect?: 'documented' | 'observed';
  readonly signal?: AbortSignal;
  readonly log?: (message: string) => void;
  readonly fault?: (index: number) => SegmentFault | undefined;
}

/** Transliterates by adding a mark, so that the result can be recognised. With its mark a word is still one word. */
export const markTransliterated = (text: string, to: string) =>
  text.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => `${to}_${word}`);

/**
 * Makes one request to a service with `lookupSeed`, English to Hindi by default, and checks the answer against the
 * contract.
 */
export async function translate({
  from = 'en',
  to = ['hi'],
  version,
  nmt,
  phrases = [],
  dialect,
  signal,
  log,
  fault,
  ...body
}: TranslationSetup) {
  const engine = nmt && protectNmt(nmt);
  const translation = await createTranslation({
    lookup: phrases.length === 0 ? sharedLookup : createLookup(),
    seed: { ...lookupSeed, phrases: [...lookupSeed.phrases, ...phrases] },
    ...(engine && { nmt: () => engine }),
    ...(log && { log }),
    *transliterateText(text, _, target) {
      yield;
      return markTransliterated(text, target);
    },
    settings: dialectOf(dialect ?? 'documented'),
  });
  const headers = TranslationHeaders.parse({
    'REV-APPVERSION': '3.0',
    domain: 'generic',
    ...version,
    src_lang: from,
    tgt_lang: to.join(', '),
  });
  const result = await translation.translate(
    { headers, body: { ...translationDefaults, nmtMaskTerms: undefined, ...body } },
    signal ?? new AbortController().signal,
    fault,
  );
  TranslationResponse.parse(result.response);
  return result;
}

/** Output and status of the only string in the only target. */
export async function translateOne(setup: Omit<TranslationSetup, 'data'> & { text: string }) {
  const { text, ...rest } = setup;
  const { response } = await translate({ ...rest, data: [text] });
  const [entry] = response.responseList;
  if (entry === undefined || !('outString' in entry)) throw new Error('expected one entry with one target');
  return [entry.outString, entry.apiStatus];
}
