import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { expect } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

const envFile = join(mkdtempSync(join(tmpdir(), 'targets-')), '.env');
test.use({ ownSettings: { ENV_FILE: envFile } });

let upstream: CountingUpstream;
test.beforeAll(async () => {
  upstream = await startCountingUpstream();
  upstream.answer = (request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json');
    response.writeHead(403).end('{"message":"API key expired","status":403}');
  };
});
test.afterAll(() => upstream.close());

test('a target is added, checked, chosen without sending anything again, and removed', {
  tag: '@slow',
}, async ({ console, page }) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    answers.push(text, JSON.stringify(response.headers()));
  });
  await console.open('Translation', '/translation?from=en&to=hi#text=Thank you.');
  await console.request.getByRole('button', { name: 'Translate' }).click();
  await expect(console.result.getByRole('listitem').first()).toBeVisible();

  await page.getByRole('button', { name: /^Target:/ }).click();
  await page.getByRole('link', { name: 'Add, check or remove targets' }).click();
  const card = page.getByRole('region', { name: 'Targets', exact: true });
  const form = card.getByRole('form', { name: 'Add a target' });
  const add = form.getByRole('button', { name: 'Add a target' });
  await form.getByLabel('Name', { exact: true }).fill('embedded');
  await form.getByLabel('Address', { exact: true }).fill(`${upstream.url}/v2/`);
  await form.getByLabel('API key').fill('canary-key-51');
  await add.click();
  await expect(form).toContainText('key and app id belong together');
  await form.getByLabel('App id').fill('canary-app-52');
  await expect(form).toContainText('A target has this name already.');
  await form.getByLabel('Name', { exact: true }).fill('staging');
  await form.getByRole('switch', { name: 'Also write it into .env' }).check();
  await add.click();
  const row = card.getByRole('listitem').filter({ hasText: 'staging' }).first();
  await expect(row).toContainText('remote, in .env');
  await expect(form.getByLabel('API key')).toHaveValue('');
  expect(readFileSync(envFile, 'utf8')).toContain('TARGET_STAGING_API_KEY=canary-key-51');
  expect(upstream.seen).toEqual([]);

  await test.step('the target is checked', async () => {
    await row.getByRole('button', { name: 'Check the target staging' }).click();
    await expect(row.getByRole('status')).toContainText('Reachable. Answers take');
    const found = row.getByRole('list', { name: 'What staging answered' }).getByRole('listitem');
    await expect(found).toHaveCount(6);
    await expect(found.filter({ hasText: 'account refused' })).toHaveCount(6);
    await expect(found.first()).toContainText('a body without data');
    expect(upstream.seen.every(({ headers }) => headers['rev-api-key'] === 'canary-key-51')).toBe(true);

    const embedded = card.getByRole('listitem').filter({ hasText: 'on this machine' }).first();
    await embedded.getByRole('button', { name: 'Check the target embedded' }).click();
    await expect(embedded.getByText('refused as specified')).toHaveCount(6);
    await console.expectAccessible('two targets are checked');
  });

  await test.step('choosing the target sends nothing, in any panel', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?!targets|embedded\/_local)/.test(pathname)) calls.push(pathname);
    });
    upstream.seen.length = 0;
    for (const panel of ['Translation', 'Transliteration', 'Speech to text', 'Text to speech', 'Service']) {
      await console.open(panel);
      for (const name of ['staging', 'embedded']) {
        await page.getByRole('button', { name: /^Target:/ }).click();
        await page.getByRole('radio', { name, exact: true }).click();
        await expect(page.getByRole('button', { name: new RegExp(`^Target: ${name}`) })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
      }
    }
    expect(calls).toEqual([]);
    expect(upstream.seen).toEqual([]);
  });

  await test.step('an answer outside the specification is named', async () => {
    await console.open('Translation');
    await page.getByRole('button', { name: /^Target:/ }).click();
    await page.getByRole('radio', { name: 'staging', exact: true }).click();
    const send = console.request.getByRole('button', { name: 'Translate' });
    for (const [status, type, body, title] of [
      [502, 'text/html', '<title>502 Bad Gateway</title>', 'A web page instead of an answer (HTTP 502)'],
      [
        200,
        'application/json',
        '{"status":"ERROR","msg":"busy"}',
        'An error in a form of its own (HTTP 200)',
      ],
    ] as const) {
      upstream.answer = (request, response) => {
        request.resume();
        response.writeHead(status, { 'Content-Type': type }).end(body);
      };
      await send.click();
      await expect(console.result.getByRole('alert')).toContainText(title);
    }
    await console.open('Service');
  });

  await test.step('the target is removed', async () => {
    await row.getByRole('button', { name: 'Remove the target staging' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Target: embedded/ })).toBeVisible();
    expect(readFileSync(envFile, 'utf8')).not.toContain('STAGING');
  });
  expect(answers.length).toBeGreaterThan(10);
  for (const answer of answers) expect(answer).not.toContain('canary');
});
