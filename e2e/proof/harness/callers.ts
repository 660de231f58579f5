import { setTimeout as pause } from 'node:timers/promises';
import { numberedRecording } from './numbered-recordings.ts';
import { workingHeaders } from './own-service.ts';
import { createClient } from './speech-to-text-client.ts';

/** Milliseconds between two calls of a client. */
const gap = 5;

/**
 * Starts clients that call continuously: one uploads, one requests statuses and transcripts, one translates, and one
 * changes the lookup database.
 *
 * @param urls returns the current addresses of the service, which are called in turn
 */
export function startCallers(urls: () => readonly string[]) {
  const jobs: string[] = [];
  const refused: string[] = [];
  let answered = 0;
  let longest = 0;
  let stopped = false;

  const call = async (name: string, url: string, send: (url: string) => Promise<string | undefined>) => {
    const since = performance.now();
    const problem = await send(url).catch((error: unknown) => String(error));
    longest = Math.max(longest, performance.now() - since);
    if (problem === undefined) answered++;
    else refused.push(`${name}: ${problem}`);
  };
  const upload = async (url: string, number: number) => {
    const answer = await createClient(url).answerTo({ file: numberedRecording(number % 1_000) });
    if (answer.code !== '000' || answer.job_id === undefined) return JSON.stringify(answer);
    jobs.push(answer.job_id);
    return undefined;
  };
  const watch = async (url: string, number: number) => {
    const job = jobs[number % jobs.length];
    if (job === undefined) return undefined;
    const client = createClient(url);
    const answer = await client.status(job);
    if (answer.status === undefined) return JSON.stringify(answer);
    if (answer.status !== 'completed') return undefined;
    return (await client.heard(job)) === '' ? 'a transcript without words' : undefined;
  };
  const translate = (url: string) =>
    post(
      url,
      { ...workingHeaders('localization'), src_lang: 'en', tgt_lang: 'hi', domain: '0' },
      { data: ['Good morning.'] },
      'सुप्रभात',
    );
  const addEntry = (url: string, number: number) => {
    const text = `Entry ${number}`;
    const texts = {
      en: { text, moderation: 'moderated' },
      hi: { text: `प्रविष्टि ${number}`, moderation: 'moderated' },
    };
    return post(`${url}/_local/lookup/entries`, {}, { texts, domain: null, account: null }, text);
  };

  const repeat = async (name: string, send: (url: string, number: number) => Promise<string | undefined>) => {
    for (let number = 0; !stopped; number++) {
      const all = urls();
      await call(name, all[number % all.length] ?? '', (url) => send(url, number));
      await pause(gap);
    }
  };
  const running = Promise.all(
    Object.entries({ upload, watch, translate, addEntry }).map(([name, send]) => repeat(name, send)),
  );

  return {
    answered: () => answered,
    /** Waits until this many calls have been answered or refused. */
    async reached(count: number): Promise<void> {
      while (answered + refused.length < count) await pause(10);
    },
    statusOf: async (job: string, url: string) => (await createClient(url).status(job)).status ?? 'unknown',
    /** Stops the clients, waits for the calls under way, and returns the results. */
    async stop() {
      stopped = true;
      await running;
      return { answered, refused, longest, jobs };
    },
  };
}

/** Sends JSON. @returns what is wrong with the answer, if it is refused or lacks a text */
async function post(url: string, headers: Record<string, string>, body: unknown, expected: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return response.ok && text.includes(expected) ? undefined : `${response.status} ${text.slice(0, 200)}`;
}
