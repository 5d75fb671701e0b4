import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text, with a prefix that names their use. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** The digest of a token that the database keeps. Tokens are random enough for a plain digest. */
export function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
