/** Headers on every answer of the console's server, whatever it says. */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
};

/**
 * For answers that are data and for errors: whatever the body holds, a browser that is led to it runs and loads
 * nothing.
 */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** Stands in the built page where the nonce of each answer goes. */
export const noncePlaceholder = '__CSP_NONCE__';

/**
 * For the page and its files. Scripts come from files of this origin alone. Styles too, and from `<style>` elements
 * that carry the nonce of this answer: the waveform and the components' library insert such elements.
 */
export function pageHeaders(nonce: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { ...always, 'Content-Security-Policy': policy.join('; ') };
}
