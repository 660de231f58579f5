export function TransliterationPanel() {
  return null;
}
