import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { Change } from '#contract/local/changes.ts';
import { Exception } from '#contract/local/exceptions.ts';
import { Entry, ImportProgress } from '#contract/local/lookup.ts';

const ExportedEntry = z.object({ texts: z.object({ en: z.object({ text: z.string() }) }) });

/** The causes that an answer may name when the disk cannot be written. */
const diskCauses = /no space left on the disk|the disk is read-only|the disk cannot be written/i;

/** How a change was answered: made, refused with the disk as its cause, or refused in another way. */
export type Outcome = 'made' | 'disk' | 'other';

/** Row counts of the imports. Only the larger one is done in a separate process. */
const importSizes = [40, 2_000] as const;

/**
 * Simulates a person who changes the lookup database and the exceptions of a service, and records what was
 * acknowledged.
 *
 * @param url returns the address of the service, which changes when the service is started again
 */
export function createEditor(url: () => string) {
  const entries = new Map<string, { readonly id: string; readonly revision: number } | 'imported'>();
  const words = new Set<string>();
  const imports: { readonly id: string; readonly texts: readonly string[] }[] = [];
  const unexpected: string[] = [];
  let number = 0;

  const call = async (method: string, path: string, body?: unknown) => {
    const isText = typeof body === 'string';
    const response = await fetch(`${url()}/_local/lookup${path}`, {
      method,
      headers: { 'Content-Type': isText ? 'text/csv' : 'application/json' },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const refused = (what: string, { status, text }: { status: number; text: string }): Outcome => {
    if (diskCauses.test(text)) return 'disk';
    unexpected.push(`${what}: ${status} ${text.slice(0, 200)}`);
    return 'other';
  };
  const edit = async (
    what: string,
    [method, path, body]: readonly [string, string, unknown?],
    keep: (text: string) => void,
  ): Promise<Outcome> => {
    const answer = await call(method, path, body);
    if (answer.status >= 300) return refused(what, answer);
    keep(answer.text);
    return 'made';
  };
  const importRows = async (path: string, csv: string, keep: (changeId: string) => void) => {
    const answer = await call('POST', path, csv);
    const last = answer.text.trimEnd().split('\n').at(-1) ?? '';
    const end = ImportProgress.parse(JSON.parse(last));
    if (end.kind !== 'done') return refused('import', answer);
    keep(end.change?.id ?? '');
    return 'made';
  };
  const draftOf = (text: string, hindi: string) => ({
    texts: {
      en: { text, moderation: 'moderated' },
      hi: { text: hindi, moderation: 'moderated' },
    },
    domain: null,
    account: null,
  });
  const keepEntry = (text: string) => (json: string) => {
    const { id, revision } = Entry.parse(JSON.parse(json));
    entries.set(text, { id, revision });
  };

  // The kinds of change in order: what one round adds is changed, removed or undone in the next.
  const changes: Readonly<Record<string, () => Promise<Outcome | undefined>>> = {
    async changeEntry() {
      const [text, known] = [...entries].find(([, one]) => one !== 'imported') ?? [];
      if (text === undefined || known === undefined || known === 'imported') return undefined;
      const body = { ...draftOf(text, `प्रविष्टि ${number++}`), revision: known.revision };
      return edit('change entry', ['PUT', `/entries/${known.id}`, body], keepEntry(text));
    },
    async removeEntry() {
      const [text, known] = [...entries].findLast(([, one]) => one !== 'imported') ?? [];
      if (text === undefined || known === undefined || known === 'imported') return undefined;
      const path = `/entries/${known.id}?revision=${known.revision}`;
      return edit('remove entry', ['DELETE', path], () => entries.delete(text));
    },
    async undoImport() {
      const last = imports.at(-1);
      if (!last) return undefined;
      return edit('undo', ['POST', `/changes/${last.id}/undo`], (json) => {
        Change.parse(JSON.parse(json));
        imports.pop();
        for (const text of last.texts) entries.delete(text);
      });
    },
    async addEntry() {
      const text = `Entry ${number++}`;
      return edit('add entry', ['POST', '/entries', draftOf(text, 'प्रविष्टि')], keepEntry(text));
    },
    async importEntries() {
      const size = importSizes[number++ % importSizes.length] ?? 0;
      const texts = Array.from(
        { length: size },
        (_, at) => `Imported ${number} row ${at}, with a few words more`,
      );
      const csv = `en,hi\n${texts.map((text) => `"${text}",आयातित वाक्य\n`).join('')}`;
      return importRows('/import?format=csv&name=rows.csv', csv, (id) => {
        for (const text of texts) entries.set(text, 'imported');
        imports.push({ id, texts });
      });
    },
    async addException() {
      const word = `Zorblax${number++}`;
      const draft = { word, from: 'en', to: 'hi', spellings: ['ज़ोर'], domain: null, account: null };
      return edit('add exception', ['POST', '/exceptions', draft], (json) => {
        Exception.parse(JSON.parse(json));
        words.add(word);
      });
    },
    async importExceptions() {
      const given = Array.from({ length: 50 }, (_, at) => `Quax${number}n${at}`);
      number++;
      const csv = `word,from,to,domain,account,spelling\n${given.map((word) => `${word},en,hi,,,क्वैक्स\n`).join('')}`;
      return importRows('/exceptions/import?name=words.csv', csv, () => {
        for (const word of given) words.add(word);
      });
    },
  };

  return {
    unexpected,
    /** Makes one change of each kind for which there is something to change. */
    async changeAll(): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const change of Object.values(changes)) {
        const outcome = await change();
        if (outcome) outcomes.push(outcome);
      }
      return outcomes;
    },
    /** Tries to add an entry until one is accepted, for at most ten seconds. */
    async recovers(): Promise<boolean> {
      const deadline = Date.now() + 10_000;
      while (Date.now() < deadline) {
        if ((await changes.addEntry?.()) === 'made') return true;
        await pause(100);
      }
      return false;
    },
    /** How many acknowledged entries and exceptions are missing, and how many are there without being acknowledged. */
    async differences(): Promise<number> {
      const jsonl = (await call('GET', '/export?format=jsonl&origin=own')).text.trimEnd();
      const stored = new Set(
        jsonl === ''
          ? []
          : jsonl.split('\n').map((line) => ExportedEntry.parse(JSON.parse(line)).texts.en.text),
      );
      const csv = (await call('GET', '/exceptions/export?origin=own')).text;
      const spelled = new Set(Array.from(csv.matchAll(/^(?:Zorblax|Quax)[^,]*/gmu), ([word]) => word));
      const count = (expected: ReadonlySet<string>, found: ReadonlySet<string>) =>
        [...expected].filter((one) => !found.has(one)).length +
        [...found].filter((one) => !expected.has(one)).length;
      return count(new Set(entries.keys()), stored) + count(words, spelled);
    },
  };
}
