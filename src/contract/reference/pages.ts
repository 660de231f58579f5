import { AppName, CommonHeaders, JsonHeaders } from '../credentials.ts';
import { errorRows, errorShapes, type OperationId, operationIds } from '../errors.ts';
import { uploadInputs } from '../examples/speech-to-text-inputs.ts';
import { textToSpeechInputs } from '../examples/text-to-speech-inputs.ts';
import { translationInputs } from '../examples/translation-inputs.ts';
import { transliterationInputs } from '../examples/transliteration-inputs.ts';
import { requestHeaders, responseHeaders } from '../headers.ts';
import {
  LanguageCode,
  languages,
  SpeechToTextLanguage,
  TranslationLanguage,
  TransliterationLanguage,
} from '../languages.ts';
import { documentedLimits, fixedLimits, localLimits } from '../limits.ts';
import { Fault } from '../local/service.ts';
import { operations } from '../operations.ts';
import { JobState, jobCodes, uploadResultCodes } from '../speech-to-text.ts';
import { interpretAsFormats, maxSayAsLength, ssmlTags, ssmlValues } from '../ssml.ts';
import { audioFormatFacts, documentedSpeakers, readSpeaker, sampleRates } from '../text-to-speech.ts';
import { translationStatuses } from '../translation.ts';
import {
  operationOf,
  type PageId,
  pageIds,
  type ReferenceEntry,
  type ReferenceExample,
  type ReferencePage,
  type ReferenceSection,
} from './entry.ts';
import { answerEntries, entry, fact, fieldEntries, requestParts } from './field-entries.ts';
import { jsonSchemaOf, typeOf } from './json-schema.ts';
import { descriptions, exampleTitles, notes, onePathReason } from './texts.ts';

const section = (
  id: string,
  title: string,
  entries: readonly ReferenceEntry[] = [],
  note = notes[id],
): ReferenceSection => ({ id, title, entries, note });

/** The operations of each function's page. */
export const operationsOfPages = {
  translation: ['localization'],
  transliteration: ['transliteration'],
  'speech-to-text': ['stt_upload', 'stt_status', 'stt_transcript'],
  'text-to-speech': ['tts'],
} as const satisfies Partial<Record<PageId, readonly OperationId[]>>;

const operationNames: Readonly<Record<OperationId, string>> = {
  localization: 'Translation',
  transliteration: 'Transliteration',
  stt_upload: 'Upload',
  stt_status: 'Status',
  stt_transcript: 'Transcript',
  tts: 'Text to speech',
};

const exampleInputs: readonly (readonly [OperationId, Readonly<Record<string, object>>])[] = [
  ['localization', translationInputs],
  ['transliteration', transliterationInputs],
  ['stt_upload', uploadInputs],
  ['tts', textToSpeechInputs],
];

/** The examples of an operation. */
export function examplesOf(id: OperationId): readonly (readonly [id: string, example: ReferenceExample])[] {
  return exampleInputs
    .filter(([operation]) => operation === id)
    .flatMap(([operation, inputs]) =>
      Object.entries(inputs).map(
        ([name, input]) =>
          [`example.${operation}.${name}`, { operation, input } as unknown as ReferenceExample] as const,
      ),
    );
}

const exampleEntries = (id: OperationId) =>
  examplesOf(id).map(([anchor, example]) => entry(anchor, exampleTitles[anchor] ?? anchor, [], { example }));

const operationEntry = (id: OperationId) => {
  const { method, path, appName } = operations[id];
  return entry(`operation.${id}`, operationNames[id], [
    fact('Request', `${method} ${path}`),
    fact('REV-APPNAME', appName),
  ]);
};

function operationSections(id: OperationId, title = ''): ReferenceSection[] {
  const named = (part: string) => (title === '' ? part : `${title}: ${part.toLowerCase()}`);
  const answer = answerEntries(id);
  const examples = exampleEntries(id);
  return [
    ...requestParts(id).map((part) => section(`${id}.${part.name}`, named(part.title), part.entries)),
    section(`${id}.answer`, named('Answer'), answer, notes[`${id}.answer`]),
    ...(examples.length > 0 ? [section(`${id}.examples`, named('Examples'), examples)] : []),
  ];
}

function overview(): ReferenceSection[] {
  const local = [...requestHeaders, ...responseHeaders].filter(
    (name) => `local-header.${name}` in descriptions,
  );
  return [
    section('overview.operations', 'Operations', operationIds.map(operationEntry)),
    section(
      'overview.common',
      'Headers of every request',
      fieldEntries('common', { ...CommonHeaders.shape, ...JsonHeaders.shape }),
    ),
    section('overview.order', 'Order of the checks'),
    section('overview.versions', 'Versions'),
    section('overview.openapi', 'OpenAPI and JSON Schema', [], onePathReason),
    section(
      'overview.local-headers',
      'Headers of the embedded service',
      [...new Set(local)].map((name) => entry(`local-header.${name}`, name, [])),
    ),
  ];
}

function speechSections(): ReferenceSection[] {
  return [
    section(
      'text-to-speech.speakers',
      'Speakers',
      [...new Set(documentedSpeakers.map((code) => readSpeaker(code)?.language ?? code))].map((code) => {
        const language = LanguageCode.parse(code);
        const codes = documentedSpeakers.filter((speaker) => readSpeaker(speaker)?.language === code);
        return entry(
          `speaker.${code}`,
          `${languages[language].englishName} voices`,
          [fact('Speakers', ...codes)],
          {
            language,
          },
        );
      }),
    ),
    section(
      'text-to-speech.formats',
      'Audio formats',
      Object.entries(audioFormatFacts).map(([name, { mediaType, extension }]) =>
        entry(`format.${name}`, name, [
          fact('Type', mediaType),
          fact('File', `.${extension}`),
          fact('Sample rates', ...sampleRates),
        ]),
      ),
    ),
    section('text-to-speech.ssml', 'SSML', Object.entries(ssmlTags).map(ssmlEntry)),
  ];
}

function ssmlEntry([name, tag]: readonly [string, (typeof ssmlTags)[keyof typeof ssmlTags]]): ReferenceEntry {
  return entry(`ssml.${name}`, name, [
    fact('Contains', tag.content === 'elements' ? 'text and tags' : tag.content),
    ...tag.attributes.map((attribute) => {
      const rule = ssmlValues[`${name} ${attribute}`];
      const values = rule ? [...rule.labels, ...rule.examples] : ['any text'];
      const formats = attribute === 'format' ? Object.values(interpretAsFormats).flat() : [];
      const required = tag.required.includes(attribute) ? ' (required)' : '';
      return fact(`${attribute}${required}`, ...(formats.length > 0 ? formats : values));
    }),
  ]);
}

function codes(): ReferenceSection[] {
  const codeEntries = (table: 'upload' | 'job', texts: Readonly<Record<string, string>>) =>
    Object.keys(texts)
      .sort()
      .map((code) => {
        const row = errorRows.find(({ id }) => id === `stt_batch.${table}-${code}`);
        return entry(`${table}-code.${code}`, code, row ? [fact('When', row.condition)] : [], {
          description: texts[code] ?? '',
          ...(row && { provocation: { operation: operationOf(row), fault: { kind: 'row', row: row.id } } }),
        });
      });
  return [
    section(
      'codes.statuses',
      'Statuses of a translation: apiStatus and api_statuses',
      translationStatuses.map(({ code, name, meaning }) => {
        const fault = Fault.safeParse({ kind: 'segment', apiStatus: code });
        return entry(`status.${code}`, `${code} ${name}`, [], {
          description: meaning,
          ...(fault.success && { provocation: { operation: 'localization', fault: fault.data } }),
        });
      }),
    ),
    section('codes.upload', 'Codes of an upload', codeEntries('upload', uploadResultCodes)),
    section('codes.job', 'Codes of status and transcript', codeEntries('job', jobCodes)),
    section(
      'codes.job-states',
      'States of a job',
      JobState.options.map((state) => entry(`job-state.${state}`, state, [])),
    ),
  ];
}

function errors(): ReferenceSection[] {
  return [
    section(
      'errors.shapes',
      'Error bodies',
      Object.entries(errorShapes).map(([shape, schema]) =>
        entry(
          `error-shape.${shape}`,
          shape === 'tts' ? 'Text to speech' : shape === 'stt' ? 'Speech to text' : `Shape ${shape}`,
          Object.entries(jsonSchemaOf(schema).properties ?? {}).map(([name, field]) =>
            fact(name, field.const === undefined ? typeOf(field) : String(field.const)),
          ),
        ),
      ),
    ),
    ...AppName.options.map((appName) =>
      section(
        `errors.${appName}`,
        `Errors of ${{ localization: 'translation', transliteration: 'transliteration', stt_batch: 'speech to text', tts: 'text to speech' }[appName]}`,
        errorRows
          .filter((row) => row.appName === appName)
          .map((row) =>
            entry(
              `error.${row.id}`,
              row.text,
              [
                fact('HTTP status', row.httpStatus),
                ...(row.code === undefined ? [] : [fact('Code', row.code)]),
                fact('Operations', ...row.operations),
                fact('Shape', row.shape),
                fact('Text in', row.field),
              ],
              {
                description: row.condition,
                provocation: { operation: operationOf(row), fault: { kind: 'row', row: row.id } },
              },
            ),
          ),
      ),
    ),
  ];
}

function limits(): ReferenceSection[] {
  const { audioBytes, speed, pitch, sampleRate } = documentedLimits;
  const between = (id: string, range: { minimum: number; maximum: number; default: number }) =>
    entry(`limit.${id}`, id, [
      fact('Range', `${range.minimum} to ${range.maximum}`),
      fact('Default', range.default),
    ]);
  const most = (id: string, value: number) => entry(`limit.${id}`, id, [fact('At most', value)]);
  return [
    section('limits.documented', 'In the specification', [
      entry('limit.audioBytes', 'audioBytes', [fact('Less than', audioBytes)]),
      between('speed', speed),
      between('pitch', pitch),
      entry('limit.sampleRate', 'sampleRate', [fact('Default', sampleRate.default)]),
    ]),
    section(
      'limits.local',
      'Of the embedded service, as settings',
      Object.entries(localLimits).map(([id, value]) => most(id, value)),
    ),
    section('limits.fixed', 'Of the embedded service', [
      ...Object.entries(fixedLimits).map(([id, value]) => most(id, value)),
      most('sayAsLength', maxSayAsLength),
    ]),
  ];
}

function languageSections(): ReferenceSection[] {
  const spoken = new Set<string>(documentedSpeakers.map((code) => readSpeaker(code)?.language ?? ''));
  const lists: readonly (readonly [string, ReadonlySet<string>])[] = [
    ['translation', new Set(TranslationLanguage.options)],
    ['transliteration', new Set(TransliterationLanguage.options)],
    ['speech to text', new Set(SpeechToTextLanguage.options)],
    ['text to speech', spoken],
  ];
  return [
    section(
      'languages.codes',
      'Codes',
      LanguageCode.options.map((code) => {
        const { englishName, script, direction, bcp47 } = languages[code];
        const functions = lists.filter(([, known]) => known.has(code)).map(([name]) => name);
        return entry(
          `language.${code}`,
          code,
          [
            fact('Functions', ...functions),
            fact('Script', script),
            fact('Direction', direction === 'rtl' ? 'right to left' : 'left to right'),
            fact('BCP 47', bcp47),
          ],
          { description: englishName, language: code },
        );
      }),
    ),
  ];
}

const page = (id: PageId, title: string, sections: readonly ReferenceSection[]): ReferencePage => ({
  id,
  title,
  sections,
  note: notes[id],
});

/** All pages of the reference, made from the contract. */
export function referencePages(): readonly ReferencePage[] {
  const made: Record<PageId, () => ReferencePage> = {
    overview: () => page('overview', 'Overview', overview()),
    translation: () => page('translation', 'Translation', operationSections('localization')),
    transliteration: () => page('transliteration', 'Transliteration', operationSections('transliteration')),
    'speech-to-text': () =>
      page(
        'speech-to-text',
        'Speech to text',
        operationsOfPages['speech-to-text'].flatMap((id) => operationSections(id, operationNames[id])),
      ),
    'text-to-speech': () =>
      page('text-to-speech', 'Text to speech', [...operationSections('tts'), ...speechSections()]),
    codes: () => page('codes', 'Codes', codes()),
    errors: () => page('errors', 'Errors', errors()),
    limits: () => page('limits', 'Limits', limits()),
    languages: () => page('languages', 'Languages', languageSections()),
  };
  return pageIds.map((id) => made[id]());
}
