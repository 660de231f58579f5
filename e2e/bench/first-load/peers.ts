import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeer, type PeerName } from '../harness/peers.ts';
import { leftOutRow, type Row } from '../harness/row.ts';
import type { PageSpec } from './measure-page.ts';

interface Peer extends PageSpec {
  readonly package: PeerName;
  /** The name under which each file is served, by its path in the package. */
  readonly files: Readonly<Record<string, string>>;
  readonly styles?: string;
  readonly body: string;
  readonly start: string;
}

/** npm packages of ready-made pages that document an HTTP API or let users try it. */
const peers: readonly Peer[] = [
  {
    name: 'Swagger UI',
    package: 'swagger-ui-dist',
    files: { 'swagger-ui-bundle.js': 'peer.js', 'swagger-ui.css': 'peer.css' },
    styles: 'peer.css',
    body: '<div id="peer"></div>',
    start: `SwaggerUIBundle({ dom_id: '#peer', url: '/openapi.json', docExpansion: 'full', tryItOutEnabled: true });`,
    button: '.btn.execute',
    worked: '.live-responses-table',
  },
  {
    name: 'Scalar',
    package: '@scalar/api-reference',
    files: { 'dist/browser/standalone.js': 'peer.js' },
    body: '<div id="peer"></div>',
    start: `Scalar.createApiReference('#peer', { url: '/openapi.json', withDefaultFonts: false, telemetry: false });`,
    button: 'button.show-api-client-button',
    worked: '[role="dialog"]',
  },
  {
    name: 'Redoc',
    package: 'redoc',
    files: { 'bundles/redoc.standalone.js': 'peer.js' },
    body: '<div id="peer"></div>',
    start: `Redoc.init('/openapi.json', { disableSearch: true }, document.getElementById('peer'));`,
    button: '#peer .api-content button:not([disabled])',
    worked: '#peer button[aria-expanded="true"]',
  },
];

/** A peer whose package is installed. */
export interface InstalledPeer extends Peer {
  readonly packageFolder: string;
}

/** The peers whose packages can be installed, and a row for each that cannot. */
export function installPeers(): { present: readonly InstalledPeer[]; absent: readonly Row[] } {
  const present: InstalledPeer[] = [];
  const absent: Row[] = [];
  for (const peer of peers) {
    const installed = installPeer(peer.package);
    if ('problem' in installed) absent.push(leftOutRow(peer.name, installed.problem));
    else present.push({ ...peer, packageFolder: installed.packageFolder });
  }
  return { present, absent };
}

/** Writes a peer's page, the files it needs and the API description it shows into a folder. */
export function writePeerPage(peer: InstalledPeer, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries(peer.files)) {
    cpSync(join(peer.packageFolder, from), join(folder, to));
  }
  cpSync(fileURLToPath(new URL('./openapi.json', import.meta.url)), join(folder, 'openapi.json'));
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
