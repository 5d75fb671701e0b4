import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import { regularly } from '../../../platform/regularly.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type WantsReminder, whoWantsReminders } from '../../auth/index.ts';
import { type LeftCart, claimLeftCarts, holdReminders, markReminded } from './abandoned.sql.ts';
import { isDaytime } from './daytime.rules.ts';
import { pushedReminder, reminder } from './messages.es-CO.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long a cart was left alone: less when somebody said so. */
const MARKED = 4 * HOUR;
const UNMARKED = DAY;
/** Nobody is reminded of what they have long forgotten. */
const FORGOTTEN = 14 * DAY;
/** At most once in so long a person. */
const BETWEEN = 7 * DAY;
const AT_ONCE = 100;
const EVERY = 10 * 60_000;

type Needs = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'hasPush' | 'publicUrl'>;

/** Reminds of carts that were left, who asked for it, by day, on their phone or else by mail; each cart once. Answers with how many. */
export async function remindOfCarts(needs: Needs): Promise<number> {
  const { db, clock, channels, hasPush } = needs;
  if (!(hasPush || channels.includes('email')) || !isDaytime(clock.now())) return 0;
  let reminded = 0;
  for (;;) {
    const step = await inTransaction(db, (tx) => remindSome(needs, tx));
    reminded += step?.length ?? 0;
    // nobody is left, another process is at it, or all that were looked at want none: then the others come next time
    if (!step || step.length === 0) return reminded;
  }
}

async function remindSome(needs: Needs, tx: Transaction): Promise<LeftCart[] | undefined> {
  const [turn] = await holdReminders(tx);
  if (!turn?.held) return undefined;
  const now = needs.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const left = await claimLeftCarts(
    tx,
    now,
    before(MARKED),
    before(UNMARKED),
    before(FORGOTTEN),
    before(BETWEEN),
    AT_ONCE,
  );
  const wanted = await whoWantsReminders(tx, left);
  const written = left.flatMap((cart) =>
    wanted.filter(({ identityId }) => identityId === cart.identityId).map((who) => ({ cart, who })),
  );
  for (const { cart, who } of written) await remind(needs, tx, cart, who);
  await markReminded(
    tx,
    written.map(({ cart }) => cart.id),
    now,
  );
  return left;
}

/** By their phone when they have one with the app, by mail when not: never by both. */
async function remind(
  { clock, channels, hasPush, publicUrl }: Needs,
  tx: Transaction,
  { id, units }: LeftCart,
  who: WantsReminder,
): Promise<void> {
  const letter = { channel: 'email' as const, to: who.email, ...reminder({ ...who, units }, publicUrl) };
  const mail = channels.includes('email') ? letter : undefined;
  if (!hasPush) return mail && sendLater(tx, mail);
  const expiresAt = new Date(clock.now().getTime() + DAY).toISOString();
  const about = `cart ${id}`;
  await pushLater(tx, {
    identityId: who.identityId,
    ...pushedReminder,
    about,
    expiresAt,
    isReminder: true,
    ...(mail && { otherwise: mail }),
  });
}

/** Does so now and then while the API runs; of several processes one at a time. */
export function remindRegularly(app: FastifyInstance, needs: Needs): void {
  regularly(app, EVERY, 'nobody could be reminded of a cart', () => remindOfCarts(needs));
}
