import { isCredentialHeader } from '#contract/credentials.ts';

/** Shown in place of every credential. */
export const credentialMask = '••••••••';

/** The value of a header for display: masked if it is a credential. */
export const maskedValue = <Value extends string | undefined>(name: string, value: Value) =>
  isCredentialHeader(name) ? credentialMask : value;

/** Header values with every credential masked. */
export const maskHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, maskedValue(name, value)]));

/** Returns a function that masks the credentials of a request wherever a text repeats them. */
export function credentialMasker(headers: Readonly<Record<string, string>>): (text: string) => string {
  const secrets = Object.entries(headers).flatMap(([name, value]) =>
    isCredentialHeader(name) && value.length > 3 ? [value] : [],
  );
  return (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, credentialMask), text);
}
