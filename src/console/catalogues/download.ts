/** Words of the button that saves results as a file. */
const en = {
  label: 'Download',
  csv: 'CSV, for a spreadsheet',
  tsv: 'TSV, tabs between columns',
  json: 'JSON, with statuses by name',
};

export const downloadWords = { name: 'download', en };
