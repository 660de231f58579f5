import { Inflate, type Zippable, zipSync } from 'fflate';
import { crc32 } from './crc32.ts';
import { fileProblems, type SetFile, type SetProblems } from './set-limits.ts';

/** One entry of the directory at the end of a zip. */
interface ZipEntry {
  readonly path: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Offset of the file's local header in the zip, in bytes. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endLength = 22;

/** Bytes fed to the decompressor at a time, so that at most about 16 MB are unpacked beyond the stated size. */
const inflateStep = 16_384;

/**
 * Unpacks a zip in memory. Refuses, naming the file where there is one: paths that leave the folder, more than 200 MB,
 * content that does not match the directory (size, checksum, a damaged or truncated archive), encryption, and
 * compression other than deflate. Blocks for as long as the unpacking takes: a page calls it in a Worker.
 */
export function readZip(zip: Uint8Array<ArrayBuffer>): { readonly files: readonly SetFile[] } | SetProblems {
  const entries = readDirectory(zip);
  if (typeof entries === 'string') return { problems: [entries] };
  const isFolder = ({ path, size }: ZipEntry) => path.endsWith('/') && size === 0;
  const wanted = entries.filter((entry) => !isFolder(entry) && !isSystemFile(entry.path));
  const problems = fileProblems(entries.filter((entry) => !isFolder(entry)));
  if (problems.length > 0) return { problems };
  const files: SetFile[] = [];
  for (const entry of wanted) {
    const bytes = unpack(zip, entry);
    if (typeof bytes === 'string') return { problems: [`${entry.path}: ${bytes}`] };
    files.push({ path: entry.path, bytes });
  }
  return { files };
}

/** Whether a path is that of a file that operating systems add unasked, such as `.DS_Store`. */
export function isSystemFile(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
}

/** The entries of a zip's directory, or what is wrong with it. */
function readDirectory(zip: Uint8Array<ArrayBuffer>): ZipEntry[] | string {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end === undefined) return 'this is not a zip file, or its end is missing';
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0xffff || start === 0xffffffff) return 'zip64 archives are not read';
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature)
      return 'the directory of the zip is damaged';
    const flags = view.getUint16(at + 8, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const name = zip.subarray(at + 46, at + 46 + (nameLength ?? 0));
    entries.push({
      // Names without the UTF-8 flag are in the code page of the system that wrote them; ASCII letters are the same
      // in all.
      path: new TextDecoder(flags & 0x800 ? 'utf-8' : 'windows-1252').decode(name),
      encrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return at === end ? entries : 'the directory of the zip is damaged';
}

/** Offset of the end-of-central-directory record, which a comment may follow. */
function findEnd(view: DataView): number | undefined {
  for (
    let at = view.byteLength - endLength;
    at >= Math.max(0, view.byteLength - endLength - 0xffff);
    at -= 1
  ) {
    if (view.getUint32(at, true) !== endSignature) continue;
    if (at + endLength + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  return undefined;
}

/** The content of one file in a zip, or what is wrong with it. */
function unpack(zip: Uint8Array<ArrayBuffer>, entry: ZipEntry): Uint8Array<ArrayBuffer> | string {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const { offset, packed, size, method, crc, encrypted } = entry;
  if (encrypted) return 'it is encrypted';
  if (offset + 30 > zip.length || view.getUint32(offset, true) !== fileSignature)
    return 'its header is missing';
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const content = zip.subarray(start, start + packed);
  if (content.length !== packed) return 'the zip ends within it';
  if (method !== 0 && method !== 8) return `it is packed with method ${method}; only deflate is read`;
  const bytes = method === 8 ? inflate(content, size) : content.slice();
  if (bytes === undefined) return 'it is damaged';
  if (bytes.length !== size) return `it does not have the ${size} bytes that the zip states`;
  return crc32(bytes) === crc ? bytes : 'its checksum is wrong';
}

/** Inflates until the stated size is exceeded; undefined when the content is damaged. */
function inflate(content: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let at = 0; at < content.length && length <= size; at += inflateStep) {
      stream.push(content.subarray(at, at + inflateStep), at + inflateStep >= content.length);
    }
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Matches the names of compressed audio files, which are stored without further compression. */
const compressed = /\.(mp3|flac|ogg|opus)$/i;

/**
 * Modification time of every file: always the earliest that a zip can state, so that the same files give the same zip.
 */
const zipTime = new Date(1980, 0, 1);

/** A zip of files. Blocks for as long as the packing takes: a page calls it in a Worker. */
export function writeZip(files: readonly SetFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = Object.fromEntries(
    files.map(({ path, bytes }) => [path, [bytes, { level: compressed.test(path) ? 0 : 6 }]]),
  );
  return zipSync(entries, { mtime: zipTime }) as Uint8Array<ArrayBuffer>;
}
