import type { Refund } from '@tonalia/contract/payment';

/** A refund as `refundsOfOrder` selects it; instants are PostgreSQL's JSON. */
export interface RefundRow {
  amount: number;
  method: string;
  name: string;
  cardBrand: string | null;
  cardLastFour: string | null;
  reference: string | null;
  requestedAt: string | null;
  sentAt: string | null;
  retriedAt: string | null;
  manualAt: string | null;
  doneAt: string | null;
}

/** A refund with its steps. Released own credit is done at once. */
export function toRefund(row: RefundRow): Refund {
  const { amount, method, name, cardBrand, cardLastFour, reference } = row;
  const { requestedAt, sentAt, retriedAt, manualAt, doneAt } = row;
  const times = { requested: requestedAt, sent: sentAt, retried: retriedAt, manual: manualAt, done: doneAt };
  return {
    amount,
    method,
    name,
    card: cardBrand !== null && cardLastFour !== null ? { brand: cardBrand, lastFour: cardLastFour } : null,
    state: doneAt !== null ? 'done' : manualAt !== null ? 'manual' : sentAt !== null ? 'sent' : 'requested',
    reference,
    steps: steps.flatMap((step) => {
      const at = times[step];
      return at === null ? [] : { step, at: new Date(at).toISOString() };
    }),
  };
}

const steps = ['requested', 'sent', 'retried', 'manual', 'done'] as const;
