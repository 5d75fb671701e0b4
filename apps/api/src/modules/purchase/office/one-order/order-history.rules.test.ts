import { expect, test } from 'vitest';
import { type OrderAct, mergeSteps, orderHistory } from './order-history.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute));
const step = (status: 'confirmed' | 'preparing' | 'dispatched' | 'rejected', minute: number, why = '') => ({
  status,
  // PostgreSQL writes microseconds
  at: at(minute).toISOString().replace('000Z', '000123Z'),
  why,
});
const act = (action: string, minute: number, detail: Record<string, unknown> = {}): OrderAct => ({
  at: at(minute),
  action: `purchase.${action}`,
  by: 'Ana',
  network: '10.0.0.1',
  detail,
});
const seen = { kind: 'step', why: '', by: 'Ana', from: '10.0.0.1' };

test('a step and the act that caused it are one entry; the act on a second part is its own', () => {
  const history = [step('confirmed', 0), step('preparing', 5)];
  const acts = [
    act('shipment_preparing', 5, { dispatchDate: null }),
    act('shipment_preparing', 9, { dispatchDate: '2026-12-01' }),
  ];
  expect(mergeSteps(history, acts)).toEqual([
    { ...seen, status: 'confirmed', at: at(0).toISOString(), by: null, from: null },
    { ...seen, status: 'preparing', at: at(5).toISOString(), dispatchDate: null },
    { ...seen, status: 'preparing', at: at(9).toISOString(), dispatchDate: '2026-12-01' },
  ]);
});

test('the act of taking an order is the author of its first step, and a start without both facts of its wave has none', () => {
  const acts = [act('order_taken', 0), act('shipment_preparing', 5, { dispatchDate: 'pronto', wave: 3 })];
  expect(mergeSteps([step('confirmed', 0), step('preparing', 5)], acts)).toEqual([
    { ...seen, status: 'confirmed', at: at(0).toISOString() },
    { ...seen, status: 'preparing', at: at(5).toISOString(), dispatchDate: null },
  ]);
});

test('a rejection keeps its reason and names its author, and other audit events are no steps', () => {
  const acts = [act('order_noted', 1), act('order_rejected', 2)];
  expect(mergeSteps([step('rejected', 2, 'Sin cobertura')], acts)).toEqual([
    { ...seen, status: 'rejected', at: at(2).toISOString(), why: 'Sin cobertura' },
  ]);
});

test('steps, payments, refunds, notes, messages and acts are one line of time, without amounts for some roles (OFC-103)', () => {
  const payment = {
    createdAt: at(1).toISOString(),
    name: 'PSE',
    amount: 9_000,
    status: 'declined',
    reason: 'Nos llegaron $ 4000',
  };
  const refund = { name: 'PSE', amount: 4_000, steps: [{ step: 'requested', at: at(6).toISOString() }] };
  const message = {
    _id: '1',
    title: 'Recibimos tu pedido',
    channel: 'email' as const,
    recipient: 'customer' as const,
    state: 'sent' as const,
    at: at(3).toISOString(),
    sentAt: at(3).toISOString(),
    by: null,
  };
  const past = {
    order: { history: [step('confirmed', 2)], payments: [payment], refunds: [refund] } as never, // as: what it reads of them
    acts: [
      act('order_noted', 4),
      act('shipment_moved', 5, { dispatchDate: null, to: '2026-12-01', from: 'BOG', into: 'MDE' }),
    ],
    notes: [{ _id: '2', at: at(4).toISOString(), by: 'Ana', text: 'Recibe hasta las 4' }],
    messages: [message],
    lineOf: new Map<string, number>(),
  };
  const shown = orderHistory({ ...past, seesMoney: true });
  expect(shown.map(({ kind }) => kind)).toEqual(['payment', 'step', 'message', 'note', 'act', 'refund']);
  expect(shown[4]).toMatchObject({
    action: 'purchase.shipment_moved',
    dispatchDate: null,
    to: '2026-12-01',
    into: 'MDE',
    by: 'Ana',
  });
  expect(JSON.stringify(shown)).toContain('9000');
  expect(JSON.stringify(orderHistory({ ...past, seesMoney: false }))).not.toMatch(/9000|4000/);
});

test('entries of one instant keep their order, and words of an adjustment are for those who see money (OFC-103)', () => {
  const note = (text: string) => ({ _id: text, at: at(4).toISOString(), by: 'Ana', text });
  const past = {
    order: { history: [step('confirmed', 4)], payments: [], refunds: [] } as never, // as: what it reads of them
    acts: [act('order_adjusted', 4, { words: 'Baja a $ 9000' }), act('order_adjusted', 4)],
    notes: [note('a'), note('b'), note('c')],
    messages: [],
    lineOf: new Map<string, number>(),
  };
  const read = (seesMoney: boolean) =>
    orderHistory({ ...past, seesMoney }).map((one) =>
      one.kind === 'note' ? one.text : one.kind === 'act' ? one.words : one.kind,
    );
  expect(read(true)).toEqual(['step', 'a', 'b', 'c', 'Baja a $ 9000', '']);
  expect(read(false)).toEqual(['step', 'a', 'b', 'c', '', '']);
});

test('missing units of one round are one entry with their lines, and a start says its wave (OFC-103)', () => {
  const missing = (minute: number, versionId: string, units: number, by = 'Ana') => ({
    ...act('', minute, { versionId, units }),
    action: 'dispatch.units_missing',
    by,
  });
  const acts = [
    act('shipment_preparing', 1, { dispatchDate: null, wave: 1, waveName: 'Norte' }),
    missing(2, '7', 3),
    missing(3, '8', 1),
    missing(4, '7', 2),
    missing(5, '9', 1, 'Luis'),
    missing(40, '7', 1, 'Luis'),
    missing(55, '7', 4, 'Luis'),
    missing(71, '8', 6, 'Luis'),
    // no reports: one without a version, one without units, and another act
    { ...missing(56, '7', 9, 'Luis'), detail: { units: 9 } },
    { ...missing(57, '7', 9, 'Luis'), detail: { versionId: '7' } },
    act('order_noted', 58, { versionId: '7', units: 9 }),
  ];
  const lineOf = new Map([
    ['7', 1],
    ['8', 2],
  ]);
  const order = { history: [], payments: [], refunds: [] } as never; // as: what it reads of them
  const shown = orderHistory({ order, acts, notes: [], messages: [], lineOf, seesMoney: false });
  expect(shown).toMatchObject([
    { kind: 'step', status: 'preparing', wave: { number: 1, name: 'Norte' } },
    {
      by: 'Ana',
      at: at(4).toISOString(),
      missing: [
        { line: 1, units: 2 },
        { line: 2, units: 1 },
      ],
    },
    { by: 'Luis', missing: [{ line: null, units: 1 }] },
    { by: 'Luis', at: at(55).toISOString(), missing: [{ line: 1, units: 4 }] },
    { by: 'Luis', at: at(71).toISOString(), missing: [{ line: 2, units: 6 }] },
  ]);
  expect(shown).toHaveLength(5);
});
