import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { otherPanels, readBuiltConsole, waveformFiles } from '../verbs/checks/built-console.ts';
import { type BareBrowser, launchBareBrowser } from './first-load/bare-browser.ts';
import { openPage, type PageSpec, type Visit, visitPage } from './first-load/measure-page.ts';
import { installPeers, writePeerPage } from './first-load/peers.ts';
import { buildPages } from './harness/build-pages.ts';
import { median, type Row } from './harness/row.ts';
import { startServers } from './harness/servers.ts';

export const budgetMinutes = 2.6;
/** Number of visits to the console in each language, and to the minimal page, at each processor speed. */
const rounds = 6;
/** Number of visits to each peer. */
const peerRounds = 4;
/** Languages of the interface that are measured besides English. */
const languages = ['hi', 'ur'] as const;
const slowdowns = [1, 4] as const;
type Slowdown = (typeof slowdowns)[number];

const consolePage: PageSpec = {
  name: 'console',
  button: '#panel button[aria-keyshortcuts*="Enter"]',
  worked: '#panel [role="tabpanel"] li',
  sends: '/api/embedded/',
};
const minimalPage: PageSpec = {
  name: 'minimal page',
  button: 'button',
  worked: 'li',
  sends: '/api/embedded/',
};

/**
 * Compares the first visit of the console with a minimal page that makes the same call, and with peers from npm. All
 * are served by the production server and call the same service, and every visit starts with empty caches. The console in
 * each language and the minimal page are visited in turns: a ratio is the median of the rounds' own ratios, so that load
 * which comes and goes changes both sides of each. The processor is slowed down for these pages only.
 */
export async function run(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  const { present, absent } = installPeers();
  const sites = [minimalPage, ...present].map((spec, index) => ({
    spec,
    folder: join(folder, String(index)),
  }));
  await buildPages(
    fileURLToPath(new URL('./first-load/minimal-page', import.meta.url)),
    ['index'],
    join(folder, '0'),
  );
  for (const [index, peer] of present.entries()) writePeerPage(peer, join(folder, String(index + 1)));
  for (const site of sites) compress(site.folder);

  const servers = await startServers(
    sites.map((site) => site.folder),
    { DATA_DIR: join(folder, 'data') },
  );
  const browser = await launchBareBrowser(process.env.CHROMIUM_PATH || chromium.executablePath(), [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
    ...['--disable-background-networking', '--disable-component-update'],
    // Names of other hosts do not resolve: a peer's requests to them are counted, but take no time.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  try {
    const ofConsole = { spec: consolePage, url: `${servers.console}/translation`, slowdowns };
    const inLanguages = languages.map((language) => ({
      spec: { ...consolePage, name: nameIn(language) },
      url: `${servers.console}/translation?lang=${language}`,
      slowdowns,
    }));
    const [ofMinimal, ...ofPeers] = sites.map(({ spec }, index) => ({
      spec,
      url: `${servers.folders[index]}/`,
      slowdowns: spec === minimalPage ? slowdowns : ([1] as const),
    }));
    if (!ofMinimal) throw new Error('The minimal page is missing.');
    const visits = await visitInTurns(browser, [ofConsole, ofMinimal, ...inLanguages], ofPeers);
    return [
      ...consoleRows(visits),
      ...(await panelRows(browser, servers.console, visits.get('console 1') ?? [])),
      ...present.flatMap(({ name }) => peerRows(name, visits)),
      ...absent,
    ];
  } finally {
    await browser.close();
    servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const nameIn = (language: (typeof languages)[number]) => `${consolePage.name} in ${language}`;

interface VisitedPage {
  readonly spec: PageSpec;
  readonly url: string;
  readonly slowdowns: readonly Slowdown[];
}

/** Visits by name of the page and slowdown, for example `minimal page 4`. */
type Visits = ReadonlyMap<string, readonly Visit[]>;

async function visitInTurns(
  browser: BareBrowser,
  compared: readonly VisitedPage[],
  peers: readonly VisitedPage[],
): Promise<Visits> {
  const visits = new Map<string, Visit[]>();
  const visit = async ({ spec, url }: VisitedPage, slowdown: Slowdown) => {
    const key = `${spec.name} ${slowdown}`;
    visits.set(key, [...(visits.get(key) ?? []), await visitPage(browser, url, spec, slowdown)]);
  };
  // The servers read each file for the first time and the browser starts its processes: the first visits do not count.
  for (const { spec, url } of [...compared, ...peers]) await visitPage(browser, url, spec, 1);
  for (let round = 0; round < rounds; round += 1) {
    // The compared pages are visited in the opposite order in every second round.
    const ordered = round % 2 === 0 ? compared : compared.toReversed();
    for (const slowdown of slowdowns) {
      for (const page of round < peerRounds ? [...ordered, ...peers] : ordered) {
        if (page.slowdowns.includes(slowdown)) await visit(page, slowdown);
      }
    }
  }
  return visits;
}

const medianFigure = (
  visits: Visits,
  name: string,
  slowdown: Slowdown,
  figure: (visit: Visit) => number,
): number => median((visits.get(`${name} ${slowdown}`) ?? []).map(figure));

/** The median of `compare` over the rounds: the n-th visit to the named page and the n-th to the minimal page. */
const medianOfRounds = (
  visits: Visits,
  name: string,
  slowdown: Slowdown,
  figure: (visit: Visit) => number,
  compare: (console: number, minimal: number) => number,
): number => {
  const ofMinimal = visits.get(`${minimalPage.name} ${slowdown}`) ?? [];
  const compared = (visits.get(`${name} ${slowdown}`) ?? []).map((visit, at) =>
    compare(figure(visit), ofMinimal[at] ? figure(ofMinimal[at]) : Number.NaN),
  );
  return median(compared);
};

/** Scripts and style sheets among the files, each once. */
const scriptsAndStyles = (files: Visit['files']): Visit['files'] => [
  ...new Map(
    files.filter(({ path }) => /\.(m?js|css)$/.test(path)).map((file) => [file.path, file]),
  ).values(),
];

const codeKilobytes = (files: Visit['files']): number =>
  scriptsAndStyles(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const filesUntilAnswer = ({ files, answer }: Visit): Visit['files'] => files.filter(({ at }) => at <= answer);

function consoleRows(visits: Visits): Row[] {
  const external = [...visits].flatMap(([key, found]) =>
    key.startsWith('console ') ? found.flatMap(({ externalOrigins }) => externalOrigins) : [],
  );
  const { name } = consolePage;
  return [
    ...rowsUntilAnswer(visits, name),
    rowWithRatio(
      'JS + CSS until the page is quiet',
      'kB',
      ...besideMinimal(visits, name, 1, ({ files }) => codeKilobytes(files)),
    ),
    rowWithRatio(
      'requests until the page is quiet',
      '',
      ...besideMinimal(visits, name, 1, ({ files }) => files.length + 1),
    ),
    rowExpectingZero('requests to other hosts', external.length),
    ...languages.flatMap((language) =>
      rowsUntilAnswer(visits, nameIn(language)).map((row) => ({ ...row, name: `${language}: ${row.name}` })),
    ),
  ];
}

/** The medians of a figure: for the named page and for the minimal page. */
const besideMinimal = (visits: Visits, name: string, slowdown: Slowdown, figure: (visit: Visit) => number) =>
  [
    medianFigure(visits, name, slowdown, figure),
    medianFigure(visits, minimalPage.name, slowdown, figure),
  ] as const;

/** Rows of what a visitor of the named page waits for until the first answer. */
function rowsUntilAnswer(visits: Visits, name: string): Row[] {
  return [
    rowWithLimit(
      'JS + CSS until the answer, brotli',
      'kB',
      ...besideMinimal(visits, name, 1, (visit) => codeKilobytes(filesUntilAnswer(visit))),
      150,
    ),
    rowWithLimit(
      'requests until the answer',
      '',
      ...besideMinimal(visits, name, 1, (visit) => filesUntilAnswer(visit).length + 1),
      12,
    ),
    ...slowdowns.flatMap((slowdown) => timesAt(visits, name, slowdown)),
  ];
}

function timesAt(visits: Visits, name: string, slowdown: Slowdown): Row[] {
  const compared = (what: string, figure: (visit: Visit) => number, atMost?: number): Row => {
    const [value, baseline] = besideMinimal(visits, name, slowdown, figure);
    const ratio = medianOfRounds(visits, name, slowdown, figure, (console, minimal) => console / minimal);
    const goal = atMost === undefined ? {} : { goal: `≤ ${atMost}x`, ok: ratio <= atMost };
    return { name: `${what}, ${slowdown}x CPU`, value, unit: 'ms', baseline, ratio, ...goal };
  };
  const blockingOf = ({ blocking }: Visit) => blocking;
  const [blocking, ofMinimal] = besideMinimal(visits, name, slowdown, blockingOf);
  const more = medianOfRounds(visits, name, slowdown, blockingOf, (console, minimal) => console - minimal);
  return [
    compared('first contentful paint', ({ paint }) => paint, 1.2),
    compared('first click', ({ click }) => click, 1.7),
    compared('answer shown', ({ answer }) => answer),
    rowWithRatio(`blocking, ${slowdown}x CPU`, 'ms', blocking, ofMinimal),
    rowWithLimit(`blocking beyond the minimal page, ${slowdown}x CPU`, 'ms', more, undefined, 50),
  ];
}

async function panelRows(browser: BareBrowser, url: string, first: readonly Visit[]): Promise<Row[]> {
  const waveform = new Set(
    waveformFiles(readBuiltConsole(fileURLToPath(new URL('../../dist/console', import.meta.url)))),
  );
  const known = new Set(first.flatMap(({ files }) => files.map(({ path }) => path)));
  const rows: Row[] = [];
  let early = first.flatMap(({ files }) => files.filter(({ path }) => waveform.has(path))).length;
  for (const { path } of otherPanels) {
    const { files } = await openPage(browser, `${url}${path}`, '#panel :is(button, input)');
    early += files.filter((file) => waveform.has(file.path)).length;
    const more = files.filter((file) => !known.has(file.path));
    rows.push(rowWithLimit(`${path} beyond the first route`, 'kB', codeKilobytes(more), undefined, 60));
  }
  return [...rows, rowExpectingZero('files of the waveform before there is audio', early)];
}

/** A peer's figures, each with the console's figure as the baseline. */
function peerRows(name: string, visits: Visits): Row[] {
  const figures = (figure: (visit: Visit) => number) =>
    [medianFigure(visits, name, 1, figure), medianFigure(visits, consolePage.name, 1, figure)] as const;
  return [
    rowWithRatio(`${name}: JS + CSS, brotli`, 'kB', ...figures(({ files }) => codeKilobytes(files))),
    rowWithRatio(`${name}: first contentful paint, 1x CPU`, 'ms', ...figures(({ paint }) => paint)),
    rowWithRatio(`${name}: first click, 1x CPU`, 'ms', ...figures(({ click }) => click)),
    rowWithRatio(`${name}: blocking, 1x CPU`, 'ms', ...figures(({ blocking }) => blocking)),
    rowWithRatio(`${name}: requests`, '', ...figures(({ files }) => files.length + 1)),
  ];
}

function rowWithRatio(name: string, unit: string, value: number, baseline: number | undefined): Row {
  return baseline
    ? { name, value, unit, baseline, ratio: value / baseline }
    : { name, value, unit, baseline };
}

function rowWithLimit(
  name: string,
  unit: string,
  value: number,
  baseline: number | undefined,
  limit: number,
): Row {
  const goal = `≤ ${Number(limit.toFixed(0))} ${unit}`.trimEnd();
  return { ...rowWithRatio(name, unit, value, baseline), goal, ok: value <= limit };
}

function rowExpectingZero(name: string, value: number): Row {
  return { name, value, unit: '', goal: '0', ok: value === 0 };
}

/** Writes a compressed copy of each file, as the console's build does: the server never compresses anything itself. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !['.js', '.css', '.json'].includes(extname(path))) continue;
    const content = readFileSync(path);
    if (content.length >= 1024) writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}
