import { beforeAll, describe, expect, it } from 'vitest';
import { SpeechToTextLanguage, TranslationLanguage, TransliterationLanguage } from '#contract/languages.ts';
import { operations } from '#contract/operations.ts';
import { speechToTextDomains, UploadResponse } from '#contract/speech-to-text.ts';
import { audioFormatFacts, audioFormats, documentedSpeakers, sampleRates } from '#contract/text-to-speech.ts';
import { namedDomains, numericDomains, TranslationResponse } from '#contract/translation.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';
import { type ApiCall, callApi, formWith } from '#testing/service/api-call.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

/*
 * Every value that the contract documents for a header or a field, against the running service: each is accepted and
 * its answer has the documented keys and types, in both dialects.
 */

for (const dialect of ['documented', 'observed'] as const) {
  // The dialects differ in a few answers only.
  const options = dialect === 'observed' ? { tags: 'slow' } : {};
  describe(`the values of the specification, in the ${dialect} dialect`, options, () => {
    let service: SharedService;
    beforeAll(async () => {
      service = await sharedService(dialect);
    });

    async function translated(call: ApiCall) {
      const answer = await callApi(service, 'localization', { body: { data: ['Good morning.'] }, ...call });
      expect(answer).toMatchObject({ status: 200 });
      return TranslationResponse.parse(answer.json).responseList;
    }

    async function transliterated(call: ApiCall) {
      const answer = await callApi(service, 'transliteration', { body: { data: ['market'] }, ...call });
      expect(answer).toMatchObject({ status: 200 });
      if (dialect === 'observed') {
        expect(answer.json).toEqual({
          responseList: [{ inString: expect.any(String), outString: expect.any(Array), apiStatus: 2 }],
        });
      } else operations.transliteration.answer.response.parse(answer.json);
      return answer.json;
    }

    describe('translation', () => {
      it.each(TranslationLanguage.options)('translation accepts the source language %s', async (src_lang) => {
        const list = await translated({ headers: { src_lang, tgt_lang: src_lang === 'hi' ? 'en' : 'hi' } });
        expect(list).toHaveLength(1);
      });

      it.each(TranslationLanguage.options)('translation accepts the target language %s', async (tgt_lang) => {
        const [entry] = await translated({
          headers: { src_lang: tgt_lang === 'en' ? 'hi' : 'en', tgt_lang },
        });
        expect(Object.keys(entry ?? {}).sort()).toEqual(['apiStatus', 'inString', 'outString']);
      });

      it.each([
        ...numericDomains.map((domain) => ['2.0', domain] as const),
        ...numericDomains.map((domain) => [undefined, domain] as const),
        ...namedDomains.map((domain) => ['3.0', domain] as const),
      ])('translation version %s accepts the domain %s', async (version, domain) => {
        await translated({ headers: { 'REV-APPVERSION': version, domain } });
      });

      it.each([
        ...numericDomains.map((domain) => ['3.0', domain] as const),
        ...namedDomains.flatMap((domain) => [['2.0', domain] as const, [undefined, domain] as const]),
      ])('translation version %s refuses the domain %s', async (version, domain) => {
        const answer = await callApi(service, 'localization', {
          headers: { 'REV-APPVERSION': version, domain },
          body: { data: ['a'] },
        });
        const allowed = (version === '3.0' ? namedDomains : numericDomains).join(', ');
        expect(answer).toMatchObject({
          status: 400,
          json: { error_cause: `domain: expected ${allowed}, received "${domain}"` },
        });
      });

      it.each(
        ['enableLookup', 'enableNmt', 'enableTransliteration', 'nmtMask', 'filterProfane'].flatMap((field) =>
          [true, false, null].map((value) => [field, value] as const),
        ),
      )('translation accepts %s: %s', async (field, value) => {
        await translated({ body: { data: ['Good morning.'], [field]: value } });
      });
    });

    describe('transliteration', () => {
      it.each(TransliterationLanguage.options)(
        'transliteration accepts %s as source, target and content language',
        async (code) => {
          await transliterated({ headers: { src_lang: code, tgt_lang: 'hi' } });
          await transliterated({ headers: { src_lang: 'hi', tgt_lang: code } });
          await transliterated({ headers: { cnt_lang: code } });
        },
      );

      it.each(transliterationDomains)('transliteration accepts the domain %s', async (domain) => {
        await transliterated({ headers: { domain, 'REV-APPVERSION': '2.0' } });
      });

      it.each([
        ...convertNumberValues.map((value) => ['convertNumber', value] as const),
        ...[true, false, null].flatMap((value) =>
          (
            [
              'convertNumber',
              'isBulk',
              'abbreviate',
              'ignoreTaggedEntities',
              'convertOrdinal',
              'abbreviationWithoutDot',
            ] as const
          ).map((field) => [field, value] as const),
        ),
        ...[1, 2, 5, 100, null].map((value) => ['noOfSuggestions', value] as const),
      ])('transliteration accepts %s: %s', async (field, value) => {
        await transliterated({ body: { data: ['market 2 NASA'], [field]: value } });
      });
    });

    describe('speech to text', () => {
      const upload = (headers: Record<string, string>) =>
        callApi(service, 'stt_upload', { headers, body: formWith(service.wav()) });
      const served = ['en', 'ta'];

      it.each(SpeechToTextLanguage.options)('an upload in the language %s is answered', async (src_lang) => {
        const { status, json } = await upload({ src_lang });
        expect(status).toBe(200);
        expect(UploadResponse.parse(json).code).toBe(served.includes(src_lang) ? '000' : '003');
      });

      it.each(speechToTextDomains)('an upload with the domain %s is accepted', async (domain) => {
        expect((await upload({ domain })).json).toMatchObject({ code: '000' });
      });

      it.each(['true', 'false', 'True', 'FALSE', '1', '0'])(
        'an upload with subtitles: %s is accepted',
        async (subtitles) => {
          expect((await upload({ subtitles })).json).toMatchObject({ code: '000' });
        },
      );
    });

    describe('text to speech', () => {
      const spoken = async (call: ApiCall) => {
        const answer = await callApi(service, 'tts', { body: { text: 'one' }, ...call });
        expect(answer.status, answer.bytes.toString('utf8', 0, 200)).toBe(200);
        expect(answer.bytes.length).toBeGreaterThan(100);
        return answer;
      };

      it.each(documentedSpeakers)('text-to-speech accepts the speaker %s', async (speaker) => {
        const { bytes } = await spoken({ headers: { speaker }, body: { text: '12' } });
        expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
        expect(bytes.readUInt32LE(24)).toBe(22_050);
      });

      it.each(audioFormats.flatMap((format) => [format, format.toLowerCase()]))(
        'text-to-speech accepts the format %s',
        async (format) => {
          const { headers } = await spoken({ body: { text: 'one', format } });
          const facts = audioFormatFacts[format.toUpperCase() as keyof typeof audioFormatFacts];
          expect(headers.get('Content-Type')).toBe(facts.mediaType);
        },
      );

      it.each(sampleRates)('text-to-speech accepts the sample rate %s', async (sample_rate) => {
        const { bytes, headers } = await spoken({ body: { text: 'one', sample_rate } });
        expect(bytes.readUInt32LE(24)).toBe(sample_rate);
        expect(headers.get('X-Sample-Rate')).toBe(String(sample_rate));
        expect(headers.get('X-Engine')).toBe('espeak-ng');
      });

      it.each([
        ...[0.5, 0.75, 1, 1.25, 1.5].map((value) => ['speed', value] as const),
        ...[-3, -1.5, 0, 0.25, 3].map((value) => ['pitch', value] as const),
        ...['speed', 'pitch', 'sample_rate', 'format', 'ssml'].map((field) => [field, null] as const),
      ])('text-to-speech accepts %s %s', async (field, value) => {
        await spoken({ body: { text: 'one', [field]: value } });
      });

      it.each([
        ...[0.49, 1.51, 0, -1, '1', true, [1]].map((value) => ['speed', value] as const),
        ...[-3.01, 3.01, 12, '0', false, {}].map((value) => ['pitch', value] as const),
        ...[0, -8000, 11_025, 22_050.5, '22050', 96_000].map((value) => ['sample_rate', value] as const),
        ...['', 'AAC', 'wav ', 1, true, ['WAV']].map((value) => ['format', value] as const),
      ])('text-to-speech refuses %s: %j', async (field, value) => {
        const answer = await callApi(service, 'tts', { body: { text: 'one', [field]: value } });
        expect(answer).toMatchObject({
          status: 400,
          json: { success: false, cause: `invalid ${field} value` },
        });
      });
    });
  });
}
