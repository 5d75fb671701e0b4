import { expect, test } from 'vitest';
import { deliveryState, expectedArrival, firstName } from './track.rules.ts';

const stop = { promisedAt: '14:10', dispatchDate: '2026-11-23', stopsBefore: 4 };
const at = (time: string, day = '2026-11-23') => ({ day, time });

test('SEL-206: a vehicle is expected at its planned hour while the stops before leave time for it', () => {
  expect(expectedArrival(stop, at('12:00'))).toEqual({ from: '14:10', to: '14:35' });
});

test('SEL-206: a vehicle that is behind its plan is expected later, by what its stops take', () => {
  // four stops of 25 minutes from 1:48 end at 3:28
  expect(expectedArrival(stop, at('13:48'))).toEqual({ from: '15:30', to: '15:55' });
  expect(expectedArrival({ ...stop, stopsBefore: 0 }, at('15:01'))).toEqual({ from: '15:05', to: '15:30' });
});

test('SEL-206: no hour is promised on another day or without a plan, and none after midnight', () => {
  expect(expectedArrival(stop, at('12:00', '2026-11-24'))).toBeNull();
  expect(expectedArrival({ ...stop, promisedAt: null }, at('12:00'))).toBeNull();
  expect(expectedArrival(stop, at('23:00'))).toBeNull();
});

test('SEL-206: a part is partly delivered, not taken at the door, or what its state says', () => {
  expect(deliveryState('delivered', 'partial')).toBe('partly');
  expect(deliveryState('delivered', 'refused')).toBe('delivered');
  expect(deliveryState('dispatched', 'refused')).toBe('not_taken');
  expect(deliveryState('dispatched', null)).toBe('on_way');
  expect(deliveryState('preparing', 'refused')).toBe('preparing');
});

test('SEL-206: of a driver only the first name is shown', () => {
  expect(firstName(' Jhon  Mosquera ')).toBe('Jhon');
});
