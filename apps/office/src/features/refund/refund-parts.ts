import type { RefundSources } from '@tonalia/contract/refunds-office';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';

type Payments = RefundSources['payments'];

/** Where a refund can go: back to a payment, to each of them, or to the balance in favour. */
export interface RefundChoice {
  /** The id of a payment, `each` or `balance`. */
  id: string;
  name: string;
  text: string;
  /** Pesos at most. */
  holds: number;
}

const sumOf = (payments: Payments): number => payments.reduce((sum, { holds }) => sum + holds, 0);

/** The targets of a refund. The whole of an order that several payments paid goes back to each. */
export function refundTargets(
  payments: Payments,
  { hasBalance, isWhole }: { hasBalance: boolean; isWhole: boolean },
): RefundChoice[] {
  const single = payments.map(({ paymentId, name, card, holds, amount, isAutomatic }) => ({
    id: paymentId,
    name: card ? `${name} ··${card.lastFour}` : name,
    text: isAutomatic && isWhole && holds === amount ? texts.byGateway : texts.byHand,
    holds,
  }));
  const each = {
    id: 'each',
    name: texts.everySource,
    text: single.map(({ name }) => name).join(', '),
    holds: sumOf(payments),
  };
  const balance = { id: 'balance', name: texts.balance, text: texts.balanceText, holds: sumOf(payments) };
  return [...(isWhole && payments.length > 1 ? [each] : single), ...(hasBalance ? [balance] : [])];
}

/** The parts of a refund by payment, each within and with what the payment holds, the first payment first. */
export function refundParts(
  payments: Payments,
  { id }: RefundChoice,
  amount: number,
): { paymentId: string; amount: number; holds: number; goesTo: 'source' | 'balance' }[] {
  const goesTo = id === 'balance' ? 'balance' : 'source';
  let left = amount;
  return payments
    .filter(({ paymentId }) => id === 'balance' || id === 'each' || paymentId === id)
    .flatMap(({ paymentId, holds }) => {
      const part = Math.min(left, holds);
      left -= part;
      return part > 0 ? [{ paymentId, amount: part, holds, goesTo } as const] : [];
    });
}
