import { expect, test } from '../verbs/fixtures.ts';
import { startOwnConsole } from '../verbs/processes/own-console.ts';
import {
  isInstalled,
  type ProxyProgram,
  person,
  type ReverseProxy,
  startReverseProxy,
} from '../verbs/processes/reverse-proxy.ts';
import { withServices } from '../verbs/processes/service-processes.ts';

/** The settings that the page on deployment shows beside its examples. */
const settings = {
  CONSOLE_AUTH_HEADER: 'X-Remote-User',
  CONSOLE_TRUSTED_PROXIES: '127.0.0.1',
};

const authorization = `Basic ${btoa(`${person.username}:${person.password}`)}`;

/** The path of the console behind each program; an empty one is the root of the host. */
const places = [
  { program: 'nginx', basePath: '/console' },
  { program: 'Caddy', basePath: '' },
] as const;

async function behind(
  { program, basePath }: { readonly program: ProxyProgram; readonly basePath: string },
  services: readonly { readonly url: string }[],
  use: (proxy: ReverseProxy, direct: string) => Promise<void>,
) {
  const own = await startOwnConsole({
    ...settings,
    BASE_PATH: basePath,
    SERVICE_URLS: services.map(({ url }) => url).join(','),
  });
  try {
    const proxy = await startReverseProxy(program, Number(new URL(own.url).port), basePath);
    try {
      await use(proxy, `${own.url}${basePath}/`);
    } finally {
      await proxy.close();
    }
  } finally {
    await own.halt();
  }
}

test.use({ ignoreHTTPSErrors: true, httpCredentials: { ...person, send: 'always' } });

for (const place of places) {
  const { program, basePath } = place;
  test(`the console works behind ${program}${basePath && ` below ${basePath}`}, with TLS, sign-in and two services of which one is killed`, {
    tag: '@slow',
  }, async ({ console, context, page, playwright }) => {
    // Two services and a reverse proxy have to start, on a machine that may be busy.
    test.slow();
    test.skip(!isInstalled(program), `${program} is not installed.`);
    await withServices([{}, {}], (services) =>
      behind(place, services, async ({ url }, direct) => {
        // Without the proxy's sign-in nothing is served, and a client cannot forge the header with the user's name.
        const anyone = await playwright.request.newContext({
          ignoreHTTPSErrors: true,
          httpCredentials: { ...person, password: 'wrong' },
        });
        expect((await anyone.get(url)).status()).toBe(401);
        expect((await anyone.get(direct)).status()).toBe(403);
        const spoofed = { Authorization: authorization, 'X-Remote-User': 'mallory' };
        const first = await anyone.get(url, { headers: spoofed });
        expect(await first.text()).toContain(' data-person="anna"');
        expect(await first.text()).not.toContain('mallory');
        // A file of 95 MB reaches the service, which finds no recording in it.
        const upload = await anyone.post(`${url}api/embedded/upload`, {
          headers: {
            ...{
              Authorization: authorization,
              'X-Console': '1',
              'REV-APPNAME': 'stt_batch',
              'REV-APPVERSION': '2.0',
            },
            ...{ src_lang: 'en', domain: 'generic' },
          },
          multipart: { file: { name: 'long.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(95_000_000) } },
        });
        expect(await upload.json()).toMatchObject({ code: '002' });
        await anyone.dispose();

        const requests: string[] = [];
        const refused: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        page.on('response', (response) => {
          // These services share no database, so only the one that answered a call can explain it.
          if (response.url().includes('/_local/explain/')) return;
          if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
        });
        await page.goto(url);
        await expect(page).toHaveURL(({ href }) => href.startsWith(`${url}translation`));
        const text = console.request.getByRole('textbox', { name: /Strings to translate/ });
        const translate = async (english: string, hindi: string) => {
          await text.fill(english);
          await page.keyboard.press('Control+Enter');
          await expect(console.result.getByRole('tabpanel')).toContainText(hindi);
        };
        await translate('Good morning.', 'सुप्रभात');
        await expect(page.getByText('Signed in as anna')).toBeVisible();
        // The form is in the address and survives a reload.
        await expect(page).toHaveURL(
          ({ href }) => href.startsWith(`${url}translation`) && href.includes('Good'),
        );
        await page.reload();
        await expect(text).toHaveValue('Good morning.');

        // Opens a panel that starts workers.
        await console.open('Text to speech');
        await expect(page).toHaveURL(({ href }) => href.startsWith(`${url}text-to-speech`));
        await page.keyboard.press('Control+Enter');
        await expect(console.result.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
        await expect
          .poll(() => requests.filter((one) => /worker-[\w-]+\.js/.test(one)).length)
          .toBeGreaterThan(0);

        await console.open('Service');
        await expect(
          page.getByText(
            'The targets of this console can be changed only in the settings with which it is started',
          ),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Add a target' })).toHaveCount(0);
        await expect(page.getByText('Whoever runs the service sets it')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Use it' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Language of the interface' }).click();
        await page.getByRole('radio', { name: 'हिन्दी' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'सेवा' })).toBeVisible();
        const cookies = (await context.cookies()).map(({ name, path }) => [name, path]);
        expect(cookies).toEqual([['console-language', basePath || '/']]);
        await page.goto(`${url}translation`);
        await expect(page.getByRole('heading', { level: 1, name: 'अनुवाद' })).toBeVisible();
        await page.goto(`${url}translation?lang=en`);
        await console.shows('Translation');

        // Opens a link to a part of a page, then a page that does not exist.
        await page.goto(`${url}reference#operation.tts`);
        await expect(page.locator('#operation\\.tts')).toBeInViewport();
        await page.goto(`${url}no/such/page`);
        await page.getByRole('button', { name: 'Open Translation' }).click();
        await expect(page).toHaveURL(({ href }) => href.startsWith(`${url}translation`));

        await services[0]?.kill();
        await translate('Thank you.', 'धन्यवाद');
        await translate('Good night.', 'शुभ रात्रि');
        await translate('Good morning.', 'सुप्रभात');
        expect(requests.filter((one) => !one.startsWith(url) && !/^(blob|data):/.test(one))).toEqual([]);
        expect(refused).toEqual([]);
      }),
    );
  });
}
