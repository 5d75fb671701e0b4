import { describe, expect, test } from 'vitest';
import { differenceFrom, judgeRow, shownRow } from './judge-row.ts';
import { type StockedVersion, canBeOrdered, nearInStock } from './near-in-stock.ts';
import type { RowVerdict } from './recognise.ts';

const version = (id: string, more: Partial<StockedVersion> = {}): StockedVersion =>
  ({
    id,
    product_id: 'p',
    section: null,
    hex: '#804020',
    min_quantity: 2,
    stock: 9,
    presale_left: 0,
    shade_code: null,
    shade_name: null,
    volume: 60,
    volume_unit: 'ml',
    ...more,
  }) as StockedVersion; // as: what is not read is left out
const gone = version('1', { stock: 1 });
const ids = (all: readonly StockedVersion[]) => all.map(({ id }) => id).join(' ');

test.each([
  [{ stock: 2, presale_left: 0 }, true],
  [{ stock: 1, presale_left: 2 }, true],
  [{ stock: 1, presale_left: 1 }, false],
])('a version with %j can be ordered: %s', (more, can) => {
  expect(canBeOrdered(version('1', more))).toBe(can);
});

describe('what can replace a sold-out version', () => {
  test('are shades of its product in its size that can be ordered, the nearest first', () => {
    const others = [
      gone,
      version('far', { hex: '#0000FF' }),
      version('near', { hex: '#814121' }),
      version('sold out', { stock: 0 }),
      version('bare', { hex: null }),
      version('large', { volume: 90 } as Partial<StockedVersion>),
      version('other', { product_id: 'q' }),
    ];
    expect(ids(nearInStock(gone, others))).toBe('near far');
  });

  test('are three at most', () => {
    expect(
      nearInStock(
        gone,
        ['2', '3', '4', '5'].map((id) => version(id)),
      ),
    ).toHaveLength(3);
  });

  test('are its other sizes, without a colour', () => {
    const bare = version('1', { hex: null, stock: 0 });
    expect(ids(nearInStock(bare, [bare, ...['2', '3', '4', '5'].map((id) => version(id, { hex: null }))]))).toBe(
      '2 3 4',
    );
  });
});

describe('a row', () => {
  const reading = { words: 'tinte', quantity: 3, unit: 'caja', isCounted: true };
  const row = { line: 2, text: '3 cajas tinte', readings: [reading], isHeading: false };
  // as: what a judgement does not read is left out
  const verdict = (more: object) =>
    ({
      row,
      reading,
      verdict: 'unknown',
      version: undefined,
      candidates: [],
      reason: undefined,
      ...more,
    }) as unknown as RowVerdict;
  const near = version('2');
  const versions = {
    byId: new Map([gone, near, version('3', { stock: 0 })].map((one) => [one.id, one])),
    listed: [gone, near],
  };

  test('that is known can be ordered, or is sold out with what is near', () => {
    const known = (id: string) => judgeRow(verdict({ verdict: 'recognised', version: { id } }), versions);
    expect(known('2')).toMatchObject({ verdict: 'recognised', match: near, candidates: [], isAsBefore: false });
    expect(known('1')).toMatchObject({ verdict: 'sold_out', match: gone, candidates: [near] });
    expect(known('9')).toMatchObject({ verdict: 'choose', match: null });
    expect(known('2').reason).not.toBe(known('1').reason);
  });

  test('that is not clear is what was chosen before, also when that is sold out', () => {
    const unclear = verdict({ verdict: 'choose', candidates: [{ id: '1' }] });
    expect(judgeRow(unclear, versions, near)).toMatchObject({ verdict: 'recognised', match: near, isAsBefore: true });
    expect(judgeRow(unclear, versions, gone)).toMatchObject({ verdict: 'sold_out', match: gone, isAsBefore: true });
    const judged = [judgeRow(unclear, versions, near), judgeRow(verdict({ version: { id: '2' } }), versions)];
    expect(judged.map(({ reason }) => reason)).toEqual(['Como la última vez', 'Coincide con todo lo escrito']);
  });

  test('that is not clear has candidates, those that can be ordered first', () => {
    const judged = judgeRow(
      verdict({ verdict: 'choose', candidates: [{ id: '1' }, { id: '9' }, { id: '2' }, { id: '3' }] }),
      versions,
    );
    expect([judged.verdict, ids(judged.candidates), judged.reason.includes('3')]).toEqual(['choose', '2 1 3', true]);
    const unknown = judgeRow(verdict({ candidates: [{ id: '2' }] }), versions);
    expect([unknown.verdict, ids(unknown.candidates)]).toEqual(['unknown', '2']);
    expect(unknown.reason).not.toBe(judged.reason);
  });

  test('is shown with its words, its quantity and how each candidate looks', () => {
    const show = (one: StockedVersion, wanted: StockedVersion | null) => [`${one.id} for ${wanted?.id}`];
    const judged = judgeRow(verdict({ verdict: 'recognised', version: { id: '1' } }), versions);
    expect(shownRow(judged, show)).toEqual({
      line: 2,
      text: '3 cajas tinte',
      words: 'tinte',
      quantity: 3,
      unit: 'caja',
      verdict: 'sold_out',
      match: '1 for undefined',
      candidates: ['2 for 1'],
      reason: judged.reason,
      isAsBefore: false,
    });
    expect(shownRow(judgeRow(verdict({}), versions), show)).toMatchObject({ match: null, candidates: [] });
  });
});

test('a difference is of two colours', () => {
  const of = (wanted: string | null, offered: string | null) => differenceFrom({ hex: wanted }, { hex: offered });
  expect([differenceFrom(null, { hex: '#804020' }), of(null, '#804020'), of('#804020', null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(of('#804020', '#0000FF')).not.toBeNull();
});
