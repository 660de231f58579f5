import { describe, expect, it } from 'vitest';
import { fileStart, recogniseFormat } from './file-format.ts';

describe('the format of a file', () => {
  it.each([
    ['memory.xml', '<?xml version="1.0"?>\n<tmx version="1.4">', 'tmx'],
    ['memory.csv', '<?xml version="1.0"?><xliff version="1.2" xmlns="x">', 'xliff'],
    ['entries.txt', '{"texts":{}}\n', 'jsonl'],
    ['entries.CSV', 'en,hi\nYes,हाँ\n', 'csv'],
    ['entries.tsv', 'en\thi\n', 'csv'],
    ['entries.tmx', '', 'tmx'],
    ['letter.docx', 'PK', undefined],
    ['nothing', '', undefined],
  ])('the format of %s is recognised by its content, otherwise by its name', (name, start, format) => {
    expect(recogniseFormat(name, start)).toBe(format);
  });

  it('the format of a file in UTF-16 is recognised', async () => {
    const text = '\ufeff<?xml version="1.0" encoding="utf-16"?><tmx version="1.4">';
    const units = Uint16Array.from(text, (character) => character.charCodeAt(0));
    expect(recogniseFormat('memory.xml', await fileStart(new Blob([units])))).toBe('tmx');
  });
});
