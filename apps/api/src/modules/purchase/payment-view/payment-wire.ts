import type { Payment } from '@tonalia/contract/payment';
import type { OrderPaymentRow, PaymentRow } from './payment-view.sql.ts';

/** A payment in the names of the contract. The bank's page is given only while the payment is pending. */
export function toPayment({ id, method, redirectUrl, createdAt, ...row }: PaymentRow | OrderPaymentRow): Payment {
  const { orderCode, name, lends, amount, status, reason, hasProof, refund, cardBrand, cardLastFour } = row;
  return {
    _id: id,
    orderCode,
    reference: method,
    name,
    lends,
    amount,
    status,
    redirectUrl: status === 'pending' ? redirectUrl : null,
    reason,
    hasProof,
    refund,
    card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
    createdAt: new Date(createdAt).toISOString(),
  };
}
