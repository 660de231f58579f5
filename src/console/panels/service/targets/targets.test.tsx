// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TargetProvider } from '#console/targets/target-choice.tsx';
import type { Target } from '#contract/proxy/targets.ts';
import { openTestPage, type TestPage } from '#testing/console/test-page.tsx';
import { TargetsCard } from './TargetsCard.tsx';

let targets: Target[];
let sent: { method: string; path: string; body: string }[];
let page: TestPage;
let actions: TestPage['actions'];

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
  sent = [];
  targets = [{ name: 'embedded', kind: 'embedded', hasCredentials: true }];
  page = openTestPage(answer);
  // Without XMLHttpRequest, the client sends forms by fetch.
  vi.stubGlobal('XMLHttpRequest', undefined);
  actions = page.actions;
  await page.show(
    <TargetProvider>
      <TargetsCard />
    </TargetProvider>,
  );
});

afterEach(() => page.close());

it('a target is added with its credentials, which then leave the form, and is chosen without a call', async () => {
  await actions.write('Name', 'embedded');
  await actions.write('Address', 'https://a.example/v2');
  await actions.press('Add a target');
  expect(page.element.textContent).toContain('A target has this name already.');
  await actions.write('Name', 'staging');
  await actions.write('API key', 'key');
  expect(page.element.textContent).toContain('key and app id belong together');
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
  expect(page.element.textContent).toContain('remote, until the console stops');
  const before = sent.length;
  await actions.press('Use the target staging');
  expect(sent.length).toBe(before);
});

it('a check lists what was sent to each function and what it answered', async () => {
  await actions.press('Check the target embedded');
  await vi.waitFor(async () => {
    await actions.settle();
    expect(page.element.querySelectorAll('[aria-label="What embedded answered"] > li')).toHaveLength(6);
  });
  expect(page.element.textContent).toContain('Reachable. Answers take');
  expect(page.element.textContent).toContain('Sent: a body without data');
  expect(page.element.textContent).toContain('API key expired');
  expect(sent.filter(({ path }) => path.startsWith('/api/embedded'))).toHaveLength(6);
});
