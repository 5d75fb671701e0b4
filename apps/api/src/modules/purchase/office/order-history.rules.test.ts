import { expect, test } from 'vitest';
import { mergeHistory } from './order-history.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute));
const step = (status: 'confirmed' | 'preparing' | 'dispatched' | 'rejected', minute: number, why = '') => ({
  status,
  // PostgreSQL writes microseconds
  at: at(minute).toISOString().replace('000Z', '000123Z'),
  why,
});
const act = (action: string, minute: number, detail: Record<string, unknown> = {}) => ({
  at: at(minute),
  action: `purchase.${action}`,
  by: 'Ana',
  detail,
});

test('a step and the act that caused it are one entry; the act on a second part is its own', () => {
  const history = [step('confirmed', 0), step('preparing', 5)];
  const acts = [
    act('shipment_preparing', 5, { dispatchDate: null }),
    act('shipment_preparing', 9, { dispatchDate: '2026-12-01' }),
  ];
  expect(mergeHistory(history, acts)).toEqual([
    { status: 'confirmed', at: at(0).toISOString(), why: '', by: null },
    { status: 'preparing', at: at(5).toISOString(), why: '', by: 'Ana', dispatchDate: null },
    { status: 'preparing', at: at(9).toISOString(), why: '', by: 'Ana', dispatchDate: '2026-12-01' },
  ]);
});

test('a rejection keeps its reason and names its author, and other audit events are no steps', () => {
  const acts = [act('order_noted', 1), act('order_rejected', 2)];
  expect(mergeHistory([step('rejected', 2, 'Sin cobertura')], acts)).toEqual([
    { status: 'rejected', at: at(2).toISOString(), why: 'Sin cobertura', by: 'Ana' },
  ]);
});
