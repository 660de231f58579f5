/** The nonce that the Content-Security-Policy requires on `<style>` elements; undefined without a policy. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
}
