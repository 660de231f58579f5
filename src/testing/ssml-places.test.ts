import { expect, it } from 'vitest';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { ssmlHint } from '#console/panels/text-to-speech/ssml-hint.ts';
import { parseSsml } from '#service/text-to-speech/ssml/parse-ssml.ts';

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
])('the hint while typing points where the service does: %j', (ssml) => {
  const parsed = parseSsml(ssml);
  if (parsed.ok) throw new Error('the service has nothing to say');
  const { line, column } = parsed.fault;
  expect(ssmlHint(ssml, textToSpeechWords.en)).toMatchObject({ line, column });
});
