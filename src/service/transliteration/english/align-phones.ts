const lettersOfPhone: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ct',
  D: 'd',
  DH: 't',
  F: 'fpg',
  G: 'gx',
  HH: 'hw',
  JH: 'jgd',
  K: 'kcqx',
  L: 'l',
  M: 'm',
  N: 'nkgm',
  NG: 'n',
  P: 'p',
  R: 'rw',
  S: 'scxz',
  SH: 'stc',
  T: 'td',
  TH: 't',
  V: 'vfw',
  W: 'wuo',
  Y: 'yuie',
  Z: 'zsx',
  ZH: 'sgz',
};

/**
 * The letter that is inserted for the vowel that is spoken but not written before the l of "table" and the r of
 * "centre".
 */
export const unwrittenVowel = 'ə';

export interface AlignedPhone {
  readonly phone: string;
  readonly stressed: boolean;
  readonly isVowel: boolean;
  /** Index of the letter that spells the phone; -1 when none does. */
  readonly letterAt: number;
}

/** Aligns letters with phones at minimal cost. */
export function alignPhones(word: string, phones: readonly string[]): AlignedPhone[] {
  const rows = phones.length + 1;
  const columns = word.length + 1;
  const cost = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY);
  const move = new Uint8Array(rows * columns);
  cost[0] = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = cost[row * columns + column]!;
      const visit = (r: number, c: number, price: number, kind: number) => {
        if (r >= rows || c >= columns || here + price >= cost[r * columns + c]!) return;
        cost[r * columns + c] = here + price;
        move[r * columns + c] = kind;
      };
      visit(row, column + 1, 0.6, 1);
      visit(row + 1, column, 1.1, 2);
      const phone = phones[row];
      if (phone !== undefined && column < word.length) {
        const letters = /\d$/.test(phone) ? `aeiouyw${unwrittenVowel}` : (lettersOfPhone[phone] ?? '');
        visit(row + 1, column + 1, letters.includes(word[column]!) ? 0 : 2.5, 3);
      }
    }
  }
  const sounds: AlignedPhone[] = [];
  for (let row = rows - 1, column = columns - 1; row > 0 || column > 0; ) {
    const kind = move[row * columns + column];
    if (kind === 1) column--;
    else {
      row--;
      if (kind === 3) column--;
      const phone = phones[row]!;
      sounds.unshift({
        phone: phone.replace(/\d$/, ''),
        stressed: /[12]$/.test(phone),
        isVowel: /\d$/.test(phone),
        letterAt: kind === 3 ? column : -1,
      });
    }
  }
  return sounds;
}
