export function TextToSpeechPanel() {
  return null;
}
