import { parseArgs } from 'node:util';
import { embeddedTarget } from '#contract/proxy/targets.ts';

export const usage = [
  'npm run cases -- [FOLDER] [options]     runs the cases of a folder, e2e/cases by default',
  '  --target NAME|URL                     target of the calls (embedded)',
  '  --account NAME                        demo account of the embedded service (working)',
  '  --tag TAG                             only cases with this tag; may be repeated',
  '  --concurrency N                       cases at a time (4)',
  '  --report FILE.html, --junit FILE.xml, --json FILE, --har FILE, --csv FILE',
  '  --compare NAME|URL                    runs them on a second target too, and shows what differs',
  '  --update [--note TEXT]                accepts the answers after showing what changed',
  '  --strict                              answers that differ from the accepted ones fail the run',
  '  --watch                               runs them again whenever a file of the folder changes',
  'Exit code: 0 all passed, 1 some failed, 2 could not run or was stopped.',
];

export interface Arguments {
  readonly folder: string | undefined;
  readonly target: string;
  readonly account: string | undefined;
  readonly tags: readonly string[];
  readonly concurrency: number;
  readonly files: Readonly<Partial<Record<'report' | 'junit' | 'json' | 'har' | 'csv', string>>>;
  readonly compare: string | undefined;
  readonly update: boolean;
  readonly note: string | undefined;
  readonly strict: boolean;
  readonly watch: boolean;
}

/** Reads the arguments, or says what is wrong with them; `help` when they ask for the usage. */
export function readArguments(args: readonly string[]): Arguments | { readonly problem: string } | 'help' {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        target: { type: 'string' },
        account: { type: 'string' },
        tag: { type: 'string', multiple: true },
        concurrency: { type: 'string' },
        report: { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'string' },
        har: { type: 'string' },
        csv: { type: 'string' },
        compare: { type: 'string' },
        update: { type: 'boolean' },
        note: { type: 'string' },
        strict: { type: 'boolean' },
        watch: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return 'help';
    if (positionals.length > 1) return { problem: 'Give one folder.' };
    const concurrency = Number(values.concurrency ?? 4);
    if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 64) {
      return { problem: '--concurrency must be a whole number from 1 to 64.' };
    }
    const { report, junit, json, har, csv } = values;
    return {
      folder: positionals[0],
      target: values.target ?? embeddedTarget,
      account: values.account,
      tags: values.tag ?? [],
      concurrency,
      files: { report, junit, json, har, csv },
      compare: values.compare,
      update: values.update ?? false,
      note: values.note,
      strict: values.strict ?? false,
      watch: values.watch ?? false,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
