import { Hono } from 'hono';
import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import type { Change, Changes } from '#contract/local/changes.ts';
import {
  type Entry,
  EntryDraft,
  type EntryPage,
  EntryUpdate,
  LookupFormat,
  type LookupSummary,
  Moderation,
  type SimilarEntries,
} from '#contract/local/lookup.ts';
import { NamedDomain } from '#contract/translation.ts';
import { unknownAccountProblem } from '#service/accounts.ts';
import type { LongChanges } from '#service/long-changes/long-changes.ts';
import type { EntryResult, EntryStore } from '#service/store/lookup/entry-store.ts';
import { entryFormats } from '#service/translation/exchange/entry-files.ts';
import { changedBy } from './changed-by.ts';
import { databaseErrors, readBody, readQuery, refuse } from './json-answers.ts';
import { progressLines } from './progress-lines.ts';
import { receiveFile } from './receive-file.ts';
import { textStream } from './text-stream.ts';

export interface LookupDeps {
  readonly entries: EntryStore;
  readonly longChanges: LongChanges;
  /** The built-in contents of the databases. */
  readonly builtIn: Omit<LookupSummary, 'own'>;
  /** The names of the accounts. */
  readonly accountNames: readonly string[];
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
}

const bodyLimit = 1_000_000;
const importLimit = 1_000_000_000;

const limitUpTo = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual);
const Filter = z.object({
  query: z.optional(z.string().check(z.maxLength(1_000))),
  language: z.optional(TranslationLanguage),
  moderation: z.optional(Moderation),
  domain: z.optional(z.union([z.literal(''), NamedDomain])),
  account: z.optional(z.string()),
  origin: z.optional(z.enum(['own', 'built-in'])),
});
const List = z.extend(Filter, { after: z.optional(z.string()), limit: limitUpTo(200, 50) });
const Similar = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(10_000)),
  language: TranslationLanguage,
  limit: limitUpTo(20, 5),
});
const Format = z.object({ format: LookupFormat });
const Import = z.extend(Format, { name: z._default(z.string(), '') });
const ChangeList = z.object({ limit: limitUpTo(200, 50) });
const Removal = z.object({ revision: z.coerce.number().check(z.int()) });

/** `/_local/lookup/…`: lets people search, edit, import and export the lookup database. */
export function lookupRoutes({ entries, longChanges, builtIn, accountNames, report }: LookupDeps): Hono {
  const app = new Hono({ strict: false });
  app.onError(databaseErrors(report));

  const problemOf = ({ account }: EntryDraft) => unknownAccountProblem(account, accountNames);

  app.get('/', async (context) => {
    const { signal } = context.req.raw;
    const { total: own } = await entries.list({ origin: 'own' }, { limit: 1 }, signal);
    const found = new Set([...builtIn.languages, ...(await entries.languages({ origin: 'own' }, signal))]);
    const languages = TranslationLanguage.options.filter((language) => found.has(language));
    const phrases = builtIn.phrases + own;
    return context.json({ ...builtIn, phrases, own, languages } satisfies LookupSummary);
  });
  app.get('/entries', async (context) => {
    const read = readQuery(context, List);
    if ('problem' in read) return refuse(context, 400, read.problem);
    const { after, limit, ...filter } = read.query;
    if (after !== undefined && !entries.isCursor(after)) {
      return refuse(context, 400, 'after: expected “next” of another page');
    }
    const page = await entries.list(filter, { after, limit }, context.req.raw.signal);
    return context.json(page satisfies EntryPage);
  });
  app.post('/entries', async (context) => {
    const body = await readBody(context, EntryDraft, bodyLimit);
    if ('refused' in body) return body.refused;
    const problem = problemOf(body.value);
    if (problem) return refuse(context, 400, problem);
    return context.json((await entries.add(body.value, changedBy(context.req))) satisfies Entry, 201);
  });
  app.get('/entries/:id', async (context) => {
    const entry = await entries.get(context.req.param('id'));
    return entry ? context.json(entry satisfies Entry) : refuse(context, 404, 'No entry with this id');
  });

  const answer = (context: Parameters<typeof refuse>[0], result: EntryResult) => {
    switch (result.kind) {
      case 'done':
        return context.json(result.entry satisfies Entry);
      case 'unknown':
        return refuse(context, 404, 'No entry with this id');
      case 'built-in':
        return refuse(context, 404, 'Built-in entries cannot be changed; a custom entry takes precedence');
      case 'changed-since':
        return refuse(context, 409, `The entry has been changed since: its revision is ${result.revision}`);
    }
  };
  app.put('/entries/:id', async (context) => {
    const body = await readBody(context, EntryUpdate, bodyLimit);
    if ('refused' in body) return body.refused;
    const { revision, ...draft } = body.value;
    const problem = problemOf(draft);
    if (problem) return refuse(context, 400, problem);
    const id = context.req.param('id');
    return answer(context, await entries.replace(id, revision, draft, changedBy(context.req)));
  });
  app.delete('/entries/:id', async (context) => {
    const read = readQuery(context, Removal);
    if ('problem' in read) return refuse(context, 400, read.problem);
    const id = context.req.param('id');
    return answer(context, await entries.remove(id, read.query.revision, changedBy(context.req)));
  });

  app.get('/similar', async (context) => {
    const read = readQuery(context, Similar);
    if ('problem' in read) return refuse(context, 400, read.problem);
    const { text, language, limit } = read.query;
    const similar = await entries.similar(text, language, limit, context.req.raw.signal);
    return context.json(similar satisfies SimilarEntries);
  });

  app.get('/changes', async (context) => {
    const read = readQuery(context, ChangeList);
    if ('problem' in read) return refuse(context, 400, read.problem);
    return context.json({ changes: await entries.changes(read.query.limit) } satisfies Changes);
  });
  app.post('/changes/:id/undo', async (context) => {
    const undone = { store: 'entries', id: context.req.param('id'), by: changedBy(context.req) } as const;
    const result = await longChanges.undo(undone, context.req.raw.signal);
    if (result.kind === 'done') return context.json(result.change satisfies Change);
    return result.kind === 'unknown'
      ? refuse(context, 404, 'No change with this id')
      : refuse(context, 409, 'The item has been changed again since');
  });

  app.get('/export', async (context) => {
    const read = readQuery(context, z.extend(Filter, Format.shape));
    if ('problem' in read) return refuse(context, 400, read.problem);
    const { format, ...filter } = read.query;
    const { signal } = context.req.raw;
    const { mediaType, extension, write } = entryFormats[format];
    const pieces = write(entries.export(filter, signal), await entries.languages(filter, signal));
    return new Response(textStream(inBlocks(pieces)), {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': `attachment; filename="translations.${extension}"`,
      },
    });
  });
  app.post('/import', (context) => {
    const read = readQuery(context, Import);
    if ('problem' in read) return refuse(context, 400, read.problem);
    const { format, name } = read.query;
    const about = { by: changedBy(context.req), label: name.trim().slice(0, 200), accountNames };
    const { body, signal } = context.req.raw;
    return progressLines(
      signal,
      (progress, signal) =>
        receiveFile(body, importLimit, progress, signal, (file) =>
          longChanges.import({ ...about, format, file }, progress, signal),
        ),
      report,
    );
  });
  return app;
}

/** Joins pieces of text into larger ones, so that fewer have to be sent. */
async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const piece of pieces) {
    block += piece;
    if (block.length < 32_000) continue;
    yield block;
    block = '';
  }
  yield block;
}
