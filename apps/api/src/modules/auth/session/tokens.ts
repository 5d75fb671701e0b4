import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { newSecret } from '../secret/secret.ts';

/** `access` goes with every call; `refresh` gets the next pair. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** A new pair. Secret scanners recognise the prefixes. */
export function newTokens(): TokenPair {
  return { access: newSecret('ta'), refresh: newSecret('tr') };
}

const IV = 12;
const TAG = 16;

/** Encrypts a pair with a key derived from `token`: the database alone cannot read it. */
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
  // Node's function; its five arguments follow RFC 5869: hash, key, salt, info, bytes
  return Buffer.from(hkdfSync('sha256', token, '', 'tonalia refresh successor', 32));
}
