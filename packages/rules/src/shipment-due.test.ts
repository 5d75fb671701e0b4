import { describe, expect, test } from 'vitest';
import { dueDays } from './shipment-due.ts';

/** An instant on Bogotá's clock. */
const at = (moment: string) => new Date(`${moment}:00-05:00`);
const route = (leadDays: number, cutoff: string | null = null) => ({ leadDays, cutoff });
const inStock = (deliveryDay: string | null) => ({ dispatchDate: null, deliveryDay });

describe('the day a shipment is due to leave', () => {
  test.each([
    ['in stock, before the cutoff', null, '2026-11-19T15:59', '2026-11-19'],
    ['in stock, from the cutoff on', null, '2026-11-19T16:00', '2026-11-20'],
    ['in stock, Saturday evening', null, '2026-11-21T18:00', '2026-11-23'],
    ['in stock, before a holiday on a Monday', null, '2026-11-15T09:00', '2026-11-17'],
    ['a presale', '2026-12-10', '2026-11-19T09:00', '2026-12-10'],
    ['a presale dated on a Sunday', '2026-11-29', '2026-11-19T09:00', '2026-11-30'],
    ['a presale dated on a holiday', '2026-12-08', '2026-11-19T09:00', '2026-12-09'],
    ['a presale paid after its date', '2026-11-20', '2026-11-23T17:00', '2026-11-24'],
  ])('%s', (_title, dispatchDate, settled, day) => {
    expect(dueDays({ dispatchDate, deliveryDay: null }, at(settled), route(1))).toEqual({
      leavesBy: day,
      arrivesBy: null,
    });
  });

  test('is later for what is in stock when a later delivery day was chosen, and never a day without dispatch', () => {
    const leavesBy = (deliveryDay: string, leadDays = 1) =>
      dueDays(inStock(deliveryDay), at('2026-11-19T09:00'), route(leadDays)).leavesBy;
    expect(leavesBy('2026-11-20')).toBe('2026-11-19');
    expect(leavesBy('2026-11-25')).toBe('2026-11-24');
    expect(leavesBy('2026-11-25', 3)).toBe('2026-11-21'); // three days before is a Sunday
    expect(leavesBy('2026-11-23', 4)).toBe('2026-11-19');
  });

  test('stays the dispatch date of a presale, whatever delivery day was chosen', () => {
    const presale = { dispatchDate: '2026-12-10', deliveryDay: '2026-12-15' };
    expect(dueDays(presale, at('2026-11-19T09:00'), route(1))).toEqual({
      leavesBy: '2026-12-10',
      arrivesBy: '2026-12-15',
    });
  });
});

test('counts from the cutoff hour that the order was placed with (OFC-409)', () => {
  const leavesBy = (cutoff: string | null) =>
    dueDays(inStock('2026-11-20'), at('2026-11-19T13:00'), route(1, cutoff)).leavesBy;
  expect([leavesBy(null), leavesBy('12:00'), leavesBy('13:01')]).toEqual(['2026-11-19', '2026-11-20', '2026-11-19']);
});

describe('the day a shipment is promised to arrive', () => {
  const arrivesBy = (deliveryDay: string, settled: string, leadDays = 1) =>
    dueDays(inStock(deliveryDay), at(settled), route(leadDays)).arrivesBy;

  test('is the chosen delivery day', () => {
    expect(arrivesBy('2026-11-20', '2026-11-19T15:59')).toBe('2026-11-20');
    expect(arrivesBy('2026-11-24', '2026-11-19T15:59')).toBe('2026-11-24');
    expect(arrivesBy('2026-11-22', '2026-11-21T09:00')).toBe('2026-11-22'); // a route that delivers on Sundays
  });

  test('moves to the first possible day when the payment came too late for it', () => {
    expect(arrivesBy('2026-11-20', '2026-11-19T16:00')).toBe('2026-11-21');
    expect(arrivesBy('2026-11-20', '2026-11-20T17:00')).toBe('2026-11-23'); // leaves on Saturday
  });
});
