export function TranslationPanel() {
  return null;
}
