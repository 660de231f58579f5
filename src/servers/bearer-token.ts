import { createHash, timingSafeEqual } from 'node:crypto';

/** The value of the `Authorization` header with a token. */
export const bearer = (token: string) => `Bearer ${token}`;

/**
 * Whether an `Authorization` header has the token. The time of the comparison tells nothing about the token, not even
 * its length.
 */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(token));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
