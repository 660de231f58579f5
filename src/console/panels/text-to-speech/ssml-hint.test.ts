import { expect, it } from 'vitest';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { samples } from './samples.ts';
import { ssmlHint } from './ssml-hint.ts';

const hint = (ssml: string) => ssmlHint(ssml, textToSpeechWords.en);

it.each([
  '',
  '<speak>एक</speak>',
  '<speak><p><s>a</s></p><break time="1s"/><sub alias="x">y</sub></speak>',
  ...samples.flatMap(({ form }) => form.ssml ?? []),
])('has nothing to say about %j', (ssml) => {
  expect(hint(ssml)).toBeUndefined();
});

it.each([
  ['<speak>\n<p>a</speak>', 2, /p/],
  ['<speak>', 1, /unclosed/],
  ['<speak><break time=400ms/></speak>', 1, /attribute/],
  ['<speak>\na & b</speak>', 2, /&amp;/],
  ['<speak>a &nbsp; b</speak>', 1, /entity/],
  ['<voice name="hi_male">a</voice>', 1, /<speak>/],
  ['<speak>\n\n<audio src="x"/></speak>', 3, /<audio>/],
])('points at line %j', (ssml, line, message) => {
  const found = hint(ssml);
  expect(found?.line).toBe(line);
  expect(found?.message).toMatch(message);
  expect(found?.column).toBeGreaterThan(0);
});
