import { describe, expect, it } from 'vitest';
import { type CheckId, checks } from '#cases/checks/transcript/check.ts';
import type { EnergyTrack } from '#console/audio/measure/energy-track.ts';
import type { LenientWord } from '#contract/speech-to-text.ts';
import type { CheckInputWithEnergy } from './audio-checks.ts';
import { runChecks } from './run-checks.ts';

/** Parses lines such as `one 0 0.5 0.9`: a word, its start, its end and optionally its confidence. */
const parseWords = (...lines: string[]): LenientWord[] =>
  lines.map((line) => {
    const [word = '', start, end, conf] = line.split(' ');
    return {
      word,
      start: Number(start),
      end: Number(end),
      ...(conf !== undefined && { conf: Number(conf) }),
    };
  });

/** The energy of four seconds of audio, with sound from 0.2 to 1.2 s and from 2.5 to 3.5 s. */
const energy: EnergyTrack = Uint8Array.from({ length: 400 }, (_, step) =>
  (step >= 20 && step < 120) || (step >= 250 && step < 350) ? 220 : 60,
);
const audio = { duration: 4, energy };

const wordsWithoutFindings = parseWords(
  'one 0.2 0.6 0.9',
  'two 0.7 1.2 0.8',
  'three 2.5 3 1',
  'four 3 3.5 0',
);
const validSubtitles =
  '1\n00:00:00,200 --> 00:00:01,200\none two\n\n2\n00:00:02,500 --> 00:00:03,500\nthree four\n\n';
const inputWithoutFindings: CheckInputWithEnergy = {
  segments: [wordsWithoutFindings],
  transcript: 'One two. Three four.',
  original: 'one two three four',
  subtitles: validSubtitles,
  audio,
  locale: 'en',
};

const findingsFor = (input: Partial<CheckInputWithEnergy>) =>
  runChecks({ ...inputWithoutFindings, ...input }).flatMap((result) =>
    'findings' in result ? result.findings : [],
  );

/** The findings for a transcript of these words, without texts, subtitles and audio. */
const findingsInWords = (...lines: string[]) =>
  findingsFor({
    segments: [parseWords(...lines)],
    original: '',
    transcript: '',
    subtitles: undefined,
    audio: undefined,
  });

describe('the checks of a transcript', () => {
  it('all checks run, and find nothing in a correct transcript', () => {
    const results = runChecks(inputWithoutFindings);
    expect(results.map(({ check }) => check)).toEqual(Object.keys(checks));
    expect(results.filter((result) => 'notChecked' in result)).toEqual([]);
    expect(findingsFor({})).toEqual([]);
  });

  it.each<[CheckId, string[], number, number]>([
    ['end-before-start', ['a 1 0.5', 'b 1.2 1.3'], 1, 0.5],
    ['zero-length', ['a 1 1', 'b 1.2 1.3'], 1, 0],
    ['milliseconds', ['a 1000 12000', 'b 12000 29000'], 1, 17_000],
    ['out-of-order', ['a 2 2.1', 'b 1 1.1'], 1, 1],
    ['out-of-order', ['a -1 0.5', 'b 1 1.1'], -1, 1],
    ['overlap', ['a 1 1.5', 'b 1.25 1.6'], 1.25, 0.25],
    ['confidence-range', ['a 1 1.5 1.5', 'b 1.5 1.6 0.5'], 1, 1.5],
  ])('the check %s reports its finding with time and amount', (check, lines, time, amount) => {
    const [finding, ...more] = findingsInWords(...lines);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ check, time });
    expect(finding?.amount).toBeCloseTo(amount, 6);
  });

  it('the checks ignore deviations within their tolerances', () => {
    expect(findingsInWords('a 1 1.52', 'b 1.5 1.6')).toEqual([]);
    const overlap = (end: string) =>
      `1\n00:00:00,000 --> ${end}\none\n\n2\n00:00:00,300 --> 00:00:01,000\ntwo\n`;
    const only = { segments: [], original: '', transcript: '', audio: undefined };
    expect(findingsFor({ ...only, subtitles: overlap('00:00:00,301') })).toEqual([]);
    expect(findingsFor({ ...only, subtitles: overlap('00:00:00,302') })).toMatchObject([
      { check: 'cue-overlap' },
    ]);
    expect(
      findingsFor({
        segments: [[...wordsWithoutFindings, ...parseWords('last 3.6 4.05')]],
        original: '',
        transcript: '',
      }),
    ).toEqual([expect.objectContaining({ check: 'word-over-silence' })]);
  });

  it('beyond-audio: reports a word that ends after the audio', () => {
    const segments = [[...wordsWithoutFindings, ...parseWords('last 3.5 4.5')]];
    expect(findingsFor({ segments, original: '', transcript: '', subtitles: undefined })).toEqual([
      { check: 'beyond-audio', time: 3.5, text: 'last', amount: 0.5 },
    ]);
  });

  it('speech-in-gap: reports a gap between words that contains sound', () => {
    const segments = [wordsWithoutFindings.slice(0, 2)];
    const [finding, ...more] = findingsFor({ segments, original: '', transcript: '', subtitles: undefined });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ check: 'speech-in-gap', time: 1.2 });
    expect(finding?.amount).toBeCloseTo(1, 6);
  });

  it('word-over-silence: reports a word where the audio is silent', () => {
    const segments = [
      [...wordsWithoutFindings.slice(0, 2), ...parseWords('ghost 1.5 2'), ...wordsWithoutFindings.slice(2)],
    ];
    expect(findingsFor({ segments, original: '', transcript: '', subtitles: undefined })).toEqual([
      { check: 'word-over-silence', time: 1.5, text: 'ghost', amount: 0.5 },
    ]);
  });

  it('segment-bounds: reports an empty segment, and one that starts before the previous one ended', () => {
    const segments = [wordsWithoutFindings.slice(0, 2), [], parseWords('back 0.9 1.1')];
    const wrong = findingsFor({
      segments,
      original: '',
      transcript: '',
      subtitles: undefined,
      audio: undefined,
    });
    expect(wrong.filter(({ check }) => check === 'segment-bounds')).toEqual([
      { check: 'segment-bounds', text: '', amount: 2 },
      { check: 'segment-bounds', time: 0.9, text: 'back', amount: 3 },
    ]);
  });

  it('original-differs: reports each differing word at the time of the nearest word', () => {
    expect(findingsFor({ original: 'one too three four five' })).toEqual([
      { check: 'original-differs', time: 0.7, text: 'too ≠ two' },
      { check: 'original-differs', time: 3, text: 'five ≠ ∅' },
    ]);
  });

  it('transcript-differs: ignores case and punctuation', () => {
    expect(findingsFor({ transcript: 'ONE, two! Three five.' })).toEqual([
      { check: 'transcript-differs', time: 3, text: 'five. ≠ four' },
    ]);
  });

  it.each<[string, string, [CheckId, number][]]>([
    [
      'a point before the milliseconds',
      validSubtitles.replace('00:00:00,200', '00:00:00.200'),
      [['subtitle-grammar', 2]],
    ],
    [
      'a number left out',
      validSubtitles.replace('2\n00:', '00:'),
      [
        ['subtitle-grammar', 5],
        ['cue-number', 2],
      ],
    ],
    ['a wrong number', validSubtitles.replace('2\n00:', '7\n00:'), [['cue-number', 2]]],
    [
      'a cue without text',
      `${validSubtitles}3\n00:00:03,500 --> 00:00:03,900\n\n`,
      [['subtitle-grammar', 9]],
    ],
    ['a line outside any cue', `${validSubtitles}the end\n`, [['subtitle-grammar', 9]]],
    ['minutes over 59', validSubtitles.replace('00:00:02,500', '00:61:02,500'), [['subtitle-grammar', 6]]],
  ])('the subtitle checks report %s', (_, subtitles, expected) => {
    const wrong = findingsFor({ subtitles }).filter(({ check }) =>
      ['subtitle-grammar', 'cue-number'].includes(check),
    );
    expect(wrong.map(({ check, amount }) => [check, amount])).toEqual(expected);
  });

  it.each<[CheckId, string]>([
    ['cue-time', '1\n00:00:02,000 --> 00:00:01,000\nhello\n'],
    ['cue-order', '1\n00:00:02,000 --> 00:00:03,000\none\n\n2\n00:00:01,000 --> 00:00:04,000\ntwo\n'],
    ['cue-overlap', '1\n00:00:01,000 --> 00:00:03,000\none\n\n2\n00:00:02,500 --> 00:00:04,000\ntwo\n'],
    ['reading-speed', '1\n00:00:00,000 --> 00:00:01,000\ntwenty-one characters\n'],
    ['line-length', `1\n00:00:00,000 --> 00:00:09,000\n${'x'.repeat(43)}\n`],
    ['line-count', '1\n00:00:00,000 --> 00:00:09,000\na\nb\nc\n'],
  ])('faulty subtitles fail only the check %s', (check, subtitles) => {
    const wrong = findingsFor({ subtitles, segments: [], original: '', transcript: '', audio: undefined });
    expect(wrong.map((finding) => finding.check)).toEqual([check]);
  });

  it('line length: counts a consonant with its vowel sign as one character', () => {
    const subtitles = `1\n00:00:00,000 --> 00:00:09,000\n${'कि'.repeat(42)}\n`;
    const alone = { segments: [], original: '', transcript: '', audio: undefined };
    expect(findingsFor({ ...alone, subtitles, locale: 'hi' })).toEqual([]);
  });

  it('cue-drift: reports a cue shown half a second before its words', () => {
    const subtitles = validSubtitles.replace('00:00:02,500', '00:00:02,000');
    const [finding] = findingsFor({ subtitles });
    expect(finding).toMatchObject({ check: 'cue-drift', time: 2, text: 'three four' });
    expect(finding?.amount).toBeCloseTo(0.5, 6);
  });

  it('checks that could not run are reported with the reason', () => {
    const empty = { segments: [], transcript: '', original: '', subtitles: undefined, audio: undefined };
    const results = runChecks({ ...empty, locale: 'en' });
    const why = Object.fromEntries(
      results.map((result) => [result.check, Reflect.get(result, 'notChecked')]),
    );
    expect(why).toMatchObject({
      'end-before-start': 'no-words',
      'beyond-audio': 'no-audio',
      'speech-in-gap': 'no-audio',
      'confidence-range': 'no-confidence',
      'original-differs': 'no-original',
      'cue-order': 'no-subtitles',
    });
    expect(Object.values(why)).not.toContain(undefined);
  });
});
