import { day, hour } from '@tonalia/rules/durations';
import {
  cartReminderMaxDays,
  cartReminderPauseDays,
  leftCartReminderHours,
  leftCheckoutReminderHours,
  pushHours,
} from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import { regularly } from '../../../platform/regularly.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type ReminderSubscriber, findReminderSubscribers } from '../../customers/index.ts';
import { type AbandonedCart, claimAbandonedCarts, lockReminders, markReminded } from './abandoned.sql.ts';
import { isDaytime } from './daytime.rules.ts';
import { pushedReminder, reminder } from './messages.es-CO.ts';

const BATCH_SIZE = 100;
const EVERY = 10 * 60_000;

type ReminderContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'hasPush' | 'publicUrl'>;

/**
 * Reminds buyers with reminders on of their abandoned carts, by day, once per cart: by push, else by mail. Returns the
 * number of reminders.
 */
export async function remindOfCarts(context: ReminderContext): Promise<number> {
  const { db, clock, channels, hasPush } = context;
  if (!(hasPush || channels.includes('email')) || !isDaytime(clock.now())) return 0;
  let reminded = 0;
  for (;;) {
    const step = await inTransaction(db, (tx) => remindBatch(context, tx));
    reminded += step?.length ?? 0;
    // none left, another process is at work, or none of this batch wants reminders: the next run continues
    if (!step || step.length === 0) return reminded;
  }
}

async function remindBatch(context: ReminderContext, tx: Transaction): Promise<AbandonedCart[] | undefined> {
  const [turn] = await lockReminders(tx);
  if (!turn?.held) return undefined;
  const now = context.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const left = await claimAbandonedCarts(tx, {
    now,
    markedBefore: before(leftCheckoutReminderHours * hour),
    unmarkedBefore: before(leftCartReminderHours * hour),
    notBefore: before(cartReminderMaxDays * day),
    remindedAfter: before(cartReminderPauseDays * day),
    most: BATCH_SIZE,
  });
  const wanted = await findReminderSubscribers(tx, left);
  const written = left.flatMap((cart) =>
    wanted.filter(({ identityId }) => identityId === cart.identityId).map((recipient) => ({ cart, recipient })),
  );
  for (const { cart, recipient } of written) await remind(context, tx, cart, recipient);
  await markReminded(tx, { ids: written.map(({ cart }) => cart.id), now });
  return left;
}

/** Pushes to phones with the app, and mails when there is none; never both. */
async function remind(
  { clock, channels, hasPush, publicUrl }: ReminderContext,
  tx: Transaction,
  { id, units }: AbandonedCart,
  recipient: ReminderSubscriber,
): Promise<void> {
  const letter = { channel: 'email' as const, to: recipient.email, ...reminder({ ...recipient, units }, publicUrl) };
  const mail = channels.includes('email') && recipient.wantsMail ? letter : undefined;
  if (!hasPush || !recipient.wantsPush) return mail && sendLater(tx, mail);
  const expiresAt = new Date(clock.now().getTime() + pushHours * hour).toISOString();
  const about = `cart ${id}`;
  await pushLater(tx, {
    identityId: recipient.identityId,
    ...pushedReminder,
    about,
    expiresAt,
    isReminder: true,
    ...(mail && { otherwise: mail }),
  });
}

/** Runs the reminders at an interval; of several processes, one at a time. */
export function remindRegularly(app: FastifyInstance, context: ReminderContext): void {
  regularly(app, {
    name: 'cart_reminders',
    everyMs: EVERY,
    failed: 'cart reminders failed',
    work: () => remindOfCarts(context),
  });
}
