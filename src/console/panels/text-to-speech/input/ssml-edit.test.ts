import { describe, expect, it } from 'vitest';
import { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import { documentedSpeakers, readSpeaker } from '#contract/text-to-speech.ts';
import { ssmlToText, textToSsml } from './ssml-convert.ts';
import { type TextEdit, tagEdit } from './ssml-edit.ts';
import { ssmlProblems } from './ssml-problems.ts';
import { createSnippet } from './ssml-snippets.ts';

const applyEdit = (ssml: string, { from, to, insert }: TextEdit) =>
  ssml.slice(0, from) + insert + ssml.slice(to);
const problemsIn = (ssml: string) => ssmlProblems(ssml, { words: ssmlProblemWords.en });

describe('a tag button', () => {
  const ssml = '<speak>एक दो</speak>';
  const selection = { from: ssml.indexOf('दो'), to: ssml.indexOf('</') };

  it('puts the tag around the selection and keeps it selected', () => {
    const edit = tagEdit(ssml, selection, 'prosody', { rate: '90%', pitch: '' }, 'x');
    const changed = applyEdit(ssml, edit);
    expect(changed).toBe('<speak>एक <prosody rate="90%">दो</prosody></speak>');
    expect(changed.slice(edit.select.from, edit.select.to)).toBe('दो');
  });

  it('inserts a pause after the selection, and escapes quotes in attribute values', () => {
    expect(applyEdit(ssml, tagEdit(ssml, selection, 'break', { time: '1s' }, ''))).toBe(
      '<speak>एक दो<break time="1s"/></speak>',
    );
    expect(applyEdit('', tagEdit('', { from: 0, to: 0 }, 'sub', { alias: 'a "b" & c' }, 'x<y'))).toBe(
      '<sub alias="a &quot;b&quot; &amp; c">x&lt;y</sub>',
    );
  });

  const languages = [...documentedSpeakers, 'ne_male', 'ur_male', 'sd_male'].map(
    (code) => readSpeaker(code)?.language ?? '',
  );
  it.each([...new Set(languages)])(
    'inserts example words in %s where nothing is selected, and produces valid SSML',
    (code) => {
      for (const tag of ['voice', 'prosody', 'say-as', 'sub', 'break', 'p', 's'] as const) {
        const { attributes, content } = createSnippet(tag, code, `${code}_male`);
        const made = applyEdit(
          '<speak></speak>',
          tagEdit('<speak></speak>', { from: 7, to: 7 }, tag, attributes, content),
        );
        expect(problemsIn(made), made).toEqual([]);
      }
      if (code !== 'en') expect(createSnippet('p', code, '').content).not.toMatch(/[a-z]/i);
    },
  );
});

describe('converting between plain text and SSML', () => {
  it('turns lines into paragraphs and sentences into <s>, escaping special characters', () => {
    expect(textToSsml('डॉ. राव आए। वे <चले> गए।\n\nA & B.', 'hi')).toBe(
      [
        '<speak>',
        '  <p>',
        '    <s>डॉ. राव आए।</s>',
        '    <s>वे &lt;चले&gt; गए।</s>',
        '  </p>',
        '  <p>',
        '    <s>A &amp; B.</s>',
        '  </p>',
        '</speak>',
      ].join('\n'),
    );
  });

  it.each(['एक। दो।\nतीन।', 'A & B < C.', 'آپ کیسے ہیں؟', ''])('survives a round trip: %j', (text) => {
    const ssml = textToSsml(text, 'hi');
    expect(problemsIn(ssml)).toEqual([]);
    expect(ssmlToText(ssml)).toEqual({ text, lost: [] });
  });

  it('lists the tags that the conversion loses, and returns undefined for invalid SSML', () => {
    expect(ssmlToText('<speak>a<break/> <sub alias="b">c</sub></speak>')).toEqual({
      text: 'a c',
      lost: ['break', 'sub'],
    });
    expect(ssmlToText('<speak><p>a</speak>')).toBeUndefined();
  });
});
