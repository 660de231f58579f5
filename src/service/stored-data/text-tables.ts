/** A table of custom texts, its column with the number of a record, and the name of its log of changes. */
export interface TextTable {
  readonly table: string;
  readonly id: string;
  readonly log: string;
}

export const entryTable: TextTable = { table: 'lookup_entries', id: 'entry', log: 'lookup' };
export const exceptionTable: TextTable = { table: 'exceptions', id: 'exception', log: 'exceptions' };

/** The SQL of a database for the given account, and for the account in the earlier content of a record. */
export interface Dialect {
  readonly account: string;
  readonly accountBefore: string;
}

/** The query of all records that have ever had a text of the account. */
export const recordsOf = ({ table, id, log }: TextTable, { account, accountBefore }: Dialect) =>
  `SELECT record FROM ${log}_change_records WHERE ${accountBefore} = ${account}
   UNION SELECT ${id} FROM ${table} WHERE account = ${account}`;

/** The query of what is stored for the account. */
export function storedTexts(dialect: Dialect): string {
  const historyOf = (kind: TextTable) =>
    `(SELECT count(*) FROM ${kind.log}_change_records WHERE record IN (${recordsOf(kind, dialect)}))`;
  return `SELECT (SELECT count(*) FROM lookup_entries WHERE account = ${dialect.account}) AS entries,
    (SELECT count(*) FROM exceptions WHERE account = ${dialect.account}) AS exceptions,
    ${historyOf(entryTable)} + ${historyOf(exceptionTable)} AS history`;
}

/**
 * The statement that counts again how many records the changes in `forgotten_changes` have, and how many of these are
 * still as the change left them: see change-log.ts.
 */
export const countAgain = ({ log }: TextTable) =>
  `UPDATE ${log}_changes SET
     count = (SELECT count(*) FROM ${log}_change_records AS one WHERE one.change = ${log}_changes.change),
     current = (SELECT count(*) FROM ${log}_change_records AS one WHERE one.change = ${log}_changes.change
       AND one.to_state = (SELECT last.to_state FROM ${log}_change_records AS last
         WHERE last.record = one.record ORDER BY last.change DESC LIMIT 1))
   WHERE change IN (SELECT change FROM forgotten_changes)`;

/** The statement that removes the changes in `forgotten_changes` that have no records any more. */
export const removeEmptyChanges = ({ log }: TextTable) =>
  `DELETE FROM ${log}_changes WHERE count = 0 AND change IN (SELECT change FROM forgotten_changes)`;
