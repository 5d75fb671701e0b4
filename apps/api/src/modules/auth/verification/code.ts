import { createHmac, timingSafeEqual } from 'node:crypto';

export type CodePurpose = 'register' | 'login';

/** What a code is valid for: one phone and one purpose. */
export interface CodeScope {
  /** The token of the flow. */
  flowId: string;
  purpose: CodePurpose;
  /** In E.164. */
  phone: string;
}

/**
 * The digest that the database keeps of a code. All million codes are tried in a second, so the digest is keyed with the flow's
 * token, of which the database has only a digest. Reading the database reveals no code, and the server keeps no key.
 */
export function codeDigest(code: string, { flowId, purpose, phone }: CodeScope): Buffer {
  return createHmac('sha256', flowId).update(`${purpose} ${phone} ${code}`).digest();
}

/** Whether the code fits the stored digest; equally slow without one, and false. */
export function matchesCode(stored: Buffer | null, code: string, scope: CodeScope): boolean {
  const given = codeDigest(code, scope);
  return timingSafeEqual(stored ?? Buffer.alloc(given.length), given) && stored !== null;
}
