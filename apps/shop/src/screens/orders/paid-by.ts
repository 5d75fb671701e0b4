import type { Order } from '@tonalia/contract/purchase';
import { cardName } from '@tonalia/rules/refund-words';

/** The payment of an order as text: "Visa ···· 4242" once the card is known, else the method's name. */
export function paidBy({ payments, paymentMethod }: Pick<Order, 'payments' | 'paymentMethod'>): string {
  const card = payments.find((payment) => payment.card !== null)?.card;
  return card ? cardName(card) : paymentMethod.name;
}
