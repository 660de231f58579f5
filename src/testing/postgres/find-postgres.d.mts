/** The Debian package that contains PostgreSQL. */
export const postgresPackage: string;

/** The folder with the programs of the newest PostgreSQL on this machine; undefined if none is installed. */
export function findPostgres(): string | undefined;
