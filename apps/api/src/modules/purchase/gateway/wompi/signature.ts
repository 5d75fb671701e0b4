import { createHash, timingSafeEqual } from 'node:crypto';

interface SignedCharge {
  reference: string;
  amountInCents: number;
  currency: string;
  /** ISO 8601 in UTC, for a charge that expires. */
  expiresAt?: string;
}

/** The signature Wompi requires of a charge, so that its amount cannot be changed on the way (Wompi: "firma de integridad"). */
export function integritySignature(
  { reference, amountInCents, currency, expiresAt = '' }: SignedCharge,
  secret: string,
) {
  return sha256(`${reference}${amountInCents}${currency}${expiresAt}${secret}`);
}

/** The checksum of a webhook: the signed values in its order, then the time. */
export function eventChecksum(values: readonly (string | number)[], timestamp: number, secret: string): string {
  return sha256(`${values.join('')}${timestamp}${secret}`);
}

/** Compares two hexadecimal checksums in constant time, ignoring case. */
export function isSameChecksum(one: string, other: string): boolean {
  if (!CHECKSUM.test(one) || !CHECKSUM.test(other)) return false;
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}

const CHECKSUM = /^[0-9a-f]{64}$/i;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
