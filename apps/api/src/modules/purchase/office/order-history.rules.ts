import type { Order } from '@tonalia/contract/purchase';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';

/** An audit event of an operator. */
export interface OrderAct {
  at: Date;
  action: string;
  by: string;
  detail: Record<string, unknown>;
}

type HistoryEntry = OfficeOrder['history'][number];

/** An act that changes the lines of an order; its status stays. */
const ADJUSTED = 'purchase.order_adjusted';

const statusOfAct: Record<string, HistoryEntry['status']> = {
  'purchase.shipment_preparing': 'preparing',
  'purchase.shipment_dispatched': 'dispatched',
  'purchase.shipment_delivered': 'delivered',
  'purchase.order_rejected': 'rejected',
  'purchase.transfer_approved': 'paid',
};

/**
 * The history of an order with the authors of its steps. An order's step and the act that caused it have the instant of their
 * transaction in common and are one entry; an act that moved one part of several is an entry of its own.
 */
export function mergeHistory(history: Order['history'], acts: readonly OrderAct[]): HistoryEntry[] {
  const entries: HistoryEntry[] = history.map(({ status, at, why }) => ({
    status,
    at: new Date(at).toISOString(),
    why,
    by: null,
  }));
  for (const { at, action, by, detail } of acts) {
    if (action === ADJUSTED) {
      entries.push(adjustedEntry(entries, { at, action, by, detail }));
      continue;
    }
    const status = statusOfAct[action];
    if (!status) continue;
    const instant = at.toISOString();
    const part = 'dispatchDate' in detail ? { dispatchDate: dateOf(detail['dispatchDate']) } : {};
    const same = entries.filter((one) => one.at === instant);
    for (const entry of same) Object.assign(entry, { by }, part);
    if (!same.some((one) => one.status === status)) entries.push({ status, at: instant, why: '', by, ...part });
  }
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** The words of an adjustment, in the state that the order had. */
function adjustedEntry(entries: readonly HistoryEntry[], { at, by, detail }: OrderAct): HistoryEntry {
  const instant = at.toISOString();
  const status = entries.findLast((one) => one.at <= instant)?.status ?? 'confirmed';
  const why = typeof detail['words'] === 'string' ? detail['words'] : '';
  return { status, at: instant, why, by, what: 'adjusted' };
}

const dateOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
