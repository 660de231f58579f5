import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageSpec } from './measure-page.ts';

interface Peer extends PageSpec {
  /** Files of the package, and the name each is served under. */
  readonly files: Readonly<Record<string, string>>;
  readonly styles?: string;
  readonly body: string;
  readonly start: string;
}

/** Pages that npm offers as finished files and that document or try out an HTTP API. */
export const peers: readonly Peer[] = [
  {
    name: 'Swagger UI',
    files: {
      'swagger-ui-dist/swagger-ui-bundle.js': 'peer.js',
      'swagger-ui-dist/swagger-ui.css': 'peer.css',
    },
    styles: 'peer.css',
    body: '<div id="peer"></div>',
    start: `SwaggerUIBundle({ dom_id: '#peer', url: '/openapi.json', docExpansion: 'full', tryItOutEnabled: true });`,
    button: '.btn.execute',
    worked: '.live-responses-table',
  },
  {
    name: 'Scalar',
    files: { '@scalar/api-reference/dist/browser/standalone.js': 'peer.js' },
    body: '<div id="peer"></div>',
    start: `Scalar.createApiReference('#peer', { url: '/openapi.json', withDefaultFonts: false, telemetry: false });`,
    button: 'button.show-api-client-button',
    worked: '[role="dialog"]',
  },
  {
    name: 'Redoc',
    files: { 'redoc/bundles/redoc.standalone.js': 'peer.js' },
    body: '<div id="peer"></div>',
    start: `Redoc.init('/openapi.json', { disableSearch: true }, document.getElementById('peer'));`,
    button: '#peer .api-content button:not([disabled])',
    worked: '#peer button[aria-expanded="true"]',
  },
];

const here = dirname(fileURLToPath(import.meta.url));
const packages = join(here, '..', 'node_modules');

/** The peers whose packages are installed beside the benchmarks, and the names of those that are not. */
export function installedPeers(): { present: readonly Peer[]; absent: readonly string[] } {
  const installed = (peer: Peer) => Object.keys(peer.files).every((file) => existsSync(join(packages, file)));
  return {
    present: peers.filter(installed),
    absent: peers.filter((peer) => !installed(peer)).map(({ name }) => name),
  };
}

/** Writes a peer's page with the files it needs, and the description of the API it shows, into a folder. */
export function writePeer(peer: Peer, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries(peer.files)) {
    cpSync(join(packages, from), join(folder, to));
  }
  cpSync(join(here, 'openapi.json'), join(folder, 'openapi.json'));
  writeFileSync(join(folder, 'start.js'), peer.start);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${peer.name}</title>
    <link rel="icon" href="data:," />
    ${peer.styles ? `<link rel="stylesheet" href="/${peer.styles}" />` : ''}
  </head>
  <body>
    ${peer.body}
    <script src="/peer.js"></script>
    <script src="/start.js"></script>
  </body>
</html>
`,
  );
}
