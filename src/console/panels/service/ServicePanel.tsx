export function ServicePanel() {
  return null;
}
