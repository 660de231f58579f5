import { numberTables } from './number-tables.ts';

// In compounds the numerals below ten lose their endings.
const stems = ['', 'एक', 'द्वि', 'त्रि', 'चतुर्', 'पञ्च', 'षट्', 'सप्त', 'अष्ट', 'नव'];

function stemOf(value: number): string {
  return stems[value] || (numberTables.sa?.small[value] ?? '').replace(/ः$/, '');
}

/** Joins `अधिक` (more by) to a stem by the rules of sandhi before अ. */
function moreBy(stem: string): string {
  if (stem.endsWith('ि')) return `${stem.slice(0, -1)}्यधिक`;
  if (stem.endsWith('ट्')) return `${stem.slice(0, -2)}डधिक`;
  if (stem.endsWith('त्')) return `${stem.slice(0, -2)}दधिक`;
  if (stem.endsWith('र्')) return `${stem.slice(0, -1)}धिक`;
  return `${stem}ाधिक`;
}

const sizes = [
  [1e7, 'कोटि', 'कोटिः'],
  [1e5, 'लक्ष', 'लक्षम्'],
  [1000, 'सहस्र', 'सहस्रम्'],
  [100, 'शत', 'शतम्'],
] as const;

/**
 * Sanskrit forms one compound with the smallest part first: 125 is `पञ्चविंशत्यधिकशतम्`, "a hundred more by
 * twenty-five".
 */
export function sanskritNumber(value: number): string {
  if (value < 100) return numberTables.sa?.small[value] ?? '';
  const [, , last] = sizes.find(([size]) => value >= size)!;
  const parts: string[] = [];
  let rest = value;
  for (const [size, name] of sizes) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count === 0) continue;
    const head =
      count === 1 ? '' : count < 100 ? stemOf(count) : sanskritNumber(count).replace(/(?:म्|ः)$/, '');
    parts.push((head.endsWith('र्') && name === 'शत' ? `${head.slice(0, -2)}ः` : head) + name);
  }
  if (rest > 0) parts.push(stemOf(rest));
  const [greatest = '', ...smaller] = parts;
  const ending = last.endsWith('ः') ? 'ः' : 'म्';
  return smaller.reverse().map(moreBy).join('') + greatest + ending;
}
