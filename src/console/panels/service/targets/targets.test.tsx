// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#console/app/Console.tsx';
import { TargetProvider } from '#console/targets/target-choice.tsx';
import type { Target } from '#contract/proxy/targets.ts';
import { pageActions } from '#testing/console/page-actions.ts';
import { TargetsCard } from './TargetsCard.tsx';

let targets: Target[];
let sent: { method: string; path: string; body: string }[];
let root: Root;
let page: HTMLElement;
let actions: ReturnType<typeof pageActions>;

/** A proxy that remembers the names of added targets, and a target that refuses every account. */
async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const [path, method, body] = [String(input), init.method ?? 'GET', String(init.body ?? '')];
  sent.push({ method, path, body });
  if (!path.startsWith('/api/targets')) {
    return Response.json({ message: 'API key expired', status: 403 }, { status: 403 });
  }
  if (method === 'POST') {
    targets.push({ name: JSON.parse(body).name, kind: 'remote', hasCredentials: true, kept: 'memory' });
  }
  if (method === 'DELETE') targets = targets.filter(({ name }) => !path.endsWith(`/${name}`));
  return Response.json({ targets, envFile: false });
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  sent = [];
  targets = [{ name: 'embedded', kind: 'embedded', hasCredentials: true }];
  vi.stubGlobal('fetch', answer);
  // Without XMLHttpRequest, the client sends forms by fetch.
  vi.stubGlobal('XMLHttpRequest', undefined);
  page = document.createElement('div');
  document.body.append(page);
  actions = pageActions(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <TargetProvider>
          <TargetsCard />
        </TargetProvider>
      </QueryClientProvider>,
    ),
  );
  await actions.settle();
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

it('a target is added with its credentials, which then leave the form, and is chosen without a call', async () => {
  await actions.write('Name', 'embedded');
  await actions.write('Address', 'https://a.example/v2');
  await actions.press('Add a target');
  expect(page.textContent).toContain('A target has this name already.');
  await actions.write('Name', 'staging');
  await actions.write('API key', 'key');
  expect(page.textContent).toContain('key and app id belong together');
  await actions.write('App id', 'app');
  await actions.press('Add a target');
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({
    name: 'staging',
    baseUrl: 'https://a.example/v2',
    apiKey: 'key',
    appId: 'app',
    keep: 'until-stop',
  });
  expect(actions.field('API key').value).toBe('');
  expect(page.textContent).toContain('remote, until the console stops');
  const before = sent.length;
  await actions.press('Use the target staging');
  expect(sent.length).toBe(before);
});

it('a check lists what was sent to each function and what it answered', async () => {
  await actions.press('Check the target embedded');
  await vi.waitFor(async () => {
    await actions.settle();
    expect(page.querySelectorAll('[aria-label="What embedded answered"] > li')).toHaveLength(6);
  });
  expect(page.textContent).toContain('reachable, answers within');
  expect(page.textContent).toContain('Sent: a body without data');
  expect(page.textContent).toContain('API key expired');
  expect(sent.filter(({ path }) => path.startsWith('/api/embedded'))).toHaveLength(6);
});
