import type { DriverRoute, DriverStop } from '@tonalia/contract/dispatch-driver';
import { describe, expect, test } from 'vitest';
import type { WaitingDelivery } from '../../api/delivery-store.ts';
import { emptyDraft, internationalPhone, nextStop, stopsWith, sumsOf, unitsBack } from './stop-view.ts';

// as: what the sums do not read is left out
const stop = (_id: string, more: Partial<DriverStop> = {}) =>
  ({
    _id,
    collect: 50_000,
    delivery: null,
    lines: [
      { line: 1, back: 8_000 },
      { line: 2, back: 1_000 },
    ],
    ...more,
  }) as DriverStop;

test('what waits on the phone ends its stop at once, and the next one is the first that has not ended', () => {
  const route = { stops: [stop('1'), stop('2')] } as DriverRoute; // as above
  const waiting = [{ delivery: { stopId: '1', result: 'delivered', at: 'now' } }] as WaitingDelivery[]; // as above
  const stops = stopsWith(route, waiting);
  expect(stops.map(({ delivery }) => delivery)).toEqual([{ result: 'delivered', at: 'now' }, null]);
  expect(nextStop(stops)?._id).toBe('2');
  expect(nextStop(stops.slice(0, 1))).toBeUndefined();
});

test.each([
  ['300 123 4567', '573001234567'],
  ['+57 300 123 4567', '573001234567'],
  ['601', '601'],
])('the phone %s is %s for WhatsApp', (phone, digits) => {
  expect(internationalPhone(phone)).toBe(digits);
});

describe('the sums of a stop', () => {
  const draft = emptyDraft('delivered');
  const back = (units: number) => ({ units, reason: null, photoIds: [] });

  test('without anything filled in all is missing', () => {
    expect(sumsOf(stop('1'), draft)).toEqual({
      less: 0,
      due: 50_000,
      electronic: 0,
      cash: 0,
      change: 0,
      missing: 50_000,
    });
  });

  test('units that come back are not collected, and never more than the stop owes', () => {
    const backs = { 1: back(2), 2: back(3) };
    expect(unitsBack({ backs })).toBe(5);
    expect(sumsOf(stop('1'), { ...draft, backs })).toMatchObject({ less: 19_000, due: 31_000 });
    expect(sumsOf(stop('1', { collect: 10_000 }), { ...draft, backs })).toMatchObject({
      less: 10_000,
      due: 0,
      missing: 0,
    });
  });

  test.each([
    [{ cash: 60_000 }, { cash: 50_000, change: 10_000, missing: 0, electronic: 0 }],
    [{ cash: 20_000 }, { cash: 20_000, change: 0, missing: 30_000, electronic: 0 }],
    [
      { cash: 20_000, hasElectronic: true, electronic: 30_000 },
      { cash: 20_000, change: 0, missing: 0, electronic: 30_000 },
    ],
    [
      { cash: 0, hasElectronic: true, electronic: 90_000 },
      { cash: 0, change: 0, missing: 0, electronic: 50_000 },
    ],
    [
      { hasElectronic: true, electronic: null },
      { electronic: 0, missing: 50_000 },
    ],
    // typed, and then said not to be
    [{ electronic: 30_000 }, { electronic: 0, missing: 50_000 }],
  ])('with %j are %j', (more, sums) => {
    expect(sumsOf(stop('1'), { ...draft, ...more })).toMatchObject(sums);
  });
});
