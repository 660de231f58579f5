import * as z from 'zod/mini';
import type { LanguageCode } from '#contract/languages.ts';
import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import { charactersIn } from '#service/count-characters.ts';
import { inTurns } from '#service/in-turns.ts';
import type { Postgres } from '#service/postgres/open-postgres.ts';
import { createPostgresChangeLog, type Records } from '#service/store/change-log-postgres.ts';
import { createOneWriter, type Query, withoutNul } from '#service/store/lookup/postgres/one-writer.ts';
import { splitIntoSegments } from '../segments.ts';
import type { CustomException, CustomExceptions } from './custom-exceptions.ts';
import { createDraftImport } from './exception-import.ts';
import { exceptionKey, firstPart } from './exception-key.ts';
import {
  Content,
  codeOf,
  contentOf,
  customExceptionOf,
  exceptionOf,
  exceptionPage,
  FoundRow,
  numberOf,
  positionAfter,
  Row,
  sameDraft,
  searchText,
} from './exception-rows.ts';
import type { ExceptionFilter, ExceptionResult, ExceptionStore } from './exception-store.ts';

const WantedRow = z.extend(FoundRow, {
  key: z.string(),
  first: z.string(),
  source: z.string(),
  target: z.string(),
});

const columns =
  'exception, word, source, target, spellings::text AS spellings, domain, account, revision, changed_at, changed_by';

/** Number of exceptions that are imported together. */
const draftsTogether = 1_000;
/** Number of words of a request whose exceptions are searched together. */
const wordsTogether = 5_000;

/** Thrown when a change would lead to two exceptions for the same word. */
class DuplicateException extends Error {}

/** The exceptions that people edit, in PostgreSQL. */
export function createPostgresExceptionStore(
  postgres: Postgres,
  now: () => number = Date.now,
): ExceptionStore {
  const write = createOneWriter(postgres, 'exceptions');
  const log = createPostgresChangeLog(postgres, 'exceptions', Content, now);

  const rowAt = async (query: Query, number: number) => {
    const text = `SELECT ${columns} FROM exceptions WHERE exception = $1`;
    const { rows } = await query('exception-read', text, [number]);
    return rows[0] === undefined ? undefined : Row.parse(rows[0]);
  };
  const current = async (query: Query, number: number): Promise<ExceptionResult> => {
    const row = await rowAt(query, number);
    return row === undefined ? { kind: 'unknown' } : { kind: 'done', exception: exceptionOf(row) };
  };
  /** Whether another exception is for the same word, languages, domain and account. */
  const hasTwin = async (query: Query, draft: ExceptionDraft, number?: number) => {
    const twin = (await twinsOf(query, [draft])).get(nameOf(draft));
    return twin !== undefined && twin.number !== number;
  };
  const save = async (query: Query, number: number, content: Content) => {
    await removeExceptions(query, [number]);
    await insertExceptions(query, new Map([[number, content]]));
  };

  /** Changes the exception with this id, if it has this revision. */
  const change = (
    id: string,
    revision: number,
    apply: (query: Query, number: number, before: Content) => Promise<ExceptionResult>,
  ): Promise<ExceptionResult> =>
    write(async (query) => {
      const number = numberOf(id);
      const row = await rowAt(query, number);
      if (row === undefined) return { kind: 'unknown' };
      const before = contentOf(row);
      return before.revision === revision ? apply(query, number, before) : { kind: 'changed-since' };
    });

  const restore = async (query: Query, records: Records<Content>, by: string) => {
    const stored = await readExceptions(query, [...records.keys()]);
    await removeExceptions(query, [...stored.keys()]);
    const restored = new Map<number, Content>();
    for (const [number, content] of records) {
      if (content === undefined) continue;
      const revision = Math.max(stored.get(number)?.revision ?? 0, content.revision) + 1;
      restored.set(number, { ...content, revision, at: now(), by: withoutNul(by) });
    }
    const twins = await twinsOf(query, [...restored.values()]);
    if (twins.size > 0) throw new DuplicateException();
    await insertExceptions(query, restored);
    return new Map([...records.keys()].map((number) => [number, stored.get(number)]));
  };

  return {
    async list(filter, limit, after) {
      const { where, values } = conditionsOf(filter);
      const position = positionAfter(after);
      const place = position
        ? `AND (key, exception) > ($${values.push(withoutNul(position.key))} COLLATE "C", $${values.push(position.number)}::bigint)`
        : '';
      const answer = await postgres.query(
        'exception-list',
        `SELECT ${columns}, key FROM exceptions WHERE ${where} ${place}
         ORDER BY key, exception LIMIT $${values.push(limit + 1)}`,
        values,
      );
      return exceptionPage(answer.rows, limit);
    },
    async count(filter) {
      const { where, values } = conditionsOf(filter);
      const text = `SELECT count(*) AS number FROM exceptions WHERE ${where}`;
      return (await postgres.query<{ number: number }>('exception-count', text, values)).rows[0]?.number ?? 0;
    },
    async mostSpellings(filter) {
      const { where, values } = conditionsOf(filter);
      const text = `SELECT coalesce(max(jsonb_array_length(spellings)), 0) AS number FROM exceptions WHERE ${where}`;
      const { rows } = await postgres.query<{ number: number }>('exception-most-spellings', text, values);
      return rows[0]?.number ?? 0;
    },
    async get(id) {
      const row = await rowAt(postgres.query, numberOf(id));
      return row && exceptionOf(row);
    },
    add: (draft, by) =>
      write(async (query) => {
        if (await hasTwin(query, draft)) return { kind: 'exists' };
        const [number = 0] = await newNumbers(query, 1);
        const open = await log.begin(query, { what: 'add', by, label: draft.word });
        await open.note(new Map([[number, undefined]]));
        await save(query, number, { ...draft, revision: 1, at: now(), by: withoutNul(by) });
        await open.end();
        return current(query, number);
      }),
    replace: (id, { revision, ...draft }, by) =>
      change(id, revision, async (query, number, before) => {
        if (await hasTwin(query, draft, number)) return { kind: 'exists' };
        if (sameDraft(before, draft)) return current(query, number);
        const open = await log.begin(query, { what: 'edit', by, label: draft.word });
        await open.note(new Map([[number, before]]));
        await save(query, number, { ...draft, revision: revision + 1, at: now(), by: withoutNul(by) });
        await open.end();
        return current(query, number);
      }),
    remove: (id, revision, by) =>
      change(id, revision, async (query, number, before) => {
        const removed = await current(query, number);
        const open = await log.begin(query, { what: 'remove', by, label: before.word });
        await open.note(new Map([[number, before]]));
        await removeExceptions(query, [number]);
        await open.end();
        return removed;
      }),
    import: (drafts, { by, label }, onRow, signal) =>
      write(async (query) => {
        const change = await log.begin(query, { what: 'import', by, label });
        let twins: ReadonlyMap<string, Twin> = new Map();
        let free: number[] = [];
        const before = new Map<number, Content | undefined>();
        const written = new Map<number, Content>();
        const { apply, counts } = createDraftImport(
          {
            existingFor: (draft) => twins.get(nameOf(draft)),
            next: () => free.shift() ?? 0,
            write(number, content, earlier) {
              before.set(number, earlier);
              written.set(number, content);
            },
          },
          { by: withoutNul(by), at: now() },
        );
        for (let start = 0; start < drafts.length; start += draftsTogether) {
          signal.throwIfAborted();
          const together = drafts.slice(start, start + draftsTogether);
          twins = await twinsOf(query, together);
          free = await newNumbers(query, together.filter((draft) => !twins.has(nameOf(draft))).length);
          before.clear();
          written.clear();
          await inTurns(together, signal, (draft) => {
            apply(draft);
            onRow();
          });
          await change.note(before);
          await removeExceptions(query, [...written.keys()]);
          await insertExceptions(query, written);
        }
        return { ...counts, change: await change.end() };
      }, signal),
    changes: log.list,
    change: log.find,
    async undo(id, by, signal) {
      try {
        return await write(
          (query) => log.undo(query, { id, by, signal }, (records) => restore(query, records, by)),
          signal,
        );
      } catch (error) {
        if (error instanceof DuplicateException) return { kind: 'changed-since' };
        throw error;
      }
    },
    async forRequest({ account, domain, texts, to }, signal) {
      const found = new Map<string, CustomException>();
      const longest = new Map<string, number>();
      const targets = to.map(codeOf);
      const load = async (words: readonly Word[]) => {
        const lengths = await longestOf(postgres.query, words, targets);
        if (lengths.size === 0) return;
        const { rows } = await postgres.query(
          'exceptions-of-request',
          // Of several matches the most specific one comes first.
          `SELECT exception, spellings::text AS spellings, key, first, source, target FROM exceptions
           WHERE letters = ANY ($1::text[]) AND target = ANY ($2::text[])
             AND (domain IS NULL OR domain = $3) AND (account IS NULL OR account = $4)
           ORDER BY account IS NULL, domain IS NULL`,
          [possibleLetters(words, lengths), targets, domain, account === null ? null : withoutNul(account)],
        );
        for (const raw of rows) {
          const { key, first, source, target, ...row } = WantedRow.parse(raw);
          const name = `${source} ${target} ${key}`;
          if (!found.has(name)) found.set(name, customExceptionOf(row));
          const start = `${source} ${target} ${first}`;
          longest.set(start, Math.max(longest.get(start) ?? 0, charactersIn(key)));
        }
      };
      if (!(await hasExceptions(postgres.query))) return undefined;
      let words: Word[] = [];
      await inTurns(texts(), signal, async (text) => {
        words.push(...wordsOf(text));
        if (words.length < wordsTogether) return;
        const together = words;
        words = [];
        await load(together);
      });
      if (words.length > 0) await load(words);
      if (found.size === 0) return undefined;
      const nameOfText = (text: string, from: LanguageCode, target: LanguageCode) =>
        `${codeOf(from)} ${codeOf(target)} ${text}`;
      return {
        longest: (...first) => longest.get(nameOfText(...first)) ?? 0,
        find: (...key) => found.get(nameOfText(...key)),
      } satisfies CustomExceptions;
    },
  };
}

async function hasExceptions(query: Query): Promise<boolean> {
  return (await query('exceptions-any', 'SELECT 1 FROM exceptions LIMIT 1')).rows.length > 0;
}

/** A word or number of a text; `isLast` if it is the last one of its text. */
interface Word {
  readonly first: string;
  readonly letters: string;
  readonly isLast: boolean;
}

function wordsOf(text: string): Word[] {
  const words = splitIntoSegments(text)
    .filter(({ kind }) => kind !== 'other')
    .map((segment) => exceptionKey(segment.text));
  return words.map((key, at) => {
    return { first: firstPart(key), letters: lettersOf(key), isLast: at === words.length - 1 };
  });
}

/** For each of these words, the number of letters in the longest exception that begins with it. */
async function longestOf(query: Query, words: readonly Word[], targets: readonly string[]) {
  const { rows } = await query<{ first: string; longest: number }>(
    'exceptions-longest',
    // The index is ordered by length, so only its last entry for each word is read.
    `SELECT words.first, max(longest) AS longest
     FROM unnest($1::text[]) AS words (first), unnest($2::text[]) AS wanted, LATERAL (
       SELECT char_length(letters) AS longest FROM exceptions
       WHERE exceptions.first = words.first AND target = wanted
       ORDER BY char_length(letters) DESC LIMIT 1
     ) AS longest_one
     GROUP BY words.first`,
    [[...new Set(words.map(({ first }) => first))], targets],
  );
  return new Map(rows.map(({ first, longest }) => [first, longest]));
}

/** The letters of every run of words that may have an exception. */
function possibleLetters(words: readonly Word[], longest: ReadonlyMap<string, number>): string[] {
  const possible = new Set<string>();
  for (const [start, { first }] of words.entries()) {
    const limit = longest.get(first) ?? 0;
    let letters = '';
    for (let at = start; limit > 0 && at < words.length; at++) {
      letters += words[at]?.letters ?? '';
      if (charactersIn(letters) > limit) break;
      possible.add(letters);
      if (words[at]?.isLast) break;
    }
  }
  return [...possible];
}

/**
 * The letters and digits of a key. Exceptions are searched by these, because templates and abbreviations look words up
 * with other spaces and punctuation than in the text.
 */
const lettersOf = (key: string) => key.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

interface Twin {
  readonly number: number;
  readonly content: Content;
}

/** A key for the combination of word, languages, domain and account, which is unique among exceptions. */
const nameOf = ({ word, from, to, domain, account }: ExceptionDraft) =>
  JSON.stringify([exceptionKey(word), from, to, domain ?? '', account ?? '']);

/** The stored exceptions for the same words, languages, domains and accounts as the drafts, by `nameOf`. */
async function twinsOf(query: Query, drafts: readonly ExceptionDraft[]): Promise<Map<string, Twin>> {
  if (drafts.length === 0) return new Map();
  const { rows } = await query(
    'exception-twins',
    `SELECT ${columns} FROM exceptions
     WHERE (key, source, target, coalesce(domain, ''), coalesce(account, '')) IN (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
     )`,
    [
      drafts.map(({ word }) => exceptionKey(word)),
      drafts.map(({ from }) => from),
      drafts.map(({ to }) => to),
      drafts.map(({ domain }) => domain ?? ''),
      drafts.map(({ account }) => account ?? ''),
    ],
  );
  return new Map(
    rows.map((raw) => {
      const row = Row.parse(raw);
      const content = contentOf(row);
      return [nameOf(content), { number: row.exception, content }];
    }),
  );
}

async function readExceptions(query: Query, exceptions: readonly number[]): Promise<Map<number, Content>> {
  const { rows } = await query(
    'exceptions-read',
    `SELECT ${columns} FROM exceptions WHERE exception = ANY ($1::bigint[])`,
    [exceptions],
  );
  return new Map(rows.map((raw) => Row.parse(raw)).map((row) => [row.exception, contentOf(row)]));
}

/** Numbers for new exceptions. */
async function newNumbers(query: Query, count: number): Promise<number[]> {
  const { rows } = await query<{ number: number }>(
    'exception-number',
    `SELECT nextval(pg_get_serial_sequence('exceptions', 'exception')) AS number FROM generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ number }) => number);
}

async function removeExceptions(query: Query, exceptions: readonly number[]): Promise<void> {
  await query('exceptions-remove', 'DELETE FROM exceptions WHERE exception = ANY ($1::bigint[])', [
    exceptions,
  ]);
}

/** Adds exceptions under their numbers, which must be free. */
async function insertExceptions(query: Query, exceptions: ReadonlyMap<number, Content>): Promise<void> {
  if (exceptions.size === 0) return;
  const contents = [...exceptions.values()];
  const keys = contents.map(({ word }) => exceptionKey(word));
  await query(
    'exceptions-insert',
    `INSERT INTO exceptions (exception, word, key, first, letters, source, target, spellings, domain, account, search,
       revision, changed_at, changed_by)
     SELECT exception, word, key, first, letters, source, target, spellings::jsonb, domain, account, search,
       revision, changed_at, changed_by
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::text[], $10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::text[]
     ) AS given (exception, word, key, first, letters, source, target, spellings, domain, account, search,
       revision, changed_at, changed_by)`,
    [
      [...exceptions.keys()],
      contents.map(({ word }) => word),
      keys,
      keys.map(firstPart),
      keys.map(lettersOf),
      contents.map(({ from }) => from),
      contents.map(({ to }) => to),
      contents.map(({ spellings }) => JSON.stringify(spellings)),
      contents.map(({ domain }) => domain),
      contents.map(({ account }) => account),
      contents.map(({ word, spellings }) => searchText([word, ...spellings])),
      contents.map(({ revision }) => revision),
      contents.map(({ at }) => at),
      contents.map(({ by }) => by),
    ],
  );
}

function conditionsOf({ query, from, to, domain, account }: ExceptionFilter) {
  const values: unknown[] = [];
  const conditions: [sql: string, value: string | undefined][] = [
    ['strpos(search, $) > 0', query === undefined ? undefined : exceptionKey(query)],
    ['source = $', from],
    ['target = $', to],
    [`coalesce(domain, '') = $`, domain],
    [`coalesce(account, '') = $`, account],
  ];
  const wanted = conditions.flatMap(([sql, value]) =>
    value === undefined ? [] : [sql.replace('$', () => `$${values.push(withoutNul(value))}`)],
  );
  return { where: ['true', ...wanted].join(' AND '), values };
}
