import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { whoWantsReminders } from '../../auth/index.ts';
import { type LeftCart, claimLeftCarts, holdReminders, markReminded } from './abandoned.sql.ts';
import { isDaytime } from './hours.rules.ts';
import { reminder } from './messages.es-CO.ts';

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

type Needs = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl'>;

/** Reminds by mail of carts that were left, who asked for it, by day; each cart once. Answers with how many. */
export async function remindOfCarts(needs: Needs): Promise<number> {
  const { db, clock, channels } = needs;
  if (!channels.includes('email') || !isDaytime(clock.now())) return 0;
  let reminded = 0;
  for (;;) {
    const step = await inTransaction(db, (tx) => remindSome(needs, tx));
    reminded += step?.length ?? 0;
    // nobody is left, another process is at it, or all that were looked at want none: then the others come next time
    if (!step || step.length === 0) return reminded;
  }
}

async function remindSome({ clock, publicUrl }: Needs, tx: Transaction): Promise<LeftCart[] | undefined> {
  const [turn] = await holdReminders(tx);
  if (!turn?.held) return undefined;
  const now = clock.now();
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
  for (const { cart, who } of written) {
    const mail = reminder({ ...who, units: cart.units }, publicUrl);
    await sendLater(tx, { channel: 'email', to: who.email, ...mail });
  }
  await markReminded(
    tx,
    written.map(({ cart }) => cart.id),
    now,
  );
  return left;
}

/** Does so now and then while the API runs; of several processes one at a time. */
export function remindRegularly(app: FastifyInstance, needs: Needs): void {
  const timer = setInterval(() => {
    remindOfCarts(needs).catch((err: unknown) => app.log.warn({ err }, 'nobody could be reminded of a cart'));
  }, EVERY);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
