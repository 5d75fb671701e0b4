import { describe, expect, test } from 'vitest';
import { scheduleAfterChoice } from './choose-schedule.rules.ts';
import { isOffered, shipmentGroups, windowForGroup } from './shipment-groups.rules.ts';

// Thursday, 9:00 in Bogotá
const now = new Date('2026-11-19T14:00:00Z');
const bogota = { coverage: { leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6] }, shopper: { weekdays: null } };
const lines = [
  { dispatchDate: '2026-12-10', quantity: 3 },
  { dispatchDate: null, quantity: 2 },
  { dispatchDate: '2026-12-01', quantity: 4 },
  { dispatchDate: null, quantity: 5 },
];
const leaving = shipmentGroups(lines, bogota, now);
const friday = { dispatchDate: null, day: '2026-11-20', from: '13:00', to: '18:00' };

test('each group has its windows: stock first, presales from their date', () => {
  expect(leaving.map(({ dispatchDate, units, windows }) => [dispatchDate, units, windows[0]?.day])).toEqual([
    [null, 7, '2026-11-20'],
    ['2026-12-01', 4, '2026-12-02'],
    ['2026-12-10', 3, '2026-12-11'],
  ]);
  expect(shipmentGroups([], bogota, now)).toEqual([]);
});

test('a customer’s own weekdays override the zone’s · D-46', () => {
  const [first] = shipmentGroups(lines, { ...bogota, shopper: { weekdays: [3] } }, now);
  expect(first?.windows[0]?.day).toBe('2026-11-25');
});

test('without coverage there is no window, and none is chosen', () => {
  const [first] = shipmentGroups(lines, { ...bogota, coverage: undefined }, now);
  expect(first).toMatchObject({ units: 7, windows: [] });
  expect(first && windowForGroup(first, [friday])).toBeNull();
});

test('the chosen window counts while it is offered, else the earliest', () => {
  const [first] = leaving;
  const [earliest] = first?.windows ?? [];
  expect(first && windowForGroup(first, [friday])).toEqual({ day: '2026-11-20', from: '13:00', to: '18:00' });
  expect(first && windowForGroup(first, [])).toEqual(earliest);
  expect(first && windowForGroup(first, [{ ...friday, day: '2026-11-22' }])).toEqual(earliest);
  expect(first && windowForGroup(first, [{ ...friday, dispatchDate: '2026-12-01' }])).toEqual(earliest);
});

test('a window is offered for its own date only', () => {
  expect(isOffered(leaving, friday)).toBe(true);
  expect(isOffered(leaving, { ...friday, dispatchDate: '2026-12-01' })).toBe(false);
  expect(isOffered(leaving, { ...friday, dispatchDate: '2027-01-01' })).toBe(false);
  expect(isOffered(leaving, { ...friday, to: '12:00' })).toBe(false);
});

describe('the windows a cart keeps', () => {
  const later = { ...friday, dispatchDate: '2026-12-01', day: '2026-12-02' };
  const over = { ...friday, day: '2026-11-18' };

  test('are the new ones, replacing all earlier', () => {
    expect(scheduleAfterChoice(leaving, [friday], [later], false)).toEqual([later]);
    expect(scheduleAfterChoice(leaving, [friday], [], false)).toEqual([]);
  });

  test.each([
    ['over', [over]],
    ['twice for one date', [friday, { ...friday, from: '08:00', to: '12:00' }]],
    ['of another dispatch date', [{ ...friday, dispatchDate: '2027-01-01' }]],
  ])('are refused when one is %s', (_title, wished) => {
    expect(() => scheduleAfterChoice(leaving, [], wished, false)).toThrow('SCHEDULE_UNAVAILABLE');
  });

  test('stay without a new choice; at another address only those offered there', () => {
    const gone = { ...friday, dispatchDate: '2027-01-01' };
    expect(scheduleAfterChoice(leaving, [friday, over, gone], undefined, false)).toEqual([friday, over]);
    expect(scheduleAfterChoice(leaving, [friday, over], undefined, true)).toEqual([friday]);
  });
});
