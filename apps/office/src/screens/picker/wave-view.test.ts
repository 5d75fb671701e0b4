import type { Pick, PickLine } from '@tonalia/contract/dispatch-wave';
import { describe, expect, test } from 'vitest';
import type { WaitingPick } from '../../api/pick-store.ts';
import { addUncounted, noneUncounted } from './uncounted.ts';
import { type KnownWave, firstOpen, isSettled, undoneBy, withWaiting } from './wave-view.ts';

// as: what counting does not read is left out
const line = (_id: string, units: number, counts: Partial<PickLine> = {}) =>
  ({
    _id,
    name: `Línea ${_id}`,
    shade: null,
    volume: null,
    units,
    picked: 0,
    short: 0,
    orders: [
      { shipmentId: '1', units: 2, picked: 0, short: 0 },
      { shipmentId: '2', units: units - 2, picked: 0, short: 0 },
    ],
    ...counts,
  }) as PickLine;
const units = (clientId: string, count: number, more: object = {}) =>
  waiting({ kind: 'units', clientId, versionId: 'a', units: count, at: '', ...more });
const short = (clientId: string, missing: [string, number][], versionId = 'a') =>
  waiting({
    kind: 'short',
    clientId,
    versionId,
    missing: missing.map(([shipmentId, count]) => ({ shipmentId, units: count })),
    at: '',
  });
// as: of what waits only the pick and its wave are read
const waiting = (pick: Pick, waveCode = 'OL-1') => ({ waveCode, pick }) as WaitingPick;
const wave = (more: Partial<KnownWave> = {}) =>
  ({ code: 'OL-1', lines: [line('a', 5), line('b', 3)], picked: 0, short: 0, ...more }) as KnownWave; // as above
const seen = (picks: WaitingPick[], of = wave()) => {
  const { lines, picked, short: missing } = withWaiting(of, picks);
  return { picked, missing, orders: lines[0]?.orders.map((one) => [one.units, one.picked, one.short]) };
};

describe('a wave with the picks that wait', () => {
  test('counts units for the first order, and what is missing for its own', () => {
    expect(seen([units('1', 3)])).toEqual({
      picked: 3,
      missing: 0,
      orders: [
        [2, 2, 0],
        [3, 1, 0],
      ],
    });
    expect(seen([units('1', 3), units('2', -1)])).toMatchObject({ picked: 2 });
    expect(seen([short('1', [['2', 2]])])).toEqual({
      picked: 0,
      missing: 2,
      orders: [
        [2, 0, 0],
        [3, 0, 2],
      ],
    });
  });

  test('leaves out those of another wave, of another line, and those that the server has counted', () => {
    const other = { ...units('1', 3), waveCode: 'OL-2' };
    expect(seen([other, units('2', 1, { versionId: 'x' })])).toMatchObject({ picked: 0 });
    expect(seen([units('1', 3), units('2', 1)], wave({ counted: ['1'] }))).toMatchObject({ picked: 1 });
  });
});

test.each([
  [{ units: 5, picked: 4, short: 1 }, true],
  [{ units: 5, picked: 6, short: 0 }, true],
  [{ units: 5, picked: 4, short: 0 }, false],
])('a line of %j is settled: %s', (counts, settled) => {
  expect(isSettled(counts)).toBe(settled);
});

test('the first open line has its number, and none one after the last', () => {
  const done = line('a', 5, { picked: 5 });
  expect([firstOpen([line('a', 5), done]), firstOpen([done, line('b', 3)]), firstOpen([done, done])]).toEqual([
    1, 2, 3,
  ]);
});

test('a unit taken back undoes the newest pick that waits and is not undone', () => {
  const picks = [
    units('1', 1),
    units('2', 2),
    units('3', -1, { undoes: '2' }),
    units('4', 1, { versionId: 'b' }),
    short('5', []),
  ];
  expect(undoneBy(picks, 'a')).toBe('1');
  expect(undoneBy(picks.slice(0, 2), 'a')).toBe('2');
  expect(undoneBy(picks, 'x')).toBeUndefined();
});

describe('what the server did not count', () => {
  const lines = [line('a', 5)];
  const add = (picks: WaitingPick[], counted: [string, number][], before = noneUncounted) => {
    const { picked, missing } = addUncounted(
      before,
      picks,
      counted.map(([clientId, count]) => ({ clientId, counted: count })),
      lines,
    );
    return { picked: [...picked], missing: [...missing] };
  };

  test('is named by its line, found or missing', () => {
    expect(add([units('1', 3)], [['1', 1]])).toEqual({ picked: [['Línea a', 2]], missing: [] });
    expect(
      add(
        [
          short('1', [
            ['1', 2],
            ['2', 1],
          ]),
        ],
        [['1', 2]],
      ),
    ).toEqual({ picked: [], missing: [['Línea a', 1]] });
    expect(add([units('1', 3)], [['1', 3]])).toEqual({ picked: [], missing: [] });
  });

  test('adds up, and goes when it is taken back', () => {
    const before = { picked: new Map([['Línea a', 2]]), missing: new Map<string, number>() };
    expect(add([units('1', 1)], [['1', 0]], before).picked).toEqual([['Línea a', 3]]);
    expect(add([units('1', -2, { undoes: '9' })], [['1', 0]], before).picked).toEqual([]);
    // taken back without what it undoes: it was counted by another
    expect(add([units('1', -2)], [['1', 0]], before).picked).toEqual([['Línea a', 2]]);
  });

  test('says nothing of a pick without an outcome, and of a line that is gone', () => {
    expect(add([units('1', 3)], []).picked).toEqual([]);
    expect(add([units('1', 3, { versionId: 'x' })], [['1', 0]]).picked).toEqual([]);
  });
});
