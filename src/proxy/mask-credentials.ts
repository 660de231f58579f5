import { credentialHeaders } from '#contract/credentials.ts';

/** Written in place of a credential; ASCII, since a header carries it. */
export const maskedValue = '********';

/** Minimum length of a credential that is masked; shorter ones would also be found in ordinary text. */
const minSecretLength = 4;

/** Replaces the credentials of a call in a text. */
export type Mask = (text: string) => string;

/**
 * Creates a mask for the credentials of a call wherever they occur in a text, in plain, percent-encoded or base64 form.
 */
export function credentialMasker(sentHeaders: Readonly<Record<string, string>>): Mask {
  const forms = credentialHeaders.flatMap((name) => {
    const secret = sentHeaders[name];
    if (secret === undefined || secret.length < minSecretLength) return [];
    return [secret, encodeURIComponent(secret), btoa(secret).replace(/=+$/, '')];
  });
  if (forms.length === 0) return (text) => text;
  const pattern = new RegExp(forms.map((form) => form.replace(/[^A-Za-z0-9]/g, '\\$&')).join('|'), 'gi');
  return (text) => text.replace(pattern, maskedValue);
}
