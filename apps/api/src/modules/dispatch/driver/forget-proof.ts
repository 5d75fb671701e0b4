import { OrderStatus } from '@tonalia/contract/purchase';
import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { isAccountClosed } from '../../customers/index.ts';
import { findEndedShipments, hasEnded } from '../../purchase/index.ts';
import { forgetProof } from './forget-proof.sql.ts';

const AccountDeleted = z.object({ customerId: z.uuid() });
const OrderChanged = z.object({ customerId: z.uuid(), status: OrderStatus });

/** Listener of `auth.account_deleted`: erases the receivers, photos and signatures of ended orders. */
export const forgetProofs: Listener = (tx, message) =>
  forgetProofsOf(tx, AccountDeleted.parse(message.payload).customerId);

/** Listener of `order.changed`: the same for an order that ends after its customer closed the account. */
export const forgetEndedProofs: Listener = async (tx, message) => {
  const { customerId, status } = OrderChanged.parse(message.payload);
  if (hasEnded(status) && (await isAccountClosed(tx, customerId))) await forgetProofsOf(tx, customerId);
};

async function forgetProofsOf(tx: Transaction, customerId: string): Promise<void> {
  const ended = await findEndedShipments(tx, customerId);
  const ids = ended.map(({ id }) => id);
  await forgetProof(tx, ids);
}
