import { expect, test } from 'vitest';
import type { OutboxView } from '../../api/outbox/outbox.ts';
import { sectionsOf } from './outbox-sections.ts';

// as: what the sections do not read is left out
const order = (clientOrderId: string, state: string, more: object = {}) => ({
  clientOrderId,
  state,
  placed: null,
  ...more,
});
const draft = (clientOrderId: string, asks: object | null = null) => ({
  clientOrderId,
  customer: { _id: 'c', name: 'Rosa' },
  takenAt: '',
  expectedTotal: 1,
  asks,
});
const seen = (orders: object[] | null, drafts: object[] | null) => {
  const sections = sectionsOf({ orders, drafts } as unknown as OutboxView); // as above
  return Object.fromEntries(
    Object.entries(sections).map(([name, list]) => [name, list.map(({ clientOrderId }) => clientOrderId).join(' ')]),
  );
};

test('orders are by what they need, those sent today with the newest first', () => {
  const [now, before] = [{ placed: { at: new Date().toISOString() } }, { placed: { at: '2026-01-01T15:00:00Z' } }];
  const orders = [
    order('a', 'asks'),
    order('r', 'refused'),
    order('w', 'waiting'),
    order('s1', 'sent', now),
    order('s2', 'sent', now),
    order('old', 'sent', before),
    order('x', 'sent'),
  ];
  expect(seen(orders, [draft('d')])).toEqual({ asking: 'd a', refused: 'r', waiting: 'w', sentToday: 's2 s1' });
  expect(seen(null, null)).toEqual({ asking: '', refused: '', waiting: '', sentToday: '' });
});

test('an order that asks on the server too is listed once, and waits no more', () => {
  expect(seen([order('a', 'asks'), order('w', 'waiting')], [draft('a'), draft('w')])).toMatchObject({
    asking: 'a w',
    waiting: '',
  });
  const { asking } = sectionsOf({
    orders: [order('a', 'asks')],
    drafts: [draft('a', { lines: [1, 2] }), draft('b')],
  } as unknown as OutboxView); // as above
  expect(asking.map(({ asking: lines, own, customer }) => [lines, own?.clientOrderId, customer.id])).toEqual([
    [2, 'a', 'c'],
    [0, undefined, 'c'],
  ]);
});
