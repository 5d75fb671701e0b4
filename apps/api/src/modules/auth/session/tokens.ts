import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { newSecret } from '../secret/secret.ts';

/** What a client holds: one for every call, one to get the next two. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** A pair; the prefixes let a scanner recognise one that leaked. */
export function newTokens(): TokenPair {
  return { access: newSecret('ta'), refresh: newSecret('tr') };
}

const IV = 12;
const TAG = 16;

/** Closes a pair so that only who holds `token` can open it: the database alone gives nothing away. */
export function seal(pair: TokenPair, token: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(token), iv);
  const closed = Buffer.concat([cipher.update(`${pair.access} ${pair.refresh}`, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]);
}

export function unseal(sealed: Buffer, token: string): TokenPair {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(token), sealed.subarray(0, IV));
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  const opened = Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  const [access = '', refresh = ''] = opened.split(' ');
  return { access, refresh };
}

function keyFrom(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'tonalia refresh successor', 32));
}
