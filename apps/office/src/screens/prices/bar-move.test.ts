import { expect, test } from 'vitest';
import { isPossible, mayMove, moved } from './bar-move.ts';

const at = (day: string) => `2026-${day}T05:00:00.000Z`;

test('a bar moves whole, or by its end; an open side stays open (OFC-407)', () => {
  const week = { from: at('12-01'), until: at('12-08'), name: 'Alza' };
  expect(moved(week, { part: 'all', days: 31 })).toEqual({
    from: '2027-01-01T05:00:00.000Z',
    until: '2027-01-08T05:00:00.000Z',
    name: 'Alza',
  });
  expect(moved(week, { part: 'end', days: -2 })).toMatchObject({ from: week.from, until: at('12-06') });
  expect(moved({ from: at('12-01'), until: null }, { part: 'all', days: 1 })).toEqual({
    from: at('12-02'),
    until: null,
  });
});

test('what runs keeps its start, what ended stays, and an end is after its start and after now (OFC-407)', () => {
  const of = (state: 'coming' | 'running' | 'ended', until: string | null = at('12-08')) => ({
    state,
    from: at('12-01'),
    until,
  });
  expect([mayMove(of('coming'), 'all'), mayMove(of('running'), 'all'), mayMove(of('ended'), 'all')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mayMove(of('running'), 'end'), mayMove(of('running', null), 'end'), mayMove(of('ended'), 'end')]).toEqual([
    true,
    false,
    false,
  ]);
  const now = new Date(at('12-03'));
  expect(isPossible({ from: at('12-01'), until: at('12-04') }, now)).toBe(true);
  expect(isPossible({ from: at('12-01'), until: at('12-02') }, now)).toBe(false);
  expect(isPossible({ from: at('12-05'), until: at('12-05') }, now)).toBe(false);
  expect(isPossible({ from: at('12-05'), until: null }, now)).toBe(true);
});
