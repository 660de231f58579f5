import { describe, expect, it } from 'vitest';
import { errorRows, errorRowsOf, errorShapes, matchErrorRow, readErrorBody } from './errors.ts';
import {
  findLanguage,
  LanguageCode,
  languages,
  SpeechToTextLanguage,
  TranslationLanguage,
  TransliterationLanguage,
} from './languages.ts';
import { isSuccessCode, operations } from './operations.ts';
import { jsonSchemaOf } from './reference/json-schema.ts';
import { deviationsFrom, unknownKeys } from './schema.ts';
import {
  LenientStatusResponse,
  LenientTranscriptResponse,
  SpeechToTextDomain,
  TranscriptResponse,
  UploadHeaders,
} from './speech-to-text.ts';
import { documentedSpeakers, readSpeaker, TextToSpeechBody } from './text-to-speech.ts';
import {
  domainName,
  LenientTranslationResponse,
  namedDomains,
  numericDomains,
  TranslationBody,
  TranslationHeaders,
  TranslationResponse,
  translationStatuses,
} from './translation.ts';
import {
  LenientTransliterationResponse,
  TransliterationBody,
  TransliterationHeaders,
  transliterationDomains,
} from './transliteration.ts';

const splitCodes = (text: string) => text.split(',').map((code) => code.trim());

describe('languages', () => {
  it('lists the language codes of each function as the specification does', () => {
    expect(TranslationLanguage.options).toEqual(
      splitCodes('hi, en, as, bn, gu, kn, kok, ml, mr, mai, or, pa, ta, te, ne, ur'),
    );
    expect(TransliterationLanguage.options).toEqual(
      splitCodes(
        'hi, as, bn, gu, kn, ml, mr, or, pa, ta, te, en, ur, sd, doi, kon, brx, ks, mai, mni, sa, sat',
      ),
    );
    expect(SpeechToTextLanguage.options).toEqual(
      splitCodes('hi, bn, gu, kn, ml, mr, pa, ta, te, en, as, or'),
    );
  });

  it('each code has the BCP-47 tag of the same language', () => {
    const english = new Intl.DisplayNames('en', { type: 'language' });
    expect(languages.kon.bcp47).toBe('kok');
    for (const code of LanguageCode.options) {
      expect(Intl.getCanonicalLocales(languages[code].bcp47)).toHaveLength(1);
      expect(english.of(languages[code].bcp47)).toContain(
        { mni: 'Manipuri', doi: 'Dogri', brx: 'Bodo' }[code as string] ?? languages[code].englishName,
      );
    }
  });

  it('writes each native name in the script of the language', () => {
    for (const { nativeName, script } of Object.values(languages)) {
      expect(nativeName).toMatch(new RegExp(`^[\\p{Script_Extensions=${script}}\\p{M}\\p{P}]+$`, 'u'));
    }
    expect(findLanguage('ur')?.direction).toBe('rtl');
    expect(findLanguage('xx')).toBeUndefined();
  });
});

describe('parsing translation headers', () => {
  const given = { src_lang: 'en', tgt_lang: 'hi, ta', domain: '3' };

  it('headers without a version are read as version 2.0, with the targets trimmed', () => {
    expect(TranslationHeaders.parse(given)).toEqual({
      ...given,
      'REV-APPVERSION': '2.0',
      tgt_lang: ['hi', 'ta'],
    });
  });

  it.each([
    ['2.0', 'generic', 'domain'],
    ['3.0', '3', 'domain'],
    ['4.0', '3', 'REV-APPVERSION'],
  ])('version %s is refused with domain %s', (version, domain, path) => {
    const [first] = deviationsFrom(TranslationHeaders, { ...given, 'REV-APPVERSION': version, domain });
    expect(first?.path).toBe(path);
  });

  it('the domains of the two versions correspond in order', () => {
    expect(numericDomains.map((domain) => domainName(domain))).toEqual([...namedDomains]);
  });
});

describe('parsing a request', () => {
  it('absent and null fields get the documented defaults', () => {
    const defaults = {
      enableLookup: true,
      enableNmt: true,
      enableTransliteration: true,
      nmtMask: true,
      filterProfane: false,
    };
    expect(TranslationBody.parse({ data: ['a'] })).toMatchObject(defaults);
    expect(TranslationBody.parse({ data: ['a'], enableNmt: null })).toMatchObject(defaults);
    expect(TextToSpeechBody.parse({ text: 'a', speed: null, pitch: null })).toMatchObject({
      speed: 1,
      pitch: 0,
      sample_rate: 22_050,
      format: 'WAV',
    });
  });

  it.each([
    [true, 'local'],
    [false, undefined],
    [null, undefined],
    ['words', 'words'],
  ])('reads convertNumber %s as %s', (given, expected) => {
    expect(TransliterationBody.parse({ data: ['1'], convertNumber: given }).convertNumber).toBe(expected);
  });

  it('accepts mask terms as a list, a map and an empty map', () => {
    for (const nmtMaskTerms of [['a'], { a: 'a' }, {}]) {
      expect(TranslationBody.safeParse({ data: [], nmtMaskTerms }).success).toBe(true);
    }
  });

  it('keeps mask terms named `__proto__` and `constructor`', () => {
    const body: unknown = JSON.parse('{"data":[],"nmtMaskTerms":{"__proto__":"A","constructor":"B"}}');
    expect(JSON.stringify(TranslationBody.parse(body).nmtMaskTerms)).toBe(
      '{"__proto__":"A","constructor":"B"}',
    );
  });

  it('names all expected types when a value matches none of the allowed forms', () => {
    const first = (schema: Parameters<typeof deviationsFrom>[0], value: unknown) =>
      deviationsFrom(schema, value)[0];
    expect(first(TranslationBody, { data: [], nmtMaskTerms: 'Reverie' })).toEqual({
      path: 'nmtMaskTerms',
      expected: 'array or record',
      received: '"Reverie"',
    });
    expect(first(TranslationBody, { data: [], nmtMaskTerms: { a: 1 } })).toEqual({
      path: 'nmtMaskTerms.a',
      expected: 'string',
      received: '1',
    });
    const headers = { src_lang: 'en', tgt_lang: 'hi', domain: 'sports' };
    expect(first(TransliterationHeaders, headers)).toEqual({
      path: 'domain',
      expected: transliterationDomains,
      received: '"sports"',
    });
  });

  it('reports a value that is nested too deeply to be shown', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(deviationsFrom(TranslationBody, { data: deep })[0]).toEqual({
      path: 'data.0',
      expected: 'string',
      received: 'a value nested too deep to show',
    });
  });

  it('accepts audio formats in any letter case and refuses unknown ones', () => {
    expect(TextToSpeechBody.parse({ text: 'a', format: 'flac' }).format).toBe('FLAC');
    expect(deviationsFrom(TextToSpeechBody, { format: 'aac' })[0]).toMatchObject({ path: 'format' });
  });

  it('reports keys that the API does not know', () => {
    expect(unknownKeys(TransliterationBody.shape, { data: [], noOfsuggestions: 2 })).toEqual([
      'noOfsuggestions',
    ]);
  });

  it('reads the transliteration domains of old clients as generic', () => {
    for (const domain of [undefined, '1', 'generic']) {
      expect(TransliterationHeaders.parse({ src_lang: 'en', tgt_lang: 'hi', domain }).domain).toBe('generic');
    }
    expect(
      TransliterationHeaders.safeParse({ src_lang: 'en', tgt_lang: 'hi', domain: 'sports' }).success,
    ).toBe(false);
  });

  it('reads the subtitles header as a boolean', () => {
    const given = { src_lang: 'en', domain: 'generic' };
    expect(UploadHeaders.parse({ ...given, subtitles: 'TRUE' }).subtitles).toBe(true);
    expect(UploadHeaders.parse(given).subtitles).toBeUndefined();
    expect(UploadHeaders.safeParse({ ...given, subtitles: 'maybe' }).success).toBe(false);
  });
});

describe('parsing an answer in the console', () => {
  it('accepts a status under any known key, as a number or text, and returns it in one form', () => {
    const entry = { inString: 'a', outString: ['अ'] };
    for (const key of ['status', 'apiStatus', 'api_status']) {
      const parsed = LenientTransliterationResponse.parse({ responseList: [{ ...entry, [key]: '2' }] });
      expect(parsed.responseList[0]).toEqual({ ...entry, status: 2 });
    }
    const list = LenientTranslationResponse.parse({
      responseList: [{ inString: 'a', outString: ['b'], status: 3 }],
    });
    expect(list.responseList[0]).toMatchObject({ outString: 'b', apiStatus: 3 });
  });

  it('reads nested or flat words, and a result that may be in a list', () => {
    const word = { word: 'a', start: 0, end: 1 };
    for (const words of [[[word]], [word]]) {
      for (const wrap of [(result: unknown) => result, (result: unknown) => [result]]) {
        const parsed = LenientTranscriptResponse.parse({ code: '000', result: wrap({ words }) });
        expect(parsed.result?.words).toEqual([[word]]);
      }
    }
    expect(LenientStatusResponse.parse({ code: 3 }).code).toBe('003');
  });

  it('lists the deviations from the specification, unknown keys included', () => {
    const body = {
      responseList: [{ inString: 'a', outString: 'b', apiStatus: 3, extra: 1 }],
      tokenConsumed: 1,
    };
    const paths = deviationsFrom(TranslationResponse, body).map(({ path }) => path);
    expect(paths).toContain('uuid');
    expect(paths).toContain('responseList.0.extra');
    const flat = {
      job_id: 'x',
      code: '000',
      message: 'm',
      result: {
        transcript: '',
        original_transcript: '',
        channel_number: 1,
        words: [{ word: 'a', start: 0, end: 1 }],
      },
    };
    expect(deviationsFrom(TranscriptResponse, flat).map(({ path }) => path)).toEqual(['result.words.0']);
  });
});

describe('error rows', () => {
  it('every error row has a unique id, and every operation has error rows', () => {
    const ids = errorRows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of Object.keys(operations))
      expect(errorRowsOf(operations[id as keyof typeof operations].id).length).toBeGreaterThan(4);
  });

  it('an error row is matched by error bodies of every shape', () => {
    for (const row of errorRows) {
      const bodies = [
        { message: row.text, status: row.httpStatus },
        { documentation: 'd', message: row.text, error_cause: row.text, status: 'FORBIDDEN' },
        { success: false, cause: row.text },
      ];
      const shaped = row.shape === 'stt' ? [{ job_id: 'j', code: row.code, message: row.text }] : bodies;
      for (const operation of row.operations) {
        for (const body of shaped) {
          const facts = readErrorBody(body);
          expect(facts && matchErrorRow(operation, row.httpStatus, facts)?.id).toBe(row.id);
        }
      }
    }
  });

  it('an error row is matched when more text follows the documented text', () => {
    const facts = readErrorBody({ success: false, cause: 'invalid speed value: 9 is above 1.5' });
    expect(facts && matchErrorRow('tts', 400, facts)?.id).toBe('tts.speed');
    const other = readErrorBody({ success: false, cause: 'invalid speed values' });
    expect(other && matchErrorRow('tts', 400, other)).toBeUndefined();
  });

  it('a success body is not read as an error', () => {
    expect(readErrorBody({ responseList: [] })).toBeUndefined();
    expect(readErrorBody('text')).toBeUndefined();
    expect(readErrorBody(null)).toBeUndefined();
  });

  it('a waiting job is a success of the status call but not of the transcript call', () => {
    expect(isSuccessCode('stt_status', '004')).toBe(true);
    expect(isSuccessCode('stt_transcript', '004')).toBe(false);
    expect(isSuccessCode('stt_status', '002')).toBe(false);
  });
});

describe('JSON Schema', () => {
  const schemas = Object.values(operations).flatMap(({ id, headers, query, request, answer }) => [
    [`${id} headers`, headers] as const,
    [`${id} query`, query] as const,
    ...(request.kind === 'none' ? [] : [[`${id} body`, request.schema] as const]),
    ...(answer.kind === 'json' ? [[`${id} answer`, answer.response] as const] : []),
  ]);

  it.each([...schemas, ...Object.entries(errorShapes)])('the JSON Schema of %s is complete', (_, schema) => {
    const text = JSON.stringify(jsonSchemaOf(schema));
    expect(text).toContain('"type"');
    // zod writes a part that JSON Schema cannot represent as an empty schema.
    expect(text.replaceAll('"properties":{}', '')).not.toMatch(/:\{\}/);
  });

  it('names every field of the translation body', () => {
    const schema = jsonSchemaOf(TranslationBody);
    expect(Object.keys(schema.properties as object)).toEqual([
      ...[
        'data',
        'enableLookup',
        'enableNmt',
        'enableTransliteration',
        'nmtMask',
        'nmtMaskTerms',
        'filterProfane',
      ],
    ]);
    expect(schema.required).toEqual(['data']);
  });
});

describe('other lists of the contract', () => {
  it('speakers, domains and status codes match the specification', () => {
    expect(documentedSpeakers).toHaveLength(41);
    expect(new Set(documentedSpeakers).size).toBe(41);
    expect(readSpeaker('hi_female_3')).toEqual({ language: 'hi', gender: 'female', variant: 3 });
    expect(readSpeaker('xx_female')).toBeUndefined();
    expect(SpeechToTextDomain.options).toHaveLength(11);
    expect(transliterationDomains).toHaveLength(10);
    expect(translationStatuses.map(({ code }) => code)).toEqual([2, 3, 4, 5, 6, 10, -2, -3, -4, -5, -6, -7]);
  });
});
