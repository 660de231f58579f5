export const en = {
  label: 'Download',
  csv: 'CSV, for a spreadsheet',
  tsv: 'TSV, tabs between columns',
  json: 'JSON, with statuses by name',
};
