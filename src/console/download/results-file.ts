import { tableText } from '#console/ui/csv.ts';

export const fileFormats = ['csv', 'tsv', 'json'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Results in the two shapes that a file may have; each is asked for only when it is written. */
export interface Results {
  /** Names the file, without its extension. */
  readonly name: string;
  /** Rows of cells, the headings first. */
  readonly table: () => readonly (readonly (string | number)[])[];
  /** The value of the JSON file. */
  readonly json: () => unknown;
}

const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
};

/** Results as the text of a file. */
export async function resultsText(format: FileFormat, { table, json }: Results): Promise<string> {
  if (format === 'json') return `${JSON.stringify(json(), null, 2)}\n`;
  return tableText(table(), format === 'csv' ? ',' : '\t');
}

/** Results as a file. */
export async function resultsFile(format: FileFormat, results: Results): Promise<File> {
  const text = await resultsText(format, results);
  return new File([text], `${results.name}.${format}`, { type: mediaTypes[format] });
}
