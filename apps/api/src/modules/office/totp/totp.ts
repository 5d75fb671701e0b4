import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds of a time step, digits of a code, and steps a clock may be wrong by (RFC 6238). */
const PERIOD = 30;
const DIGITS = 6;
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, as authenticator apps expect. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** The time step of an instant. */
const stepAt = (at: Date): number => Math.floor(at.getTime() / 1_000 / PERIOD);

/** The code of a secret at an instant. */
export function totpAt(secret: Buffer, at: Date): string {
  return codeOfStep(secret, stepAt(at));
}

/** The time step for which the code is right, at most one step from `at`; undefined for a wrong code. */
export function findTotpStep(secret: Buffer, code: string, at: Date): number | undefined {
  const now = stepAt(at);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index);
  // All steps are compared, so that the time tells nothing.
  return steps.filter((step) => isSame(codeOfStep(secret, step), code)).at(-1);
}

function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The secret in base32, for typing into an authenticator app. */
export function base32(secret: Buffer): string {
  let bits = '';
  for (const byte of secret) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** The `otpauth:` address that an authenticator app reads from a QR code. */
export function totpAddress(secret: Buffer, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&digits=${DIGITS}&period=${PERIOD}`;
}
