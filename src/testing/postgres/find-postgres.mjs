import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const postgresPackage = 'postgresql';

/** @returns {string | undefined} the folder of PostgreSQL's programs; undefined if it is not installed */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env.PATH ?? '').split(':');
  return [...versions.map((version) => join(debian, version, 'bin')), ...path].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}
