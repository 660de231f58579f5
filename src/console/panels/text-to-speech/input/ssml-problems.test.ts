import { expect, it } from 'vitest';
import { ssmlProblemWords } from '#console/catalogues/text-to-speech/ssml-problems.ts';
import { textToSpeechInputs } from '#contract/examples/text-to-speech-inputs.ts';
import { processorTime } from '#testing/processor-time.ts';
import { editOf } from './ssml-edit.ts';
import { ssmlProblems } from './ssml-problems.ts';

const problemWords = ssmlProblemWords.en;
const problemsIn = (ssml: string, voices?: ReadonlySet<string>) =>
  ssmlProblems(ssml, { words: problemWords, voices });

it.each([
  '',
  '<speak>एक</speak>',
  '<speak><p><s>a</s></p><break time="1s"/><sub alias="x">y</sub></speak>',
  '<speak><prosody pitch="+2st" rate="90%" volume="-6dB" duration="2s">a</prosody></speak>',
  '<speak><say-as interpret-as="date" format="dmy">1/2/2024</say-as></speak>',
  `<speak><say-as interpret-as="digits">${'1'.repeat(1000)}</say-as></speak>`,
  textToSpeechInputs.ssml.body.ssml,
])('reports nothing for %j', (ssml) => {
  expect(problemsIn(ssml)).toEqual([]);
});

it.each([
  ['<speak>\n<p>a</speak>', 2, /p/],
  ['<speak>', 1, /unclosed/],
  ['<speak><break time=400ms/></speak>', 1, /attribute/],
  ['<speak>\na & b</speak>', 2, /&amp;/],
  ['<speak>a &nbsp; b</speak>', 1, /entity/],
  ['<speak>\n<break time="1s" time="2s"/></speak>', 2, /time is there twice/],
  ['<speak>\na <!-- b</speak>', 2, /-->/],
  ['<speak>\na <![CDATA[ b</speak>', 2, /\]\]>/],
  ['<speak>\na <?b c</speak>', 2, /\?>/],
  ['<speak>\na <!-- b -- c --> d</speak>', 2, /--/],
  ['<speak>a</speak>\n<speak>b</speak>', 2, /one <speak>/],
  ['<voice name="hi_male">a</voice>', 1, /<speak>/],
  ['<speak>\n\n<audio src="x"/></speak>', 3, /<audio>/],
  ['<speak>\n<break time="soon"/></speak>', 2, /time/],
  ['<speak>\n<break strength="huge"/></speak>', 2, /strength.*x-strong/],
  ['<speak>\n<p class="x">a</p></speak>', 2, /class/],
  ['<speak>\n<sub>a</sub></speak>', 2, /alias/],
  ['<speak>\n<say-as interpret-as="poem">a</say-as></speak>', 2, /cardinal/],
  ['<speak>\n<say-as interpret-as="digits" format="dmy">1</say-as></speak>', 2, /format/],
  ['<speak>\n<sub alias="x"><p>a</p></sub></speak>', 2, /<p>/],
  [`<speak>\n<say-as interpret-as="digits">${'1'.repeat(1001)}</say-as></speak>`, 2, /1000/],
])('reports the position of the problem: %j', (ssml, line, message) => {
  const [found] = problemsIn(ssml);
  expect(found?.line).toBe(line);
  expect(found?.message).toMatch(message);
  expect(found?.column).toBeGreaterThan(0);
});

it.each([
  ['<speak>\n<p>a</speak>', '<speak>\n<p>a</p></speak>'],
  ['<speak><p><s>a', '<speak><p><s>a</s></p></speak>'],
  ['<speak>a</p></speak>', '<speak>a</speak>'],
  ['<speak>a & b</speak>', '<speak>a &amp; b</speak>'],
  ['<speak>a < b</speak>', '<speak>a &lt; b</speak>'],
  ['<speak><break time=400ms/></speak>', '<speak><break time="400ms"/></speak>'],
  ['<speak><sub alias="a"x="b">c</sub></speak>', '<speak><sub alias="a" x="b">c</sub></speak>'],
  ['<speak><p class="x">a</p></speak>', '<speak><p>a</p></speak>'],
  [
    '<speak><say-as interpret-as="digits" format="dmy">1</say-as></speak>',
    '<speak><say-as interpret-as="digits">1</say-as></speak>',
  ],
  ['<speak><break strength=" X-Strong"/></speak>', '<speak><break strength="x-strong"/></speak>'],
  ['<speak><break time="0,5 S"/></speak>', '<speak><break time="0.5s"/></speak>'],
  ['<speak><break time="400"/></speak>', '<speak><break time="400ms"/></speak>'],
  [
    '<speak><say-as interpret-as="digit">1</say-as></speak>',
    '<speak><say-as interpret-as="digits">1</say-as></speak>',
  ],
  ['<speak><prosody pitch="200HZ">a</prosody></speak>', '<speak><prosody pitch="200Hz">a</prosody></speak>'],
  ['<?xml version="1.0"?><?x y?><speak>a</speak>', '<?xml version="1.0"?><speak>a</speak>'],
  ['<!DOCTYPE speak><speak>a</speak>', '<speak>a</speak>'],
  ['hello', '<speak>hello</speak>'],
  ['<p>a</p>', '<speak><p>a</p></speak>'],
  ['<speak><break time=“1s”/></speak>', '<speak><break time="1s"/></speak>'],
  ['<speak>a ]]> b</speak>', '<speak>a ]]&gt; b</speak>'],
  [
    '<speak><say-as interpret-as="date" format="DMY">1/2/2024</say-as></speak>',
    '<speak><say-as interpret-as="date" format="dmy">1/2/2024</say-as></speak>',
  ],
])('fixes %j', (ssml, fixed) => {
  const [found] = problemsIn(ssml);
  const { from, to, insert } = editOf(ssml, found?.fix ?? []);
  expect(ssml.slice(0, from) + insert + ssml.slice(to)).toBe(fixed);
});

it.each([
  '<speak><break time="soon"/></speak>',
  '<speak><break time="1"/></speak>',
  '<speak><prosody pitch="+2">a</prosody></speak>',
  '<speak><sub>a</sub></speak>',
  '<speak>a &nbsp; b</speak>',
  '<speak><br</speak>',
  '<speak>a <!-- b</speak>',
  '<speak>a <![CDATA[ b</speak>',
  '<speak>a</speak><speak>b</speak>',
])('does not guess how to fix %j', (ssml) => {
  expect(problemsIn(ssml)[0]).not.toHaveProperty('fix');
});

it.each([
  '<speak><',
  '<speak><br',
  '<speak><br</speak>',
  '<speak><break ti',
  '<speak><break time="4',
  '<speak></p',
])('reports for %j only that the tag is unfinished', (ssml) => {
  expect(problemsIn(ssml).map(({ message }) => message)).toEqual([problemWords.unfinished]);
});

it('the format of <say-as> is checked only if the meaning of interpret-as is clear', () => {
  const found = problemsIn('<speak><say-as interpret-as="poem" format="dmy">1</say-as></speak>');
  expect(found).toHaveLength(1);
  const meant = problemsIn('<speak><say-as interpret-as="Date" format="dmy">1</say-as></speak>');
  expect(meant).toHaveLength(1);
});

it('a wrong attribute is marked rather than its tag, and later problems are still reported', () => {
  const ssml = '<speak><prosody rate="quick" pitch="up">a</prosody><break time="x"/></speak>';
  expect(problemsIn(ssml).map(({ from, to }) => ssml.slice(from, to))).toEqual([
    'rate="quick"',
    'pitch="up"',
    'time="x"',
  ]);
});

it.each([
  ['<break time="61s"/>', '0s – 60s'],
  ['<break time="60001ms"/>', '0s – 60s'],
  ['<prosody duration="10ms">a</prosody>', '0.05s – 600s'],
  ['<prosody rate="900%">a</prosody>', '20% – 500%'],
  ['<prosody rate="-90%">a</prosody>', '20% – 500%'],
  ['<prosody rate="0.1">a</prosody>', '20% – 500%'],
  ['<prosody pitch="+90st">a</prosody>', '-12st – +12st'],
  ['<prosody volume="+99dB">a</prosody>', '≤ +20dB'],
])('%s is reported as refused for the embedded service, and not reported for others', (element, accepted) => {
  const ssml = `<speak>${element}</speak>`;
  expect(problemsIn(ssml, new Set())).toMatchObject([
    { kind: 'offer', message: expect.stringContaining(accepted) },
  ]);
  expect(problemsIn(ssml)).toEqual([]);
});

it.each([
  '<break time="60s"/>',
  '<prosody rate="500%">a</prosody>',
  '<prosody rate="slow" pitch="high" volume="loud">a</prosody>',
  '<prosody pitch="-6st"><prosody pitch="+14st">a</prosody></prosody>',
])('the embedded service accepts %s', (element) => {
  expect(problemsIn(`<speak>${element}</speak>`, new Set())).toEqual([]);
});

it('a voice that the target does not offer is reported, but not as an error', () => {
  const ssml = '<speak><voice name="hi_male">a</voice><voice name="xx_male">b</voice></speak>';
  const found = problemsIn(ssml, new Set(['hi_male']));
  expect(found.map(({ kind, from, to }) => [kind, ssml.slice(from, to)])).toEqual([
    ['offer', 'name="xx_male"'],
  ]);
});

it('checking SSML takes time proportional to its length', () => {
  const timeFor = (paragraphs: number) => {
    const ssml = `<speak>${'<p><s>एक दो तीन।</s><break time="x"/></p>\n'.repeat(paragraphs)}</speak>`;
    expect(problemsIn(ssml)).toHaveLength(50);
    return processorTime(() => problemsIn(ssml));
  };
  // Eight times the text may take 24 times as long; times too short to measure count as 1 ms.
  expect(timeFor(2_400) / Math.max(1, timeFor(300))).toBeLessThan(24);
});
