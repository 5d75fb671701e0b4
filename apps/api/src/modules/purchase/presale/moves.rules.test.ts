import { expect, test } from 'vitest';
import { newsOf, presaleMoves } from './moves.rules.ts';

const orderedAt = new Date('2026-11-20T15:00:00Z');
const opensAt = new Date('2026-11-01T05:00:00Z');
const line = (lineNo: number, productId: string, warehouseId: string | null = null) => ({
  lineNo,
  productId,
  advanced: true,
  dispatchDate: '2026-12-10',
  shipmentId: warehouseId === null ? '1' : '2',
  warehouseId,
});
const presale = (productId: string, dispatchDate: string, since = opensAt) => ({
  productId,
  dispatchDate,
  opensAt: since,
});

test.each<
  [string, Parameters<typeof presaleMoves>[0], Parameters<typeof presaleMoves>[1], ReturnType<typeof presaleMoves>]
>([
  [
    'lines that move to one date move together',
    { orderedAt, together: false, waiting: [line(1, 'a'), line(2, 'b'), line(3, 'c')], closed: [] },
    [presale('a', '2026-12-20'), presale('b', '2026-12-15'), presale('c', '2026-12-20')],
    [
      { to: '2026-12-20', warehouseId: null, lineNos: [1, 3] },
      { to: '2026-12-15', warehouseId: null, lineNos: [2] },
    ],
  ],
  [
    'lines at the presale’s date stay',
    { orderedAt, together: false, waiting: [line(1, 'a')], closed: [] },
    [presale('a', '2026-12-10')],
    [],
  ],
  ['a removed presale moves nothing', { orderedAt, together: false, waiting: [line(1, 'a')], closed: [] }, [], []],
  [
    'a presale that opened after the order is another presale',
    { orderedAt, together: false, waiting: [line(1, 'a')], closed: [] },
    [presale('a', '2026-12-20', new Date('2026-11-21T00:00:00Z'))],
    [],
  ],
  [
    'an order of the instant that the presale opened belongs to it',
    { orderedAt, together: false, waiting: [line(1, 'a')], closed: [] },
    [presale('a', '2026-12-20', orderedAt)],
    [{ to: '2026-12-20', warehouseId: null, lineNos: [1] }],
  ],
  [
    'lines of two warehouses move to one date apart (OFC-106)',
    { orderedAt, together: false, waiting: [line(1, 'a'), line(2, 'a', 'MDE')], closed: [] },
    [presale('a', '2026-12-20')],
    [
      { to: '2026-12-20', warehouseId: null, lineNos: [1] },
      { to: '2026-12-20', warehouseId: 'MDE', lineNos: [2] },
    ],
  ],
  [
    'no line joins a shipment of its warehouse that is under way',
    {
      orderedAt,
      together: false,
      waiting: [line(1, 'a'), line(2, 'a', 'MDE')],
      closed: [{ dispatchDate: '2026-12-01', warehouseId: null }],
    },
    [presale('a', '2026-12-01')],
    [{ to: '2026-12-01', warehouseId: 'MDE', lineNos: [2] }],
  ],
])('%s', (_title, order, presales, moves) => {
  expect(presaleMoves(order, presales)).toEqual(moves);
});

test.each([
  ['the last presale decides the day of all', [presale('a', '2026-12-20'), presale('b', '2026-12-05')], '2026-12-20'],
  [
    'an earlier day counts once every presale is earlier',
    [presale('a', '2026-12-08'), presale('b', '2026-12-05')],
    '2026-12-08',
  ],
  ['a presale that is gone keeps the day of the part', [presale('a', '2026-12-05')], undefined],
  ['the last one stays where it is', [presale('a', '2026-12-10'), presale('b', '2026-12-01')], undefined],
])('SEL-202: lines that leave together: %s', (_title, presales, to) => {
  const waiting = [line(1, 'a'), { ...line(2, 'stock'), advanced: false }, line(3, 'b')];
  const moves = presaleMoves({ orderedAt, together: true, waiting, closed: [] }, presales);
  expect(moves).toEqual(to === undefined ? [] : [{ to, warehouseId: null, lineNos: [1, 2, 3] }]);
});

const moved = (productId: string, quiet: boolean, dispatchDate = '2026-12-20') => ({
  productId,
  dispatchDate,
  movesQuiet: quiet,
  movedFor: 'late',
  movedWords: `Llega tarde ${productId}`,
});
const nothing = { why: '', words: '', quiet: false };

test.each<[string, ReturnType<typeof moved>[], ReturnType<typeof newsOf>]>([
  ['what the presale said', [moved('a', false)], { why: 'late', words: 'Llega tarde a', quiet: false }],
  [
    'what the loud one said, of a quiet and a loud one',
    [moved('a', true), moved('b', false)],
    { why: 'late', words: 'Llega tarde b', quiet: false },
  ],
  ['nothing at all, of a quiet one', [moved('a', true)], { ...nothing, quiet: true }],
  ['nothing at all, of quiet ones alone', [moved('a', true), moved('b', true)], { ...nothing, quiet: true }],
  ['no reason, of a presale of another product', [moved('c', false)], nothing],
  ['no reason, of a quiet presale of another product', [moved('c', true)], nothing],
  ['no reason, of a presale that moved to another day', [moved('a', false, '2026-12-24')], nothing],
  ['no reason, of a quiet presale that moved to another day', [moved('a', true, '2026-12-24')], nothing],
  ['no reason, of a presale that is gone', [], nothing],
])('a customer whose lines move learns %s', (_title, presales, news) => {
  const move = { to: '2026-12-20', warehouseId: null, lineNos: [1, 2] };
  expect(newsOf(move, [line(1, 'a'), line(2, 'b'), line(3, 'c')], presales)).toEqual(news);
});
