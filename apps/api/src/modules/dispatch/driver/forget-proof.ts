import { OrderStatus } from '@tonalia/contract/purchase';
import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { hasEnded, listForgottenShipments } from '../../purchase/index.ts';
import { forgetProof } from './forget-proof.sql.ts';

const Payload = z.object({ customerId: z.uuid(), status: OrderStatus.optional() });

/**
 * Listener of `auth.account_deleted` and of `order.changed`: erases the receivers, photos and signatures of ended orders of customers that closed
 * their account.
 */
export const forgetProofs: Listener = async (tx, message) => {
  const { customerId, status } = Payload.parse(message.payload);
  if (status !== undefined && !hasEnded(status)) return;
  await forgetProof(tx, await listForgottenShipments(tx, customerId));
};
