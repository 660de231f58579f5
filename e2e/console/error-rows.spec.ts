import { expect, type Locator } from '@playwright/test';
import { failureWords, ruleWords } from '#client/failures/failure-words.ts';
import { type ErrorRow, errorRows } from '#contract/errors.ts';
import { armFaults } from '../verbs/arm-faults.ts';
import { type ConsoleVerbs, test as sharedTest } from '../verbs/fixtures.ts';
import { test } from '../verbs/processes/own-console.ts';

/*
 * Every error row of the specification for translation and transliteration, produced from the panel as a user would,
 * with the error card that explains it.
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

interface PanelContext {
  readonly console: ConsoleVerbs;
  readonly panel: Panel;
}
type UserAction = (person: PanelContext) => Promise<void>;

const text = 'Good morning.';
const address = ({ name }: Panel) => `/${name.toLowerCase()}?from=en&to=ta&domain=generic#text=${text}`;
const textbox = ({ console }: PanelContext) => console.request.getByRole('textbox', { name: /^Strings to/ });
const send = ({ console, panel }: PanelContext) =>
  console.request.getByRole('button', { name: panel.send, exact: true }).click();

/** Sends a call that the specification does not allow: the console explains why, and then sends it anyway. */
const sendAnyway: UserAction = async (person) => {
  await send(person);
  const card = person.console.result.getByRole('alert');
  await expect(card).toContainText(failureWords.invalidTitle);
  await card.getByRole('button', { name: 'Send anyway' }).click();
};

const withAccount =
  (name: string): UserAction =>
  async (person) => {
    await person.console.chooseAccount(name);
    await send(person);
  };

const withTypedCredentials: UserAction = async (person) => {
  const { page } = person.console;
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByLabel('REV-API-KEY').fill('nobody-has-this-key');
  await page.getByLabel('REV-APP-ID').fill('nobody');
  await page.getByRole('button', { name: 'Use for this session' }).click();
  await send(person);
};

const withoutText: UserAction = async (person) => {
  await textbox(person).fill('');
  await sendAnyway(person);
};

/** Edits the raw request. */
const withRawRequest =
  (edit: (boxes: { headers: Locator; body: Locator }) => Promise<void>): UserAction =>
  async (person) => {
    const { request } = person.console;
    await request.getByRole('button', { name: 'Edit raw request' }).click();
    await edit({
      headers: request.getByRole('textbox', { name: 'Headers' }),
      body: request.getByRole('textbox', { name: 'Body' }),
    });
    await sendAnyway(person);
  };
const withHeaderLine = (name: string, line: string): UserAction =>
  withRawRequest(async ({ headers }) => {
    const given = await headers.inputValue();
    const lines = given.split('\n').map((one) => (one.startsWith(`${name}:`) ? line : one));
    await headers.fill(lines.filter((one) => one !== '').join('\n'));
  });
const withoutHeader = (name: string) => withHeaderLine(name, '');
const withBody = (body: string): UserAction => withRawRequest((boxes) => boxes.body.fill(body));

/** Arms a fault in another tab, so that the panel stays open. */
const withFault =
  (fault: string): UserAction =>
  async (person) => {
    const desk = await person.console.page.context().newPage();
    await armFaults(desk, person.panel.appName, { fault });
    await desk.close();
    await send(person);
  };

/** Undoes the changes of a case and sends a successful call, so that the next case does not find an old error card. */
async function recoverFromError(person: PanelContext) {
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

/** How an error is produced, and what its card shows besides the error row. */
interface RowCase {
  readonly way: string;
  readonly make: UserAction;
  readonly field?: string;
  /** The cause in the answer of the service. */
  readonly cause?: string;
}

const accountCases: Readonly<Record<string, readonly RowCase[]>> = {
  'invalid-credentials': [
    { way: 'credentials that nobody has', make: withTypedCredentials, field: 'REV-API-KEY' },
  ],
  expired: [{ way: 'the account expired', make: withAccount('expired'), field: 'REV-API-KEY' }],
  exhausted: [{ way: 'the account exhausted', make: withAccount('exhausted'), field: 'REV-APP-ID' }],
  'unauthorized-api': [
    {
      way: 'another REV-APPNAME',
      make: withHeaderLine('REV-APPNAME', 'REV-APPNAME: no_such_function'),
      field: 'REV-APPNAME',
    },
    { way: 'no REV-APPNAME', make: withoutHeader('REV-APPNAME'), field: 'REV-APPNAME' },
  ],
};
const languageCases = (field: string): readonly RowCase[] => [
  { way: 'a language that the account may not use', make: withAccount('hindi-english'), field },
  { way: 'a code that is no language', make: withHeaderLine('tgt_lang', 'tgt_lang: xx'), field },
];
const missingFieldCase = (field: string, make: UserAction): RowCase => ({
  way: `no ${field}`,
  make,
  field,
  cause: `Required parameter '${field}' is not present`,
});

const casesByRow: Readonly<Record<Panel['appName'], Readonly<Record<string, readonly RowCase[]>>>> = {
  localization: {
    ...accountCases,
    'unauthorized-language': languageCases('src_lang, tgt_lang'),
    'data-missing': [
      { way: 'no text', make: withoutText, field: 'data' },
      { way: 'a body without data', make: withBody('{"enableNmt": true}'), field: 'data' },
    ],
    'target-missing': [{ way: 'no tgt_lang', make: withoutHeader('tgt_lang'), field: 'tgt_lang' }],
    'source-missing': [{ way: 'no src_lang', make: withoutHeader('src_lang'), field: 'src_lang' }],
  },
  transliteration: {
    ...accountCases,
    'unauthorized-language': languageCases('tgt_lang'),
    'bad-request': [
      missingFieldCase('data', withoutText),
      missingFieldCase('src_lang', withoutHeader('src_lang')),
      missingFieldCase('tgt_lang', withoutHeader('tgt_lang')),
      {
        way: 'another version',
        make: withHeaderLine('REV-APPVERSION', 'REV-APPVERSION: 3.0'),
        field: 'REV-APPVERSION',
      },
      { way: 'an unknown domain', make: withHeaderLine('domain', 'domain: sports'), field: 'domain' },
      { way: 'JSON that breaks off', make: withBody('{"data": ['), cause: 'body: expected JSON' },
      {
        way: 'a value of another type',
        make: withBody('{"data": ["a"], "isBulk": "yes"}'),
        field: 'isBulk',
      },
    ],
    internal: [{ way: 'a fault of the service', make: withFault('HTTP 500: Internal Server Error') }],
  },
};

interface UndocumentedCase extends RowCase {
  readonly panel: Panel;
  readonly status: number;
  /** The closest row, when one has the same text with another status. */
  readonly near?: string;
}

const otherContentType = {
  way: 'another Content-Type',
  make: withHeaderLine('Content-Type', 'Content-Type: text/plain'),
  field: 'Content-Type',
  status: 415,
};

/** Refusals that no row describes: the card says so, and still shows status, message, field and a remedy. */
const undocumentedCases: readonly UndocumentedCase[] = [
  { ...otherContentType, panel: translation },
  { ...otherContentType, panel: transliteration, near: 'transliteration.bad-request' },
  {
    panel: translation,
    way: 'another version',
    make: withHeaderLine('REV-APPVERSION', 'REV-APPVERSION: 9.9'),
    field: 'REV-APPVERSION',
    status: 400,
  },
  {
    panel: translation,
    way: 'a domain of the other version',
    make: withHeaderLine('domain', 'domain: 3'),
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

const rowName = ({ id }: ErrorRow) => id.split('.')[1] ?? '';
const rowsOfPanel = ({ appName }: Panel) => errorRows.filter((row) => row.appName === appName);

async function expectCard(card: Locator, { field, cause }: RowCase, status: number) {
  await expect(card).toContainText(failureWords.refusedTitle(status, undefined));
  await expect(card.getByRole('definition').first()).toHaveText(String(status));
  if (cause) await expect(card).toContainText(cause);
  if (field) await expect(card.getByRole('definition').nth(1)).toHaveText(field);
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
}

for (const panel of [translation, transliteration]) {
  sharedTest(`${panel.name}: every error row of the specification has a case in this file`, () => {
    expect(Object.keys(casesByRow[panel.appName]).sort()).toEqual(rowsOfPanel(panel).map(rowName).sort());
  });

  test(`${panel.name}: every error row can be triggered by a user and is named on the error card`, {
    tag: '@slow',
  }, async ({ console }) => {
    const person = { console, panel };
    await console.open(panel.name, address(panel));
    for (const row of rowsOfPanel(panel)) {
      for (const made of casesByRow[panel.appName][rowName(row)] ?? []) {
        await test.step(`the error row ${row.id} is named on the card: ${made.way}`, async () => {
          await made.make(person);
          const card = console.result.getByRole('alert');
          await expectCard(card, made, row.httpStatus);
          await expect(card).toContainText(row.text);
          await expect(card).toContainText(ruleWords.rule(row.httpStatus, row.code, row.text, row.condition));
          await expect(card).toContainText(failureWords.remedies[rowName(row)] ?? 'a remedy');
          await console.expectAccessible(row.id, '[role=alert]');
          await recoverFromError(person);
        });
      }
    }
  });

  test(`${panel.name}: the card of a refusal without an error row says that it is undocumented`, {
    tag: '@slow',
  }, async ({ console }) => {
    const person = { console, panel };
    await console.open(panel.name, address(panel));
    for (const made of undocumentedCases.filter((one) => one.panel === panel)) {
      await test.step(made.way, async () => {
        await made.make(person);
        const card = console.result.getByRole('alert');
        await expectCard(card, made, made.status);
        const near = errorRows.find(({ id }) => id === made.near);
        await expect(card).toContainText(
          near ? ruleWords.rule(near.httpStatus, near.code, near.text, near.condition) : failureWords.noRule,
        );
        await expect(card).toContainText(
          (near && failureWords.remedies[rowName(near)]) ?? failureWords.otherRemedy,
        );
        await recoverFromError(person);
      });
    }
  });
}
