import { expect, it } from 'vitest';
import { settlementPlan } from './finish-dispatch.ts';

const load = (id: string, cash: number, state: 'on_road' | 'closed' = 'closed') => ({ id, cash, state });

it('a load without cash on delivery is never short of cash', () => {
  const loads = [
    load('today', 0, 'on_road'),
    load('a', 80_000, 'on_road'),
    load('b', 0),
    load('c', 90_000),
    load('d', 70_000),
  ];
  const { open, explained, exact } = settlementPlan(loads);
  expect(open?.id).toBe('a');
  expect(explained?.id).toBe('d');
  expect(exact.map(({ id }) => id)).toEqual(['b', 'c']);
});

it('without cash every closed load is exact', () => {
  const { open, explained, exact } = settlementPlan([load('a', 0), load('b', 5_000)]);
  expect([open, explained]).toEqual([undefined, undefined]);
  expect(exact).toHaveLength(2);
});
