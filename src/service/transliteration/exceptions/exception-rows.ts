import * as z from 'zod/mini';
import type { LanguageCode } from '#contract/languages.ts';
import { type Exception, ExceptionDraft } from '#contract/local/exceptions.ts';
import type { Migrations } from '#service/store/database.ts';
import type { CustomException } from './custom-exceptions.ts';
import { exceptionKey } from './exception-key.ts';
import type { ExceptionFilter, ExceptionList } from './exception-store.ts';

export const migrations: Migrations = {
  name: 'exceptions',
  statements: [
    // `first` is the letters or digits with which the key begins. An exception without a domain applies to all
    // domains, one without an account to all accounts. `search` is the text that is searched.
    `CREATE TABLE exceptions (
      exception INTEGER PRIMARY KEY AUTOINCREMENT,
      word TEXT NOT NULL,
      key TEXT NOT NULL,
      first TEXT NOT NULL,
      source TEXT NOT NULL,
      target TEXT NOT NULL,
      spellings TEXT NOT NULL,
      domain TEXT,
      account TEXT,
      search TEXT NOT NULL,
      revision INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      changed_by TEXT NOT NULL
    ) STRICT`,
    `CREATE UNIQUE INDEX exceptions_by_word ON exceptions (
      key, source, target, ifnull(domain, ''), ifnull(account, '')
    )`,
    'CREATE INDEX exceptions_by_first ON exceptions (first, source, target)',
    // Many exceptions may begin with the same word: the longest of them is found without reading them all.
    'DROP INDEX exceptions_by_first',
    'CREATE INDEX exceptions_by_first ON exceptions (first, source, target, length(key))',
  ],
};

export const columns =
  'exception, word, source, target, spellings, domain, account, revision, changed_at, changed_by';

export const Row = z.object({
  exception: z.number(),
  word: z.string(),
  source: ExceptionDraft.shape.from,
  target: ExceptionDraft.shape.to,
  spellings: z.string(),
  domain: ExceptionDraft.shape.domain,
  account: z.nullable(z.string()),
  revision: z.number(),
  changed_at: z.number(),
  changed_by: z.string(),
});
const ListedRow = z.extend(Row, { key: z.string() });
const Spellings = z.array(z.string());
export const FoundRow = z.object({
  exception: z.number(),
  spellings: z.string(),
});
export const NumberRow = z.object({ number: z.number() });

/** An exception as stored in the log of changes. */
export const Content = z.extend(ExceptionDraft, { revision: z.number(), at: z.number(), by: z.string() });
export type Content = z.infer<typeof Content>;

/** The number of an id; 0, which no exception has, for anything else. */
export const numberOf = (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

/** The language code under which exceptions are stored: `kon` for translation's Konkani, `kok`. */
export const codeOf = (code: LanguageCode) => (code === 'kok' ? 'kon' : code);

/** The text in which a search looks for an exception: each word or spelling on a line. */
export const searchText = (texts: readonly string[]): string => texts.map(exceptionKey).join('\n');

export function conditionsOf({ query, from, to, domain, account }: ExceptionFilter) {
  const conditions: [sql: string, value: string | undefined][] = [
    ['instr(search, ?)', query === undefined ? undefined : exceptionKey(query)],
    ['source = ?', from],
    ['target = ?', to],
    [`ifnull(domain, '') = ?`, domain],
    [`ifnull(account, '') = ?`, account],
  ];
  const wanted = conditions.filter(([, value]) => value !== undefined);
  return {
    where: ['1', ...wanted.map(([sql]) => sql)].join(' AND '),
    values: wanted.map(([, value]) => value),
  };
}

export function contentOf(row: z.infer<typeof Row>): Content {
  const { word, source: from, target: to, domain, account, revision, changed_at: at, changed_by: by } = row;
  return { word, from, to, spellings: spellingsOf(row), domain, account, revision, at, by };
}

export function exceptionOf(row: z.infer<typeof Row>): Exception {
  const { at, by, ...content } = contentOf(row);
  return {
    ...content,
    id: String(row.exception),
    origin: 'own',
    changed: { at: new Date(at).toISOString(), by },
  };
}

/** The exception after which a list continues: its number and its key; undefined at the beginning. */
export function positionAfter(cursor: string | undefined): { number: string; key: string } | undefined {
  const [, number, key] = /^(\d{1,15}) (.*)$/s.exec(cursor ?? '') ?? [];
  return number === undefined || key === undefined ? undefined : { number, key };
}

/** A page of at most `limit` exceptions, with the cursor of the next page if there are more rows. */
export function exceptionPage(rows: readonly unknown[], limit: number): ExceptionList {
  const shown = rows.slice(0, limit).map((row) => ListedRow.parse(row));
  const last = shown.at(-1);
  return {
    exceptions: shown.map(exceptionOf),
    ...(rows.length > limit && last && { next: `${last.exception} ${last.key}` }),
  };
}

export const customExceptionOf = (row: z.infer<typeof FoundRow>): CustomException => ({
  id: String(row.exception),
  spellings: spellingsOf(row),
});

const spellingsOf = ({ spellings }: { readonly spellings: string }) => Spellings.parse(JSON.parse(spellings));

export function sameDraft(a: ExceptionDraft, b: ExceptionDraft): boolean {
  const values = ({ word, from, to, spellings, domain, account }: ExceptionDraft) =>
    JSON.stringify([word, from, to, spellings, domain, account]);
  return values(a) === values(b);
}
