import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@tonalia/contract/errors';

/** argon2id (the library's default) at 46 MiB, one pass, one lane: OWASP's row for one pass. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
/** More in parallel would starve the process of memory and cores. */
const MAX_PARALLEL = 2;
const MAX_QUEUE = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when a place is free. TOO_MANY_REQUESTS when the queue is full. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_PARALLEL) {
    if (waiting.length >= MAX_QUEUE) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 });
    // a finished run hands its place over, so `running` stays as it is
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

/** The same letters in two encodings are the same password. */
const normalised = (plain: string) => plain.normalize('NFKC');

/** The hash that is stored. TOO_MANY_REQUESTS when too many wait. */
export function hashPassword(plain: string): Promise<string> {
  return runQueued(() => hash(normalised(plain), COST));
}

/** A hash that no password has, for accounts without one and for unknown accounts. */
const DUMMY_HASH = `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password fits the stored hash. Without a hash it takes equally long and is false, which hides whether an account exists. */
export async function verifyPassword(storedHash: string | null, plain: string): Promise<boolean> {
  const isSame = await runQueued(() => verify(storedHash ?? DUMMY_HASH, normalised(plain)));
  return isSame && storedHash !== null;
}
