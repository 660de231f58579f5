/** The package of Debian that brings PostgreSQL. */
export const postgresPackage: string;

/** The folder of the programs of PostgreSQL: the newest on this machine; undefined if it is not installed. */
export function findPostgres(): string | undefined;
