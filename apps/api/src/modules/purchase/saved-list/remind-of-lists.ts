import { hour } from '@tonalia/rules/durations';
import { pushHours } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import { regularly } from '../../../platform/regularly.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { isDaytime } from '../abandoned/daytime.rules.ts';
import { findAddressees } from '../../customers/index.ts';
import { type NewNotice, writeNotice } from '../../notices/index.ts';
import { type DueReminder, claimListReminders, removeListReminder, setListReminder } from './list-reminder.sql.ts';
import { listNotice, mailedList, pushedList } from './messages.es-CO.ts';
import { nextReminder } from './next-reminder.rules.ts';

const BATCH_SIZE = 100;
const EVERY = 5 * 60_000;

type ListReminderContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'hasPush' | 'publicUrl'>;

/**
 * Reminds people of their lists that are due, by day, once each, with the link that opens the list: in the list behind the bell, and by push,
 * else by mail. What was due at night waits for the morning. Returns the number of reminders.
 */
export async function remindOfLists(context: ListReminderContext): Promise<number> {
  if (!isDaytime(context.clock.now())) return 0;
  for (let reminded = 0; ;) {
    const step = await inTransaction(context.db, (tx) => remindBatch(context, tx));
    reminded += step;
    if (step < BATCH_SIZE) return reminded;
  }
}

async function remindBatch(context: ListReminderContext, tx: Transaction): Promise<number> {
  const now = context.clock.now();
  const due = await claimListReminders(tx, { now, most: BATCH_SIZE });
  for (const reminder of due) {
    const { listId, identityId, weekday, every, hour: at, customerId } = reminder;
    const person = (await findAddressees(tx, identityId, customerId)).find((one) => one.identityId === identityId);
    if (!reminder.isSeen || !person) {
      await removeListReminder(tx, { listId, identityId });
      continue;
    }
    const nextAt = nextReminder({ weekday, every, hour: at }, now);
    await setListReminder(tx, { listId, identityId, weekday, every, hour: at, nextAt });
    await writeNotice(tx, noticeOf(reminder, nextAt, now));
    await remind(context, tx, reminder, person);
  }
  return due.length;
}

const pathOf = (listId: string): string => `/home/quick-order?list=${listId}`;

/** Once until the list is due again. */
const noticeOf = ({ listId, identityId, customerId, name }: DueReminder, nextAt: Date, at: Date): NewNotice => ({
  customerId,
  identityId,
  kind: 'order',
  key: `list ${listId} ${identityId} until ${nextAt.toISOString()}`,
  ...listNotice(name),
  path: pathOf(listId),
  at,
});

/** Pushes to phones with the app, and mails when there is none; never both. */
async function remind(
  { clock, channels, hasPush, publicUrl }: ListReminderContext,
  tx: Transaction,
  { listId, name, identityId }: DueReminder,
  person: { name: string; email: string | null; wantsPush: boolean },
): Promise<void> {
  const path = pathOf(listId);
  const mail =
    channels.includes('email') && person.email !== null
      ? { channel: 'email' as const, to: person.email, ...mailedList(person.name, name, `${publicUrl}${path}`) }
      : undefined;
  if (!hasPush || !person.wantsPush) return mail && sendLater(tx, mail);
  await pushLater(tx, {
    identityId,
    ...pushedList,
    path,
    about: `list ${listId}`,
    expiresAt: new Date(clock.now().getTime() + pushHours * hour).toISOString(),
    isReminder: true,
    ...(mail && { otherwise: mail }),
  });
}

/** Runs the reminders at an interval; several processes share them. */
export function remindOfListsRegularly(app: FastifyInstance, context: ListReminderContext): void {
  regularly(app, EVERY, 'list reminders failed', () => remindOfLists(context));
}
