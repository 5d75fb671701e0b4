import { OfficeError } from '@tonalia/contract/office-errors';
import { type Gateway, gatewayOf, toClientError } from '../gateway/gateway.ts';
import { type AskedPayment, findGatewayPayment, findRefundPayment, recordUnknown } from './gateway-answer.sql.ts';
import type { SettleContext } from './payment-context.ts';
import { settle } from './settle.ts';

/** What asking about payments needs. */
export interface AskContext extends SettleContext {
  gateways: readonly Gateway[];
}

/**
 * Asks the gateway for a payment and applies its answer, as a check of the payment worker does; one that it does not know is marked. Throws
 * GATEWAY_PAYMENT_NOT_FOUND, GATEWAY_CANNOT_BE_ASKED for a gateway that only sends webhooks, and GATEWAY_UNAVAILABLE.
 */
export async function askGateway(context: AskContext, paymentId: string): Promise<AskedPayment> {
  const [payment] = await findGatewayPayment(context.db, paymentId);
  if (!payment) throw new OfficeError('GATEWAY_PAYMENT_NOT_FOUND');
  const gateway = gatewayOf(context.gateways, payment.method);
  if (!gateway?.canBeAsked) throw new OfficeError('GATEWAY_CANNOT_BE_ASKED');
  const { reference, transactionId } = payment;
  const question = transactionId === null ? gateway.findByReference(reference) : gateway.find(transactionId);
  const answer = await question.catch((error: unknown) => {
    throw toClientError(error);
  });
  if (answer) await settle(context, paymentId, answer);
  else await recordUnknown(context.db, { paymentId, now: context.clock.now() });
  return payment;
}

/** Whether the gateway of a payment answers questions. */
export const canAsk = (gateways: readonly Gateway[], method: string): boolean =>
  gatewayOf(gateways, method)?.canBeAsked ?? false;

/**
 * Asks the gateway whether it returned a whole payment; nothing for a refund that it cannot make, and for a gateway that answers no questions
 * unless `mustAsk`. REFUND_NOT_FOUND, REFUND_MADE_BY_GATEWAY when it did, and the errors of `askGateway`.
 */
export async function requireUnreturned(
  context: AskContext,
  refundId: string,
  { mustAsk = false }: { mustAsk?: boolean } = {},
): Promise<void> {
  const [before] = await findRefundPayment(context.db, refundId);
  if (!before) throw new OfficeError('REFUND_NOT_FOUND');
  if (before.status === 'done' || !before.isWhole) return;
  if (!mustAsk && !canAsk(context.gateways, before.method)) return;
  await askGateway(context, before.paymentId);
  const [after] = await findRefundPayment(context.db, refundId);
  if (after?.status === 'done') throw new OfficeError('REFUND_MADE_BY_GATEWAY');
}
