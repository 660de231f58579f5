import type { OperationId } from '#contract/errors.ts';
import { SpeechToTextLanguage, TranslationLanguage, TransliterationLanguage } from '#contract/languages.ts';
import { speechToTextDomains } from '#contract/speech-to-text.ts';
import { audioFormats, sampleRates } from '#contract/text-to-speech.ts';
import { namedDomains, numericDomains, translationVersions } from '#contract/translation.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';

/** The parts of a request that have fields by name. */
export type RequestPart = 'headers' | 'query' | 'body';

/**
 * How a field is edited. `language`, `languages`, `choice`: text with the documented values to choose from; `strings`:
 * one string per line; `recording`: the file of an upload.
 */
export type RequestControl =
  | { readonly control: 'language' | 'languages'; readonly codes: readonly string[] }
  | { readonly control: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly control: 'text' | 'strings' | 'number' | 'boolean' | 'recording' | 'json' };

export type RequestField = RequestControl & {
  readonly part: RequestPart;
  /** The name in the API. */
  readonly name: string;
};

const header = (name: string, control: RequestControl): RequestField => ({
  part: 'headers',
  name,
  ...control,
});
const member = (name: string, control: RequestControl): RequestField => ({ part: 'body', name, ...control });
const choice = (values: readonly (string | number)[]): RequestControl => ({ control: 'choice', values });
const switches = (...names: readonly string[]) => names.map((name) => member(name, { control: 'boolean' }));
const job: RequestField = { part: 'query', name: 'job_id', control: 'text' };

/** The fields of each operation that the form shows, in their order there; others are edited as JSON. */
export const requestFields: Readonly<Record<OperationId, readonly RequestField[]>> = {
  localization: [
    header('src_lang', { control: 'language', codes: TranslationLanguage.options }),
    header('tgt_lang', { control: 'languages', codes: TranslationLanguage.options }),
    header('REV-APPVERSION', choice(translationVersions)),
    header('domain', choice([...numericDomains, ...namedDomains])),
    member('data', { control: 'strings' }),
    ...switches('enableLookup', 'enableNmt', 'enableTransliteration', 'nmtMask', 'filterProfane'),
    member('nmtMaskTerms', { control: 'json' }),
  ],
  transliteration: [
    header('src_lang', { control: 'language', codes: TransliterationLanguage.options }),
    header('tgt_lang', { control: 'language', codes: TransliterationLanguage.options }),
    header('domain', choice(transliterationDomains)),
    header('cnt_lang', { control: 'language', codes: TransliterationLanguage.options }),
    member('data', { control: 'strings' }),
    member('noOfSuggestions', { control: 'number' }),
    member('convertNumber', choice(convertNumberValues)),
    ...switches('isBulk', 'abbreviate', 'ignoreTaggedEntities', 'convertOrdinal', 'abbreviationWithoutDot'),
  ],
  stt_upload: [
    member('file', { control: 'recording' }),
    member('file_url', { control: 'text' }),
    header('src_lang', { control: 'language', codes: SpeechToTextLanguage.options }),
    header('domain', choice(speechToTextDomains)),
    header('subtitles', { control: 'boolean' }),
  ],
  stt_status: [job],
  stt_transcript: [job],
  tts: [
    header('speaker', { control: 'text' }),
    member('text', { control: 'text' }),
    member('ssml', { control: 'text' }),
    member('speed', { control: 'number' }),
    member('pitch', { control: 'number' }),
    member('sample_rate', choice(sampleRates)),
    member('format', choice(audioFormats)),
  ],
};
