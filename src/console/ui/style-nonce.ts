/** The nonce that the page's policy wants on a `<style>` element; undefined where there is no such policy. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
}
