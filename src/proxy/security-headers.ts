/** Headers of every answer of the console's server. */
const baseHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
};

/**
 * Headers of data and errors: a browser that opens such an answer as a page runs and loads nothing, whatever the body
 * holds.
 */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** Placeholder in the built page for the nonce of each answer. */
export const noncePlaceholder = '__CSP_NONCE__';

/**
 * Headers of the page and its files. Scripts come only from files of this origin; styles also from `<style>` elements
 * with this answer's nonce, which the waveform and the component library insert.
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
  return { ...baseHeaders, 'Content-Security-Policy': policy.join('; ') };
}
