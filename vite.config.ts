import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import project from './package.json' with { type: 'json' };
import { languageOfPage } from './src/proxy/vite-language.ts';
import { consoleProxy } from './src/proxy/vite-plugin.ts';

/** The production server puts the nonce of each answer here. */
const nonce = '__CSP_NONCE__';

const inSource = (path: string) => fileURLToPath(new URL(`src/console/${path}`, import.meta.url));

/** Modules of TanStack Query that only the long lists of the Service panel need. */
const isForLongLists = (id: string) => /\/node_modules\/@tanstack\/.*infiniteQuery/i.test(id);

/** Modules of zod that create JSON Schemas, which only the reference needs. */
const isForJsonSchemas = (id: string) => /\/node_modules\/zod\/v4\/core\/(to-)?json-schema/.test(id);

const iconOf = (id: string) => /\/lucide-react\/dist\/esm\/icons\/(.+)\.mjs$/.exec(id)?.[1];

/** Icons that the package has under a new name. */
const renamedIcons: Readonly<Record<string, string>> = { 'trash-2': 'trash', 'file-json': 'file-braces' };

/** The icons that a module imports by name, such as `arrow-right`: their package exports all icons from one module. */
function iconsIn(code: string): string[] {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  const names = [...imports].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .split(' ')[0]!
        .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, '-')
        .toLowerCase(),
    ),
  );
  return names.map((name) => renamedIcons[name] ?? name);
}

/** Returns a predicate: whether a module is one of these or a static import of them, direct or indirect. */
function neededBy(...modules: string[]) {
  const members = new Set(modules.map(inSource));
  const icons = new Set<string>();
  let isComplete = false;
  return (id: string, graph: Rolldown.ChunkingContext) => {
    if (!isComplete) {
      for (const member of members) {
        const module = graph.getModuleInfo(member);
        for (const imported of module?.importedIds ?? []) members.add(imported);
        for (const icon of iconsIn(module?.code ?? '')) icons.add(icon);
      }
      isComplete = true;
    }
    const icon = iconOf(id);
    return icon === undefined
      ? members.has(id) && !isForLongLists(id) && !isForJsonSchemas(id)
      : icons.has(icon);
  };
}

const first = neededBy(
  'main.tsx',
  'panels/translation/TranslationPanel.tsx',
  'ui/overlays/MoreTabs.tsx',
  // What the words of some languages import: small, so that it is not worth a request of its own.
  'languages/left-to-right.ts',
  'ui/text/count.ts',
);
const answer = neededBy(
  'panels/translation/answer/Answer.tsx',
  // Small, and needed as soon as not all tabs of an answer fit.
  'panels/translation/answer/MoreTargets.tsx',
);
/**
 * Loaded once the page is idle: first the code for failed and stored runs, which other panels need immediately, then
 * the rest.
 */
const runs = neededBy(
  'exchanges/AnswerFacts.tsx',
  'exchanges/RunFailure.tsx',
  'exchanges/kept/keep-runs.ts',
  'storage/cases/unfinished-runs.ts',
  'storage/private-folder.ts',
  'storage/records.ts',
  'ui/details/OptionFacts.tsx',
  'ui/controls/Switch.tsx',
  'ui/text/bytes.ts',
  'ui/text/list.ts',
);
const shellLater = neededBy(
  'app/top-bar/TopBarLater.tsx',
  'app/top-bar/FaultChip.tsx',
  'app/top-bar/LanguageMenu.tsx',
  'app/top-bar/PresentMenu.tsx',
  'stage/load-stage.ts',
  'exchanges/drawer/ExchangeStatus.tsx',
  'exchanges/drawer/LastCall.tsx',
  'exchanges/kept/keep-calls.ts',
  'ui/PaneDivider.tsx',
);
const panelLater = neededBy(
  'listen/ListenFailure.tsx',
  'panels/translation/answer/AnswerFooter.tsx',
  'panels/translation/explain/Explanation.tsx',
  'panels/translation/explain/FilteredWords.tsx',
  'panels/translation/options/AllOptions.tsx',
  'panels/translation/rows/RowExtras.tsx',
);
/** The icons that the panels show immediately. */
const panelIcons = neededBy(
  'panels/transliteration/TransliterationPanel.tsx',
  'panels/speech-to-text/SpeechToTextPanel.tsx',
  'panels/text-to-speech/TextToSpeechPanel.tsx',
  'exchanges/RunFailure.tsx',
);
const isOfFirstPanel = (id: string) => id.includes('/panels/translation/');
const isLibrary = (id: string) => id.includes('/node_modules/');
const isReactDom = (id: string) =>
  /\/node_modules\/(react-dom|scheduler)\//.test(id) || id === inSource('react-dom.ts');

/**
 * Fewer and larger files: libraries, the page and React DOM, then one for the first answer, three once the page is idle.
 * Each of the first three runs in a separate task, so that a slow machine can handle input between them.
 */
const firstPage: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'libraries',
    name: (id, graph) => (isLibrary(id) && first(id, graph) ? 'libraries' : null),
  },
  { debugName: 'first', name: (id, graph) => (first(id, graph) ? 'first' : null) },
  { debugName: 'react-dom', name: (id) => (isReactDom(id) ? 'react-dom' : null) },
  { debugName: 'answer', name: (id, graph) => (answer(id, graph) ? 'answer' : null) },
  { debugName: 'icons', name: (id, graph) => (iconOf(id) && panelIcons(id, graph) ? 'icons' : null) },
  { debugName: 'more-icons', name: (id) => (iconOf(id) ? 'more-icons' : null) },
  { debugName: 'json-schemas', name: (id) => (isForJsonSchemas(id) ? 'json-schemas' : null) },
  { debugName: 'runs', name: (id, graph) => (runs(id, graph) ? 'runs' : null) },
  { debugName: 'shell-later', name: (id, graph) => (shellLater(id, graph) ? 'shell-later' : null) },
  {
    debugName: 'panel-later',
    name: (id, graph) => (isOfFirstPanel(id) && panelLater(id, graph) ? 'panel-later' : null),
  },
];

/** The commit of the working copy; undefined where there is none. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** The order of unit tests. Loaded for tests only, because it makes every build a quarter of a second longer. */
const sequence = process.env.VITEST
  ? { sequencer: (await import('./src/testing/by-environment.ts')).default }
  : {};

export default defineConfig(({ isSsrBuild }) => ({
  define: {
    'import.meta.env.CONSOLE_VERSION': JSON.stringify(project.version),
    'import.meta.env.CONSOLE_COMMIT': JSON.stringify(commit()) ?? 'undefined',
  },
  plugins: isSsrBuild ? [] : [react(), tailwindcss(), consoleProxy(), languageOfPage()],
  html: { cspNonce: isSsrBuild ? undefined : nonce },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    cors: false,
    fs: {
      strict: true,
      allow: ['src', 'public', 'e2e/cases', 'index.html', 'node_modules'],
      deny: ['.env', '.env.*', '*.log', '.git/**'],
    },
  },
  worker: { format: 'es' },
  experimental: isSsrBuild
    ? {}
    : {
        // Files find each other by relative addresses, because BASE_PATH is known only when the server starts: it
        // writes the path into the pages, whose addresses begin with a slash.
        renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
      },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          // Programs that run beside the service look for each other in one folder.
          input: {
            'console-server': 'src/proxy/console-server.ts',
            'account-command': 'src/commands/account-command.ts',
            'service-process': 'src/commands/processes/service-process.ts',
            'espeak-process': 'src/service/engines/espeak/espeak-process.ts',
            'kokoro-process': 'src/service/engines/kokoro/kokoro-process.ts',
            'kokoro-prepare-process': 'src/service/engines/kokoro/prepare/prepare-process.ts',
            'decode-process': 'src/service/speech-to-text/decoding/decode-process.ts',
            'moonshine-process': 'src/service/engines/recognition/moonshine/moonshine-process.ts',
            'pocketsphinx-process': 'src/service/engines/recognition/pocketsphinx-process.ts',
            'long-change-process': 'src/service/long-changes/long-change-process.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/console',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // A panel loads its other scripts after it has arrived: a preload list of their names would enlarge the first
          // page.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: { output: { codeSplitting: { groups: firstPage } } },
      },
  test: {
    isolate: false,
    sequence,
    globalSetup: [
      'src/testing/bundle-child-programs.ts',
      'src/testing/fill-lookup-database.ts',
      'src/testing/postgres/shared-cluster.ts',
    ],
    // One more than the processors, because tests also wait for other processes and for time limits.
    maxWorkers: availableParallelism() + 1,
    // As for browser tests: the summary names the tests that needed a second run.
    retry: process.env.CI ? 1 : 0,
    // Synthesis and decoding run in separate processes, which may wait for a processor on a busy machine.
    testTimeout: 60_000,
    // Starting the service takes a second of processor time.
    hookTimeout: 60_000,
    tags: [
      { name: 'slow', description: 'Left to CI and `npm test -- --all`: memory, size, many processes.' },
      { name: 'samples', description: 'Takes more random samples in CI and in `npm test -- --all`.' },
    ],
    include: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    environment: 'node',
  },
}));
