import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RowSpeech } from '../synthesis/pieces/fit-piece.ts';
import type { KokoroModel, ModelSettings } from './kokoro-model.ts';

/** Sentences spoken before, by a key of everything that affects their sound. */
export interface SentenceStore {
  read(key: string): Promise<RowSpeech | undefined>;
  /** Failures are ignored: the sentence is spoken again next time. */
  write(key: string, speech: RowSpeech): Promise<void>;
}

export interface SentenceStoreOptions {
  readonly folder: string;
  /** Limit in bytes, above which the least recently used sentences are deleted. */
  readonly maxBytes: number;
}

/** Version of the stored speech, increased whenever the same symbols would sound different. */
const version = 2;
/** Fraction of the limit that remains when sentences are deleted. */
const keptShare = 0.9;
/** Fraction of the limit that a process writes before it measures the folder again: others write to it too. */
const measuredShare = 0.05;
const unfinished = '.part';

/**
 * Keeps sentences as files in a folder. Each file contains its checksum, and a damaged one is ignored.
 * Several processes and machines may share the folder; they may exceed the limit by a twentieth each.
 */
export function openSentenceStore({ folder, maxBytes }: SentenceStoreOptions): SentenceStore {
  let bytes: number | undefined;
  let unmeasured = 0;
  return {
    async read(key) {
      const path = join(folder, key);
      try {
        const speech = decodeSpeech(await readFile(path));
        const now = new Date();
        await utimes(path, now, now);
        return speech;
      } catch {
        return undefined;
      }
    },
    async write(key, speech) {
      const content = encodeSpeech(speech);
      const temporary = join(folder, `${randomUUID()}${unfinished}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(temporary, content, { mode: 0o600 });
        await rename(temporary, join(folder, key));
        unmeasured += content.length;
        if (bytes === undefined || unmeasured > maxBytes * measuredShare) {
          bytes = await sizeOf(folder);
          unmeasured = 0;
        }
        if (bytes + unmeasured > maxBytes) {
          bytes = await deleteOldest(folder, maxBytes * keptShare);
          unmeasured = 0;
        }
      } catch {
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/** A model that returns stored sentences instead of speaking them again. */
export function rememberSentences(model: KokoroModel, store: SentenceStore): KokoroModel {
  return {
    async speak(symbols, settings) {
      const key = keyOf(symbols, settings);
      const known = await store.read(key);
      if (known) return known;
      const speech = await model.speak(symbols, settings);
      await store.write(key, speech);
      return speech;
    },
  };
}

function keyOf(symbols: readonly number[], { voice, pitch }: ModelSettings): string {
  const { styles, pace } = voice;
  return createHash('sha256')
    .update(JSON.stringify([version, symbols, styles, pace, pitch]))
    .digest('hex');
}

async function filesIn(folder: string) {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return found ? [{ path, bytes: found.size, used: found.mtimeMs }] : [];
    }),
  );
  return files.flat();
}

async function sizeOf(folder: string): Promise<number> {
  return (await filesIn(folder)).reduce((sum, file) => sum + file.bytes, 0);
}

/** Deletes files until at most `limit` bytes are left, and returns how many are. */
async function deleteOldest(folder: string, limit: number): Promise<number> {
  const files = (await filesIn(folder)).sort((a, b) => a.used - b.used);
  let left = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const { path, bytes } of files) {
    if (left <= limit) break;
    await rm(path, { force: true });
    left -= bytes;
  }
  return left;
}

const headerBytes = 12;
const checksumBytes = 32;
const checksum = (content: Uint8Array) => createHash('sha256').update(content).digest();

/**
 * Encodes speech as the content of a file: the numbers of symbols and samples, the level of the samples, the length of
 * each symbol, the samples as 16-bit integers, and a checksum of all this.
 */
function encodeSpeech({ samples, frames }: RowSpeech): Buffer {
  const level = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 1e-6);
  const content = Buffer.alloc(headerBytes + 2 * frames.length + 2 * samples.length + checksumBytes);
  content.writeUInt32LE(frames.length, 0);
  content.writeUInt32LE(samples.length, 4);
  content.writeFloatLE(level, 8);
  let at = headerBytes;
  for (const length of frames) at = content.writeUInt16LE(length, at);
  for (const sample of samples) at = content.writeInt16LE(Math.round((sample / level) * 32_767), at);
  checksum(content.subarray(0, at)).copy(content, at);
  return content;
}

/** @throws when the content is damaged */
function decodeSpeech(content: Buffer): RowSpeech {
  const end = content.length - checksumBytes;
  if (!checksum(content.subarray(0, end)).equals(content.subarray(end))) throw new Error('damaged');
  const symbols = content.readUInt32LE(0);
  const level = content.readFloatLE(8);
  const frames = Array.from({ length: symbols }, (_, index) => content.readUInt16LE(headerBytes + 2 * index));
  const samples = new Float32Array(content.readUInt32LE(4));
  const start = headerBytes + 2 * symbols;
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (content.readInt16LE(start + 2 * index) / 32_767) * level;
  }
  return { samples, frames };
}
