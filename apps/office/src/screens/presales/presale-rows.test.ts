import type { OfficePresale } from '@tonalia/contract/presales-office';
import { describe, expect, test } from 'vitest';
import { lastDayOf, presaleViews, presalesOfView, stateOf, sumsOf } from './presale-rows.ts';

const now = new Date('2026-03-09T15:00:00Z');
let made = 0;
const presale = (
  state: OfficePresale['state'],
  dispatchDate: string,
  more: Partial<OfficePresale> = {},
): OfficePresale => ({
  product: { _id: `${(made += 1)}`, code: `P${made}`, name: 'Tinte', brand: 'Áurea', versions: 1, image: '', tile: '' },
  state,
  dispatchDate,
  opensAt: '2026-02-01T05:00:00Z',
  closesAt: '2026-03-08T05:00:00Z',
  capacity: 100,
  taken: 40,
  waiting: { orders: 1, customers: 1, units: 10, amount: 1_000 },
  purchase: null,
  version: 1,
  ...more,
});

test('each tab has its states, by their day', () => {
  const all = (['ended', 'coming', 'closed', 'full', 'open', 'late'] as const).map((state, at) =>
    presale(state, `2026-03-1${9 - at}`),
  );
  const statesOf = (view: (typeof presaleViews)[number]) => presalesOfView(all, view).map(({ state }) => state);
  expect(Object.fromEntries(presaleViews.map((view) => [view, statesOf(view)]))).toEqual({
    activas: ['late', 'open', 'full', 'closed', 'coming'],
    abiertas: ['open'],
    llenas: ['full'],
    atrasadas: ['late'],
    terminadas: ['ended'],
  });
  const sameDay = [presale('open', '2026-03-10'), presale('open', '2026-03-10')];
  expect(presalesOfView(sameDay, 'activas')).toEqual(sameDay);
});

test('it sells until the evening before it closes at midnight', () => {
  expect(lastDayOf({ closesAt: '2026-03-09T05:00:00Z' })).toBe('2026-03-08');
  expect(lastDayOf({ closesAt: '2026-03-09T05:00:00.001Z' })).toBe('2026-03-09');
});

test.each<[OfficePresale['state'], string, string, string]>([
  ['late', '2026-03-07', '2 días', 'danger'],
  ['open', '2026-03-09', 'hoy', 'presale'],
  ['full', '2026-03-10', 'mañana', 'presale'],
  ['closed', '2026-03-10', 'mañana', 'presale'],
  ['open', '2026-03-11', 'Abierta', 'success'],
  ['full', '2026-03-11', 'Llena', 'warn'],
  ['closed', '2026-03-11', 'Cerrada', 'neutral'],
  ['coming', '2026-03-10', '', 'presale'],
  ['ended', '2026-03-09', 'Terminada', 'neutral'],
])('a presale that is %s and leaves on %s says "%s"', (state, day, words, tone) => {
  const said = stateOf(presale(state, day), now);
  expect(said.words.toLowerCase()).toContain(words.toLowerCase());
  if (state === 'coming' || state === 'ended') expect(said.words).not.toMatch(/hoy|mañana/);
  expect(said.tone).toBe(tone);
});

describe('the sums of presales', () => {
  const all = [
    presale('open', '2026-03-09'),
    presale('full', '2026-03-15', { taken: 100 }),
    presale('open', '2026-03-16', { capacity: null }),
    presale('late', '2026-03-08'),
    presale('coming', '2026-04-01'),
    presale('ended', '2026-03-09'),
  ];

  test('leave out those that ended, count a week from today, and what can still be sold', () => {
    expect(sumsOf(all, now)).toEqual({
      all: { units: 50, orders: 5 },
      amount: 5_000,
      week: { units: 20, orders: 2 },
      late: { units: 10, orders: 1 },
      capacity: 200,
      free: 60,
    });
  });

  test('have no amount for an operator that may not see one', () => {
    const hidden = presale('open', '2026-03-09', { waiting: { orders: 1, customers: 1, units: 1, amount: null } });
    expect(sumsOf([hidden, ...all], now).amount).toBeNull();
  });
});
