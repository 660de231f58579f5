import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AudioStore } from '#service/store/audio/audio-store.ts';

/** The rules that every store of audio follows. `open` gets a folder that is removed after the test. */
export function describeAudioStore(
  name: string,
  open: (folder: string) => AudioStore | Promise<AudioStore>,
): void {
  describe(name, () => {
    let folder: string;
    let work: string;
    let audio: AudioStore;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'audio-store-'));
      work = mkdtempSync(join(folder, 'work-'));
      audio = await open(join(folder, 'audio'));
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    async function keep(name: string, bytes: Uint8Array): Promise<void> {
      const received = join(folder, 'received');
      writeFileSync(received, bytes);
      await audio.keep(received, name);
    }
    const read = async (name: string) => readFileSync(await audio.fileOf(name, work));

    it.each([0, 1, 1_048_576, 2_500_000])('returns %d bytes as they were stored', async (size) => {
      const bytes = randomBytes(size);
      await keep('talk.wav', bytes);
      expect((await read('talk.wav')).equals(bytes)).toBe(true);
    });

    it('removes audio, and does nothing where there is none', async () => {
      await keep('talk.wav', randomBytes(10));
      await audio.remove('talk.wav');
      await audio.remove('other.wav');
      await expect(audio.fileOf('talk.wav', work)).rejects.toThrow();
    });

    it('refuses to read a name under which no audio is stored', async () => {
      await expect(audio.fileOf('none.wav', work)).rejects.toThrow(/none\.wav/);
    });

    it('removes audio that no job needs, unless it is new', async () => {
      await keep('needed.wav', randomBytes(10));
      await keep('unused.wav', randomBytes(10));
      await audio.removeUnused(new Set(['needed.wav']), 3_600_000);
      expect((await read('unused.wav')).length).toBe(10);
      await audio.removeUnused(new Set(['needed.wav']), -1_000);
      expect((await read('needed.wav')).length).toBe(10);
      rmSync(join(work, 'unused.wav'), { force: true });
      await expect(audio.fileOf('unused.wav', work)).rejects.toThrow();
    });
  });
}
