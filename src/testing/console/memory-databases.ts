import type { Change } from '#contract/local/changes.ts';
import { Exception } from '#contract/local/exceptions.ts';
import { Entry } from '#contract/local/lookup.ts';

type Item = Entry | Exception;
type StoredChange = Change & {
  readonly id: string;
  readonly itemId: string;
  readonly before: Item | undefined;
};

interface LocalAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A database in memory that answers according to the contract, without imports and exports. */
function memoryDatabase<T extends Item>(
  listName: string,
  parse: (value: unknown) => T,
  initial: readonly T[],
  textOf: (item: T) => string,
) {
  let items = [...initial];
  const changes: StoredChange[] = [];
  let lastId = 0;

  const find = (id: string) => items.find((item) => item.id === id);
  const put = (id: string, item: T | undefined) => {
    const others = items.filter((other) => other.id !== id);
    items = item ? [item, ...others] : others;
  };
  const record = (what: Change['what'], id: string, before: T | undefined, by: string, shown: T) => {
    for (const change of changes) if (change.itemId === id) change.canUndo = false;
    changes.unshift({
      ...{ id: `change-${++lastId}`, at: new Date(0).toISOString(), by, what, count: 1 },
      ...{ label: textOf(shown), canUndo: true, itemId: id, before },
    });
  };
  const changed = (by: string) => ({ at: new Date(0).toISOString(), by });

  function edit(method: string, id: string, revision: number, draft: object, by: string): LocalAnswer {
    const before = find(id);
    if (!before) return { status: 404, body: { message: 'No such item', status: 404 } };
    if (before.revision !== revision) return { status: 409, body: { message: 'Changed', status: 409 } };
    if (method === 'DELETE') {
      put(id, undefined);
      record('remove', id, before, by, before);
      return { status: 200, body: before };
    }
    const after = { ...before, ...draft, revision: revision + 1, changed: changed(by) };
    items = items.map((item) => (item.id === id ? after : item));
    record('edit', id, before, by, after);
    return { status: 200, body: after };
  }

  function undo(id: string, by: string): LocalAnswer {
    const change = changes.find((candidate) => candidate.id === id);
    if (!change?.canUndo) return { status: 409, body: { message: 'Changed since', status: 409 } };
    const now = find(change.itemId);
    const before = change.before as T | undefined;
    put(change.itemId, before && { ...before, revision: (now ?? before).revision + 1 });
    const shown = before ?? now;
    if (shown) record('undo', change.itemId, now, by, shown);
    return { status: 200, body: changes[0] };
  }

  return {
    get items() {
      return items;
    },
    /** Changes an item on behalf of another person. */
    changeElsewhere: (id: string, change: Partial<T>) => {
      const item = find(id);
      if (item) edit('PUT', id, item.revision, change, 'Somebody else');
    },
    answer(method: string, path: string, query: URLSearchParams, body: unknown, by: string): LocalAnswer {
      const [first, id = '', last] = path.split('/');
      const draft = (body ?? {}) as { revision?: number };
      if (first === 'changes') return last === 'undo' ? undo(id, by) : { status: 200, body: { changes } };
      if (id !== '') {
        if (method === 'GET') {
          const item = find(id);
          return item
            ? { status: 200, body: item }
            : { status: 404, body: { message: 'No such item', status: 404 } };
        }
        return edit(method, id, draft.revision ?? Number(query.get('revision')), draft, by);
      }
      if (method === 'POST') {
        const added = parse({
          ...draft,
          ...{ id: `item-${++lastId}`, origin: 'own', revision: 1, changed: changed(by) },
        });
        items = [added, ...items];
        record('add', added.id, undefined, by, added);
        return { status: 200, body: added };
      }
      const wanted = (query.get('query') ?? '').toLowerCase();
      const found = items.filter((item) => JSON.stringify(item).toLowerCase().includes(wanted));
      const start = Number(query.get('after') ?? 0);
      const end = start + Number(query.get('limit') ?? 100);
      const next = end < found.length ? { next: String(end) } : {};
      return { status: 200, body: { [listName]: found.slice(start, end), total: found.length, ...next } };
    },
  };
}

/** The two databases of the service page, behind a `fetch` that answers `/_local/lookup/…`. */
export function createMemoryDatabases(initial: {
  readonly entries?: readonly Entry[];
  readonly exceptions?: readonly Exception[];
}) {
  const entries = memoryDatabase<Entry>('entries', Entry.parse, initial.entries ?? [], ({ texts }) =>
    String(texts.en?.text ?? Object.values(texts)[0]?.text),
  );
  const exceptions = memoryDatabase<Exception>(
    'exceptions',
    Exception.parse,
    initial.exceptions ?? [],
    ({ word }) => word,
  );
  /** Answers a call by its method, its path and query below `/_local/`, its body and the name of the person. */
  const answer = (method: string, path: string, body: unknown, by: string): LocalAnswer => {
    const { pathname, searchParams } = new URL(path, 'http://local.test/');
    const within = (prefix: string) =>
      pathname.startsWith(`/${prefix}`) ? pathname.slice(prefix.length + 1).replace(/^\//, '') : undefined;
    if (pathname === '/accounts') return { status: 200, body: [] };
    if (pathname === '/lookup/similar') {
      const similar = entries.items.slice(0, 2).map((entry) => ({ entry, similarity: 0.8 }));
      return { status: 200, body: { similar } };
    }
    const exceptionChanges = within('lookup/exceptions/changes');
    if (exceptionChanges !== undefined) {
      return exceptions.answer(method, `changes/${exceptionChanges}`, searchParams, body, by);
    }
    const exceptionPath = within('lookup/exceptions');
    if (exceptionPath !== undefined) {
      return exceptions.answer(method, `items/${exceptionPath}`, searchParams, body, by);
    }
    const changePath = within('lookup/changes');
    if (changePath !== undefined) {
      return entries.answer(method, `changes/${changePath}`, searchParams, body, by);
    }
    const entryPath = within('lookup/entries');
    if (entryPath !== undefined) return entries.answer(method, `items/${entryPath}`, searchParams, body, by);
    return { status: 404, body: { message: 'Not found', status: 404 } };
  };
  const fetchLocal: typeof fetch = async (input, init) => {
    const path = String(input).split('/_local')[1] ?? '';
    const by = decodeURIComponent(new Headers(init?.headers).get('X-Changed-By') ?? '');
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const { status, body } = answer(init?.method ?? 'GET', path, sent, by);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
  return { entries, exceptions, answer, fetch: fetchLocal };
}
