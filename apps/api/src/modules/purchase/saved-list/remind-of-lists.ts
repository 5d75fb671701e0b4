import { hour } from '@tonalia/rules/durations';
import { nextReminder } from '@tonalia/rules/next-reminder';
import { isCellPhone, nationalNumber } from '@tonalia/rules/phone';
import { pushHours } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import { regularly } from '../../../platform/regularly.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { isDaytime } from '../abandoned/daytime.rules.ts';
import { type Addressee, findAddressees } from '../../customers/index.ts';
import { type NewNotice, writeNotice } from '../../notices/index.ts';
import { type FillContext, fillCart } from './fill-cart.ts';
import {
  type DueReminder,
  claimListReminder,
  findDueReminders,
  moveListReminder,
  removeListReminder,
} from './list-reminder.sql.ts';
import {
  type FilledCart,
  cartNotice,
  listNotice,
  mailedCart,
  mailedList,
  pushedCart,
  pushedList,
  sentReminder,
} from './messages.es-CO.ts';

const BATCH_SIZE = 100;
const EVERY = 5 * 60_000;

type ListReminderContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'hasPush' | 'publicUrl'> & FillContext;

/**
 * Reminds people of their lists that are due, by day, once each, with the link that opens the list: in the list behind the bell, and by push,
 * else by mail, and by WhatsApp where it was asked for. A list that fills the cart is in it before. Reminders due at night wait for the morning.
 * Returns the number of reminders.
 */
export async function remindOfLists(context: ListReminderContext): Promise<number> {
  const now = context.clock.now();
  if (!isDaytime(now)) return 0;
  for (let reminded = 0; ;) {
    const due = await findDueReminders(context.db, { now, most: BATCH_SIZE });
    let handled = 0;
    for (const reminder of due) if (await remindOnce(context, reminder, now)) handled += 1;
    reminded += handled;
    // Those that another process handles are still listed.
    if (due.length < BATCH_SIZE || handled === 0) return reminded;
  }
}

/** Handles one reminder; false when another process does. The cart has a transaction of its own, and is filled before that of the reminder begins. */
async function remindOnce(context: ListReminderContext, reminder: DueReminder, now: Date): Promise<boolean> {
  const { listId, identityId, weekday, every, hour: at, fillsCart, dueAt, customerId } = reminder;
  const people = reminder.isSeen ? await findAddressees(context.db, identityId, customerId) : [];
  const person = people.find((one) => one.identityId === identityId);
  const filled = person && fillsCart ? await fillCart(context, reminder) : null;
  return inTransaction(context.db, async (tx) => {
    const [claimed] = await claimListReminder(tx, { listId, identityId, dueAt });
    if (!claimed) return false;
    if (!person) {
      await removeListReminder(tx, { listId, identityId });
      return true;
    }
    const nextAt = nextReminder({ weekday, every, hour: at }, now);
    await moveListReminder(tx, { listId, identityId, nextAt });
    await writeNotice(tx, noticeOf(reminder, filled, nextAt, now));
    await remind(context, tx, { reminder, filled, person });
    return true;
  });
}

/** The cart that was filled, or the list. */
const pathOf = ({ listId }: DueReminder, filled: FilledCart | null): string =>
  filled ? '/home/cart' : `/home/quick-order?list=${listId}`;

/** Once until the list is due again. */
function noticeOf(reminder: DueReminder, filled: FilledCart | null, nextAt: Date, at: Date): NewNotice {
  const { listId, identityId, customerId, name } = reminder;
  return {
    customerId,
    identityId,
    kind: 'order',
    key: `list ${listId} ${identityId} until ${nextAt.toISOString()}`,
    ...(filled ? cartNotice(name, filled) : listNotice(name)),
    path: pathOf(reminder, filled),
    at,
  };
}

/** A reminder to send: what it put into the cart, and its person. */
interface SentReminder {
  reminder: DueReminder;
  filled: FilledCart | null;
  person: Pick<Addressee, 'name' | 'email' | 'phoneE164' | 'wantsPush'>;
}

/** Pushes to phones with the app, and mails when there is none, never both; WhatsApp comes besides. */
async function remind(
  { clock, channels, hasPush, publicUrl }: ListReminderContext,
  tx: Transaction,
  { reminder, filled, person }: SentReminder,
): Promise<void> {
  const { listId, name, identityId, byWhatsapp } = reminder;
  const path = pathOf(reminder, filled);
  const url = `${publicUrl}${path}`;
  const { phoneE164 } = person;
  if (byWhatsapp && channels.includes('whatsapp') && phoneE164 !== null && isCellPhone(nationalNumber(phoneE164)))
    await sendLater(tx, { channel: 'whatsapp', to: phoneE164, text: sentReminder(name, filled !== null, url) });
  const mail =
    channels.includes('email') && person.email !== null
      ? { channel: 'email' as const, to: person.email, ...(filled ? mailedCart : mailedList)(person.name, name, url) }
      : undefined;
  if (!hasPush || !person.wantsPush) return mail && sendLater(tx, mail);
  await pushLater(tx, {
    identityId,
    ...(filled ? pushedCart : pushedList),
    path,
    about: `list ${listId}`,
    expiresAt: new Date(clock.now().getTime() + pushHours * hour).toISOString(),
    isReminder: true,
    ...(mail && { otherwise: mail }),
  });
}

/** Runs the reminders at an interval; several processes share them. */
export function remindOfListsRegularly(app: FastifyInstance, context: ListReminderContext): void {
  regularly(app, {
    name: 'list_reminders',
    everyMs: EVERY,
    failed: 'list reminders failed',
    work: () => remindOfLists(context),
  });
}
