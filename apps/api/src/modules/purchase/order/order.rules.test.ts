import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OrderStatus,
  type ShipmentStatus,
  canBecome,
  canCancel,
  canEnd,
  canShipmentBecome,
  hasEnded,
  isSettled,
  orderBackTo,
  stepBefore,
  stepsTo,
} from './order.rules.ts';

const all: OrderStatus[] = [
  'pending_payment',
  'paid',
  'confirmed',
  'preparing',
  'dispatched',
  'delivered',
  'cancelled',
  'rejected',
];
const ofShipments: ShipmentStatus[] = ['received', 'preparing', 'dispatched', 'delivered', 'cancelled'];

describe('the states of an order · D-44', () => {
  test('change only as the table says', () => {
    const table = Object.fromEntries(all.map((from) => [from, all.filter((to) => canBecome(from, to))]));
    expect(table).toEqual({
      pending_payment: ['paid', 'cancelled', 'rejected'],
      paid: ['preparing', 'cancelled', 'rejected'],
      confirmed: ['preparing', 'cancelled', 'rejected'],
      preparing: ['dispatched', 'cancelled', 'rejected'],
      dispatched: ['delivered'],
      delivered: [],
      cancelled: [],
      rejected: [],
    });
  });

  test('and so do those of a shipment', () => {
    const table = Object.fromEntries(
      ofShipments.map((from) => [from, ofShipments.filter((to) => canShipmentBecome(from, to))]),
    );
    expect(table).toEqual({
      received: ['preparing', 'cancelled'],
      preparing: ['dispatched', 'cancelled'],
      dispatched: ['delivered'],
      delivered: [],
      cancelled: [],
    });
  });

  test('ended is delivered or undone; settled is paid, or to be paid later by agreement', () => {
    expect(all.filter(hasEnded)).toEqual(['delivered', 'cancelled', 'rejected']);
    expect(all.filter(isSettled)).toEqual(['paid', 'confirmed', 'preparing', 'dispatched', 'delivered']);
  });
});

describe('cancelling an order', () => {
  test.each<[OrderStatus, ShipmentStatus[], cancel: boolean, end: boolean]>([
    ['pending_payment', ['received'], true, true],
    ['confirmed', ['received', 'received'], true, true],
    ['paid', ['received', 'cancelled'], true, true],
    ['preparing', ['preparing', 'received'], false, true],
    ['confirmed', ['preparing'], false, true],
    ['preparing', ['dispatched', 'received'], false, false],
    ['preparing', ['delivered', 'received'], false, false],
    ['dispatched', ['dispatched'], false, false],
    ['delivered', ['delivered'], false, false],
    ['cancelled', ['cancelled'], false, false],
    ['rejected', ['cancelled'], false, false],
  ])('%s with %j: by its customer %s, by an operator %s', (status, shipments, cancel, end) => {
    expect([canCancel(status, shipments), canEnd(status, shipments)]).toEqual([cancel, end]);
  });
});

describe('the status of an order follows its shipments', () => {
  test.each<[OrderStatus, ShipmentStatus[], OrderStatus[]]>([
    ['confirmed', ['received', 'received'], []],
    ['confirmed', ['preparing', 'received'], ['preparing']],
    ['paid', ['preparing'], ['preparing']],
    ['preparing', ['dispatched', 'received'], []],
    ['preparing', ['delivered', 'received'], []],
    ['preparing', ['dispatched', 'dispatched'], ['dispatched']],
    ['preparing', ['dispatched', 'cancelled'], ['dispatched']],
    ['preparing', ['delivered', 'dispatched'], ['dispatched']],
    ['dispatched', ['delivered', 'dispatched'], []],
    ['dispatched', ['delivered', 'delivered'], ['delivered']],
    ['preparing', ['delivered', 'cancelled'], ['dispatched', 'delivered']],
    ['confirmed', ['cancelled', 'cancelled'], ['cancelled']],
    ['pending_payment', ['preparing'], []],
    ['cancelled', ['cancelled'], []],
  ])('%s with %j becomes %j', (status, shipments, steps) => {
    expect(stepsTo(status, shipments)).toEqual(steps);
  });

  test('every step is one of the table, whatever the shipments do', () => {
    const states = fc.array(fc.constantFrom(...ofShipments), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...all), states, (status, shipments) => {
        let now = status;
        for (const step of stepsTo(status, shipments)) {
          expect([now, step, canBecome(now, step)]).toEqual([now, step, true]);
          now = step;
        }
      }),
    );
  });
});

test('a step that is taken back leads to the state before it, of the shipment and of the order (OFC-007)', () => {
  expect(['preparing', 'dispatched', 'delivered'].map((step) => stepBefore(step as 'preparing'))).toEqual([
    'received',
    'preparing',
    'dispatched',
  ]); // as: the three steps
  expect(orderBackTo('dispatched', ['preparing'], 'paid')).toBe('preparing');
  expect(orderBackTo('preparing', ['received', 'cancelled'], 'paid')).toBe('paid');
  expect(orderBackTo('preparing', ['received', 'dispatched'], 'paid')).toBe('preparing');
  expect(orderBackTo('delivered', ['dispatched', 'delivered'], 'confirmed')).toBe('dispatched');
  expect(orderBackTo('confirmed', ['received'], 'confirmed')).toBe('confirmed');
  expect(orderBackTo('paid', ['received'], 'confirmed')).toBe('paid');
});
