import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Postgres } from '../../postgres/open-postgres.ts';
import type { AudioStore } from './audio-store.ts';

/** Size in bytes of a piece of audio: small enough for many at once in memory; a file of 100 MB takes 96 statements. */
const pieceBytes = 1_048_576;

/**
 * Audio in PostgreSQL, in pieces of 1 MB. Each piece is a statement of its own, so that a long upload does not occupy a
 * connection; what a broken upload leaves behind is unused and removed later.
 */
export function createPostgresAudioStore({ query }: Pick<Postgres, 'query'>): AudioStore {
  const remove = async (name: string) => {
    await query('remove-audio', 'DELETE FROM job_audio WHERE name = $1', [name]);
  };

  return {
    async keep(path, name) {
      const file = await open(path);
      try {
        for (let piece = 0; ; piece++) {
          const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, null);
          // An empty file is stored as one empty piece.
          if (bytesRead === 0 && piece > 0) return;
          await query('store-audio', 'INSERT INTO job_audio (name, piece, bytes) VALUES ($1, $2, $3)', [
            name,
            piece,
            buffer.subarray(0, bytesRead),
          ]);
        }
      } catch (error) {
        await remove(name).catch(() => {});
        throw error;
      } finally {
        await file.close();
      }
    },
    async fileOf(name, folder) {
      const path = join(folder, name);
      const file = await open(path, 'wx', 0o600);
      try {
        for (let piece = 0; ; piece++) {
          const { rows } = await query<{ bytes: Buffer }>(
            'read-audio',
            'SELECT bytes FROM job_audio WHERE name = $1 AND piece = $2',
            [name, piece],
          );
          if (rows[0] === undefined && piece === 0) throw new Error(`There is no audio ${name}.`);
          if (rows[0] === undefined) return path;
          await file.writeFile(rows[0].bytes);
        }
      } finally {
        await file.close();
      }
    },
    remove,
    async removeUnused(inUse, age) {
      await query(
        'remove-unused-audio',
        `DELETE FROM job_audio
         WHERE stored_at <= clock_timestamp() - $2 * interval '1 millisecond' AND NOT name = ANY($1::text[])`,
        [[...inUse], age],
      );
    },
  };
}
