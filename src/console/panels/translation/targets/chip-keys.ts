/** A key pressed on a chip. */
interface ChipKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly rightToLeft: boolean;
}

/** The chips after a key press, and the index that gets the focus; undefined for a key without effect. */
export function chipsAfterKey<Code extends string>(
  codes: readonly Code[],
  place: number,
  { key, shiftKey, rightToLeft }: ChipKey,
): { readonly codes: Code[]; readonly focus: number } | undefined {
  if (key === 'Delete' || key === 'Backspace') return { codes: codes.toSpliced(place, 1), focus: place };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const to = place + (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1);
  const [code, other] = [codes[place], codes[to]];
  if (code === undefined || other === undefined) return undefined;
  return { codes: shiftKey ? codes.with(place, other).with(to, code) : [...codes], focus: to };
}
