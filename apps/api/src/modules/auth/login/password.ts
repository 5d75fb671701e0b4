import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@tonalia/contract/errors';

/** argon2id (the library's default) at 46 MiB, one pass, one lane: OWASP's row for one pass. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
/** More at once would starve everything else of memory and cores. */
const AT_ONCE = 2;
const QUEUE = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when a place is free; TOO_MANY_REQUESTS when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 });
    // whoever finishes hands over the place, so `running` stays as it is
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same letters typed on two keyboards are the same password. */
const typed = (plain: string) => plain.normalize('NFKC');

/** What to keep of a password. */
export function hashPassword(plain: string): Promise<string> {
  return inTurn(() => hash(typed(plain), COST));
}

/** A hash of no password at this cost, for accounts that have none or do not exist. */
const NOBODY = `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password is the one kept. Without one kept it takes as long and says no, so nobody learns who has an account. */
export async function verifyPassword(kept: string | null, plain: string): Promise<boolean> {
  const isSame = await inTurn(() => verify(kept ?? NOBODY, typed(plain)));
  return isSame && kept !== null;
}
