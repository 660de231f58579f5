import { once } from 'node:events';
import { createServer } from 'node:http';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import papaparse from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#client/call.ts';
import { credentialMask } from '#client/mask-credentials.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import { junitRules } from '#testing/junit-rules.ts';
import { sampleReport, sampleResults, withTexts } from '#testing/sample-report.ts';
import { loadFont } from '../../commands/cases/load-font.ts';
import type { CaseResult } from '../run/results.ts';
import { csvReport } from './csv-report.ts';
import { harFile } from './har-file.ts';
import { htmlReport } from './html/html-report.ts';
import { jsonReport } from './json-report.ts';
import { junitXml } from './junit-xml.ts';
import { createRunReport, type RunReport } from './run-report.ts';

let report: RunReport;
beforeAll(async () => {
  report = await sampleReport();
});

const htmlOptions = { loadFont: async () => undefined, folder: 'report-files' };

/** Parses XML with libxml2 and validates it against the JUnit schema. @throws when it is not valid */
function readJunit(xml: string) {
  const rules = XmlDocument.fromString(junitRules);
  const validator = XsdValidator.fromDoc(rules);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    const texts = (path: string) => document.find(path).map((node) => node.content);
    return { texts };
  } finally {
    validator.dispose();
    rules.dispose();
  }
}

/** All exports of a report as one text each, and the files beside the HTML report. */
async function allExports(value: RunReport): Promise<ReadonlyMap<string, string>> {
  const page = await htmlReport(value, { ...htmlOptions, maxBytes: 30_000 });
  const decoder = new TextDecoder();
  return new Map([
    ['html', (await htmlReport(value, htmlOptions)).html],
    ['overview', page.html],
    ...page.files.map(({ path, bytes }) => [path, decoder.decode(bytes)] as const),
    ['junit', junitXml(value)],
    ['json', await jsonReport(value)],
    ['har', await harFile(value)],
    ['csv', await csvReport(value)],
  ]);
}

describe('JUnit XML', () => {
  it('is valid and states each result', () => {
    const { texts } = readJunit(junitXml(report));
    expect(texts('//testsuite/@name')).toEqual([
      'localization',
      'transliteration',
      'tts',
      'stt_status',
      'unknown',
    ]);
    expect(texts('//testcase/@name')).toEqual([
      'A greeting in Urdu and Hindi',
      'Santali letters, row 1',
      'A voice',
      'No answer',
      'gone',
    ]);
    expect(texts('//testcase/failure/@message')).toEqual([
      'text: expected خوش آمدید; text: received خوش آمدی',
    ]);
    expect(texts('//testcase/failure')[0]).toContain('request id: request-17\nuuid: 9f0c');
    expect(texts('//testcase/error/@message')).toEqual(['the target does not answer']);
    expect(texts('//testcase/skipped/@message')).toEqual(['the target has no fault injection']);
    expect(texts('//testsuite/@failures')).toEqual(['1', '0', '0', '0', '0']);
    expect(texts('//system-out').join('')).toBe('changed: Santali letters, row 1');
    expect(texts('//testcase/@time')[0]).toBe('0.120');
  });

  it('counts changed answers as failures with the option `strict`', () => {
    const { texts } = readJunit(junitXml(report, { strict: true }));
    expect(texts('//testcase[failure]/@name')).toEqual([
      'A greeting in Urdu and Hindi',
      'Santali letters, row 1',
    ]);
  });

  it('is valid even if texts contain markup and control characters', () => {
    const hostile = '"]]>\u0000\u0001\u001b\ud800\ufffe<script>&amp;&x;\n\u2028😀';
    const { texts } = readJunit(junitXml(withTexts(report, () => hostile)));
    expect(texts('//testcase/failure/@message')[0]).toContain(
      '"]]>\ufffd\ufffd\ufffd\ufffd\ufffd<script>&amp;&x;\n\u2028😀',
    );
  });

  it('invalid JUnit XML is rejected by the validator of this test', () => {
    const xml = junitXml(report);
    expect(() => readJunit(xml.replace(' hostname="embedded"', ''))).toThrow(/hostname/);
    expect(() => readJunit(xml.replace('<system-err/>', ''))).toThrow(/system-err/);
    expect(() =>
      readJunit(xml.replace('.250', '').replace(/timestamp="[^"]*"/, 'timestamp="today"')),
    ).toThrow();
    expect(() => readJunit(xml.replace('</failure>', '</failure><error type="x"/>'))).toThrow();
  });
});

describe('the CSV file', () => {
  it('has a line for each result', async () => {
    const { data } = papaparse.parse<Record<string, string>>((await csvReport(report)).slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(5);
    expect(data[0]).toMatchObject({
      case: 'greeting',
      verdict: 'failed',
      'HTTP status': '200',
      'request id': 'request-17',
      uuid: '9f0c',
      expectations: '2',
      'expectations met': '1',
      'first unmet': 'text',
      received: 'خوش آمدی',
    });
    expect(data[1]).toMatchObject({ case: 'santali', row: '1', verdict: 'changed' });
  });

  it.each(['=1+1', '@SUM(A1)', '+1', '-1', '\t=1', '\r=1', ' =1', '＝1', "=cmd|' /C calc'!A0", '"=1'])(
    'escapes a cell that a spreadsheet would run: %j',
    async (formula) => {
      const { data } = papaparse.parse<string[]>(await csvReport(withTexts(report, () => formula)));
      const cells = data.slice(1).flat();
      expect(cells.filter((cell) => /^[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u.test(cell))).toEqual([]);
      expect(cells.filter((cell) => cell.includes(formula.trim())).length).toBeGreaterThan(5);
    },
  );
});

describe('the HAR file', () => {
  it('is valid HAR 1.2 and has every call with its absolute address and without credentials', async () => {
    const { log } = JSON.parse(await harFile(report));
    expect(log).toMatchObject({ version: '1.2', creator: { name: 'Language Console', version: '0.1.0' } });
    expect(log.entries).toHaveLength(4);
    for (const entry of log.entries) {
      expect(entry).toEqual({
        startedDateTime: expect.stringMatching(/^\d{4}-.*Z$/),
        time: expect.any(Number),
        request: expect.objectContaining({
          method: expect.any(String),
          url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:5174\//),
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: expect.any(Array),
          queryString: expect.any(Array),
          headersSize: -1,
          bodySize: expect.any(Number),
        }),
        response: expect.objectContaining({
          status: expect.any(Number),
          statusText: '',
          content: expect.objectContaining({ size: expect.any(Number), mimeType: expect.any(String) }),
          redirectURL: '',
        }),
        cache: {},
        timings: { send: expect.any(Number), wait: expect.any(Number), receive: expect.any(Number) },
        comment: expect.any(String),
        ...(entry._error && { _error: 'refused: ECONNREFUSED' }),
      });
      for (const { name } of entry.request.headers) expect(name).not.toMatch(/api-key|app-id/i);
    }
    expect(log.entries[3].request.queryString).toEqual([{ name: 'job_id', value: '1' }]);
    const audio = log.entries[2].response.content;
    expect(audio).toMatchObject({ encoding: 'base64', mimeType: 'audio/wav' });
    expect(Buffer.from(audio.text, 'base64').subarray(0, 4).toString()).toBe('RIFF');
  });
});

describe('the HTML report', () => {
  it('embeds the fonts of the scripts that occur, and only these', async () => {
    const { html, files } = await htmlReport(report, { loadFont, folder: 'x' });
    const families = [...html.matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(([, family]) => family);
    expect(families).toEqual([
      'Noto Sans',
      'Noto Sans Devanagari',
      'Noto Naskh Arabic',
      'Noto Sans Ol Chiki',
      'Noto Sans Mono',
      'Noto Nastaliq Urdu',
    ]);
    expect(files).toEqual([]);
    expect(html.length).toBeLessThan(1_500_000);
  });

  it('marks each text with its language', async () => {
    const { html } = await htmlReport(report, htmlOptions);
    expect(html).toContain('"<bdi lang="ur" dir="rtl">خوش آمدی</bdi>&quot;');
    expect(html).toContain('"<bdi lang="hi" dir="ltr">स्वागत है</bdi>&quot;');
    expect(html).toContain('<bdi lang="sat" dir="ltr">ᱥᱟᱱᱛᱟᱲᱤ</bdi>');
  });

  it('marks the graphemes in which an output differs from the expected text', async () => {
    const { html } = await htmlReport(report, htmlOptions);
    expect(html).toContain('<td><bdi lang="ur" dir="rtl">خوش آمدی<del>د</del></bdi></td>');
    const [first] = report.results;
    if (!first) throw new Error('no sample');
    const expectations = first.expectations.map((one) => ({
      ...one,
      expected: '<b>क्षमा',
      received: '<b>क्षमी',
      language: 'hi',
    }));
    const changed = await htmlReport({ ...report, results: [{ ...first, expectations }] }, htmlOptions);
    expect(changed.html).toContain('>&lt;b&gt;क्ष<del>मा</del></bdi>');
    expect(changed.html).toContain('>&lt;b&gt;क्ष<ins>मी</ins></bdi>');
  });

  it('shows the errors of recordings with a reference', async () => {
    expect((await htmlReport(report, htmlOptions)).html).not.toContain('Errors of recognition');
    const body = '{"code":"000","message":"","job_id":"1","result":{"transcript":"one <b> three"}}';
    const results = [
      { ...report.results[0], values: { name: '<i>.wav', reference: 'one two three' } },
    ] as CaseResult[];
    const [first] = results;
    const answer = exchangeOf('stt_transcript', { response: { status: 200, headers: {}, body, size: 1 } });
    const withAnswer = { ...report, results: [{ ...first, exchanges: [answer] } as CaseResult] };
    const { html } = await htmlReport(withAnswer, htmlOptions);
    expect(html).toContain('all recordings</strong></td><td class="number">1 of 3 (33.3 %)</td>');
    expect(html).toContain('&lt;i&gt;.wav');
  });

  it('shortens long bodies, even in the middle of a text, in time proportional to their length', async () => {
    const [first] = report.results;
    const [exchange] = first?.exchanges ?? [];
    if (!first || !exchange?.response) throw new Error('no sample');
    const pageOf = async (text: string) => {
      const response = {
        ...exchange.response,
        status: 200,
        headers: {},
        body: JSON.stringify({ hi: text }),
        size: 1,
      };
      const results = [{ ...first, exchanges: [{ ...exchange, response }] }];
      return (await htmlReport({ ...report, results }, htmlOptions)).html;
    };
    const started = process.cpuUsage();
    const quotes = await pageOf('"'.repeat(500_000));
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
    expect(quotes.includes('The first 200000 of 1000014 characters')).toBe(true);
    const long = await pageOf('नमस्ते '.repeat(50_000));
    expect(/"<bdi lang="hi" dir="ltr">नमस्ते [^<]*<\/bdi><\/pre>/.test(long)).toBe(true);
    for (const text of ['a\\', '\\"', '</pre><script>', '"']) {
      const page = await pageOf(text);
      const [, shown = ''] =
        /<pre dir="ltr">\{\n {2}"hi": (.*)\n\}<\/pre>/.exec(page.replaceAll('&quot;', '"')) ?? [];
      expect(
        shown
          .replace(/<\/?bdi[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>'),
      ).toBe(JSON.stringify(text));
    }
  });

  it('contains the recordings that the cases sent', async () => {
    const sha256 = 'a'.repeat(64);
    const [first] = report.results;
    const [firstCase] = report.cases;
    if (!first || !firstCase) throw new Error('no sample');
    const file = { audio: { sha256: '{{audio}}', name: '{{name}}', mediaType: 'audio/wav' } };
    const withAudio = {
      ...report,
      cases: [{ ...firstCase, request: { operation: 'stt_upload' as const, body: { file } } }],
      results: [{ ...first, values: { audio: sha256, name: '"clip".wav' } }],
      audio: new Map([[sha256, new Blob(['RIFF'])]]),
    };
    const { html } = await htmlReport(withAudio, htmlOptions);
    expect(html).toContain(
      '<audio controls preload="none" aria-label="&quot;clip&quot;.wav, audio/wav, 4 bytes" src="data:audio/wav;base64,UklGRg=="></audio>',
    );
  });

  it('a report that would be too large has its audio, and then its details, in a folder beside it', async () => {
    const { html } = await htmlReport(report, htmlOptions);
    const beside = await htmlReport(report, { ...htmlOptions, maxBytes: html.length - 5000 });
    expect(beside.files.map(({ path }) => path)).toEqual([
      expect.stringMatching(/^report-files\/audio\/[0-9a-f]{64}\.wav$/),
    ]);
    expect(beside.html).toContain(`src="${beside.files[0]?.path}"`);
    const long = { ...report, results: Array.from({ length: 50 }, () => report.results).flat() };
    const paged = await htmlReport(long, { ...htmlOptions, maxBytes: 120_000 });
    const pages = paged.files.filter(({ path }) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(2);
    for (const { bytes } of pages) expect(bytes.length).toBeLessThan(120_000);
    const decoder = new TextDecoder();
    const linked = [...paged.html.matchAll(/href="report-files\/(page-\d+\.html)#(result-\d+)"/g)];
    expect(linked).toHaveLength(250);
    for (const [, page, id] of linked) {
      const content = pages.find(({ path }) => path === `report-files/${page}`)?.bytes;
      expect(decoder.decode(content)).toContain(`id="${id}"`);
    }
  });
});

describe('the report of two runs', () => {
  it('shows in HTML, CSV and JSON which cases differ, how, and how long each took', async () => {
    const [greeting, santali] = sampleResults as [CaseResult, CaseResult];
    const [call] = greeting.exchanges as [CaseResult['exchanges'][number]];
    const body = String(call.response?.body).replace('خوش آمدی', 'خوش آمدید');
    const answered = { ...call, response: { ...call.response!, body } };
    const compared = await createRunReport({
      ...report,
      results: [greeting, santali],
      other: {
        environment: { ...report.environment, target: 'staging', account: undefined, dialect: undefined },
        results: [{ ...greeting, verdict: 'passed', milliseconds: 7, exchanges: [answered] }, santali],
      },
    });
    const { html } = await htmlReport(compared, htmlOptions);
    expect(html).toContain('Compared with staging');
    expect(html).toContain('1 of 2 differ');
    expect(html).toContain('<bdi lang="ur" dir="rtl">خوش آمدی<ins>د</ins></bdi>');
    expect(html).toContain('7 ms');
    const { data } = papaparse.parse<Record<string, string>>((await csvReport(compared)).slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toMatchObject([
      { case: 'greeting', 'other verdict': 'passed', 'other milliseconds': '7', differs: 'yes' },
      { case: 'santali', 'other verdict': 'changed', differs: 'no', differences: '' },
    ]);
    expect(JSON.parse(await jsonReport(compared))).toMatchObject({
      comparison: {
        environment: { target: 'staging' },
        summary: { total: 2, passed: 1 },
        cases: [{ differences: [{ pointer: '/body/responseList/0/outStrings/ur' }] }, { differs: false }],
      },
    });
  });
});

describe('secrets', () => {
  const secret = 'Canary+key/9 "é"-Zürich';
  const bytes = Buffer.from(secret);
  const around = (text: string) => Buffer.from(text + secret + text);
  /** The forms in which a service may repeat a key. */
  const forms: Record<string, string> = {
    plain: secret,
    URL: encodeURIComponent(secret),
    'URL, all bytes': [...bytes]
      .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
      .join(''),
    base64: bytes.toString('base64'),
    'base64 after one byte': around('a').toString('base64'),
    'base64 after two bytes': around('ab').toString('base64'),
    base64url: around('abc').toString('base64url'),
    hex: bytes.toString('hex'),
    HEX: bytes.toString('hex').toUpperCase(),
    JSON: JSON.stringify(secret),
    'JSON, all letters': [...secret]
      .map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
    'UTF-16': [...secret].join('\0'),
  };
  /** Finds parts of the secret in a text, in any encoding that the exports themselves may use. */
  const traces = (text: string) => {
    const decoded = text
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/\\"/g, '"');
    return Object.entries({
      plain: secret,
      URL: encodeURIComponent(secret),
      base64: bytes.toString('base64').slice(0, -4),
      hex: bytes.toString('hex'),
      JSON: forms['JSON, all letters'] ?? '',
    }).filter(([, form]) => decoded.toLowerCase().includes(form.toLowerCase()));
  };

  it.each(Object.entries(forms))(
    'secrets are in no export, even if an answer repeats one in this form: %s',
    async (_, form) => {
      const poisoned = withTexts(sampleResults, (text) => `${text} ${form} `);
      const body = new Blob(['RIFF', form, 'data']);
      const results = poisoned.map((result) => ({
        ...result,
        exchanges: result.exchanges.map((exchange) =>
          exchange.response && typeof exchange.response.body !== 'string'
            ? { ...exchange, response: { ...exchange.response, body } }
            : exchange,
        ),
      }));
      const masked = await createRunReport({
        ...report,
        results,
        cases: withTexts(report.cases, (text) => `${text}${form}`),
        secrets: [secret, 'not here'],
      });
      const unmasked = await createRunReport({ ...report, results, cases: report.cases });
      for (const [name, text] of await allExports(masked)) {
        expect(traces(text), name).toEqual([]);
        expect(text.includes(form), name).toBe(false);
      }
      expect((await jsonReport(unmasked)).length).toBeGreaterThan(0);
      expect(await jsonReport(masked)).toContain(credentialMask);
      if (form === secret) expect(traces(await jsonReport(unmasked)).length).toBeGreaterThan(0);
    },
  );

  it('unknown secrets in credential headers and in addresses are masked', async () => {
    const [first] = sampleResults;
    const [exchange] = first?.exchanges ?? [];
    if (!first || !exchange) throw new Error('no sample');
    const request = {
      ...exchange.request,
      url: 'https://name:canary-word@example.com/',
      headers: {
        rev_api_key: 'canary-key',
        Authorization: 'Bearer canary-token',
        Cookie: 'id=canary-cookie',
      },
    };
    const masked = await createRunReport({
      ...report,
      environment: { ...report.environment, baseUrl: 'https://user:canary-word@example.com/' },
      results: [{ ...first, exchanges: [{ ...exchange, request }] }],
    });
    for (const [name, text] of await allExports(masked)) expect(text, name).not.toContain('canary');
  });

  it('credentials of a target or typed into a call are in no export, even if an answer repeats them', async () => {
    const typed = 'Canary-typed/into+call=1';
    const ofTarget = 'Canary-of/target+key=22';
    const server = createServer((request, response) => {
      const sent = [request.headers['rev-api-key'], request.headers['rev-app-id']].map(String);
      const echoes = sent.flatMap((value) => [
        value,
        encodeURIComponent(value),
        Buffer.from(`key ${value}`).toString('base64'),
        Buffer.from(value).toString('hex'),
        [...value].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
      ]);
      response.setHeader('content-type', 'application/json');
      response.setHeader('x-request-id', sent.join(' '));
      response.end(`{"message":"${echoes.join(' ')}","status":403,"uuid":"${sent.join()}"}`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const target = { name: 'canary', baseUrl, headers: { 'REV-API-KEY': ofTarget, 'REV-APP-ID': typed } };
    const input = { headers: { 'REV-APP-ID': typed }, body: { data: [typed] } };
    const outcome = await call('transliteration', input, target, { sendAnyway: true });
    server.close();
    const exchange = 'exchange' in outcome ? outcome.exchange : undefined;
    const [first] = sampleResults;
    if (!exchange || !first) throw new Error(`no exchange: ${outcome.kind}`);
    const results = [{ ...first, reason: `sent ${ofTarget}`, exchanges: [exchange] }];
    const other = { environment: report.environment, results: [first] };
    const secrets = [typed, ofTarget];
    const compared = await createRunReport({ ...report, results, other, secrets });
    expect(compared.comparison?.cases[0]?.differs).toBe(true);
    for (const [name, text] of await allExports(compared)) {
      for (const value of secrets) {
        for (const form of [
          value,
          encodeURIComponent(value),
          Buffer.from(`key ${value}`).toString('base64').slice(6, -4),
          Buffer.from(value).toString('hex'),
          [...value].map((letter) => `u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('\\\\'),
          [...value].map((letter) => `u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('\\'),
        ]) {
          expect(text.includes(form), `${name}: ${form}`).toBe(false);
        }
      }
    }
    // Without the list of secrets, only what was masked when the call was recorded is masked.
    const encoded = await jsonReport(await createRunReport({ ...report, results }));
    expect(encoded).toContain(Buffer.from(typed).toString('hex'));
  });
});
