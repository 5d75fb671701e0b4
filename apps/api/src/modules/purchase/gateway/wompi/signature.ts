import { createHash, timingSafeEqual } from 'node:crypto';

interface SignedCharge {
  reference: string;
  amountInCents: number;
  currency: string;
  /** ISO 8601 in UTC, when the charge has an end. */
  expiresAt?: string;
}

/** The signature without which Wompi takes no charge: nobody changes the amount on the way (Wompi: "firma de integridad"). */
export function integritySignature(
  { reference, amountInCents, currency, expiresAt = '' }: SignedCharge,
  secret: string,
) {
  return sha256(`${reference}${amountInCents}${currency}${expiresAt}${secret}`);
}

/** The checksum of an event: the values it says are signed, in its order, and when. */
export function eventChecksum(values: readonly (string | number)[], timestamp: number, secret: string): string {
  return sha256(`${values.join('')}${timestamp}${secret}`);
}

/** Compares two checksums in hexadecimal, whatever the case, without telling by the time how far they agree. */
export function isSameChecksum(one: string, other: string): boolean {
  if (!CHECKSUM.test(one) || !CHECKSUM.test(other)) return false;
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}

const CHECKSUM = /^[0-9a-f]{64}$/i;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
