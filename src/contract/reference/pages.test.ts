import { describe, expect, it } from 'vitest';
import { credentialHeaders } from '../credentials.ts';
import { errorRows, errorShapes, type OperationId, operationIds } from '../errors.ts';
import { requestHeaders, responseHeaders } from '../headers.ts';
import { LanguageCode, languages } from '../languages.ts';
import { documentedLimits, fixedLimits, localLimits } from '../limits.ts';
import { fieldsOf, operations } from '../operations.ts';
import { JobState, jobCodes, speechToTextDomains, uploadResultCodes } from '../speech-to-text.ts';
import { dateFormats, ssmlTags, ssmlValues } from '../ssml.ts';
import { audioFormatFacts, documentedSpeakers, sampleRates } from '../text-to-speech.ts';
import { namedDomains, numericDomains, translationStatuses, translationVersions } from '../translation.ts';
import { transliterationDomains } from '../transliteration.ts';
import { indexAnchors, resolveAnchor } from './anchors.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { examplesOf, referencePages } from './pages.ts';
import { descriptions, exampleTitles, notes } from './texts.ts';

const pages = referencePages();
const anchors = indexAnchors(pages);
const sections = pages.flatMap((page) => page.sections);
const entries = sections.flatMap((section) => section.entries);

/** All that an entry says; fails when there is no such entry. */
function textAt(id: string): string {
  const entry = anchors.get(id)?.entry;
  if (!entry) throw new Error(`${id} is on no page`);
  return [
    entry.name,
    entry.description,
    ...entry.facts.flatMap(({ label, values }) => [label, ...values]),
  ].join('\n');
}

/** Paths of all fields of a schema: `responseList.inString`. */
function pathsOf(schema: unknown, path: readonly string[] = []): string[] {
  const { properties = {}, items, anyOf = [] } = Object(schema);
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      [...path, name].join('.'),
      ...pathsOf(field, [...path, name]),
    ]),
    ...(items ? pathsOf(items, path) : []),
    ...anyOf.flatMap((form: unknown) => pathsOf(form, path)),
  ];
}

describe('the reference', () => {
  it('has every operation with its method, path and selector', () => {
    for (const id of operationIds) {
      const { method, path, appName } = operations[id];
      expect(textAt(`operation.${id}`)).toContain(`${method} ${path}`);
      expect(textAt(`operation.${id}`)).toContain(appName);
    }
  });

  it('has every header, query value and body field, and whether it is required', () => {
    for (const id of operationIds) {
      for (const name of Object.keys(fieldsOf(id))) {
        expect(resolveAnchor(anchors, `${id}.${name}`)?.entry?.name, `${id} ${name}`).toBe(name);
        expect(textAt(resolveAnchor(anchors, `${id}.${name}`)?.id ?? '')).toContain('Required');
      }
    }
  });

  it('has every field of every answer', () => {
    for (const id of operationIds) {
      const { answer } = operations[id];
      if (answer.kind === 'audio') continue;
      const paths = pathsOf(jsonSchemaOf(answer.response));
      expect(paths.length).toBeGreaterThan(2);
      for (const path of paths) expect(textAt(`${id}.answer.${path}`), path).toContain('Type');
    }
  });

  it.each<[OperationId, string, readonly (string | number)[]]>([
    ['localization', 'REV-APPVERSION', [translationVersions[0]]],
    ['localization', 'domain', [...numericDomains, ...namedDomains]],
    ['transliteration', 'domain', transliterationDomains],
    ['stt_upload', 'domain', speechToTextDomains],
    ['tts', 'sample_rate', sampleRates],
    ['tts', 'format', Object.keys(audioFormatFacts)],
  ])('for %s, lists every value of %s', (id, field, values) => {
    const lines = textAt(`${id}.${field}`).split('\n');
    expect(values.map(String).filter((value) => !lines.includes(value))).toEqual([]);
  });

  it('gives the defaults and ranges of the specification', () => {
    expect(textAt('localization.nmtMask')).toContain('Default\ntrue');
    expect(textAt('tts.speed')).toContain('Range\n0.5 to 1.5');
    expect(textAt('tts.sample_rate')).toContain('Default\n22050');
    expect(textAt('localization.data')).toContain('Required\nyes');
    expect(textAt('tts.ssml')).toContain('Required\none of text and ssml');
  });

  it('has every status, code and state of a job, with its meaning', () => {
    for (const { code, name, meaning } of translationStatuses) {
      expect(textAt(`status.${code}`)).toContain(`${code} ${name}\n${meaning}`);
    }
    for (const [code, text] of Object.entries(uploadResultCodes)) {
      expect(textAt(`upload-code.${code}`)).toContain(text);
    }
    for (const [code, text] of Object.entries(jobCodes)) expect(textAt(`job-code.${code}`)).toContain(text);
    for (const state of JobState.options) expect(textAt(`job-state.${state}`)).toContain(state);
  });

  it('has every error row with its status, code, text and condition, and every shape with its fields', () => {
    for (const row of errorRows) {
      const text = textAt(`error.${row.id}`);
      for (const part of [row.text, row.condition, String(row.httpStatus), row.code ?? '', row.field]) {
        expect(text, row.id).toContain(part);
      }
    }
    for (const [shape, schema] of Object.entries(errorShapes)) {
      for (const name of Object.keys(schema.shape)) expect(textAt(`error-shape.${shape}`)).toContain(name);
    }
  });

  it('every error row can be provoked, and so can every failed status', () => {
    const provoked = entries.flatMap(({ provocation }) => (provocation ? [provocation.fault] : []));
    const rows = new Set(provoked.flatMap((fault) => (fault.kind === 'row' ? [fault.row] : [])));
    expect(errorRows.filter(({ id }) => !rows.has(id))).toEqual([]);
    const codes = provoked.flatMap((fault) => (fault.kind === 'segment' ? [fault.apiStatus] : []));
    expect(codes).toEqual(
      translationStatuses.filter(({ tone }) => tone === 'failed').map(({ code }) => code),
    );
  });

  it('has every limit with its value', () => {
    expect(textAt('limit.audioBytes')).toContain(String(documentedLimits.audioBytes));
    for (const name of Object.keys(documentedLimits)) expect(textAt(`limit.${name}`)).not.toBe('');
    for (const [name, value] of Object.entries({ ...localLimits, ...fixedLimits })) {
      expect(textAt(`limit.${name}`)).toContain(String(value));
    }
  });

  it('has every language in its own script, and every speaker', () => {
    for (const code of LanguageCode.options) {
      expect(textAt(`language.${code}`)).toContain(languages[code].englishName);
      expect(anchors.get(`language.${code}`)?.entry?.language).toBe(code);
    }
    const spoken = entries.flatMap(({ facts }) => facts.flatMap(({ values }) => values));
    expect(documentedSpeakers.filter((code) => !spoken.includes(code))).toEqual([]);
  });

  it('has every SSML tag with its attributes and their values, and every audio format', () => {
    for (const [name, { attributes }] of Object.entries(ssmlTags)) {
      for (const attribute of attributes) expect(textAt(`ssml.${name}`)).toContain(attribute);
    }
    for (const [key, { labels }] of Object.entries(ssmlValues)) {
      for (const label of labels) expect(textAt(`ssml.${key.split(' ')[0]}`)).toContain(label);
    }
    for (const format of dateFormats) expect(textAt('ssml.say-as')).toContain(format);
    for (const [name, { mediaType }] of Object.entries(audioFormatFacts)) {
      expect(textAt(`format.${name}`)).toContain(mediaType);
    }
  });

  it('has every header that is not in the specification', () => {
    const known = new Set<string>(operationIds.flatMap((id) => Object.keys(fieldsOf(id))));
    const others = [...requestHeaders, ...responseHeaders, ...credentialHeaders].filter(
      (name) => !known.has(name),
    );
    expect(others.length).toBeGreaterThan(4);
    for (const name of others) expect(textAt(`local-header.${name}`)).toContain(name);
  });

  it('has every example of the contract, with a title', () => {
    for (const id of operationIds) {
      for (const [anchor, example] of examplesOf(id)) {
        expect(anchors.get(anchor)?.entry?.example).toEqual(example);
        expect(exampleTitles[anchor], anchor).toBeDefined();
      }
    }
    expect(Object.keys(exampleTitles).filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});

describe('anchors', () => {
  it('anchors are unique over all pages, and need no encoding in a URL', () => {
    const all = [...pages, ...sections, ...entries].map(({ id }) => id);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    expect(all.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([]);
  });

  it('every entry has a description, and every text of the reference has an entry', () => {
    expect(
      entries.filter(({ description, example }) => description === '' && !example).map(({ id }) => id),
    ).toEqual(entries.filter(({ id }) => id.startsWith('speaker.')).map(({ id }) => id));
    const texts = [...Object.keys(descriptions), ...Object.keys(notes)];
    expect(texts.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it.each([
    ['localization.nmtMask', 'localization.nmtMask'],
    ['translation.nmtMask', 'localization.nmtMask'],
    ['speech-to-text.subtitles', 'stt_upload.subtitles'],
    ['tts.REV-APP-ID', 'common.REV-APP-ID'],
    ['localization.nmtMaskTerms.0', 'localization.nmtMaskTerms'],
    ['localization.answer.responseList.0.outStrings.hi', 'localization.answer.responseList.outStrings'],
    ['stt_transcript.answer.result.words.3.1.conf', 'stt_transcript.answer.result.words.conf'],
    ['localization.answer.unheard-of', 'localization.answer'],
    ['tts', 'operation.tts'],
    ['status.-2', 'status.-2'],
    ['status.3', 'status.3'],
    ['error.tts.speed', 'error.tts.speed'],
    ['upload-code.002', 'upload-code.002'],
    ['nothing.at.all', undefined],
    ['', undefined],
  ])('a link to “%s” leads to %s', (wanted, found) => {
    expect(resolveAnchor(anchors, wanted)?.id).toBe(found);
  });
});
