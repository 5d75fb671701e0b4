import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { ModuleContext } from '../../../platform/module.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import type { CartWrite } from '../cart/cart-write.ts';
import type { DueReminder } from './list-reminder.sql.ts';
import type { FilledCart } from './messages.es-CO.ts';
import { orderSavedList } from './order-list.ts';

/** Needs of filling a cart without a request: how a customer buys comes from the context. */
export interface FillContext extends CartContext {
  office: Pick<ModuleContext['office'], 'findBuyer'>;
}

/**
 * Puts a due list into the cart of its person at today's prices, once for each time that it is due. Null when nothing could be added, as for
 * a customer that waits for its approval.
 */
export async function fillCart(context: FillContext, reminder: DueReminder): Promise<FilledCart | null> {
  const { identityId, customerId, listId } = reminder;
  try {
    const buyer = await context.office.findBuyer(customerId);
    if (buyer.approval !== 'approved') return null;
    const call = { actor: { identityId }, buyer, write: onceFor(reminder) };
    const { added, notAdded } = await orderSavedList(context, call, listId);
    return added === 0 ? null : { units: added, missing: notAdded.length > 0 };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The same for every try of one time that a reminder is due. */
function onceFor({ listId, identityId, dueAt }: DueReminder): CartWrite {
  const digest = createHash('sha256').update(`list ${listId} of ${identityId} at ${dueAt.toISOString()}`).digest();
  const [, ...parts] = /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(digest.toString('hex')) ?? [];
  const [a, b, c, d, e] = parts;
  return { key: `${a}-${b}-4${c}-8${d}-${e}`, digest: digest.toString('base64url') };
}
