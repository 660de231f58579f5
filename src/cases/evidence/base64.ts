/** Bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  // More arguments in one call would overflow the stack.
  for (let at = 0; at < bytes.length; at += 30_000) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + 30_000)));
  }
  return text;
}
