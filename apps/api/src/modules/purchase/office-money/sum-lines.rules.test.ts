import { expect, test } from 'vitest';
import { type PaidDay, sumPayments } from './gateway-sums.rules.ts';
import { pairLines } from './sum-lines.rules.ts';

const transfer = (id: string, amount: number, more: object = {}) => ({
  id,
  orderCode: `TN-8F3K${id}`,
  customer: 'Peluquería Peña',
  customerId: 'c1',
  document: 'NIT 900482117-5',
  amount,
  day: '2026-11-23',
  ...more,
});
const line = (id: string, amount: number, more: object = {}) => ({
  id,
  day: '2026-11-23',
  amount,
  reference: '',
  description: 'TRANSF PENA',
  ...more,
});
const pairs = (...[transfers, lines]: Parameters<typeof pairLines>) => {
  const { found, sums } = pairLines(transfers, lines);
  return [
    ...[...found].map(([id, one]) => `${id} ${one.line.id} ${one.state}`),
    ...[...sums].map(([id, chosen]) => `${id} = ${chosen.map((one) => one.id).join(' ')}`),
  ];
};
const three = [transfer('2', 30_000), transfer('3', 50_000), transfer('4', 90_000)];

test('a line that names a customer is the sum of several of its transfers (OFC-109)', () => {
  expect(pairs(three, [line('a', 80_000)])).toEqual(['a = 2 3']);
  expect(pairs(three, [line('a', 170_000)])).toEqual(['a = 2 3 4']);
  expect(pairs(three, [line('a', 80_000, { description: 'ABONO 9004821175' })])).toEqual(['a = 2 3']);
  expect(pairs(three, [line('a', 80_000, { description: 'TRANSF' })])).toEqual([]);
  expect(pairs(three, [line('a', 81_000)])).toEqual([]);
  expect(pairs(three, [line('a', -80_000)])).toEqual([]);
  expect(pairs(three, [line('a', 80_000, { day: '2026-11-27' })])).toEqual([]);
  const others = [transfer('2', 30_000), transfer('3', 50_000, { customerId: 'c2' })];
  expect(pairs(others, [line('a', 80_000)])).toEqual([]);
});

test('a sum that two choices have is proposed as none of them (OFC-109)', () => {
  const four = [...three, transfer('5', 40_000), transfer('6', 40_000)];
  expect(pairs(four, [line('a', 80_000)])).toEqual([]);
});

test('a line with the code of one transfer and the sum of two is of both, and of no sum without that one (OFC-109)', () => {
  const coded = { description: 'PAGO', reference: '8F3K2' };
  expect(pairs(three, [line('a', 80_000, coded)])).toEqual(['a = 2 3']);
  expect(pairs(three, [line('a', 140_000, coded)])).toEqual(['2 a differs']);
});

test('a transfer with a line of its own amount is in no sum, and one of a sum in one only (OFC-109)', () => {
  expect(pairs(three, [line('a', 30_000), line('b', 80_000)])).toEqual(['2 a matches']);
  expect(pairs(three, [line('a', 80_000, { day: '2026-11-24' }), line('b', 80_000)])).toEqual(['b = 2 3']);
});

test('a sum takes its transfers from other lines, and a line that is of one transfer is no sum (OFC-109)', () => {
  const less = line('b', 29_000, { description: 'PAGO', reference: '8F3K2' });
  expect(pairs(three, [line('a', 80_000), less])).toEqual(['a = 2 3']);
  const own = [transfer('2', 30_000), transfer('3', 50_000), transfer('4', 80_000)];
  expect(pairs(own, [line('a', 80_000)])).toEqual(['4 a matches']);
  // the line names the person of another transfer of this customer
  const elsewhere = [transfer('2', 30_000), transfer('3', 50_000, { customer: 'Salón Quimbaya', document: null })];
  expect(pairs(elsewhere, [line('a', 50_000)])).toEqual([]);
  expect(pairs(elsewhere, [line('a', 80_000)])).toEqual(['a = 2 3']);
});

test('sums are tried of twelve transfers of a customer, and a person decides over more (OFC-109)', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => transfer(String(at + 20), 1_000 * 2 ** at));
  expect(pairs(many(12), [line('a', 5_000)])).toEqual(['a = 20 22']);
  expect(pairs(many(13), [line('a', 5_000)])).toEqual([]);
});

const cash = { id: 'L1', orderCode: 'HR-00871', customer: 'Diana Ríos', document: null, isCash: true };

test('a deposit of cash is of the settlement with its amount, and of none when two have it (OFC-109)', () => {
  const settled = { ...cash, amount: 346_800, day: '2026-11-21' };
  const deposit = line('a', 346_800, { description: 'CONSIGNACION EFECTIVO OF 084', day: '2026-11-22' });
  expect(pairs([settled], [deposit])).toEqual(['L1 a matches']);
  expect(pairs([settled], [{ ...deposit, amount: 346_700 }])).toEqual([]);
  expect(pairs([settled], [{ ...deposit, description: 'TRANSF 00871' }])).toEqual([]);
  expect(pairs([settled], [{ ...deposit, description: 'TRANSF HR00871' }])).toEqual(['L1 a matches']);
  const other = { ...settled, id: 'L2', orderCode: 'HR-00872', amount: 100_000 };
  expect(pairs([settled, other], [{ ...deposit, amount: 446_800 }])).toEqual([]);
  const both = [settled, { ...settled, id: 'L2', orderCode: 'HR-00872' }];
  expect(pairs(both, [deposit])).toEqual([]);
  expect([...pairLines(both, [deposit]).shared.keys()]).toEqual(['a']);
});

const paid = (id: string, amount: number, more: Partial<PaidDay> = {}): PaidDay => ({
  gateway: 'wompi',
  method: 'pse',
  name: 'PSE',
  day: '2026-11-20',
  ids: [id],
  amount,
  ...more,
});
const sumsOf = (...[days, lines]: Parameters<typeof sumPayments>) =>
  [...sumPayments(days, lines)].map(([id, { ids, name }]) => `${id} = ${ids.join(' ')} ${name}`);

test('what a gateway transfers is the sum of its payments of a day or of days together, of a method or all (OFC-109)', () => {
  const days = [paid('1', 100), paid('2', 50, { day: '2026-11-21' }), paid('3', 7, { method: 'nequi', name: 'Nequi' })];
  const wompi = { description: 'WOMPI LIQUIDACION 1191' };
  expect(sumsOf(days, [line('a', 100, wompi)])).toEqual(['a = 1 PSE']);
  expect(sumsOf(days, [line('a', 150, wompi)])).toEqual(['a = 1 2 PSE']);
  expect(sumsOf(days, [line('a', 157, wompi)])).toEqual(['a = 1 2 3 ']);
  expect(sumsOf(days, [line('a', 157, { description: 'PSE WOMPI 1191' })])).toEqual([]);
  expect(sumsOf(days, [line('a', 100)])).toEqual([]);
  expect(sumsOf(days, [line('a', 100, { ...wompi, day: '2026-11-25' })])).toEqual([]);
  expect(sumsOf(days, [line('a', 100, { ...wompi, day: '2026-11-19' })])).toEqual([]);
});

test('four days are transferred together at most, and a method that the line names counts alone (OFC-109)', () => {
  const wompi = { description: 'WOMPI 1191', day: '2026-11-24' };
  const days = ['20', '21', '22', '23', '24'].map((day) => paid(day, 100 + Number(day), { day: `2026-11-${day}` }));
  expect(sumsOf(days, [line('a', 490, wompi)])).toEqual(['a = 21 22 23 24 PSE']);
  expect(sumsOf(days, [line('a', 610, wompi)])).toEqual([]);
  expect(sumsOf(days, [line('a', 0, { ...wompi, day: '2026-11-10' })])).toEqual([]);
  const two = [paid('1', 100), paid('3', 7, { method: 'nequi', name: 'Nequi' })];
  expect(sumsOf(two, [line('a', 107, { description: 'WOMPI' })])).toEqual(['a = 1 3 ']);
  expect(sumsOf(two, [line('a', 107, { description: 'PSE WOMPI' })])).toEqual([]);
});

test('payments are of one line of a gateway, and of none when two days have the same sum (OFC-109)', () => {
  const wompi = { description: 'WOMPI 1191' };
  expect(sumsOf([paid('1', 100)], [line('a', 100, wompi), line('b', 100, wompi)])).toEqual(['a = 1 PSE']);
  expect(sumsOf([paid('1', 100), paid('2', 100, { day: '2026-11-21' })], [line('a', 100, wompi)])).toEqual([]);
});
