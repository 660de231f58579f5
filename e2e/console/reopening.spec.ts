import { expect, type Page } from '@playwright/test';
import { type ConsoleVerbs, test } from '../verbs/fixtures.ts';

/** The newest call in the drawer as a curl command, which contains every character that was sent. */
async function newestCall(page: Page): Promise<string> {
  const drawer = page.getByRole('region', { name: 'Exchange' });
  await drawer.getByRole('button', { name: 'Copy as curl' }).last().click();
  return page.evaluate(() => navigator.clipboard.readText());
}

interface SentCall {
  readonly name: string;
  readonly panel: 'Translation' | 'Transliteration';
  readonly link: string;
  /** Changes the form before the call is sent. */
  readonly change?: (console: ConsoleVerbs) => Promise<void>;
  /** Whether the contract rejects the call and it is sent anyway. */
  readonly anyway?: true;
}

const sendRawRequest = (headers: string, body: string) => async (console: ConsoleVerbs) => {
  await console.request.getByRole('button', { name: 'Edit raw request' }).click();
  await console.request.getByRole('textbox', { name: 'Headers' }).fill(headers);
  await console.request.getByRole('textbox', { name: 'Body' }).fill(body);
};
const switchOn =
  (...names: string[]) =>
  async (console: ConsoleVerbs) => {
    for (const name of names) await console.request.getByRole('switch', { name }).check();
  };

const calls: readonly SentCall[] = [
  {
    name: 'explicit defaults and terms as a list',
    panel: 'Translation',
    link: '/translation?from=en&to=hi,ta&sendDefaults=true&termsForm=list#text=Meera is here.&terms=Meera',
  },
  {
    name: 'terms as a map',
    panel: 'Translation',
    link: '/translation?from=en&to=hi&version=2.0#text=Meera is here.&terms=Meera = मीरा',
  },
  {
    name: 'one request a target',
    panel: 'Translation',
    link: '/translation?from=en&to=ta#text=Thank you for your payment.',
    change: switchOn('Separate request per language'),
  },
  {
    name: 'a missing field',
    panel: 'Translation',
    link: '/translation?from=en&to=#text=Hello.',
    anyway: true,
  },
  {
    name: 'a call word for word',
    panel: 'Translation',
    link: '/translation?from=en&to=hi#text=Hello.',
    change: sendRawRequest('Content-Type: text/plain\nsrc_lang: xx\ntgt_lang: hi', '{"data": [\n  "नमस्ते", '),
    anyway: true,
  },
  {
    name: 'every option',
    panel: 'Transliteration',
    link: '/transliteration?from=en&to=ta&suggestions=3&convertNumber=words&isBulk=false&cnt_lang=hi#text=kamre 12',
    change: switchOn('Ordinals as numbers'),
  },
  {
    name: 'a missing field',
    panel: 'Transliteration',
    link: '/transliteration?from=en&to=ta#text=',
    anyway: true,
  },
  {
    name: 'a call word for word',
    panel: 'Transliteration',
    link: '/transliteration?from=en&to=hi#text=Hello.',
    change: sendRawRequest('REV-APPNAME: transliteration\ntgt_lang: hi\nsrc_lang', ''),
    anyway: true,
  },
];

for (const panel of ['Translation', 'Transliteration'] as const) {
  test(`${panel}: calls reopen as they were sent, and are sent again character for character`, {
    tag: '@slow',
  }, async ({ console, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const drawer = page.getByRole('region', { name: 'Exchange' });
    const list = drawer.getByRole('list').first().getByRole('listitem');
    await page.goto('/service');
    for (const [index, { name, link, change, anyway }] of calls
      .filter((one) => one.panel === panel)
      .entries()) {
      await test.step(name, async () => {
        const send = async () => {
          const button = panel === 'Translation' ? 'Translate' : 'Transliterate';
          await console.request.getByRole('button', { name: button, exact: true }).click();
          if (anyway) await console.result.getByRole('button', { name: 'Send anyway' }).click();
        };
        await console.follow(panel, link);
        await console.ready();
        await change?.(console);
        await send();
        await console.openDrawer();
        await expect(list).toHaveCount(2 * index + 1);
        await list.first().getByRole('button').first().click();
        const first = await newestCall(page);

        // From another panel, so that the form is not on the screen.
        await console.open('Service');
        await drawer.getByRole('button', { name: 'Reopen in its panel' }).click();
        await console.shows(panel);
        await expect(console.request).toBeVisible();
        await expect(list).toHaveCount(2 * index + 1);
        await expect(console.request.getByRole('timer')).toHaveCount(0);

        await drawer.getByRole('button', { name: 'Close' }).click();
        await send();
        await console.openDrawer();
        await expect(list).toHaveCount(2 * index + 2);
        await list.first().getByRole('button').first().click();
        expect(await newestCall(page)).toBe(first);
        await drawer.getByRole('button', { name: 'Close' }).click();
      });
    }
  });
}
