import { AppName } from '#contract/credentials.ts';
import type { CatalogueEngine, InstallProblem } from '#contract/local/engine-catalogue.ts';
import type { EngineQuality } from '#contract/local/service.ts';
import { megabytes } from '#service/engines/catalogue/fetch/disk-space.ts';

const functions: Readonly<Record<AppName, string>> = {
  localization: 'Translation',
  transliteration: 'Transliteration',
  stt_batch: 'Speech to text',
  tts: 'Text to speech',
};

const states: Readonly<Record<CatalogueEngine['state'], string>> = {
  included: 'ready',
  installed: 'ready',
  installing: 'being added',
  available: 'not added',
  missing: 'not installed',
};

/** The catalogue as a table for each function, with notes below it. */
export function listLines(engines: readonly CatalogueEngine[]): string[] {
  const heading = ['engine', 'state', 'languages', 'quality', 'fetch', 'disk', 'memory', 'licence'];
  const rows = engines.map(rowOf);
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    lineOf(heading),
    ...AppName.options.flatMap((appName) => {
      const shown = engines.flatMap((engine, index) =>
        engine.appName === appName ? [rows[index] ?? []] : [],
      );
      return shown.length === 0 ? [] : ['', functions[appName], ...shown.map(lineOf)];
    }),
    ...notesOn(engines),
    '',
    'npm run engines -- add NAME | remove NAME | verify NAME',
  ];
}

function rowOf(engine: CatalogueEngine): string[] {
  const { name, state, languages, fetchBytes, diskBytes, memoryBytes, licence, obstacle, sources } = engine;
  return [
    name,
    obstacle && state === 'available' ? 'cannot run here' : states[state],
    languages.join(' '),
    qualityOf(engine),
    `${megabytes(fetchBytes)}${sources.every(({ bytes }) => bytes) ? '' : ' +'}`,
    megabytes(diskBytes),
    memoryBytes === undefined ? '?' : megabytes(memoryBytes),
    licence ?? licenceInFiles,
  ];
}

function notesOn(engines: readonly CatalogueEngine[]): string[] {
  const notes = engines.flatMap(({ name, obstacle, problem }) => [
    ...(obstacle ? [[describeObstacle(obstacle), name]] : []),
    ...(problem ? [[problem.message, name]] : []),
  ]);
  const unverified = engines.filter(({ verified }) => !verified).map(({ name }) => name);
  const byText = new Map<string, string[]>();
  for (const [text = '', name = ''] of notes) byText.set(text, [...(byText.get(text) ?? []), name]);
  return [
    ...[...byText].flatMap(([text, names]) => ['', `${text}:`, `  ${names.join(', ')}`]),
    ...(unverified.length > 0
      ? ['', 'Not yet verified with real weights:', `  ${unverified.join(', ')}`]
      : []),
  ];
}

const licenceInFiles = 'as in its MODEL_CARD';

const qualitySources: Readonly<Record<EngineQuality['source'], string>> = {
  librivox: 'six clips of LibriVox, 93 words',
  mozilla: 'Mozilla',
  'pitch-and-transcripts': 'pitch and transcripts; no native speaker has listened',
};

/** The quality figure with its source. */
export function qualityOf({ quality }: Pick<CatalogueEngine, 'quality'>): string {
  if (!quality) return 'not known';
  const source = qualitySources[quality.source];
  switch (quality.measure) {
    case 'words-wrong':
      return `${quality.value} % of words wrong (${source})`;
    case 'bleu':
      return `BLEU ${quality.value} on FLORES (${source})`;
    case 'natural-voice':
      return `natural (${source})`;
  }
}

/** Why an engine cannot run here, in words. */
export function describeObstacle({ kind, detail }: NonNullable<CatalogueEngine['obstacle']>): string {
  switch (kind) {
    case 'platform':
      return `There is no runtime for ${detail}`;
    case 'memory':
      return `It needs a machine with ${detail} of memory`;
    case 'runtime':
      return `Packages are missing (${detail}): npm install --include=optional`;
  }
}

/** What an installation will download: the source, the size and the licence. */
export function planLines(engine: CatalogueEngine): string[] {
  const { title, licence, fetchBytes, diskBytes, sources, verified } = engine;
  const known = sources.every(({ bytes }) => bytes !== undefined);
  return [
    `${title}, licence ${licence ?? licenceInFiles}`,
    `Fetches ${known ? '' : 'at least '}${megabytes(fetchBytes)}, takes ${megabytes(diskBytes)} on disk:`,
    ...sources.map(
      ({ name, from, bytes }) =>
        `  ${name}, ${bytes === undefined ? 'size not known' : megabytes(bytes)}, ${originOf(from)}`,
    ),
    ...(verified ? [] : ['This engine has not been tested with its real files yet.']),
  ];
}

function originOf(from: string | undefined): string {
  if (from === undefined) return 'the address is not known: pass the file with --file';
  return from === 'npm' ? 'through npm' : `from ${from}`;
}

/** Instructions for adding an engine on a machine without a connection. */
export function byHandLines(engine: CatalogueEngine, folder: string): string[] {
  return [
    `To add it by hand, put these files into ${folder} and run the command again:`,
    ...engine.sources.flatMap(({ name, from, bytes, checksum, fileName }) => [
      `  ${fileName}${bytes === undefined ? '' : ` (${bytes} bytes)`}`,
      `    ${checksum ?? 'no checksum is published'}`,
      ...(from === 'npm'
        ? [`    create it on another machine with: npm pack ${name}`]
        : from
          ? [`    ${from}`]
          : []),
    ]),
  ];
}

const remedies: Readonly<Partial<Record<InstallProblem['kind'], string>>> = {
  offline: 'There is no connection, or a proxy is needed (HTTPS_PROXY, or npm config set https-proxy).',
  'not-found': 'The file has moved. Download it from another place: its checksum will be verified.',
  'server-error': 'Try again later; what was fetched is kept.',
  interrupted: 'Run the command again: it continues where it stopped.',
  timeout: 'Run the command again: it continues where it stopped.',
  'wrong-checksum':
    'Run the command again. If the problem persists, something on the network is altering the file.',
  'wrong-content': 'A proxy or a login page may be in between.',
  'disk-full': 'Free some space, or set DATA_DIR to another disk.',
  'npm-missing': 'Run the command through npm: npm run engines.',
  'in-use': 'Stop the service and try again.',
};

/** Suggests what to do about a problem. */
export function remedyOf({ kind }: InstallProblem): string | undefined {
  return remedies[kind];
}

/** Problems after which files can be put in place by hand. */
export const byHandHelps: ReadonlySet<InstallProblem['kind']> = new Set([
  'offline',
  'not-found',
  'no-address',
  'server-error',
  'wrong-content',
  'redirects',
]);
