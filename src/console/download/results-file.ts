import { csvText } from '#cases/data/csv-text.ts';

export const fileFormats = ['csv', 'tsv', 'json'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Results as rows and as a JSON value; each is created only when it is written. */
export interface Results {
  /** Name of the file without its extension. */
  readonly name: string;
  /** Rows of cells; the first row contains the headings. */
  readonly table: () => readonly (readonly (string | number)[])[];
  /** Content of the JSON file. */
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
  return csvText(table(), format === 'csv' ? ',' : '\t');
}

/** Results as a file. */
export async function resultsFile(format: FileFormat, results: Results): Promise<File> {
  const text = await resultsText(format, results);
  return new File([text], `${results.name}.${format}`, { type: mediaTypes[format] });
}
