import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { TransliterationLanguage } from '#contract/languages.ts';
import type { Change, Changes } from '#contract/local/changes.ts';
import {
  type Exception,
  ExceptionDraft,
  type ExceptionPage,
  ExceptionUpdate,
} from '#contract/local/exceptions.ts';
import { TransliterationDomain } from '#contract/transliteration.ts';
import { unknownAccountProblem } from '#service/accounts.ts';
import { csvLine } from '#service/csv.ts';
import type { LongChanges } from '#service/long-changes/long-changes.ts';
import { builtInExceptionList, matchesFilter } from '#service/transliteration/exceptions/built-in-list.ts';
import { exceptionCells, exceptionHeading } from '#service/transliteration/exceptions/exception-csv.ts';
import { draftProblem, tidyDraft } from '#service/transliteration/exceptions/exception-draft.ts';
import type {
  ExceptionFilter,
  ExceptionResult,
  ExceptionStore,
} from '#service/transliteration/exceptions/exception-store.ts';
import { changedBy } from './changed-by.ts';
import { databaseErrors, readBody, readQuery, refuse } from './json-answers.ts';
import { progressLines } from './progress-lines.ts';
import { receiveFile } from './receive-file.ts';
import { textStream } from './text-stream.ts';

export interface ExceptionDeps {
  readonly exceptions: ExceptionStore;
  readonly longChanges: LongChanges;
  /** The names of the accounts. */
  readonly accountNames: readonly string[];
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
}

const bodyLimit = 100_000;
const importLimit = 50_000_000;
/** Number of exceptions read at a time for an export. */
const exportPage = 500;

const Query = z.object({
  query: z.optional(z.string()),
  from: z.optional(TransliterationLanguage),
  to: z.optional(TransliterationLanguage),
  domain: z.optional(z.union([z.literal(''), TransliterationDomain])),
  account: z.optional(z.string()),
  origin: z.optional(z.enum(['own', 'built-in'])),
  after: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
});

/** `/_local/lookup/exceptions…`: lets people search, edit, import and export the exception database. */
export function exceptionRoutes({ exceptions, longChanges, accountNames, report }: ExceptionDeps): Hono {
  const app = new Hono({ strict: false });
  app.onError(databaseErrors(report));

  const problemOf = ({ account }: ExceptionDraft) => unknownAccountProblem(account, accountNames);

  app.get('/', async (context) => {
    const read = readQuery(context, Query);
    if ('problem' in read) return refuse(context, 400, read.problem);
    return context.json(await listPage(exceptions, read.query));
  });
  app.get('/export', async (context) => {
    const read = readQuery(context, Query);
    if ('problem' in read) return refuse(context, 400, read.problem);
    return new Response(textStream(exportedLines(exceptions, read.query)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="exceptions.csv"',
      },
    });
  });
  app.get('/changes', async (context) => {
    const limit = Math.min(200, Math.max(1, Number(context.req.query('limit')) || 50));
    return context.json({ changes: await exceptions.changes(limit) } satisfies Changes);
  });
  app.post('/changes/:id/undo', async (context) => {
    const undone = { store: 'exceptions', id: context.req.param('id'), by: changedBy(context.req) } as const;
    const result = await longChanges.undo(undone, context.req.raw.signal);
    if (result.kind === 'done') return context.json(result.change satisfies Change);
    return result.kind === 'unknown'
      ? refuse(context, 404, 'No change with this id')
      : refuse(context, 409, 'The item has been changed again since');
  });
  app.post('/import', (context) => {
    const by = changedBy(context.req);
    const label = (context.req.query('name') ?? '').trim().slice(0, 200);
    const { body, signal } = context.req.raw;
    return progressLines(
      signal,
      (progress, signal) =>
        receiveFile(body, importLimit, progress, signal, (file) =>
          longChanges.import({ by, label, accountNames, format: 'exceptions', file }, progress, signal),
        ),
      report,
    );
  });
  app.post('/', async (context) => {
    const body = await readBody(context, ExceptionDraft, bodyLimit);
    if ('refused' in body) return body.refused;
    const draft = tidyDraft(body.value);
    const problem = draftProblem(draft) ?? problemOf(draft);
    if (problem) return refuse(context, 400, problem);
    return answer(context, await exceptions.add(draft, changedBy(context.req)), 201);
  });
  app.get('/:id', async (context) => {
    const id = context.req.param('id');
    const found = (await exceptions.get(id)) ?? (await builtInExceptionList()).find((one) => one.id === id);
    return found ? context.json(found satisfies Exception) : refuse(context, 404, unknownId);
  });
  app.put('/:id', async (context) => {
    const body = await readBody(context, ExceptionUpdate, bodyLimit);
    if ('refused' in body) return body.refused;
    const { revision, ...rest } = body.value;
    const draft = tidyDraft(rest);
    const problem = draftProblem(draft) ?? problemOf(draft);
    if (problem) return refuse(context, 400, problem);
    const id = context.req.param('id');
    return answer(context, await exceptions.replace(id, { ...draft, revision }, changedBy(context.req)));
  });
  app.delete('/:id', async (context) => {
    const revision = Number(context.req.query('revision') ?? Number.NaN);
    if (!Number.isSafeInteger(revision)) return refuse(context, 400, 'revision: expected a whole number');
    return answer(
      context,
      await exceptions.remove(context.req.param('id'), revision, changedBy(context.req)),
    );
  });
  return app;
}

const unknownId = 'No exception with this id';

function answer(context: Context, result: ExceptionResult, status: 200 | 201 = 200): Response {
  switch (result.kind) {
    case 'done':
      return context.json(result.exception satisfies Exception, status);
    case 'unknown':
      return refuse(context, 404, unknownId);
    case 'changed-since':
      return refuse(context, 409, 'The exception has been changed since');
    case 'exists':
      return refuse(
        context,
        409,
        'There is already an exception for this word, these languages, this domain and account',
      );
  }
}

const builtInCursor = /^built-in (\d{1,9})$/;

/** Custom exceptions first, then built-in ones. */
async function listPage(
  exceptions: ExceptionStore,
  { origin, after, limit, ...filter }: z.output<typeof Query>,
): Promise<ExceptionPage> {
  const builtIn =
    origin === 'own' ? [] : (await builtInExceptionList()).filter((one) => matchesFilter(one, filter));
  const ownTotal = origin === 'built-in' ? 0 : await exceptions.count(filter);
  const place = builtInCursor.exec(after ?? '')?.[1];
  const own =
    place !== undefined || ownTotal === 0 ? { exceptions: [] } : await exceptions.list(filter, limit, after);
  const start = Number(place ?? 0);
  const end = own.next === undefined ? start + limit - own.exceptions.length : start;
  const next = own.next ?? (end < builtIn.length ? `built-in ${end}` : undefined);
  return {
    exceptions: [...own.exceptions, ...builtIn.slice(start, end)],
    total: ownTotal + builtIn.length,
    ...(next !== undefined && { next }),
  };
}

/** The lines of a CSV file: custom exceptions, or built-in ones if requested. */
async function* exportedLines(
  exceptions: ExceptionStore,
  { origin, ...filter }: ExceptionFilter & { readonly origin?: Exception['origin'] | undefined },
): AsyncGenerator<string> {
  const builtIn =
    origin === 'built-in' ? (await builtInExceptionList()).filter((one) => matchesFilter(one, filter)) : [];
  const spellings = origin === 'built-in' ? 1 : await exceptions.mostSpellings(filter);
  yield `\ufeff${csvLine(exceptionHeading(spellings))}`;
  yield builtIn.map((one) => csvLine(exceptionCells(one, spellings))).join('');
  for (let after: string | undefined, more = origin !== 'built-in'; more; ) {
    const page = await exceptions.list(filter, exportPage, after);
    yield page.exceptions.map((one) => csvLine(exceptionCells(one, spellings))).join('');
    after = page.next;
    more = after !== undefined;
  }
}
