import type * as z from 'zod/mini';
import type { LanguageCode } from '#contract/languages.ts';
import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import { type Steps, stepsInTurns } from '#service/in-turns.ts';
import { createChangeLog, type PastChange } from '#service/store/change-log.ts';
import { migrate } from '#service/store/database.ts';
import type { LookupDatabase } from '#service/store/lookup/lookup-database.ts';
import { createDraftImport } from './exception-import.ts';
import { exceptionKey, firstPart } from './exception-key.ts';
import {
  Content,
  codeOf,
  columns,
  conditionsOf,
  contentOf,
  customExceptionOf,
  exceptionOf,
  exceptionPage,
  FoundRow,
  migrations,
  NumberRow,
  numberOf,
  positionAfter,
  Row,
  sameDraft,
  searchText,
} from './exception-rows.ts';
import type { ExceptionResult, ExceptionStore, ImportAbout, ImportedExceptions } from './exception-store.ts';

/** Thrown when a change would lead to two exceptions for the same word. */
class DuplicateException extends Error {}

/** The exceptions in the embedded database, whose changes can be moved to another database. */
export interface LibsqlExceptionStore extends ExceptionStore {
  /** The changes of custom exceptions, the oldest first. */
  past(): Iterable<PastChange<Content>>;
  /**
   * Repeats the changes of another store; an exception becomes the new version of the one for its word here.
   * Must be called inside a `write` of the database.
   */
  repeat(changes: Iterable<PastChange<Content>>): Steps<void>;
}

/** The exceptions that people edit, stored in the lookup database. Creates missing tables. */
export function createLibsqlExceptionStore(
  database: LookupDatabase,
  now: () => number = Date.now,
): LibsqlExceptionStore {
  const { reader, writer } = database;
  migrate(writer, migrations);
  const log = createChangeLog(writer, 'exceptions', Content, now);
  const completed = createChangeLog(reader, 'exceptions', Content, now);

  const byId = writer.prepare(`SELECT ${columns} FROM exceptions WHERE exception = ?`);
  const readById = reader.prepare(`SELECT ${columns} FROM exceptions WHERE exception = ?`);
  const twinOf = writer.prepare(
    `SELECT ${columns} FROM exceptions
     WHERE key = ? AND source = ? AND target = ? AND ifnull(domain, '') = ? AND ifnull(account, '') = ?`,
  );
  const insert = writer.prepare(
    `INSERT INTO exceptions
       (exception, word, key, first, source, target, spellings, domain, account, search, revision, changed_at, changed_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const removeById = writer.prepare('DELETE FROM exceptions WHERE exception = ?');
  const last = writer.prepare(`SELECT seq AS number FROM sqlite_sequence WHERE name = 'exceptions'`);
  const longestKey = reader.prepare(
    `SELECT length(key) AS number FROM exceptions WHERE first = ? AND source = ? AND target = ?
     ORDER BY length(key) DESC LIMIT 1`,
  );
  // Of several matches the most specific one applies.
  const findByKey = reader.prepare(
    `SELECT exception, spellings FROM exceptions
     WHERE key = ? AND source = ? AND target = ?
       AND (domain IS NULL OR domain = ?) AND (account IS NULL OR account = ?)
     ORDER BY account IS NULL, domain IS NULL LIMIT 1`,
  );
  const any = reader.prepare('SELECT 1 FROM exceptions LIMIT 1');

  const read = (number: number): Content | undefined => {
    const row = byId.get(number);
    return row === undefined ? undefined : contentOf(Row.parse(row));
  };
  const twin = (draft: ExceptionDraft, number?: number): z.infer<typeof Row> | undefined => {
    const { word, from, to, domain, account } = draft;
    const row = twinOf.get(exceptionKey(word), from, to, domain ?? '', account ?? '');
    if (row === undefined) return undefined;
    const found = Row.parse(row);
    return found.exception === number ? undefined : found;
  };
  const write = (number: number, content: Content): void => {
    const { word, from, to, spellings, domain, account, revision, at, by } = content;
    const key = exceptionKey(word);
    const search = searchText([word, ...spellings]);
    const texts = [word, key, firstPart(key), from, to, JSON.stringify(spellings), domain, account, search];
    removeById.run(number);
    insert.run(number, ...texts, revision, at, by);
  };
  const nextNumber = () => {
    const row = last.get();
    return (row === undefined ? 0 : NumberRow.parse(row).number) + 1;
  };
  const current = (number: number): ExceptionResult => {
    const row = byId.get(number);
    return row === undefined ? { kind: 'unknown' } : { kind: 'done', exception: exceptionOf(Row.parse(row)) };
  };
  function* importSteps(
    drafts: readonly ExceptionDraft[],
    about: ImportAbout,
    onRow: () => void,
  ): Steps<ImportedExceptions> {
    const open = log.begin({ what: 'import', ...about });
    const { apply, counts } = createDraftImport(
      {
        existingFor(draft) {
          const row = twin(draft);
          return row && { number: row.exception, content: contentOf(row) };
        },
        next: nextNumber,
        write(number, content, before) {
          open.note(number, before);
          write(number, content);
        },
      },
      { by: about.by, at: now() },
    );
    for (const draft of drafts) {
      apply(draft);
      onRow();
      yield;
    }
    return { ...counts, change: open.end() };
  }

  return {
    async list(filter, limit, after) {
      const { where, values } = conditionsOf(filter);
      const position = positionAfter(after);
      const place = position ? 'AND (key, exception) > (?, ?)' : '';
      const rows = reader
        .prepare(
          `SELECT ${columns}, key FROM exceptions WHERE ${where} ${place} ORDER BY key, exception LIMIT ?`,
        )
        .all(...values, ...(position ? [position.key, Number(position.number)] : []), limit + 1);
      return exceptionPage(rows, limit);
    },
    async count(filter) {
      const { where, values } = conditionsOf(filter);
      const row = reader.prepare(`SELECT count(*) AS number FROM exceptions WHERE ${where}`).get(...values);
      return NumberRow.parse(row).number;
    },
    async mostSpellings(filter) {
      const { where, values } = conditionsOf(filter);
      const row = reader
        .prepare(
          `SELECT ifnull(max(json_array_length(spellings)), 0) AS number FROM exceptions WHERE ${where}`,
        )
        .get(...values);
      return NumberRow.parse(row).number;
    },
    async get(id) {
      const row = readById.get(numberOf(id));
      return row === undefined ? undefined : exceptionOf(Row.parse(row));
    },
    add: (draft, by) =>
      database.write<ExceptionResult>(() => {
        if (twin(draft)) return { kind: 'exists' };
        const number = nextNumber();
        const open = log.begin({ what: 'add', by, label: draft.word });
        open.noteNew(number);
        write(number, { ...draft, revision: 1, at: now(), by });
        open.end();
        return current(number);
      }),
    replace: (id, { revision, ...draft }, by) =>
      database.write<ExceptionResult>(() => {
        const number = numberOf(id);
        const before = read(number);
        if (!before) return { kind: 'unknown' };
        if (before.revision !== revision) return { kind: 'changed-since' };
        if (twin(draft, number)) return { kind: 'exists' };
        if (sameDraft(before, draft)) return current(number);
        const open = log.begin({ what: 'edit', by, label: draft.word });
        open.note(number, before);
        write(number, { ...draft, revision: revision + 1, at: now(), by });
        open.end();
        return current(number);
      }),
    remove: (id, revision, by) =>
      database.write<ExceptionResult>(() => {
        const number = numberOf(id);
        const before = read(number);
        if (!before) return { kind: 'unknown' };
        if (before.revision !== revision) return { kind: 'changed-since' };
        const removed = current(number);
        const open = log.begin({ what: 'remove', by, label: before.word });
        open.note(number, before);
        removeById.run(number);
        open.end();
        return removed;
      }),
    import: (drafts, about, onRow, signal) =>
      database.write((aborted) => stepsInTurns(importSteps(drafts, about, onRow), aborted), signal),
    changes: async (limit) => completed.list(limit),
    change: async (id) => completed.find(id),
    async undo(id, by, signal) {
      const restore = (number: number, content: Content | undefined): Content | undefined => {
        const before = read(number);
        if (content === undefined) {
          removeById.run(number);
          return before;
        }
        if (twin(content, number)) throw new DuplicateException();
        const revision = Math.max(before?.revision ?? 0, content.revision) + 1;
        write(number, { ...content, revision, at: now(), by });
        return before;
      };
      try {
        return await database.write((aborted) => stepsInTurns(log.undo(id, by, restore), aborted), signal);
      } catch (error) {
        if (error instanceof DuplicateException) return { kind: 'changed-since' };
        throw error;
      }
    },
    past: () => log.past(read),
    repeat: (changes) =>
      log.repeat(changes, {
        numberFor: (content) => (content && twin(content)?.exception) ?? nextNumber(),
        read,
        write(number, content) {
          const revision = (read(number)?.revision ?? 0) + 1;
          if (content) write(number, { ...content, revision: Math.max(revision, content.revision) });
          else removeById.run(number);
        },
      }),
    async forRequest({ account, domain }) {
      if (any.get() === undefined) return undefined;
      return {
        longest: remembered((first, from, to) => {
          const row = longestKey.get(first, from, to);
          return row === undefined ? 0 : NumberRow.parse(row).number;
        }),
        find: remembered((key, from, to) => {
          const row = findByKey.get(key, from, to, domain, account);
          return row === undefined ? undefined : customExceptionOf(FoundRow.parse(row));
        }),
      };
    },
  };
}

type LookUp<T> = (text: string, from: LanguageCode, to: LanguageCode) => T;

/** Looks each text up only once, unless the result is undefined. */
function remembered<T>(lookUp: LookUp<T>): LookUp<T> {
  const known = new Map<string, T>();
  return (text, from, to) => {
    const name = `${codeOf(from)} ${codeOf(to)} ${text}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = lookUp(text, codeOf(from), codeOf(to));
    known.set(name, found);
    return found;
  };
}
