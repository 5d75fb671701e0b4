import { expect, test } from 'vitest';
import { inOrder, routeOrder } from './route-order.ts';

const stop = (customerId: string, street: number | null, at: string | null) => ({
  customerId,
  city: 'Bogotá',
  door: street === null ? null : { address: `Calle ${street} # 10-00`, city: 'Bogotá' },
  plan: at === null ? null : { weekdays: [1], at },
});

test('visits with a time stay in the order of their times, however near the later one is (SEL-107)', () => {
  const stops = [
    stop('eight', 10, '08:00'),
    stop('ten', 90, '10:00'),
    stop('nine', 100, '09:00'),
    stop('free', 12, null),
  ];
  expect(routeOrder(stops)).toEqual(['eight', 'free', 'nine', 'ten']);
});

test('a customer without an address is the last one (SEL-107)', () => {
  expect(routeOrder([stop('a', 10, null), stop('lost', null, null), stop('b', 12, null)])).toEqual(['a', 'b', 'lost']);
});

test('a visit that came after the order was chosen follows it, by its time (SEL-107)', () => {
  const stops = [stop('a', 1, null), stop('late', 1, '15:00'), stop('b', 1, null), stop('early', 1, '09:00')];
  expect(inOrder(stops, ['b', 'a']).map(({ customerId }) => customerId)).toEqual(['b', 'a', 'early', 'late']);
});
