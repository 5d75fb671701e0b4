import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { hour } from '@tonalia/rules/durations';
import { dueReminderDays, pushHours } from '@tonalia/rules/policy';
import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import { regularly } from '../../../platform/regularly.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { isDaytime } from '../abandoned/daytime.rules.ts';
import { type DueDebt, claimDueDebts, findAddressees } from '../../customers/index.ts';
import { writeNotice } from '../../notices/index.ts';
import { debtNotice, mailedDebt, pushedDebt } from './messages.es-CO.ts';

const BATCH_SIZE = 100;
const EVERY = 10 * 60_000;
const STATEMENT = '/home/profile/customer/statement';

type DueReminderContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'hasPush' | 'publicUrl'>;

/**
 * Reminds customers of what they owe, `dueReminderDays` before its due day, by day, once for each due day: behind the bell, and by push,
 * else by mail. Invoices that are paid by then are not mentioned. Returns the number of reminders.
 */
export async function remindOfDue(context: DueReminderContext): Promise<number> {
  if (dueReminderDays === 0 || !isDaytime(context.clock.now())) return 0;
  for (let reminded = 0; ;) {
    const step = await inTransaction(context.db, (tx) => remindBatch(context, tx));
    reminded += step;
    if (step < BATCH_SIZE) return reminded;
  }
}

async function remindBatch(context: DueReminderContext, tx: Transaction): Promise<number> {
  const now = context.clock.now();
  const today = dayIn(now);
  const debts = await claimDueDebts(tx, { now, today, until: dayAfter(today, dueReminderDays), most: BATCH_SIZE });
  for (const debt of debts) {
    const { customerId, dueOn } = debt;
    const notice = {
      customerId,
      kind: 'payment' as const,
      path: STATEMENT,
      at: now,
      key: `due ${customerId} ${dueOn}`,
    };
    await writeNotice(tx, { ...notice, ...debtNotice(debt, today) });
    await remind(context, tx, debt);
  }
  return debts.length;
}

/** Pushes to the owner's phones with the app, and mails when there is none, never both. */
async function remind(
  { clock, channels, hasPush, publicUrl }: DueReminderContext,
  tx: Transaction,
  debt: DueDebt,
): Promise<void> {
  const owner = (await findAddressees(tx, null, debt.customerId)).find(({ isOwner }) => isOwner);
  if (!owner) return;
  const today = dayIn(clock.now());
  const mail =
    channels.includes('email') && owner.email !== null
      ? {
          channel: 'email' as const,
          to: owner.email,
          ...mailedDebt(owner.name, debt, { today, url: `${publicUrl}${STATEMENT}` }),
        }
      : undefined;
  if (!hasPush || !owner.wantsPush) return mail && sendLater(tx, mail);
  await pushLater(tx, {
    identityId: owner.identityId,
    ...pushedDebt(debt, today),
    path: STATEMENT,
    about: `due ${debt.dueOn}`,
    expiresAt: new Date(clock.now().getTime() + pushHours * hour).toISOString(),
    isReminder: true,
    ...(mail && { otherwise: mail }),
  });
}

/** Runs the reminders at an interval; several processes share them. */
export function remindOfDueRegularly(app: FastifyInstance, context: DueReminderContext): void {
  regularly(app, {
    name: 'due_reminders',
    everyMs: EVERY,
    failed: 'reminders of due debts failed',
    work: () => remindOfDue(context),
  });
}
