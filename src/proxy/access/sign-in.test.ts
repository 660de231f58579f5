import { describe, expect, it } from 'vitest';
import { readPerson, readSignIn, type SignIn } from './sign-in.ts';

function signInOf(CONSOLE_TRUSTED_PROXIES: string, CONSOLE_AUTH_HEADER = 'X-Remote-User'): SignIn {
  const read = readSignIn({ CONSOLE_AUTH_HEADER, CONSOLE_TRUSTED_PROXIES });
  if (!read.ok || !read.value) throw new Error(read.ok ? 'no sign-in' : read.problem);
  return read.value;
}

const signIn = signInOf('10.1.2.3, 192.168.0.0/24, fd00::/8, 2001:db8::5');

/** @param headers alternating names and values; values as UTF-8, read by Node as Latin-1 */
function personFrom(remoteAddress: string | undefined, headers: string[] = ['X-Remote-User', 'alice']) {
  const rawHeaders = headers.map((text) => Buffer.from(text).toString('latin1'));
  return readPerson(signIn, { socket: { remoteAddress }, rawHeaders });
}

describe('the person whom a reverse proxy has signed in', () => {
  it.each([
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '::FFFF:192.168.0.77',
    '::ffff:a01:203',
    '192.168.0.1',
    'fd12::1',
    '2001:db8::5',
    '2001:db8:0:0::5',
  ])('a name sent by %s is trusted', (address) => {
    expect(personFrom(address)).toEqual({ ok: true, person: 'alice' });
  });

  it.each([
    '10.1.2.4',
    '::ffff:10.1.2.4',
    '192.168.1.1',
    '127.0.0.1',
    '::1',
    '2001:db8::6',
    '::10.1.2.3',
    '64:ff9b::10.1.2.3',
    '10.1.2.3.4',
    '012.1.2.3',
    '',
    undefined,
  ])('the name is not believed from %s, whatever the headers say', (address) => {
    const spoofed = [
      ...['X-Remote-User', 'alice', 'X-Forwarded-For', '10.1.2.3', 'X-Real-IP', '10.1.2.3'],
      ...['Forwarded', 'for=10.1.2.3', 'Via', '1.1 10.1.2.3', 'Client-IP', '10.1.2.3'],
    ];
    expect(personFrom(address, spoofed).ok).toBe(false);
  });

  it.each([
    ['no header', []],
    ['two headers', ['X-Remote-User', 'mallory', 'X-Remote-User', 'alice']],
    ['two headers in different letter case', ['x-remote-user', 'mallory', 'X-REMOTE-USER', 'alice']],
    ['two headers, one of them empty', ['X-Remote-User', '', 'X-Remote-User', 'alice']],
    ['two headers joined by a proxy', ['X-Remote-User', 'mallory, alice']],
    ['an empty value', ['X-Remote-User', '']],
    ['spaces', ['X-Remote-User', '  \t']],
    ['a header with underscores', ['X_Remote_User', 'alice']],
    ['a header whose name begins like it', ['X-Remote-User-Name', 'alice']],
    ['the name as a value of another header', ['X-Other', 'X-Remote-User', 'X-Else', 'alice']],
    ['a control character', ['X-Remote-User', 'al\u0001ice']],
    ['an invisible character', ['X-Remote-User', 'al\u200bice']],
    ['text that runs backwards', ['X-Remote-User', '\u202eecila']],
    ['a line separator', ['X-Remote-User', 'alice\u2028{"person":"bob"}']],
    ['a long value', ['X-Remote-User', 'a'.repeat(101)]],
  ])('a request with %s names nobody', (_name, headers) => {
    expect(personFrom('10.1.2.3', headers).ok).toBe(false);
  });

  it.each([
    ['alice@example.com', 'alice@example.com'],
    [' Zoë Świątek ', 'Zoë Świątek'],
    ['आशा', 'आशा'],
    ["O'Brien (QA)", "O'Brien (QA)"],
  ])('the name %j is read as %j', (given, person) => {
    expect(personFrom('10.1.2.3', ['x-remote-user', given])).toEqual({ ok: true, person });
  });

  it('a name that the proxy wrote as Latin-1 is read', () => {
    const rawHeaders = ['X-Remote-User', 'Zo\u00eb'];
    expect(readPerson(signIn, { socket: { remoteAddress: '10.1.2.3' }, rawHeaders })).toEqual({
      ok: true,
      person: 'Zoë',
    });
  });
});

describe('the settings of the sign-in', () => {
  it('nobody signs in by default', () => {
    expect(readSignIn({ CONSOLE_AUTH_HEADER: '', CONSOLE_TRUSTED_PROXIES: ' ' })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each(['X-Remote-User', 'Remote-User', 'x-forwarded-user', 'X-Auth-Request-Email'])(
    'the header %s is accepted',
    (header) => {
      expect(signInOf('127.0.0.1', header).header).toBe(header.toLowerCase());
    },
  );

  it.each([
    ['X-Forwarded-For', '10.0.0.1'],
    ['Host', '10.0.0.1'],
    ['X-Console', '10.0.0.1'],
    ['REV-API-KEY', '10.0.0.1'],
    ['src_lang', '10.0.0.1'],
    ['X_Remote_User', '10.0.0.1'],
    ['X-Changed-By', '10.0.0.1'],
    ['Sec-Fetch-User', '10.0.0.1'],
    ['a b', '10.0.0.1'],
  ])('the header %s is refused', (CONSOLE_AUTH_HEADER, CONSOLE_TRUSTED_PROXIES) => {
    const read = readSignIn({ CONSOLE_AUTH_HEADER, CONSOLE_TRUSTED_PROXIES });
    expect(read.ok ? '' : read.problem).toMatch(/^CONSOLE_AUTH_HEADER /);
  });

  it.each([
    '',
    'proxy.example',
    '10.0.0',
    '10.0.0.1/33',
    '0.0.0.0/0',
    '::/0',
    '::ffff:10.0.0.1',
    '0x7f.1',
    '1',
  ])('the list of trusted proxies "%s" is refused', (CONSOLE_TRUSTED_PROXIES) => {
    const read = readSignIn({ CONSOLE_AUTH_HEADER: 'X-Remote-User', CONSOLE_TRUSTED_PROXIES });
    expect(read.ok ? '' : read.problem).toMatch(/^CONSOLE_TRUSTED_PROXIES /);
  });

  it('trusted proxies without a header are refused', () => {
    const read = readSignIn({ CONSOLE_TRUSTED_PROXIES: '10.0.0.1' });
    expect(read.ok ? '' : read.problem).toMatch(/^CONSOLE_AUTH_HEADER /);
  });
});
