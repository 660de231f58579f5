import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Case } from '#cases/case-file/case.ts';
import { writeCase } from '#cases/case-file/write-case.ts';
import { sharedService } from '#testing/service/shared-service.ts';
import { type CasesCommandOptions, runCasesCommand } from './cases-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cases-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const transliterate = (id: string, more: Partial<Case> = {}): Case => ({
  version: 1,
  id,
  name: id,
  tags: ['smoke'],
  request: {
    operation: 'transliteration',
    headers: { src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
    body: { data: ['market'] },
  },
  expectations: [{ kind: 'http-status', oneOf: [200] }],
  ...more,
});
const failing = transliterate('failing', { expectations: [{ kind: 'http-status', oneOf: [403] }] });

const put = (...cases: readonly Case[]) => {
  mkdirSync(join(folder, 'set'), { recursive: true });
  for (const one of cases) writeFileSync(join(folder, 'set', `${one.id}.json`), writeCase(one));
};

async function run(args: readonly string[], more: Partial<CasesCommandOptions> = {}) {
  const service = await sharedService();
  const lines: string[] = [];
  const code = await runCasesCommand([join(folder, 'set'), ...args], {
    starterSet: 'unused',
    env: { SERVICE_PORT: new URL(service.url).port },
    signal: new AbortController().signal,
    print: (line) => lines.push(line),
    startService: async () => async () => {},
    ...more,
  });
  return { code, lines, text: lines.join('\n') };
}

describe('npm run cases', () => {
  it('ends with 0 when all passed, and with 1 when one failed, which it explains', async () => {
    put(transliterate('one'));
    expect(await run([])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^1 result in .* 1 passed$/),
    });
    put(failing);
    const { code, text } = await run([]);
    expect(code).toBe(1);
    expect(text).toMatch(/^failed {2}failing .*\n {4}http-status: expected 403\n.*received 200$/m);
  });

  it('writes control characters of an answer as escapes, and indents its further lines', async () => {
    put(
      transliterate('colours', {
        request: { ...transliterate('').request, body: { data: ['\u001b[31m\u0007 1', '2'] } },
        expectations: [{ kind: 'text', oneOf: ['3'] }],
      }),
    );
    const { text } = await run([]);
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(text).toMatch(/^ {10}received string 1 \(hi\): \\u001b\[31/m);
    expect(text).toMatch(/^ {19}string 2 \(hi\): /m);
  });

  it('runs only the cases with a tag', async () => {
    put(transliterate('one'), { ...failing, tags: ['slow'] });
    expect(await run(['--tag', 'smoke'])).toMatchObject({ code: 0 });
    expect(await run(['--tag', 'smoke', '--tag', 'slow'])).toMatchObject({ code: 1 });
    expect(await run(['--tag', 'none'])).toMatchObject({ code: 2, text: 'No case has the tag none.' });
  });

  it.each([
    [['--speed'], /Unknown option '--speed'/],
    [['--concurrency', '0'], /whole number from 1 to 64/],
    [['--target', 'nowhere'], /no target “nowhere”: set TARGET_NOWHERE_BASE_URL/],
    [['--target', 'http://127.0.0.1:2'], /does not answer/],
    [['--target', 'https://api.example.com'], /set CASES_API_KEY and CASES_APP_ID/],
    [['--account', 'nobody'], /no demo account “nobody”/],
  ])('ends with 2 and the reason when it cannot run: %j', async (args, reason) => {
    put(transliterate('one'));
    expect(await run(args)).toMatchObject({ code: 2, text: expect.stringMatching(reason) });
  });

  it('ends with 2 for a set that cannot be read, naming file and field, and for a service that is down', async () => {
    put(transliterate('one'));
    expect(await run([], { env: { SERVICE_PORT: '2' } })).toMatchObject({
      code: 2,
      text: expect.stringContaining('does not answer'),
    });
    writeFileSync(join(folder, 'set', 'wrong.json'), '{"version":1,"flow":[]}');
    const { code, text } = await run([]);
    expect(code).toBe(2);
    expect(text).toContain('wrong.json: flow: not a field of a case file');
  });

  it('calls a URL with the keys of the environment, and never shows or writes them', async () => {
    put(failing);
    const service = await sharedService();
    const key = 'demo-key-working';
    const env = {
      TARGET_FAR_BASE_URL: service.url,
      TARGET_FAR_API_KEY: key,
      TARGET_FAR_APP_ID: 'demo.working',
    };
    const files = ['report.html', 'junit.xml', 'run.json', 'run.har', 'run.csv'].map((name) =>
      join(folder, name),
    );
    const options = ['--report', '--junit', '--json', '--har', '--csv'];
    const args = options.flatMap((option, at) => [option, files[at] ?? '']);
    const { code, text } = await run(['--target', 'far', ...args], { env });
    expect(code).toBe(1);
    for (const content of [text, ...files.map((file) => readFileSync(file, 'utf8'))]) {
      expect(content.length).toBeGreaterThan(10);
      expect(content).not.toContain(key);
    }
    expect(readFileSync(files[1] ?? '', 'utf8')).toContain('failures="1"');
  });

  it('accepts answers with --update; reports later answers that differ, and fails on them with --strict', async () => {
    put(transliterate('one'));
    expect((await run(['--update', '--note', 'agreed'])).text).toContain('accepted  one.json: new');
    const path = join(folder, 'set', 'one.accepted.json');
    const accepted = readFileSync(path, 'utf8');
    expect(accepted).toContain('"note": "agreed"');
    expect(await run(['--strict'])).toMatchObject({ code: 0, text: expect.stringContaining('1 passed') });

    writeFileSync(path, accepted.replace(/"outString": \[\s*"[^"]+"/, '"outString": ["बाजारू"'));
    const changed = await run([]);
    expect(changed).toMatchObject({ code: 0, text: expect.stringContaining('1 changed') });
    expect(changed.text).toContain('/body/responseList/0/outString/0: "बाजारू" became');
    expect(await run(['--strict'])).toMatchObject({ code: 1 });
    expect((await run(['--update'])).text).toContain('1 answers accepted');
    expect(await run(['--strict'])).toMatchObject({ code: 0 });
  });

  it('sends nothing when the target to compare with is unknown', async () => {
    put(transliterate('one'));
    const { code, text } = await run(['--compare', 'elsewhere']);
    expect(code).toBe(2);
    expect(text).toBe('There is no target “elsewhere”: set TARGET_ELSEWHERE_BASE_URL, or give its URL.');
  });

  it('ends with 2 when the target to compare with answers no case', async () => {
    put(transliterate('one'));
    const { url } = await sharedService();
    const { code, text } = await run(['--compare', 'away'], {
      env: {
        SERVICE_PORT: new URL(url).port,
        TARGET_AWAY_BASE_URL: 'http://127.0.0.1:2',
        TARGET_AWAY_API_KEY: 'key',
        TARGET_AWAY_APP_ID: 'app',
      },
    });
    expect(code).toBe(2);
    expect(text).toContain('1 passed');
    expect(text).toContain('1 of 1 differ between embedded and away');
  });

  it('compares two targets: lists which cases differ, how, and how long each took', {
    tags: 'slow',
  }, async () => {
    put(
      transliterate('word'),
      transliterate('speech', {
        request: { operation: 'stt_status', query: { job_id: 'x' } },
      }),
    );
    const observed = await sharedService('observed');
    const report = join(folder, 'compared.html');
    const { code, text } = await run(['--compare', observed.url, '--report', report]);
    const page = readFileSync(report, 'utf8');
    expect(page).toContain(`Compared with ${observed.url}, observed`);
    expect(page).toContain('1 of 2 differ');
    expect(page).toContain('/body/responseList/0/apiStatus');
    expect(code).toBe(0);
    expect(text).toMatch(/^differs {2}word: passed \(\d+ ms\) on embedded, passed \(\d+ ms\) on http/m);
    expect(text).toContain('/body/responseList/0/status: 2 became nothing');
    expect(text).toContain('/body/responseList/0/apiStatus: nothing became 2');
    expect(text).toContain('1 of 2 differ between embedded and');
  });

  it('when it is stopped, reports what was done and ends with 2', async () => {
    put(transliterate('a-first'), transliterate('b-slow', { delay: 60_000 }), transliterate('c-never'));
    const controller = new AbortController();
    const json = join(folder, 'run.json');
    const { code, text } = await run(['--json', json, '--concurrency', '1'], {
      signal: controller.signal,
      progress: (progress) => {
        if (progress.startsWith('1 of')) controller.abort();
      },
    });
    expect(code).toBe(2);
    expect(text).toMatch(/Stopped: [12] of 3 were not run\./);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ caseId: 'a-first', verdict: 'passed' })]),
    });
  });

  it('as a real process, passes a case whose expected answer is a refusal', { tags: 'slow' }, async () => {
    put(
      transliterate('refused', {
        request: { ...transliterate('').request, body: {} },
        expectations: [{ kind: 'error-row', row: 'transliteration.bad-request' }],
      }),
    );
    const { url } = await sharedService();
    const program = fileURLToPath(new URL('../../start.mjs', import.meta.url));
    const args = [program, 'cases', join(folder, 'set'), '--target', url];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/^1 result in .* 1 passed\n$/);
  });

  it('as a real process, writes its reports when nobody reads its output to the end', {
    tags: 'slow',
  }, async () => {
    put(failing, transliterate('one'));
    const { url } = await sharedService();
    const program = fileURLToPath(new URL('../../start.mjs', import.meta.url));
    const json = join(folder, 'run.json');
    const child = spawn(
      process.execPath,
      [program, 'cases', join(folder, 'set'), '--target', url, '--json', json],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    child.stdout.destroy();
    const errors = text(child.stderr);
    const [code] = await once(child, 'exit');
    expect(await errors).toBe('');
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(json, 'utf8')).results).toHaveLength(2);
  });

  it('runs again whenever a file changes with --watch, until it is stopped', async () => {
    put(transliterate('one'));
    const controller = new AbortController();
    let runs = 0;
    const { code } = await run(['--watch'], {
      signal: controller.signal,
      print: (line) => {
        if (line.startsWith('Waiting')) put(failing);
        if (/ results? in /.test(line)) runs += 1;
        if (/1 failed/.test(line)) controller.abort();
      },
    });
    expect(runs).toBeGreaterThanOrEqual(2);
    expect(code).not.toBe(0);
    expect(readdirSync(join(folder, 'set')).sort()).toEqual(['failing.json', 'one.json']);
  });
});
