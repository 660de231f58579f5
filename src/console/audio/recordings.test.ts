import { describe, expect, it } from 'vitest';
import type { Analysis, AnalysisResult } from './analysis.ts';
import { packAnalysis, unpackAnalysis } from './analysis-file.ts';
import { PeakCollector } from './peak-pyramid.ts';
import type { ReadAudioOptions } from './read-audio.ts';
import { type RecordingShelf, Recordings } from './recordings.ts';

function analysisOf(options: Partial<Analysis> = {}): Analysis {
  const peaks = new PeakCollector(100_000);
  peaks.add([Float32Array.from({ length: 100_000 }, (_, n) => Math.sin(n / 50))]);
  return {
    facts: { kind: 'mp3', codec: 'MP3', sampleRate: 44_100, channels: 1 },
    duration: 100_000 / 44_100,
    pyramid: peaks.pyramid(),
    energy: new Uint8Array([1, 2, 255]),
    cutShort: false,
    damaged: false,
    remuxed: false,
    ...options,
  };
}

describe('a kept analysis', () => {
  it.each([
    ['as it was', analysisOf()],
    [
      'measured',
      analysisOf({ levels: { peak: -1, loudness: undefined, leadingSilence: 0, trailingSilence: 1 } }),
    ],
    ['of silence', analysisOf({ energy: new Uint8Array(), pyramid: { frames: 0, levels: [] } })],
  ])('comes back %s', async (_, analysis) => {
    expect(await unpackAnalysis(packAnalysis(analysis))).toEqual(analysis);
  });

  it('of which bytes are missing, or that is something else, is not read', async () => {
    const packed = packAnalysis(analysisOf());
    expect(await unpackAnalysis(packed.slice(0, packed.size - 1))).toBeUndefined();
    expect(await unpackAnalysis(packed.slice(0, 20))).toBeUndefined();
    expect(
      await unpackAnalysis(new Blob(['LCA1', new Uint8Array([9, 0, 0, 0]), '{"facts":'])),
    ).toBeUndefined();
    expect(await unpackAnalysis(new Blob(['RIFF....WAVE']))).toBeUndefined();
    expect(await unpackAnalysis(new Blob())).toBeUndefined();
  });
});

/** Recordings whose reading ends when it is told to, and a shelf in memory. */
function desk() {
  const begun: (ReadAudioOptions & { readonly end: (result?: AnalysisResult) => void })[] = [];
  const recordings = new Recordings(
    (_, options) =>
      new Promise((resolve) => {
        begun.push({ ...options, end: resolve });
        options.signal?.addEventListener('abort', () => resolve(undefined));
      }),
  );
  const kept = new Map<string, Blob>();
  const shelf: RecordingShelf = {
    read: async (key, part) => kept.get(`${key} ${part}`),
    write: async (key, part, content) => void kept.set(`${key} ${part}`, content),
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { recordings, begun, shelf, kept, settle };
}

const result = (options?: Partial<Analysis>): AnalysisResult => ({
  kind: 'analysis',
  analysis: analysisOf(options),
  playable: new Blob(['playable']),
});

describe('recordings', () => {
  it('are read once for all who want them, and let go of after the last', async () => {
    const { recordings, begun, settle } = desk();
    const file = new Blob(['a']);
    const inAdvance = recordings.open(file);
    const looking = recordings.open(file, { urgent: true });
    await settle();
    expect(begun).toHaveLength(1);
    expect(begun[0]?.hurry?.aborted).toBe(true);
    inAdvance.close();
    inAdvance.close();
    expect(begun[0]?.signal?.aborted).toBe(false);
    looking.close();
    expect(begun[0]?.signal?.aborted).toBe(true);
    expect(await looking.finished).toBeUndefined();
  });

  it('tell how far they are', async () => {
    const { recordings, begun, settle } = desk();
    const open = recordings.open(new Blob(['a']));
    let told = 0;
    open.subscribe(() => {
      told += 1;
    });
    await settle();
    const outline = { top: new Float32Array(1), bottom: new Float32Array(1) };
    begun[0]?.onProgress?.({ fraction: 0.5, outline });
    expect(open.reading()).toEqual({ progress: { fraction: 0.5, outline } });
    begun[0]?.end(result());
    expect((await open.finished)?.kind).toBe('analysis');
    expect([told, open.reading().result?.kind]).toEqual([2, 'analysis']);
  });

  it('that were kept come back without being read again', async () => {
    const { recordings, begun, shelf, kept, settle } = desk();
    const file = new Blob(['a']);
    const first = recordings.open(file, { kept: { shelf, key: 'k' } });
    await settle();
    begun[0]?.end(result({ remuxed: true }));
    await first.finished;
    first.close();
    expect([...kept.keys()]).toEqual(['k playable', 'k analysis']);
    const again = await recordings.open(file, { kept: { shelf, key: 'k' } }).finished;
    expect(begun).toHaveLength(1);
    expect(again?.kind === 'analysis' && (await again.playable.text())).toBe('playable');
  });

  it.each([
    ['the shelf fails', async () => Promise.reject(new Error('gone'))],
    ['what was kept is not whole', async () => new Blob(['LCA1'])],
    [
      'the container that seeks right is missing',
      async (_: string, part: string) =>
        part === 'analysis' ? packAnalysis(analysisOf({ remuxed: true })) : undefined,
    ],
  ])('are read anew when %s', async (_, read) => {
    const { recordings, begun, settle } = desk();
    const shelf: RecordingShelf = { read, write: async () => Promise.reject(new Error('full')) };
    const open = recordings.open(new Blob(['a']), { kept: { shelf, key: 'k' } });
    await settle();
    begun[0]?.end(result());
    expect((await open.finished)?.kind).toBe('analysis');
  });

  it('are read anew when levels are wanted that were not measured', async () => {
    const { recordings, begun, shelf, kept, settle } = desk();
    kept.set(
      'k analysis',
      packAnalysis(analysisOf({ facts: { kind: 'wav', codec: 'PCM', sampleRate: 8000, channels: 1 } })),
    );
    recordings.open(new Blob(['a']), { measure: true, kept: { shelf, key: 'k' } });
    await settle();
    expect(begun[0]?.measure).toBe(true);
  });
});
