import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Steps, stepsInTurns } from '../in-turns.ts';
import { bestTexts, contentHash, templatesOf } from './lookup/found-texts.ts';
import type { LookupDatabase } from './lookup/lookup-database.ts';
import type { LookupEntry, LookupSeed, LookupStore } from './lookup-store.ts';
import { keyOf, normalForm } from './normal-form.ts';

const CustomTextRow = z.object({
  entry: z.number(),
  language: TranslationLanguage,
  text: z.string(),
  key: z.number(),
});
const CountsRow = z.object({ phrases: z.number(), templates: z.number() });
const HashRow = z.object({ hash: z.string() });
const EntryRow = z.object({ entry: z.number() });

/** An entry with its number in the database. */
interface NumberedEntry extends LookupEntry {
  readonly entry: number;
}

/** Number of entries inserted together: few enough that their rows are written within one turn of the event loop. */
const entriesAtOnce = 16;

/** The lookup and template databases in the embedded database. */
export function createLibsqlLookupStore({ reader, writer, write }: LookupDatabase): LookupStore {
  const seedHash = writer.prepare('SELECT hash FROM lookup_seeds WHERE name = ?');
  const removeTrigrams = writer.prepare(
    'DELETE FROM lookup_trigrams WHERE rowid IN (SELECT entry FROM lookup_entries WHERE seed = ?)',
  );
  const removeSeed = writer.prepare('DELETE FROM lookup_seeds WHERE name = ?');
  const insertSeed = writer.prepare('INSERT INTO lookup_seeds (name, hash) VALUES (?, ?)');
  // Inserts a group of rows given as JSON: a separate statement for each of 36,000 rows takes twice as long.
  const insertEntries = writer.prepare(
    `INSERT INTO lookup_entries (entry, seed, kind, id)
     SELECT value ->> 0, ?, ?, value ->> 1 FROM json_each(?)`,
  );
  const lastEntry = writer.prepare(
    `SELECT coalesce(max(seq), 0) AS entry FROM sqlite_sequence WHERE name = 'lookup_entries'`,
  );
  const insertTexts = writer.prepare(
    `INSERT INTO lookup_texts (entry, language, text, moderation, key)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`,
  );
  const insertVariants = writer.prepare(
    `INSERT INTO lookup_variants (entry, text, key)
     SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
  );
  const insertTrigrams = writer.prepare('INSERT INTO lookup_trigrams (rowid, texts) VALUES (?, ?)');
  // CROSS JOIN makes SQLite join in this order, so that an index finds the texts of each key.
  const foundTexts = (source: string, isVariant: boolean) =>
    `SELECT ${isVariant} AS variant, source.entry, id, source.text AS source, target.language, target.text,
       target.moderation, seed IS NULL AS custom, (account IS NOT NULL) * 2 + (domain IS NOT NULL) AS scope
     FROM (SELECT value AS asked FROM json_each(:keys))
     CROSS JOIN ${source} AS source ON source.key = asked
     CROSS JOIN lookup_texts AS target ON target.entry = source.entry
     CROSS JOIN lookup_entries ON lookup_entries.entry = source.entry
     WHERE target.language IN (SELECT value FROM json_each(:to))
       AND (domain IS NULL OR domain = :domain) AND (account IS NULL OR account = :account)`;
  const byKey = foundTexts('(SELECT * FROM lookup_texts WHERE language = :from)', false);
  const findByKey = reader.prepare(byKey);
  const findByKeyOrVariant = reader.prepare(`${byKey} UNION ALL ${foundTexts('lookup_variants', true)}`);
  const templateVariants = reader.prepare(
    `SELECT entry, text FROM lookup_variants JOIN lookup_entries USING (entry) WHERE kind = 'template'`,
  );
  const allTemplates = reader.prepare(
    `SELECT entry, id, language, text, moderation FROM lookup_texts JOIN lookup_entries USING (entry)
     WHERE kind = 'template' ORDER BY entry`,
  );
  const counts = reader.prepare(
    `SELECT count(*) FILTER (WHERE kind = 'phrase') AS phrases, count(*) FILTER (WHERE kind = 'template') AS templates
     FROM lookup_entries WHERE seed IS NOT NULL`,
  );
  const languages = reader
    .prepare(
      `SELECT DISTINCT language FROM lookup_texts
       WHERE entry IN (SELECT entry FROM lookup_entries WHERE seed IS NOT NULL)`,
    )
    .pluck();
  const ownTexts = writer.prepare(
    `SELECT entry, language, text, key FROM lookup_texts
     WHERE entry IN (SELECT entry FROM lookup_entries WHERE seed IS NULL AND entry > ? ORDER BY entry LIMIT 100)
     ORDER BY entry`,
  );
  const setKey = writer.prepare('UPDATE lookup_texts SET key = ? WHERE entry = ? AND language = ?');

  function* replace(seed: LookupSeed, hash: string): Steps<boolean> {
    const known = seedHash.get(seed.name);
    if (known !== undefined && HashRow.parse(known).hash === hash) return false;
    removeTrigrams.run(seed.name);
    removeSeed.run(seed.name);
    insertSeed.run(seed.name, hash);
    const kinds = [
      ['phrase', seed.phrases],
      ['template', seed.templates],
    ] as const;
    let { entry } = EntryRow.parse(lastEntry.get());
    for (const [kind, entries] of kinds) {
      for (let at = 0; at < entries.length; at += entriesAtOnce) {
        const numbered = entries.slice(at, at + entriesAtOnce).map((one) => ({ ...one, entry: ++entry }));
        yield* insert(seed.name, kind, numbered);
      }
    }
    yield* renewCustomKeys();
    return true;
  }

  function* insert(
    seed: string,
    kind: 'phrase' | 'template',
    entries: readonly NumberedEntry[],
  ): Steps<void> {
    const key = (text: string) => (kind === 'phrase' ? keyOf(normalForm(text)) : null);
    insertEntries.run(seed, kind, JSON.stringify(entries.map(({ entry, id }) => [entry, id])));
    const texts = entries.flatMap(({ entry, texts }) =>
      Object.entries(texts).map(([language, { text, moderation }]) => [
        entry,
        language,
        text,
        moderation,
        key(text),
      ]),
    );
    yield;
    insertTexts.run(JSON.stringify(texts));
    const variants = entries.flatMap(({ entry, variants = [] }) =>
      variants.map((text) => [entry, text, key(text)]),
    );
    insertVariants.run(JSON.stringify(variants));
    yield;
    if (kind === 'template') return;
    for (const { entry, texts } of entries) {
      const all = Object.values(texts).map(({ text }) => text);
      insertTrigrams.run(entry, all.join('\n'));
      yield;
    }
  }

  /**
   * Computes the keys of custom texts again: a new version of the program, which has a new seed, may also compute
   * normal forms differently.
   */
  function* renewCustomKeys(): Steps<void> {
    for (let after = 0; ; ) {
      const rows = ownTexts.all(after).map((row) => CustomTextRow.parse(row));
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.entry;
      for (const { entry, language, text, key } of rows) {
        const now = keyOf(normalForm(text));
        if (now !== key) setKey.run(now, entry, language);
        yield;
      }
    }
  }

  return {
    seed: (seed) => write((signal) => stepsInTurns(replace(seed, contentHash(seed)), signal)),
    async find(sentences, from, to, { domain = null, account = null } = {}) {
      const normals = sentences.map(normalForm);
      const keys = [...new Set(normals.map(keyOf))];
      const statement = from === 'en' ? findByKeyOrVariant : findByKey;
      const rows = statement.all({
        ...{ keys: JSON.stringify(keys), to: JSON.stringify(to) },
        ...{ from, domain, account },
      });
      return bestTexts(rows, normals);
    },
    async templates() {
      return templatesOf(allTemplates.all(), templateVariants.all());
    },
    async summary() {
      const known = new Set(languages.all());
      return {
        ...CountsRow.parse(counts.get()),
        languages: TranslationLanguage.options.filter((language) => known.has(language)),
      };
    },
  };
}
