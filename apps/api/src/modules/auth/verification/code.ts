import { createHmac, timingSafeEqual } from 'node:crypto';

const MINUTE = 60_000;

/** How long a code holds, in ms. */
export const CODE_LIFE = 10 * MINUTE;
/** After as many wrong ones a code is dead: one guess in 200,000 gets in. */
export const CODE_TRIES = 5;

export type CodePurpose = 'register' | 'login';

/** What a code is bound to: it proves this phone for this purpose and nothing else. */
export interface CodeScope {
  /** The flow's own token. */
  flowId: string;
  purpose: CodePurpose;
  /** In E.164. */
  phone: string;
}

/**
 * What the database keeps of a code. A million codes are tried in a second, so a plain digest would hide nothing: it is keyed
 * with the flow's token, of which the database has only a digest. Who reads the database alone can search for ever, and no
 * key of the server has to be kept.
 */
export function codeDigest(code: string, { flowId, purpose, phone }: CodeScope): Buffer {
  return createHmac('sha256', flowId).update(`${purpose} ${phone} ${code}`).digest();
}

/** Whether the code is the one kept; without one kept it takes as long and is not. */
export function matchesCode(kept: Buffer | null, code: string, bond: CodeScope): boolean {
  const typed = codeDigest(code, bond);
  return timingSafeEqual(kept ?? Buffer.alloc(typed.length), typed) && kept !== null;
}
