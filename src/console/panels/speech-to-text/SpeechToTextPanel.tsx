export function SpeechToTextPanel() {
  return null;
}
