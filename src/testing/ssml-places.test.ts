import { expect, it } from 'vitest';
import { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import { ssmlToText } from '#console/panels/text-to-speech/input/ssml-convert.ts';
import { ssmlProblems } from '#console/panels/text-to-speech/input/ssml-problems.ts';
import { parseSsml } from '#service/text-to-speech/ssml/parse-ssml.ts';
import { type SsmlSettings, ssmlSegments } from '#service/text-to-speech/ssml/ssml-segments.ts';

it.each([
  '<speak>\n<p>a</speak>',
  '<speak>',
  '<speak>\n<p>a</p',
  '<speak><break time=400ms/></speak>',
  '<speak>\na & b</speak>',
  '<speak>a &b</speak>',
  '<speak>a &nbsp; b</speak>',
  '<speak><!-- a & b -->\n x & y</speak>',
  '  <sub\n alias="x">a</sub>',
  '<speak>\r\n<p>é😀 <foo>a</foo></p></speak>',
  '<speak>a</speak>\n<speak/>',
  'no tag at all',
  '<speak><p class="x">a</p></speak>',
  '<speak>\n<sub>a</sub></speak>',
  '<speak>\n<sub alias="x"><p>a</p></sub></speak>',
  '<speak><break>a</break></speak>',
  '<speak>a<speak>b</speak></speak>',
  '<!DOCTYPE speak><speak>a</speak>',
  '<speak><?go now?>a</speak>',
])('the editor marks the same position as the service: %j', (ssml) => {
  const parsed = parseSsml(ssml);
  if (parsed.ok) throw new Error('The service found no problem in the document.');
  const { line, column } = parsed.fault;
  const [problem] = ssmlProblems(ssml, { words: ssmlProblemWords.en });
  expect(problem).toMatchObject({ line, column });
});

/** The beginning of the examples in the W3C recommendation. */
const standardHeader = `<?xml version="1.0" encoding="UTF-8"?>
<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis"
       xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
       xsi:schemaLocation="http://www.w3.org/2001/10/synthesis
                 http://www.w3.org/TR/speech-synthesis11/synthesis.xsd"
       xml:lang="en-US">`;

it('service and editor accept the declaration and namespaces of W3C documents, but no other attributes', () => {
  const words = ssmlProblemWords.en;
  const ssml = `${standardHeader}\n<p>Hello.</p></speak>`;
  expect(ssmlSegments(ssml, initialSetting)).toMatchObject({ ok: true, segments: [{ text: 'Hello.' }, {}] });
  expect(ssmlProblems(ssml, { words })).toEqual([]);
  expect(ssmlToText(ssml)).toEqual({ text: 'Hello.', lost: [] });

  const other = ssml.replace('<p>', '<p xsi:nil="true">');
  expect(parseSsml(other)).toMatchObject({ ok: false, fault: { line: 7, column: 4 } });
  expect(ssmlProblems(other, { words })).toMatchObject([{ line: 7, column: 4 }]);
});

const initialSetting: SsmlSettings = {
  voice: { language: 'hi', gender: 'female', variant: 1 },
  speed: 1,
  pitch: 0,
  basePitch: () => 200,
  permits: () => true,
};

it.each([
  ...['1s', '250ms', '+1s', ' 1s ', '1', 's', '1m', ''].map((value) => ['break', 'time', value]),
  ...['none', 'x-weak', 'strong', 'huge', ''].map((value) => ['break', 'strength', value]),
  ...['low', '+2st', '2st', '-10%', '90%', '220Hz', '2', 'up'].map((value) => ['prosody', 'pitch', value]),
  ...['slow', '1.2', '90%', '+20%', '+1', 'fast!', '.5'].map((value) => ['prosody', 'rate', value]),
  ...['silent', '50', '50%', '+6dB', '-6 dB', 'loudly'].map((value) => ['prosody', 'volume', value]),
  ...['2s', '1500ms', 'long'].map((value) => ['prosody', 'duration', value]),
  ...['digits', 'Digits', 'poem'].map((value) => ['say-as', 'interpret-as', value]),
])('the editor accepts <%s %s=%j> exactly where the service does', (tag = '', attribute = '', value = '') => {
  const ssml =
    tag === 'break'
      ? `<speak>1<break ${attribute}="${value}"/></speak>`
      : `<speak><${tag} ${attribute}="${value}">12</${tag}></speak>`;
  const taken = ssmlSegments(ssml, initialSetting).ok;
  expect(ssmlProblems(ssml, { words: ssmlProblemWords.en }).length === 0).toBe(taken);
});
