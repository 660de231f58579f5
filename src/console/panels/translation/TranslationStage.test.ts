import { describe, expect, it } from 'vitest';
import { stageWords } from '#console/catalogues/stage.ts';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { translationCall } from '#testing/console/translation-call.ts';
import { TranslationForm } from './form/form.ts';
import { requestOf, stageContent } from './TranslationStage.tsx';

const words = stageWords.en;
const form = TranslationForm.parse({ text: 'One', targets: ['ta'] });
const contentOf = (
  outcome: Parameters<typeof translationCall>[1],
  { sent = form, running = false }: { sent?: TranslationForm; running?: boolean } = {},
) =>
  stageContent(form, { form: sent, startedAt: 1, calls: [translationCall(['ta'], outcome)] }, running, words);

const answer = (outString: string, apiStatus: number): LenientTranslationResponse => ({
  responseList: [{ inString: 'One', outString, apiStatus }],
});

describe('translation on the stage', () => {
  it.each([
    [2, 'ஒன்று', 'translated'],
    [3, 'ஒன்று', 'translated'],
    [4, 'ஒன்று', 'translated'],
    [5, 'ஒன்று', 'translated, in review'],
    [6, 'ஒன்று', 'partly translated'],
    [10, 'ஒன்', 'written in Tamil script'],
    [-2, 'ஒன்', 'written in Tamil script'],
    [-2, 'One', 'left as it is'],
    [-4, '', 'no result'],
    [77, 'ஒன்று', 'answered'],
  ])('a translation with status %i and text “%s” is labelled “%s”', (code, text, status) => {
    expect(contentOf(answer(text, code)).groups[0]?.lines[0]?.status?.text).toBe(status);
  });

  it('the state is empty without text, and ready before the form is sent', () => {
    const empty = TranslationForm.parse({ text: ' ', targets: ['ta'] });
    expect(stageContent(empty, undefined, false, words)).toMatchObject({ state: 'empty', groups: [] });
    expect(stageContent(form, undefined, false, words)).toMatchObject({
      state: 'ready',
      summary: 'English to Tamil',
      groups: [{ source: 'One', lines: [{ language: 'ta', text: undefined }] }],
    });
  });

  it('an answer to another form is not shown', () => {
    const other = TranslationForm.parse({ ...form, text: 'Two' });
    const content = contentOf(answer('இரண்டு', 2), { sent: other });
    expect(content.state).toBe('ready');
    expect(content.groups[0]?.lines[0]?.text).toBeUndefined();
  });

  it('a failure is a sentence without codes', () => {
    const failed = contentOf({
      kind: 'invalid-request',
      operation: 'localization',
      deviations: [],
      sendable: true,
    });
    expect(failed).toMatchObject({ state: 'failed', note: 'The request is not complete.' });
  });
});

describe('changing a translation on the stage', () => {
  const changesOf = (fields: object) => {
    const changes: Partial<TranslationForm>[] = [];
    const request = requestOf(TranslationForm.parse(fields), (change) => changes.push(change));
    return { changes, request };
  };

  it('offers every language but that of the text', () => {
    const { request, changes } = changesOf({ text: 'One ', source: 'hi', targets: ['ta'] });
    expect(request.text?.value).toBe('One ');
    expect(request.targets?.codes).toHaveLength(15);
    expect(request.targets?.codes).not.toContain('hi');
    request.targets?.change(['ta', 'ur']);
    request.choices[0]?.choose('en');
    expect(changes).toEqual([{ targets: ['ta', 'ur'] }, { source: 'en' }]);
  });

  it('rows become lines only when the text is changed', () => {
    const { request, changes } = changesOf({ input: 'grid', rows: ['One', 'Two', ''] });
    expect(request.text?.value).toBe('One\nTwo');
    request.text?.change('Three');
    expect(changes).toEqual([{ input: 'lines', text: 'Three' }]);
  });

  it('replaces a raw request and keeps its languages', () => {
    const free = { headers: 'src_lang: en\ntgt_lang: ta,ur', body: '{}' };
    const { request, changes } = changesOf({ text: 'One', free });
    request.text?.change('Two');
    expect(changes).toEqual([
      { source: 'en', targets: ['ta', 'ur'], free: undefined, input: 'lines', text: 'Two' },
    ]);
  });
});
