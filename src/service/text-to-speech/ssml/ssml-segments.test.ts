import { describe, expect, it } from 'vitest';
import type { Segment } from '#service/engines/synthesis/synthesizer.ts';
import { type SsmlSettings, ssmlSegments } from './ssml-segments.ts';

const setting: SsmlSettings = {
  voice: { language: 'en', gender: 'female', variant: 1 },
  speed: 1,
  pitch: 0,
  basePitch: () => 200,
  permits: (language) => language !== 'ta',
};

function segmentsOf(inner: string, changes: Partial<SsmlSettings> = {}): readonly Segment[] {
  const script = ssmlSegments(`<speak>${inner}</speak>`, { ...setting, ...changes });
  if (!script.ok) throw new Error(script.fault.cause);
  return script.segments;
}

const textsAndPauses = (inner: string) =>
  segmentsOf(inner).map((segment) => (segment.kind === 'pause' ? segment.seconds : segment.text));

describe('turning SSML into segments', () => {
  it.each([
    ['a<break/>b', ['a', 0.4, 'b']],
    ['a<break time="250ms"/>b', ['a', 0.25, 'b']],
    ['a<break strength="none"/>b', ['a', 'b']],
    ['a<break strength="x-weak"/>b<break strength="x-strong"/>', ['a', 0.1, 'b', 1.2]],
    ['a<break time="1s" strength="weak"/>b', ['a', 1, 'b']],
    ['<p>a</p><p>b</p>', ['a', 0.8, 'b', 0.8]],
    ['<s>a</s><s>b</s>', ['a', 0.4, 'b', 0.4]],
    ['<p><s>a</s><s>b</s></p>c', ['a', 0.4, 'b', 0.8, 'c']],
    ['<s>a</s><break time="1s"/>b', ['a', 0.4, 1, 'b']],
    ['Hello <sub alias="World Wide Web">WWW</sub>, you', ['Hello World Wide Web, you']],
    ['  a \n\t b  ', ['a b']],
    ['<say-as interpret-as="digits">12</say-as>.', ['1 2.']],
    ['<say-as interpret-as="date" format="ymd">2024-3-12</say-as>', ['12th March, twenty twenty four']],
  ])('gives the segments of %s', (inner, expected) => {
    expect(textsAndPauses(inner)).toEqual(expected);
  });

  it('treats escaped markup as text', () => {
    expect(textsAndPauses('&lt;audio src="/etc/passwd"/&gt;<sub alias="&lt;break/&gt;">x</sub>')).toEqual([
      '<audio src="/etc/passwd"/> <break/>',
    ]);
  });

  it('nested relative prosody adds up, and absolute prosody replaces it', () => {
    const inner =
      '<prosody pitch="+2st" rate="80%" volume="-6dB">a<prosody pitch="+1st" rate="+50%" volume="-3dB">b</prosody><prosody pitch="low" rate="2" volume="100">c</prosody></prosody>';
    expect(segmentsOf(inner, { speed: 1.5, pitch: 1 })).toMatchObject([
      { text: 'a', pitch: 3, speed: 1.2000000000000002, volume: -6 },
      { text: 'b', pitch: 4, speed: 1.8000000000000003, volume: -9 },
      { text: 'c', pitch: -2, speed: 3, volume: 0 },
    ]);
  });

  it('a voice element changes the voice inside it only', () => {
    expect(segmentsOf('a<voice name="hi_male_2">b</voice>c')).toMatchObject([
      { text: 'a', voice: { language: 'en', gender: 'female' } },
      { text: 'b', voice: { language: 'hi', gender: 'male', variant: 2 } },
      { text: 'c', voice: { language: 'en', gender: 'female' } },
    ]);
  });

  it('reads web addresses with the English voice of the same gender', () => {
    expect(
      segmentsOf('<voice name="hi_female_2"><say-as interpret-as="url">a.in</say-as></voice>'),
    ).toMatchObject([{ text: 'A dot in', voice: { language: 'en', gender: 'female', variant: 2 } }]);
  });

  it('speech and pauses inside a prosody duration get the same fit id', () => {
    expect(
      segmentsOf('<prosody duration="2s">a<break/><prosody pitch="high">b</prosody></prosody>c'),
    ).toMatchObject([
      { text: 'a', fit: { id: 0, seconds: 2 } },
      { seconds: 0.4, fitId: 0 },
      { text: 'b', fit: { id: 0, seconds: 2 } },
      { text: 'c' },
    ]);
  });

  it.each([
    ['<break time="5"/>', 'line 1, column 15: time "5" is not a number with s or ms'],
    ['<break time="61s"/>', 'line 1, column 15: 61 seconds of break; allowed: 0 to 60'],
    [
      '<break strength="loud"/>',
      'line 1, column 15: strength "loud" is not one of none, x-weak, weak, medium, strong, x-strong',
    ],
    [
      '<break strength="constructor"/>',
      'line 1, column 15: strength "constructor" is not one of none, x-weak, weak, medium, strong, x-strong',
    ],
    [
      '<prosody pitch="+13st">x</prosody>',
      "line 1, column 17: 13 semitones from the voice's own pitch; allowed: -12 to 12",
    ],
    ['<prosody rate="9">x</prosody>', 'line 1, column 17: 9 times the usual rate; allowed: 0.2 to 5'],
    ['<prosody volume="+30dB">x</prosody>', 'line 1, column 17: 30 decibels; allowed: -120 to 20'],
    [
      '<prosody duration="2s"><prosody duration="1s">x</prosody></prosody>',
      'line 1, column 40: a duration inside another duration',
    ],
    [
      '<say-as interpret-as="telephone">1</say-as>',
      'line 1, column 8: interpret-as "telephone" is not one of cardinal, ordinal, characters, digits, unit, date, currency, url',
    ],
    [
      '<say-as interpret-as="date" format="dym">1</say-as>',
      'line 1, column 8: format "dym" of date is not one of dmy, mdy, ymd, dm, md, my, ym, d, m, y',
    ],
    [
      '<say-as interpret-as="date">31/2/2020</say-as>',
      'line 1, column 8: "31/2/2020" is not a real date in the order that format gives',
    ],
  ])('refuses %s', (inner, cause) => {
    expect(ssmlSegments(`<speak>${inner}</speak>`, setting)).toMatchObject({
      ok: false,
      reason: 'refused',
      fault: { cause },
    });
  });

  it.each(['ta_male', 'xx_male'])(
    'SSML is unauthorized for %s: the language is not allowed or has no voice',
    (name) => {
      expect(ssmlSegments(`<speak><voice name="${name}">x</voice></speak>`, setting)).toMatchObject({
        ok: false,
        reason: 'unauthorized',
        fault: { line: 1, column: 15 },
      });
    },
  );
});
