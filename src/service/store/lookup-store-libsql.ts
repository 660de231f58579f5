import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Database, inTransaction, type Migrations, migrate } from './database.ts';
import type {
  FoundText,
  LookupEntry,
  LookupSeed,
  LookupStore,
  LookupText,
  Moderation,
} from './lookup-store.ts';
import { normalForm } from './normal-form.ts';

const migrations: Migrations = {
  name: 'lookup',
  statements: [
    'CREATE TABLE lookup_seeds (name TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT',
    `CREATE TABLE lookup_entries (
      entry INTEGER PRIMARY KEY AUTOINCREMENT,
      seed TEXT NOT NULL REFERENCES lookup_seeds (name) ON DELETE CASCADE,
      id TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('phrase', 'template')),
      UNIQUE (seed, kind, id)
    ) STRICT`,
    // A template has no key: its text matches by pattern. `key` is a 48-bit hash, which keeps an index over a million
    // rows in memory; the text itself is compared too.
    `CREATE TABLE lookup_texts (
      entry INTEGER NOT NULL REFERENCES lookup_entries (entry) ON DELETE CASCADE,
      language TEXT NOT NULL,
      text TEXT NOT NULL,
      moderation TEXT NOT NULL CHECK (moderation IN ('moderated', 'in-progress', 'unmoderated')),
      key INTEGER,
      PRIMARY KEY (entry, language)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX lookup_texts_by_key ON lookup_texts (key, language) WHERE key IS NOT NULL',
    `CREATE TABLE lookup_variants (
      entry INTEGER NOT NULL REFERENCES lookup_entries (entry) ON DELETE CASCADE,
      text TEXT NOT NULL,
      key INTEGER,
      PRIMARY KEY (entry, text)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX lookup_variants_by_key ON lookup_variants (key) WHERE key IS NOT NULL',
  ],
};

const FoundRow = z.object({
  id: z.string(),
  source: z.string(),
  language: TranslationLanguage,
  text: z.string(),
  moderation: z.enum(['moderated', 'in-progress', 'unmoderated']),
});
const TemplateRow = z.omit(z.extend(FoundRow, { entry: z.number() }), { source: true });
const VariantRow = z.object({ entry: z.number(), text: z.string() });
const CountsRow = z.object({ phrases: z.number(), templates: z.number() });
const HashRow = z.object({ hash: z.string() });
const InsertedRow = z.object({ lastInsertRowid: z.number() });

const moderationRank: Record<Moderation, number> = { moderated: 0, 'in-progress': 1, unmoderated: 2 };

/** The lookup and template databases in the embedded database. Creates missing tables. */
export function createLibsqlLookupStore(database: Database): LookupStore {
  migrate(database, migrations);

  const seedHash = database.prepare('SELECT hash FROM lookup_seeds WHERE name = ?');
  const removeSeed = database.prepare('DELETE FROM lookup_seeds WHERE name = ?');
  const insertSeed = database.prepare('INSERT INTO lookup_seeds (name, hash) VALUES (?, ?)');
  const insertEntry = database.prepare('INSERT INTO lookup_entries (seed, id, kind) VALUES (?, ?, ?)');
  const insertText = database.prepare(
    'INSERT INTO lookup_texts (entry, language, text, moderation, key) VALUES (?, ?, ?, ?, ?)',
  );
  const byKey = database.prepare(
    `SELECT entries.id, source.text AS source, target.language, target.text, target.moderation
     FROM lookup_texts AS source
     JOIN lookup_texts AS target USING (entry)
     JOIN lookup_entries AS entries USING (entry)
     WHERE source.key = ? AND source.language = ? AND target.language IN (SELECT value FROM json_each(?))
     ORDER BY entry`,
  );
  const byVariant = database.prepare(
    `SELECT entries.id, variant.text AS source, target.language, target.text, target.moderation
     FROM lookup_variants AS variant
     JOIN lookup_texts AS target USING (entry)
     JOIN lookup_entries AS entries USING (entry)
     WHERE variant.key = ? AND target.language IN (SELECT value FROM json_each(?))
     ORDER BY entry`,
  );
  const insertVariant = database.prepare('INSERT INTO lookup_variants (entry, text, key) VALUES (?, ?, ?)');
  const templateVariants = database.prepare(
    `SELECT entry, text FROM lookup_variants JOIN lookup_entries USING (entry) WHERE kind = 'template'`,
  );
  const allTemplates = database.prepare(
    `SELECT entry, id, language, text, moderation FROM lookup_texts JOIN lookup_entries USING (entry)
     WHERE kind = 'template' ORDER BY entry`,
  );
  const counts = database.prepare(
    `SELECT count(*) FILTER (WHERE kind = 'phrase') AS phrases, count(*) FILTER (WHERE kind = 'template') AS templates
     FROM lookup_entries`,
  );
  const languages = database.prepare('SELECT DISTINCT language FROM lookup_texts').pluck();

  const replace = (seed: LookupSeed, hash: string): boolean => {
    const known = seedHash.get(seed.name);
    if (known !== undefined && HashRow.parse(known).hash === hash) return false;
    removeSeed.run(seed.name);
    insertSeed.run(seed.name, hash);
    const kinds = [
      ['phrase', seed.phrases],
      ['template', seed.templates],
    ] as const;
    for (const [kind, entries] of kinds) {
      for (const { id, texts, variants = [] } of entries) {
        const entry = InsertedRow.parse(insertEntry.run(seed.name, id, kind)).lastInsertRowid;
        for (const [language, { text, moderation }] of Object.entries(texts)) {
          insertText.run(
            entry,
            language,
            text,
            moderation,
            kind === 'phrase' ? hashKey(normalForm(text)) : null,
          );
        }
        for (const text of variants) {
          insertVariant.run(entry, text, kind === 'phrase' ? hashKey(normalForm(text)) : null);
        }
      }
    }
    return true;
  };

  return {
    async seed(seed) {
      return inTransaction(database, () => replace(seed, contentHash(seed)));
    },
    async find(sentences, from, to) {
      const wanted = JSON.stringify(to);
      return sentences.map((sentence) => {
        const normal = normalForm(sentence);
        const found = new Map<TranslationLanguage, FoundText>();
        const key = hashKey(normal);
        const rows = byKey.all(key, from, wanted);
        for (const raw of rows.length > 0 || from !== 'en' ? rows : byVariant.all(key, wanted)) {
          const { id, source, language, text, moderation } = FoundRow.parse(raw);
          const best = found.get(language);
          if (
            normalForm(source) !== normal ||
            (best && moderationRank[best.moderation] <= moderationRank[moderation])
          )
            continue;
          found.set(language, { id, text, moderation });
        }
        return found;
      });
    },
    async templates() {
      const entries = new Map<
        number,
        { id: string; texts: Partial<Record<TranslationLanguage, LookupText>>; variants?: string[] }
      >();
      for (const raw of allTemplates.all()) {
        const { entry, id, language, text, moderation } = TemplateRow.parse(raw);
        const known = entries.get(entry) ?? { id, texts: {} };
        known.texts[language] = { text, moderation };
        entries.set(entry, known);
      }
      for (const raw of templateVariants.all()) {
        const { entry, text } = VariantRow.parse(raw);
        const known = entries.get(entry);
        if (known) known.variants = [...(known.variants ?? []), text];
      }
      return [...entries.values()] satisfies LookupEntry[];
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

/** A hash that changes with the content of a seed and with the way its keys are computed. */
function contentHash(seed: LookupSeed): string {
  const keyed = seed.phrases.map(({ texts, variants = [] }) =>
    [...Object.values(texts).map(({ text }) => text), ...variants].map(normalForm),
  );
  return createHash('sha256')
    .update(JSON.stringify([seed, keyed]))
    .digest('hex');
}

function hashKey(normal: string): number {
  return createHash('sha1').update(normal).digest().readUIntBE(0, 6);
}
