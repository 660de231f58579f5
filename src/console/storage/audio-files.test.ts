import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryFolder } from '#testing/console/memory-folder.ts';
import { openAudioFiles } from './audio-files.ts';
import { contentKey } from './content-key.ts';

describe('the content key of a file', () => {
  it('depends on the content only, not on the name', async () => {
    const key = await contentKey(new File(['RIFF1234'], 'a.wav'));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await contentKey(new File(['RIFF', '1234'], 'b.mp3'))).toBe(key);
    expect(await contentKey(new File(['RIFF12345'], 'a.wav'))).not.toBe(key);
    expect(await contentKey(new Blob([]))).toMatch(/^[0-9a-f]{64}$/);
  });

  it('changes when any part of a long file changes', async () => {
    const bytes = new Uint8Array(9 * 1024 * 1024);
    const key = await contentKey(new Blob([bytes]));
    for (const place of [0, 4 * 1024 * 1024, bytes.length - 1]) {
      bytes[place] = 1;
      expect(await contentKey(new Blob([bytes]))).not.toBe(key);
      bytes[place] = 0;
    }
    expect(await contentKey(new Blob([bytes]))).toBe(key);
  });
});

describe('stored recordings', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
  afterEach(() => void vi.useRealTimers());

  it('lists recordings with the size of all their parts, oldest first, and removes all parts together', async () => {
    const files = openAudioFiles(createMemoryFolder());
    await files.put('one', 'audio', new Blob(['12345']));
    vi.setSystemTime(2000);
    await files.put('two', 'audio', new Blob(['123']));
    vi.setSystemTime(3000);
    await files.put('one', 'peaks', new Blob(['12']));
    expect(await files.usage()).toEqual({
      used: 10,
      recordings: [
        { key: 'two', size: 3, at: 2000 },
        { key: 'one', size: 7, at: 3000 },
      ],
    });
    expect(await (await files.get('one', 'peaks'))?.text()).toBe('12');
    await files.remove('one');
    expect(await files.get('one', 'peaks')).toBeUndefined();
    expect((await files.usage()).used).toBe(3);
  });
});
