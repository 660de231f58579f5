import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { csvReport } from '#cases/evidence/csv-report.ts';
import { harFile } from '#cases/evidence/har-file.ts';
import { htmlReport } from '#cases/evidence/html/html-report.ts';
import { jsonReport } from '#cases/evidence/json-report.ts';
import { junitXml } from '#cases/evidence/junit-xml.ts';
import type { RunReport } from '#cases/evidence/run-report.ts';
import type { Arguments } from './arguments.ts';
import { loadFont } from './load-font.ts';

/** Writes the requested reports; missing folders are created. */
export async function writeReports(
  report: RunReport,
  files: Arguments['files'],
  { strict }: Pick<Arguments, 'strict'>,
): Promise<void> {
  const write = async (path: string | undefined, content: () => Promise<string> | string) => {
    if (path === undefined) return;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await content());
  };
  await write(files.junit, () => junitXml(report, { strict }));
  await write(files.json, () => jsonReport(report));
  await write(files.har, () => harFile(report));
  await write(files.csv, () => csvReport(report));
  if (files.report === undefined) return;
  const folder = `${basename(files.report).replace(/\.html?$/, '')}-files`;
  const page = await htmlReport(report, { folder, loadFont });
  await write(files.report, () => page.html);
  for (const { path, bytes } of page.files) {
    const full = join(dirname(files.report), path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, bytes);
  }
}
