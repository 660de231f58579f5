import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LanguageCode } from '../../../src/contract/languages.ts';
import { installPeer } from '../harness/peers.ts';
import { leftOutRow, type Row } from '../harness/row.ts';

/** A transliterator that this engine is compared with. */
export interface Peer {
  readonly name: string;
  /** The lines transliterated under each plausible scheme; empty when a script is not supported. */
  spell(lines: readonly string[], from: LanguageCode, to: LanguageCode): string[][];
  /** Milliseconds of processor time for all lines. */
  processorTime(lines: readonly string[], from: LanguageCode, to: LanguageCode): number;
}

/** Loads the peers; a row says why one is missing. */
export async function loadPeers(): Promise<{ peers: Peer[]; absent: Row[] }> {
  const found = [await loadSanscript(), loadIcu(), await loadAnyAscii()];
  return {
    peers: found.filter((one) => 'spell' in one),
    absent: found.flatMap((one) => ('spell' in one ? [] : [leftOutRow(one.name, one.problem)])),
  };
}

interface AbsentPeer {
  readonly name: string;
  readonly problem: string;
}

/** Milliseconds of processor time that this process spends on some work. */
export function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const inThisProcess = (name: string, spell: Peer['spell']): Peer => ({
  name,
  spell,
  processorTime: (...task) => processorTime(() => spell(...task)),
});

/** The words unchanged, and again without a final virama, which most languages do not write. */
function withAndWithoutVirama(lines: readonly string[]): string[][] {
  const native = lines.map((line) => line.normalize('NFC'));
  return [
    native,
    native.map((line) => line.replace(/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]$/u, '')),
  ];
}

const latinLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

type Scripts = Partial<Record<LanguageCode, string>>;
const sanscriptNames: Scripts = {
  ...{ hi: 'devanagari', mr: 'devanagari', mai: 'devanagari', kon: 'devanagari', brx: 'devanagari' },
  ...{ sa: 'devanagari', bn: 'bengali', as: 'assamese', gu: 'gujarati', pa: 'gurmukhi', or: 'oriya' },
  ...{ ta: 'tamil', te: 'telugu', kn: 'kannada', ml: 'malayalam', mni: 'manipuri', ur: 'urdu' },
};
const romanisations = ['itrans', 'hk', 'optitrans'];
const Sanscript = z.object({
  t: z.custom<(text: string, from: string, to: string) => string>((value) => typeof value === 'function'),
});

async function loadSanscript(): Promise<Peer | AbsentPeer> {
  const name = 'sanscript';
  const peer = installPeer('@indic-transliteration/sanscript');
  if ('problem' in peer) return { name, problem: peer.problem };
  const { t } = z.object({ default: Sanscript }).parse(await peer.load()).default;
  return inThisProcess(name, (lines, from, to) => {
    const [source, target] = [sanscriptNames[from], sanscriptNames[to]];
    const all = (one: (line: string) => string) => lines.map(one);
    if (source && target) return [all((line) => t(line, source, target))];
    if (target)
      return romanisations.flatMap((scheme) => withAndWithoutVirama(all((line) => t(line, scheme, target))));
    if (source) return romanisations.map((scheme) => all((line) => latinLetters(t(line, source, scheme))));
    return [];
  });
}

async function loadAnyAscii(): Promise<Peer | AbsentPeer> {
  const name = 'any-ascii';
  const peer = installPeer(name);
  if ('problem' in peer) return { name, problem: peer.problem };
  const Module = z.object({
    default: z.custom<(text: string) => string>((value) => typeof value === 'function'),
  });
  const { default: anyAscii } = Module.parse(await peer.load());
  return inThisProcess(name, (lines, _from, to) =>
    to === 'en' ? [lines.map((line) => latinLetters(anyAscii(line)))] : [],
  );
}

const icuNames: Scripts = {
  ...{ en: 'Latin', hi: 'Devanagari', mr: 'Devanagari', mai: 'Devanagari', kon: 'Devanagari' },
  ...{ brx: 'Devanagari', sa: 'Devanagari', bn: 'Bengali', as: 'Bengali', gu: 'Gujarati', pa: 'Gurmukhi' },
  ...{ or: 'Oriya', ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam' },
  ...{ ur: 'Arabic', sd: 'Arabic', ks: 'Arabic' },
};

/** ICU through `uconv`, because Node does not expose ICU's transliterator. */
function loadIcu(): Peer | AbsentPeer {
  if (spawnSync('uconv', ['--version'], { stdio: 'ignore' }).status !== 0) {
    return {
      name: 'ICU',
      problem: 'there is no uconv on this machine (on Debian: apt-get install icu-devtools)',
    };
  }
  const rule = (from: LanguageCode, to: LanguageCode) => {
    const [source, target] = [icuNames[from], icuNames[to]];
    if (!source || !target) return undefined;
    return to === 'en' ? `${source}-Latin; Latin-ASCII` : `${source}-${target}`;
  };
  return {
    name: 'ICU',
    spell(lines, from, to) {
      const used = rule(from, to);
      if (used === undefined) return [];
      const spelled = execFileSync('uconv', ['-x', used], {
        input: `${lines.join('\n')}\n`,
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      const answers = spelled.trimEnd().split('\n');
      return to === 'en' ? [answers.map(latinLetters)] : withAndWithoutVirama(answers);
    },
    processorTime: (lines, from, to) => timeOfProgram(lines, ['uconv', '-x', rule(from, to) ?? '']),
  };
}

/** Milliseconds of processor time of a program that reads lines, as the shell reports it (in steps of 10 ms). */
function timeOfProgram(lines: readonly string[], command: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'));
  try {
    writeFileSync(join(folder, 'lines'), `${lines.join('\n')}\n`);
    const script = '"$@" < lines > spelled; times > used';
    execFileSync('sh', ['-c', script, 'sh', ...command], { cwd: folder });
    const [, children = ''] = readFileSync(join(folder, 'used'), 'utf8').trim().split('\n');
    const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
    return times.reduce(
      (sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds),
      0,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
