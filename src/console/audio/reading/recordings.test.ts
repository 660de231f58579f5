import { describe, expect, it } from 'vitest';
import type { Analysis, AnalysisResult } from '../measure/analysis.ts';
import { packAnalysis, unpackAnalysis } from '../measure/analysis-file.ts';
import { PeakCollector } from '../measure/peak-pyramid.ts';
import type { ReadAudioOptions } from './read-audio.ts';
import { type AnalysisStore, Recordings } from './recordings.ts';

function createAnalysis(options: Partial<Analysis> = {}): Analysis {
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

describe('storing an analysis', () => {
  it.each([
    ['without levels', createAnalysis()],
    [
      'with levels',
      createAnalysis({ levels: { peak: -1, loudness: undefined, leadingSilence: 0, trailingSilence: 1 } }),
    ],
    ['of silence', createAnalysis({ energy: new Uint8Array(), pyramid: { frames: 0, levels: [] } })],
  ])('an analysis %s is restored unchanged', async (_, analysis) => {
    expect(await unpackAnalysis(packAnalysis(analysis))).toEqual(analysis);
  });

  it('an analysis is not restored when bytes are missing or the file is of another kind', async () => {
    const packed = packAnalysis(createAnalysis());
    expect(await unpackAnalysis(packed.slice(0, packed.size - 1))).toBeUndefined();
    expect(await unpackAnalysis(packed.slice(0, 20))).toBeUndefined();
    expect(
      await unpackAnalysis(new Blob(['LCA1', new Uint8Array([9, 0, 0, 0]), '{"facts":'])),
    ).toBeUndefined();
    expect(await unpackAnalysis(new Blob(['RIFF....WAVE']))).toBeUndefined();
    expect(await unpackAnalysis(new Blob())).toBeUndefined();
  });
});

const inMemoryFiles = () => {
  const kept = new Map<string, File>();
  const files: AnalysisStore = {
    get: async (key, part) => kept.get(`${key} ${part}`),
    put: async (key, part, content) => void kept.set(`${key} ${part}`, new File([content], part)),
  };
  return { kept, files };
};

/** Recordings whose analyses the test ends itself. */
function controlledRecordings(files: AnalysisStore = inMemoryFiles().files) {
  const begun: (ReadAudioOptions & { readonly end: (result?: AnalysisResult) => void })[] = [];
  const recordings = new Recordings(
    (_, options) =>
      new Promise((resolve) => {
        begun.push({ ...options, end: resolve });
        options.signal?.addEventListener('abort', () => resolve(undefined));
      }),
    files,
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { recordings, begun, settle };
}

const analysisResult = (options?: Partial<Analysis>): AnalysisResult => ({
  kind: 'analysis',
  analysis: createAnalysis(options),
  playable: new Blob(['playable']),
});

describe('recordings', () => {
  it('reads a recording once for all callers, and releases it after the last one', async () => {
    const { recordings, begun, settle } = controlledRecordings();
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

  it('reports the progress of reading a recording to its subscribers', async () => {
    const { recordings, begun, settle } = controlledRecordings();
    const open = recordings.open(new Blob(['a']));
    let notifications = 0;
    open.subscribe(() => {
      notifications += 1;
    });
    await settle();
    const outline = { top: new Float32Array(1), bottom: new Float32Array(1) };
    begun[0]?.onProgress?.({ fraction: 0.5, outline });
    expect(open.reading()).toEqual({ progress: { fraction: 0.5, outline } });
    begun[0]?.end(analysisResult());
    expect((await open.finished)?.kind).toBe('analysis');
    expect([notifications, open.reading().result?.kind]).toEqual([2, 'analysis']);
  });

  it('restores a stored analysis without reading the recording again', async () => {
    const { files, kept } = inMemoryFiles();
    const { recordings, begun, settle } = controlledRecordings(files);
    const file = new Blob(['a']);
    const first = recordings.open(file, { key: 'k' });
    await settle();
    begun[0]?.end(analysisResult({ remuxed: true }));
    await first.storeAs('k');
    first.close();
    expect([...kept.keys()]).toEqual(['k remuxed', 'k peaks']);
    const again = await recordings.open(file, { key: 'k' }).finished;
    expect(begun).toHaveLength(1);
    expect(again?.kind === 'analysis' && [await again.playable.text(), again.playable.type]).toEqual([
      'playable',
      'audio/mp4',
    ]);
  });

  it('stores an analysis once, as soon as the content key of the recording is known', async () => {
    const { files, kept } = inMemoryFiles();
    const { recordings, begun, settle } = controlledRecordings(files);
    const open = recordings.open(new Blob(['a']));
    await settle();
    begun[0]?.end(analysisResult());
    await open.finished;
    expect(kept.size).toBe(0);
    await open.storeAs('k');
    const written = kept.get('k peaks');
    await open.storeAs('k');
    expect(written).toBeDefined();
    expect(kept.get('k peaks')).toBe(written);
  });

  it('does not store an analysis that ends after the last caller has closed the recording', async () => {
    const { files, kept } = inMemoryFiles();
    const { recordings, begun, settle } = controlledRecordings(files);
    const open = recordings.open(new Blob(['a']), { key: 'k' });
    await settle();
    open.close();
    begun[0]?.end(analysisResult());
    await settle();
    expect(kept.size).toBe(0);
  });

  it.each<[string, AnalysisStore['get']]>([
    ['nothing can be fetched', async () => Promise.reject(new Error('gone'))],
    ['the stored file is incomplete', async () => new File(['LCA1'], 'peaks')],
    [
      'the remuxed file is missing',
      async (_, part) =>
        part === 'peaks' ? new File([packAnalysis(createAnalysis({ remuxed: true }))], part) : undefined,
    ],
  ])('reads a recording again when %s', async (_, get) => {
    const { recordings, begun, settle } = controlledRecordings({
      get,
      put: async () => Promise.reject(new Error('full')),
    });
    const open = recordings.open(new Blob(['a']), { key: 'k' });
    await settle();
    begun[0]?.end(analysisResult());
    expect((await open.finished)?.kind).toBe('analysis');
  });

  it('reads a recording again when levels are requested that were not measured', async () => {
    const { files } = inMemoryFiles();
    await files.put('k', 'peaks', packAnalysis(createAnalysis()));
    const { recordings, begun, settle } = controlledRecordings(files);
    recordings.open(new Blob(['a']), { measure: true, key: 'k' });
    await settle();
    expect(begun[0]?.measure).toBe(true);
  });
});
