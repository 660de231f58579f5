import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PackageSource } from '#service/engines/catalogue/entry.ts';
import { type FileServer, startFileServer } from './file-server.ts';

/** A package made for a test. */
export interface TestPackage {
  readonly source: PackageSource;
  readonly tarball: Buffer;
}

/** Makes a package of one file, `data.txt`. */
export function testPackage(name: string, content: string, version = '1.0.0'): TestPackage {
  const manifest = JSON.stringify({ name, version, scripts: { install: 'exit 1' } });
  return packageOf(name, version, {
    'package.json': Buffer.from(manifest),
    'data.txt': Buffer.from(content),
  });
}

/** Makes a package from some files of an installed package, with its name and version. */
export function installedPackage(folder: string, name: string, files: readonly string[]): TestPackage {
  const read = (file: string) => readFileSync(join(folder, name, file));
  const { version } = JSON.parse(read('package.json').toString()) as { readonly version: string };
  return packageOf(
    name,
    version,
    Object.fromEntries(['package.json', ...files].map((file) => [file, read(file)])),
  );
}

function packageOf(name: string, version: string, files: Readonly<Record<string, Buffer>>): TestPackage {
  const entries = Object.entries(files);
  const tarball = gzipSync(
    Buffer.concat([
      ...entries.map(([path, content]) => tarEntry(`package/${path}`, content)),
      Buffer.alloc(1024),
    ]),
  );
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const source = {
    name,
    version,
    integrity,
    bytes: tarball.length,
    unpackedBytes: entries.reduce((sum, [, content]) => sum + content.length, 0),
  };
  return { source, tarball };
}

/** Starts an npm registry on this machine with these packages. */
export async function startRegistry(packages: readonly TestPackage[]): Promise<FileServer> {
  const registry = await startFileServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const found = packages.find(({ source }) => path === source.name || path === `${source.name}.tgz`);
    if (!found) {
      response.writeHead(404).end('{}');
      return;
    }
    const { name, version, integrity } = found.source;
    if (path.endsWith('.tgz')) {
      response.end(found.tarball);
      return;
    }
    const dist = { integrity, tarball: `${registry.url}/${encodeURIComponent(name)}.tgz` };
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      }),
    );
  });
  return registry;
}

/** A file in a tar archive. */
export function tarEntry(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
