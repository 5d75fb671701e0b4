import { expect, test } from 'vitest';
import { presaleState } from './presale-state.rules.ts';

const now = new Date('2026-11-23T15:00:00Z');
const presale = {
  opensAt: new Date('2026-11-01T05:00:00Z'),
  closesAt: new Date('2026-12-01T05:00:00Z'),
  dispatchDate: '2026-12-02',
  capacity: 10,
  taken: 4,
  waiting: 3,
};
const past = new Date('2026-11-20T05:00:00Z');

test.each([
  ['open', {}],
  ['open', { capacity: null }],
  ['full', { taken: 10 }],
  ['coming', { opensAt: new Date('2026-11-24T05:00:00Z') }],
  ['late', { dispatchDate: '2026-11-22' }],
  ['open', { dispatchDate: '2026-11-23' }],
  ['open', { opensAt: now }],
  ['closed', { closesAt: past }],
  ['closed', { closesAt: now }],
  ['late', { closesAt: past, dispatchDate: '2026-11-22' }],
  ['ended', { closesAt: past, dispatchDate: '2026-11-22', waiting: 0 }],
])('a presale is %s with %o', (state, change) => {
  expect(presaleState({ ...presale, ...change }, now)).toBe(state);
});
