import { expect, type Locator } from '@playwright/test';
import { failureWords } from '#client/failures/failure-words.ts';
import { type ErrorRow, errorRows } from '#contract/errors.ts';
import { arm } from '../verbs/fault-desk.ts';
import type { ConsoleVerbs } from '../verbs/fixtures.ts';
import { test } from '../verbs/own-console.ts';

/*
 * Every error row of the specification for translation and transliteration, produced from the panel as a user would,
 * and what the error card says about it.
 */

// Faults affect the whole service, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

interface Panel {
  readonly name: 'Translation' | 'Transliteration';
  readonly send: 'Translate' | 'Transliterate';
  readonly appName: 'localization' | 'transliteration';
}
const translation: Panel = { name: 'Translation', send: 'Translate', appName: 'localization' };
const transliteration: Panel = {
  name: 'Transliteration',
  send: 'Transliterate',
  appName: 'transliteration',
};

interface Person {
  readonly console: ConsoleVerbs;
  readonly panel: Panel;
}
type Way = (person: Person) => Promise<void>;

const text = 'Good morning.';
const address = ({ name }: Panel) => `/${name.toLowerCase()}?from=en&to=ta&domain=generic#text=${text}`;
const textbox = ({ console }: Person) => console.request.getByRole('textbox', { name: /^Strings to/ });
const send = ({ console, panel }: Person) =>
  console.request.getByRole('button', { name: panel.send, exact: true }).click();

/** Sends a call that the specification does not allow: the console explains why, and then sends it anyway. */
const sendAnyway: Way = async (person) => {
  await send(person);
  const card = person.console.result.getByRole('alert');
  await expect(card).toContainText(failureWords.invalidTitle);
  await card.getByRole('button', { name: 'Send anyway' }).click();
};

const asAccount =
  (name: string): Way =>
  async (person) => {
    await person.console.chooseAccount(name);
    await send(person);
  };

const withTypedCredentials: Way = async (person) => {
  const { page } = person.console;
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
  await page.getByLabel('REV-APP-ID').fill('nobody');
  await page.getByRole('button', { name: 'Use them' }).click();
  await send(person);
};

const withoutText: Way = async (person) => {
  await textbox(person).fill('');
  await sendAnyway(person);
};

/** Edits the raw request. */
const edited =
  (edit: (boxes: { headers: Locator; body: Locator }) => Promise<void>): Way =>
  async (person) => {
    const { request } = person.console;
    await request.getByRole('button', { name: 'Send any value' }).click();
    await edit({
      headers: request.getByRole('textbox', { name: 'Headers' }),
      body: request.getByRole('textbox', { name: 'Body' }),
    });
    await sendAnyway(person);
  };
const headerReplaced = (name: string, line: string): Way =>
  edited(async ({ headers }) => {
    const given = await headers.inputValue();
    const lines = given.split('\n').map((one) => (one.startsWith(`${name}:`) ? line : one));
    await headers.fill(lines.filter((one) => one !== '').join('\n'));
  });
const without = (name: string) => headerReplaced(name, '');
const withBody = (body: string): Way => edited((boxes) => boxes.body.fill(body));

/** The fault is armed in another tab, so that the panel stays open. */
const armed =
  (fault: string): Way =>
  async (person) => {
    const desk = await person.console.page.context().newPage();
    await arm(desk, person.panel.appName, { fault });
    await desk.close();
    await send(person);
  };

/** Undoes what a row changed, and sends a call that is answered, so that no row meets the card of the row before. */
async function recover(person: Person) {
  const { console } = person;
  const back = console.request.getByRole('button', { name: 'Back to the fields' });
  if (await back.isVisible()) await back.click();
  if (!(await console.page.getByRole('button', { name: 'Account: working' }).isVisible())) {
    await console.chooseAccount('working');
  }
  await textbox(person).fill(text);
  await send(person);
  await expect(console.result.getByRole('list').first()).toBeVisible();
  await expect(console.result.getByRole('alert')).toHaveCount(0);
}

/** How a row is produced, and what the card shows besides the row itself. */
interface Made {
  readonly way: string;
  readonly make: Way;
  readonly field?: string;
  /** The cause that the service gives. */
  readonly cause?: string;
}

const ofAccount: Readonly<Record<string, readonly Made[]>> = {
  'invalid-credentials': [
    { way: 'credentials that nobody has', make: withTypedCredentials, field: 'REV-API-KEY' },
  ],
  expired: [{ way: 'the account expired', make: asAccount('expired'), field: 'REV-API-KEY' }],
  exhausted: [{ way: 'the account exhausted', make: asAccount('exhausted'), field: 'REV-APP-ID' }],
  'unauthorized-api': [
    {
      way: 'another REV-APPNAME',
      make: headerReplaced('REV-APPNAME', 'REV-APPNAME: no_such_function'),
      field: 'REV-APPNAME',
    },
    { way: 'no REV-APPNAME', make: without('REV-APPNAME'), field: 'REV-APPNAME' },
  ],
};
const language = (field: string): readonly Made[] => [
  { way: 'a language that the account may not use', make: asAccount('hindi-english'), field },
  { way: 'a code that is no language', make: headerReplaced('tgt_lang', 'tgt_lang: xx'), field },
];
const missing = (field: string, make: Way): Made => ({
  way: `no ${field}`,
  make,
  field,
  cause: `Required parameter '${field}' is not present`,
});

const rows: Readonly<Record<Panel['appName'], Readonly<Record<string, readonly Made[]>>>> = {
  localization: {
    ...ofAccount,
    'unauthorized-language': language('src_lang, tgt_lang'),
    'data-missing': [
      { way: 'no text', make: withoutText, field: 'data' },
      { way: 'a body without data', make: withBody('{"enableNmt": true}'), field: 'data' },
    ],
    'target-missing': [{ way: 'no tgt_lang', make: without('tgt_lang'), field: 'tgt_lang' }],
    'source-missing': [{ way: 'no src_lang', make: without('src_lang'), field: 'src_lang' }],
  },
  transliteration: {
    ...ofAccount,
    'unauthorized-language': language('tgt_lang'),
    'bad-request': [
      missing('data', withoutText),
      missing('src_lang', without('src_lang')),
      missing('tgt_lang', without('tgt_lang')),
      {
        way: 'another version',
        make: headerReplaced('REV-APPVERSION', 'REV-APPVERSION: 3.0'),
        field: 'REV-APPVERSION',
      },
      { way: 'an unknown domain', make: headerReplaced('domain', 'domain: sports'), field: 'domain' },
      { way: 'JSON that breaks off', make: withBody('{"data": ['), cause: 'body: expected JSON' },
      {
        way: 'a value of another type',
        make: withBody('{"data": ["a"], "isBulk": "yes"}'),
        field: 'isBulk',
      },
    ],
    internal: [{ way: 'a fault of the service', make: armed('HTTP 500: Internal Server Error') }],
  },
};

interface Beyond extends Made {
  readonly panel: Panel;
  readonly status: number;
  /** The closest row, when one has the same text with another status. */
  readonly near?: string;
}

const otherType = {
  way: 'another Content-Type',
  make: headerReplaced('Content-Type', 'Content-Type: text/plain'),
  field: 'Content-Type',
  status: 415,
};

/** Refusals that no row describes: the card says so, and still shows status, message, field and a remedy. */
const beyond: readonly Beyond[] = [
  { ...otherType, panel: translation },
  { ...otherType, panel: transliteration, near: 'transliteration.bad-request' },
  {
    panel: translation,
    way: 'another version',
    make: headerReplaced('REV-APPVERSION', 'REV-APPVERSION: 9.9'),
    field: 'REV-APPVERSION',
    status: 400,
  },
  {
    panel: translation,
    way: 'a domain of the other version',
    make: headerReplaced('domain', 'domain: 3'),
    field: 'domain',
    status: 400,
  },
  { panel: translation, way: 'JSON that breaks off', make: withBody('{"data": ['), status: 400 },
  {
    panel: translation,
    way: 'a value of another type',
    make: withBody('{"data": ["a"], "nmtMaskTerms": 3}'),
    field: 'nmtMaskTerms',
    status: 400,
  },
];

const nameOf = ({ id }: ErrorRow) => id.split('.')[1] ?? '';
const rowsOf = ({ appName }: Panel) => errorRows.filter((row) => row.appName === appName);

async function expectCard(card: Locator, { field, cause }: Made, status: number) {
  await expect(card).toContainText(failureWords.refusedTitle(status, undefined));
  await expect(card.getByRole('definition').first()).toHaveText(String(status));
  if (cause) await expect(card).toContainText(cause);
  if (field) await expect(card.getByRole('definition').nth(1)).toHaveText(field);
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
}

for (const panel of [translation, transliteration]) {
  test(`${panel.name}: every row of the specification is covered here`, () => {
    expect(Object.keys(rows[panel.appName]).sort()).toEqual(rowsOf(panel).map(nameOf).sort());
  });

  test(`${panel.name}: every row is produced by hand, and the card names it`, { tag: '@slow' }, async ({
    console,
  }) => {
    const person = { console, panel };
    await console.open(panel.name, address(panel));
    for (const row of rowsOf(panel)) {
      for (const made of rows[panel.appName][nameOf(row)] ?? []) {
        await test.step(`${row.id}: ${made.way}`, async () => {
          await made.make(person);
          const card = console.result.getByRole('alert');
          await expectCard(card, made, row.httpStatus);
          await expect(card).toContainText(row.text);
          await expect(card).toContainText(
            failureWords.rule(row.httpStatus, row.code, row.text, row.condition),
          );
          await expect(card).toContainText(failureWords.remedies[nameOf(row)] ?? 'a remedy');
          await console.expectAccessible(row.id, '[role=alert]');
          await recover(person);
        });
      }
    }
  });

  test(`${panel.name}: a refusal that no row describes is named as such`, async ({ console }) => {
    const person = { console, panel };
    await console.open(panel.name, address(panel));
    for (const made of beyond.filter((one) => one.panel === panel)) {
      await test.step(made.way, async () => {
        await made.make(person);
        const card = console.result.getByRole('alert');
        await expectCard(card, made, made.status);
        const near = errorRows.find(({ id }) => id === made.near);
        await expect(card).toContainText(
          near
            ? failureWords.rule(near.httpStatus, near.code, near.text, near.condition)
            : failureWords.noRule,
        );
        await expect(card).toContainText(failureWords.remedies[near ? nameOf(near) : 'other'] ?? 'a remedy');
        await recover(person);
      });
    }
  });
}
