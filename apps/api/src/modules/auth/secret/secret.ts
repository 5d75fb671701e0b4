import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text, behind a prefix that tells what they are for. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** What the database keeps of a token. With this much randomness a plain digest cannot be turned back. */
export function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
