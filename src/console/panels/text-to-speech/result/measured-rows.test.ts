import { describe, expect, it } from 'vitest';
import type { Analysis } from '#console/audio/measure/analysis.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { formatOf, measuredRows } from './measured-rows.ts';

const words = textToSpeechResultWords.en;
const analysis: Analysis = {
  facts: { kind: 'wav', codec: 'PCM', sampleRate: 16_000, channels: 1, bits: 16 },
  duration: 1.5,
  pyramid: { frames: 24_000, levels: [] },
  levels: { peak: -3, loudness: undefined, leadingSilence: 0.02, trailingSilence: 0 },
  energy: new Uint8Array(),
  cutShort: false,
  damaged: false,
  remuxed: false,
};
const rowsOf = (body: Record<string, unknown>, change: Partial<Analysis> = {}) => {
  const measurement = {
    analysis: { ...analysis, ...change },
    headerless: false,
    size: 48_044,
    timing: { total: 120, firstByte: 40 },
  };
  const rows = measuredRows(measurement, { headers: {}, body }, words);
  return Object.fromEntries(rows.map((row) => [row.name, row]));
};

describe('the measured properties of a file', () => {
  it('the measured properties match the requested values, defaults included', () => {
    const rows = rowsOf({ sample_rate: 16_000 });
    expect(rows.sampleRate).toMatchObject({ value: '16,000 Hz', fits: true });
    expect(rows.format).toMatchObject({ value: 'WAV', asked: 'WAV', fits: true });
    expect(rows.duration?.value).toBe('1.500 s');
  });

  it('the measured properties do not match other requested values', () => {
    const rows = rowsOf({ format: 'mp3' });
    expect(rows.sampleRate).toMatchObject({ asked: '22,050 Hz', fits: false });
    expect(rows.format).toMatchObject({ value: 'WAV', asked: 'MP3', fits: false });
  });

  it('the voice is labelled with its quality and, if the target reports it, its engine', () => {
    const measurement = { analysis, headerless: false, size: 1, timing: { total: 1 } };
    const voice = (engines?: string) => {
      const rows = measuredRows({ ...measurement, engines }, { headers: {}, body: {} }, words);
      return rows.find(({ name }) => name === 'engine')?.value;
    };
    expect([undefined, 'kokoro', 'espeak-ng, piper-hi', 'other'].map(voice)).toEqual([
      undefined,
      'natural (kokoro)',
      'fast (espeak-ng), natural (piper-hi)',
      'other',
    ]);
  });

  it('without a measured loudness, the reason is shown', () => {
    expect(rowsOf({}).loudness?.value).toBe('under 400 ms');
    const silent = { peak: undefined, loudness: undefined, leadingSilence: 1.5, trailingSilence: 0 };
    expect(rowsOf({}, { levels: silent })).toMatchObject({
      peak: { value: 'silent' },
      loudness: { value: 'silent' },
    });
  });
});

it.each([
  [{ kind: 'ogg', codec: 'Opus' } as const, false, 'OPUS'],
  [{ kind: 'ogg', codec: 'Vorbis' } as const, false, 'OGG'],
  [{ kind: 'mp3', codec: 'MP3' } as const, false, 'MP3'],
  [{ kind: 'wav', codec: 'PCM' } as const, true, 'PCM'],
])('audio with the facts %o (headerless: %s) has the format %s', (facts, headerless, format) => {
  expect(formatOf({ ...analysis, facts: { ...analysis.facts, ...facts } }, headerless)).toBe(format);
});
