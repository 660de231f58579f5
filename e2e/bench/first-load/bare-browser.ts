import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

/*
 * Chromium driven directly through its DevTools pipe. Playwright always observes the network, and for each request
 * Chromium then determines the position in the source that caused it: it parses the whole bundle again while the page
 * starts. On pages that load parts on demand this takes up to half of the start.
 */

const DevToolsMessage = z.object({
  id: z.optional(z.number()),
  sessionId: z.optional(z.string()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});
type DevToolsMessage = z.infer<typeof DevToolsMessage>;

/** A page of the browser with separate caches and storage. */
export interface Tab {
  /** Sends a DevTools command; rejects with the browser's error message. */
  send(method: string, params?: object): Promise<unknown>;
  /** Calls back with each string that the page passes to `globalThis[name]`. */
  onCall(name: string, listener: (payload: string) => void): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface BareBrowser {
  /** Opens a window with one tab, and waits until the window is idle. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

const CreatedContext = z.object({ browserContextId: z.string() });
const CreatedTarget = z.object({ targetId: z.string() });
const AttachedSession = z.object({ sessionId: z.string() });
const BindingCall = z.object({ name: z.string(), payload: z.string() });
const EvaluationResult = z.object({ result: z.object({ value: z.optional(z.unknown()) }) });

/**
 * Milliseconds until a new window is idle. Until then it loads its own controls, which are pages too and take more
 * processor time than the page to be measured.
 */
const windowStart = 700;

/** Starts a browser with a temporary profile. */
export async function launchBareBrowser(program: string, args: readonly string[]): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'first-load-profile-'));
  const child = spawn(
    program,
    [
      ...[
        '--headless',
        '--remote-debugging-pipe',
        `--user-data-dir=${profile}`,
        '--no-default-browser-check',
      ],
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , writer, reader] = child.stdio;
  const waiting = new Map<number, (message: DevToolsMessage) => void>();
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      for (const settle of waiting.values())
        settle({ error: { message: `the browser ended (${signal ?? code})` } });
      waiting.clear();
      resolve();
    }),
  );
  const listeners = new Map<string, (message: DevToolsMessage) => void>();
  let last = 0;

  readMessages(reader as Readable, (message) => {
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.sessionId !== undefined) listeners.get(message.sessionId)?.(message);
  });
  const send = (method: string, params: object = {}, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      (writer as Writable).write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  return {
    async openTab() {
      const { browserContextId } = CreatedContext.parse(await send('Target.createBrowserContext'));
      const { targetId } = CreatedTarget.parse(
        await send('Target.createTarget', { url: 'about:blank', browserContextId }),
      );
      const { sessionId } = AttachedSession.parse(
        await send('Target.attachToTarget', { targetId, flatten: true }),
      );
      const calls = new Map<string, (payload: string) => void>();
      listeners.set(sessionId, ({ method, params }) => {
        if (method !== 'Runtime.bindingCalled') return;
        const { name, payload } = BindingCall.parse(params);
        calls.get(name)?.(payload);
      });
      const tab = (method: string, params?: object) => send(method, params, sessionId);
      await pause(windowStart);
      await tab('Page.enable');
      await tab('Runtime.enable');
      return {
        send: tab,
        async onCall(name, listener) {
          calls.set(name, listener);
          await tab('Runtime.addBinding', { name });
        },
        async evaluate(expression) {
          const answer = await tab('Runtime.evaluate', { expression, returnByValue: true });
          return EvaluationResult.parse(answer).result.value;
        },
        async close() {
          listeners.delete(sessionId);
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
    async close() {
      // The browser may end before it answers.
      await send('Browser.close').catch(() => {});
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Calls back with each message of the pipe; they are separated by a zero byte. */
function readMessages(reader: Readable, onMessage: (message: DevToolsMessage) => void): void {
  let rest = '';
  reader.setEncoding('utf8');
  reader.on('data', (piece: string) => {
    const parts = (rest + piece).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) onMessage(DevToolsMessage.parse(JSON.parse(part)));
  });
}
