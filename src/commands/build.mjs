import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, listFiles, root } from './project.mjs';

const stampFile = inProject('dist', '.built-from');
const compressible = new Set(['.js', '.css', '.svg', '.json', '.wasm', '.txt', '.webmanifest']);
const dataTypes = new Set(['.tsv', '.bin', '.sql']);
/** Minimum size in bytes of a file that is compressed: compressing a smaller one saves no network packet. */
const minCompressedBytes = 1024;

/** Builds console and server, even if there is a build already. */
export async function run() {
  await ensureInstalled();
  await build();
}

/**
 * Builds if there is no build yet, or if a source has changed since the last one. A build without its sources, as in a
 * container image, is used as it is.
 */
export async function ensureBuilt() {
  if (existsSync(stampFile) && !existsSync(inProject('vite.config.ts'))) return;
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Building …');
  await build();
}

async function build() {
  const wanted = fingerprint();
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV ??= 'production';
  const vite = await import('vite');
  rmSync(inProject('dist'), { recursive: true, force: true });
  try {
    for (const ssr of [false, true]) await vite.build({ root, logLevel: 'warn', build: { ssr } });
    copyData();
    minifyEarlyScript(vite);
    await writePages(vite);
    await compress();
  } catch (error) {
    throw new CommandError(`The build failed: ${error.message}`);
  } finally {
    // Restored, because tests that this process starts later need the development build of React.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  }
  writeFileSync(stampFile, wanted);
}

/** Copies the data files that the service reads at run time. */
function copyData() {
  for (const file of listFiles('src/service').filter((name) => dataTypes.has(extname(name)))) {
    cpSync(inProject(file), inProject('dist', 'server', 'data', relative('src/service', file)));
  }
}

/** Removes the comments and spaces of `early.js`, which Vite copies as it is. */
function minifyEarlyScript({ minifySync }) {
  const path = inProject('dist', 'console', 'early.js');
  const { code, errors } = minifySync('early.js', readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(errors[0].message);
  writeFileSync(path, code);
}

/** Writes the page of each panel as a browser shows it before any script has run. */
async function writePages(vite) {
  const server = await vite.createServer({
    root,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderPages } = await server.ssrLoadModule('/src/console/app/prerender.tsx');
    const manifest = JSON.parse(readFileSync(inProject('dist', 'console', '.vite', 'manifest.json'), 'utf8'));
    const built = readFileSync(inProject('dist', 'console', 'index.html'), 'utf8');
    const frame = requestStylesFirst(preloadScripts(built));
    for (const { path, language, direction, font, title, html, hasForm } of await renderPages()) {
      const page = preloadReactDom(addPreloads(frame, filesOfLanguage(manifest, language, font)), manifest)
        .replace('<html lang="en" dir="ltr"', () => {
          const builtFor = hasForm ? ` data-built-for="${path}"` : '';
          return `<html${builtFor} lang="${language}" dir="${direction}"`;
        })
        .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
      const ending = language === 'en' ? '.html' : `.${language}.html`;
      writeFileSync(inProject('dist', 'console', path.slice(1) + ending), page);
      if (hasForm) writeFileSync(inProject('dist', 'console', `index${ending}`), page);
    }
  } finally {
    await server.close();
  }
}

/** The words of the first page and the font of a language, as the build has named them. */
function filesOfLanguage(manifest, language, font) {
  const fileOf = (source) => manifest[source]?.file;
  return {
    words: fileOf(`src/console/languages/${language}/first-page.ts`),
    font: font && fileOf(`node_modules/${font}`),
  };
}

/** Makes the page request the files of its language at once: its font first, because it is needed for the first layout. */
function addPreloads(page, { words, font }) {
  const fontLink = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/';
  if (!page.includes(fontLink)) throw new Error('The page preloads no font.');
  return page
    .replace(fontLink, () => (font ? `${fontLink}${font}">${fontLink}` : fontLink))
    .replace('</head>', () => (words ? `<link ${preloadedModule} href="/${words}"></head>` : '</head>'));
}

/** Makes the page fetch React DOM at once; `main.tsx` runs it. */
function preloadReactDom(page, manifest) {
  const reactDom = Object.values(manifest).find(({ name }) => name === 'react-dom');
  if (!reactDom) throw new Error('The build has no chunk "react-dom".');
  const link = `<link rel="preload" as="script" fetchpriority="low" crossorigin href="/${reactDom.file}">`;
  return page.replace('</head>', () => `${link}</head>`);
}

/** Makes the page load its scripts without running them: `public/early.js` starts them after the first paint. */
function preloadScripts(page) {
  return page
    .replaceAll(
      /<script type="module" crossorigin src="([^"]+)"([^>]*)><\/script>/g,
      `<link ${preloadedModule} href="$1"$2>`,
    )
    .replaceAll('<link rel="modulepreload" crossorigin', `<link ${preloadedModule}`);
}

/**
 * Attributes of a link that preloads a module. Not `modulepreload`: Chromium would compile the modules before the first
 * paint (bench `first-load`).
 */
const preloadedModule = 'data-module rel="preload" as="script" fetchpriority="low" crossorigin';

/**
 * Moves the style sheet ahead of the font and the scripts: it blocks the first paint, and a browser opens at most six
 * connections, so that later requests may have to wait. It stays after `early.js`, because a script waits for any style
 * sheet before it.
 */
function requestStylesFirst(page) {
  const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(page)?.[0];
  const early = /<script src="\/early\.js"[^>]*><\/script>/.exec(page)?.[0];
  if (!styles || !early) throw new Error('The page has no style sheet or no early.js.');
  return page.replace(styles, '').replace(early, () => early + styles);
}

/**
 * A hash of the sources. Their modification times would not do: in a fresh clone or after a switch of branch, old files
 * have new times.
 */
function fingerprint() {
  const hash = createHash('sha256');
  const files = listFiles(
    'index.html',
    'package-lock.json',
    'package.json',
    'public',
    'src',
    'vite.config.ts',
  );
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(inProject(file)));
  }
  return hash.digest('hex');
}

/** Writes a brotli and a gzip file beside each text file, so that the server need not compress them. */
async function compress() {
  const brotli = promisify(brotliCompress);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const files = listFiles('dist/console').filter((file) => compressible.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const path = inProject(file);
      const content = await readFile(path);
      if (content.length < minCompressedBytes) return;
      await writeFile(`${path}.br`, await brotli(content, quality));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
