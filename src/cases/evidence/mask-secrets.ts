import { credentialMask } from '#client/mask-credentials.ts';
import { isCredentialHeader } from '#contract/credentials.ts';

/** Minimum length of a secret that is searched for, in UTF-16 units; shorter ones would match ordinary words. */
const minSecretLength = 4;

/**
 * Matches secrets that are not searched for in member names: a secret of letters only could be the name of a field of
 * the report.
 */
const couldBeField = /^[a-z]+$/i;

/** Headers outside the API that carry secrets. */
const secretHeaders = /^(authorization|proxy-authorization|cookie|set-cookie)$/i;

/**
 * Creates a function that copies a value of any shape, with every credential header and every occurrence of the secrets
 * masked: as they are, URL-encoded, escaped as in JSON, in base64, in hexadecimal digits, as UTF-16, and in the bytes
 * of audio.
 */
export function createSecretMask(secrets: readonly string[]): <T>(value: T) => Promise<T> {
  const searched = [...new Set(secrets)].filter((secret) => secret.length >= minSecretLength);
  const pattern = patternOf(searched);
  const namePattern = patternOf(searched.filter((secret) => !couldBeField.test(secret)));
  const binary = searched.map((secret) => new TextEncoder().encode(secret));
  const maskText = (text: string) => {
    const masked = pattern ? text.replace(pattern, credentialMask) : text;
    return masked.replace(/(:\/\/)[^/?#\s@"']+@/g, `$1${credentialMask}@`);
  };
  const maskMember = async (name: string, value: unknown): Promise<[string, unknown]> => [
    namePattern ? name.replace(namePattern, credentialMask) : name,
    isCredentialHeader(name) || secretHeaders.test(name)
      ? typeof value === 'string'
        ? credentialMask
        : value
      : await mask(value),
  ];
  const mask = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return maskText(value);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    if (value instanceof Blob) return binary.length > 0 ? maskBlob(value, binary) : value;
    if (Array.isArray(value)) return Promise.all(value.map(mask));
    return Object.fromEntries(
      await Promise.all(Object.entries(value).map(([name, member]) => maskMember(name, member))),
    );
  };
  return <T>(value: T) => mask(value) as Promise<T>;
}

const patternOf = (secrets: readonly string[]) =>
  secrets.length > 0 ? new RegExp(secrets.flatMap(formsOf).join('|'), 'g') : undefined;

async function maskBlob(blob: Blob, secrets: readonly Uint8Array[]): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let found = false;
  for (const secret of secrets) {
    for (let at = indexOf(bytes, secret, 0); at >= 0; at = indexOf(bytes, secret, at + 1)) {
      bytes.fill(0x2a, at, at + secret.length);
      found = true;
    }
  }
  return found ? new Blob([bytes], { type: blob.type }) : blob;
}

function indexOf(bytes: Uint8Array, searched: Uint8Array, from: number): number {
  for (
    let at = bytes.indexOf(searched[0] ?? 0, from);
    at >= 0;
    at = bytes.indexOf(searched[0] ?? 0, at + 1)
  ) {
    if (searched.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

/** The forms in which a secret may occur, as parts of a regular expression; longer ones first. */
function formsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const codes = Array.from({ length: secret.length }, (_, at) =>
    secret.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  const forms = [
    anyCase(codes.map((code) => `\\u${code}`).join('')),
    anyCase(hex.map((pair) => `%${pair}`).join('')),
    anyCase(hex.join('')),
    anyCase(hex.join(' ')),
    escaped([...secret].join('\0')),
    ...base64Forms(bytes).map(escaped),
    escaped(JSON.stringify(secret).slice(1, -1)),
    escaped(encodeURIComponent(secret)),
    escaped(encodeURIComponent(secret).replaceAll('%20', '+')),
    escaped(secret),
  ];
  return [...new Set(forms)];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** A pattern that matches a text with its hexadecimal digits in either case. */
const anyCase = (text: string) =>
  escaped(text).replace(/[a-f]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * The base64 of bytes within longer content: the characters that depend only on these bytes, for each of the three
 * possible alignments, in the standard and the URL alphabet.
 */
function base64Forms(bytes: Uint8Array): string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes));
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    const form = text.slice(Math.ceil((before * 8) / 6), whole);
    return form.length < minSecretLength ? [] : [form, form.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
