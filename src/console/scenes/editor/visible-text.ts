import type { Scene } from '../set-file/scene.ts';

const maxLength = 60;

/** The first line of what a form sends, shortened; empty if it sends nothing. */
export function visibleTextOf({ text, typed, rows, ssml }: Scene['form']): string {
  const [first] = Array.isArray(rows) ? rows : [];
  const found = [text, typed, first, ssml].find((value) => typeof value === 'string' && value.trim() !== '');
  const [line = ''] = String(found ?? '')
    .trim()
    .split('\n');
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : line;
}
