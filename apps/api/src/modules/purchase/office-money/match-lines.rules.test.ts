import { describe, expect, test } from 'vitest';
import { matchLines } from './match-lines.rules.ts';

const transfer = (id: string, more: object = {}) => ({
  id,
  orderCode: `TN-8F3K${id}`,
  customer: 'Peluquería Peña',
  document: 'NIT 900482117-5',
  amount: 80_000,
  day: '2026-11-23',
  ...more,
});
const line = (id: string, more: object = {}) => ({
  id,
  day: '2026-11-23',
  amount: 80_000,
  reference: '',
  description: 'TRANSF',
  ...more,
});
const found = (...[transfers, lines]: Parameters<typeof matchLines>) =>
  [...matchLines(transfers, lines).found].map(([id, one]) => `${id} ${one.line.id} ${one.state}`);

test('a line matches by the code, the document or a name of its own, at most three days apart (OFC-109)', () => {
  const one = [transfer('2')];
  expect(found(one, [line('a', { reference: '8F3K2' })])).toEqual(['2 a matches']);
  expect(found(one, [line('a', { description: 'PAGO TN8F3K2 NIT' })])).toEqual(['2 a matches']);
  expect(found(one, [line('a', { description: 'ABONO 9004821175' })])).toEqual(['2 a matches']);
  expect(found(one, [line('a', { description: 'TRANSF CTA PENA LUZ' })])).toEqual(['2 a matches']);
  expect(found(one, [line('a', { description: 'PELUQUERIA' })])).toEqual([]);
  expect(found(one, [line('a')])).toEqual([]);
  expect(found(one, [line('a', { reference: '8F3K2', day: '2026-11-26' })])).toEqual(['2 a matches']);
  expect(found(one, [line('a', { reference: '8F3K2', day: '2026-11-27' })])).toEqual([]);
  expect(found(one, [line('a', { reference: '8F3K2', amount: -80_000 })])).toEqual([]);
});

test('a line needs money that came, six digits of a document, and names no person by its cash (OFC-109)', () => {
  const one = [transfer('2')];
  expect(found(one, [line('a', { reference: '8F3K2', amount: 0 })])).toEqual([]);
  expect(found(one, [line('a', { reference: '8F3K2', amount: 1 })])).toEqual(['2 a differs']);
  expect(found(one, [line('a', { description: 'CONSIGNACION EFECTIVO' })])).toEqual([]);
  const ofDocument = (document: string, description: string) =>
    found([transfer('2', { document })], [line('a', { description })]);
  expect(ofDocument('CC 123456', 'ABONO 123456')).toEqual(['2 a matches']);
  expect(ofDocument('CC 12345', 'ABONO 12345')).toEqual([]);
});

test('another amount under the code differs, and under a name it is nothing (OFC-109)', () => {
  expect(found([transfer('2')], [line('a', { reference: '8F3K2', amount: 79_300 })])).toEqual(['2 a differs']);
  expect(found([transfer('2')], [line('a', { description: 'PENA', amount: 79_300 })])).toEqual([]);
});

test('a line with the code of one transfer never fits another by its name (OFC-109)', () => {
  const both = [transfer('2', { day: '2026-11-20' }), transfer('3')];
  const coded = line('a', { description: 'TRANSF PENA', reference: '8F3K2', day: '2026-11-24' });
  expect(found(both, [coded])).toEqual([]);
});

test('a line fits one transfer, and a transfer one line: the code counts first, then the nearest day (OFC-109)', () => {
  const lines = [line('a', { description: 'PENA', day: '2026-11-23' }), line('b', { reference: '8F3K2' })];
  expect(found([transfer('2')], lines)).toEqual(['2 b matches']);
  expect(found([transfer('2'), transfer('3')], lines)).toEqual(['2 b matches', '3 a matches']);
  const days = [
    line('a', { description: 'PENA', day: '2026-11-20' }),
    line('b', { description: 'PENA', day: '2026-11-22' }),
  ];
  expect(found([transfer('2')], days)).toEqual(['2 b matches']);
});

describe('a line that may be of two transfers', () => {
  const shared = (...[transfers, lines]: Parameters<typeof matchLines>) =>
    [...matchLines(transfers, lines).shared].map(([id, ids]) => `${id} ${[...ids].join(' ')}`);
  const both = [transfer('2'), transfer('3', { customer: 'Salón Peña', document: null })];
  const named = line('a', { description: 'TRANSF PENA' });

  test('matches neither, also when one is a day nearer (OFC-109)', () => {
    expect(found(both, [named])).toEqual([]);
    expect(shared(both, [named])).toEqual(['a 2 3']);
    const nearer = [transfer('2'), transfer('3', { day: '2026-11-22' })];
    expect([found(nearer, [named]), shared(nearer, [named])]).toEqual([[], ['a 2 3']]);
    const coded = line('b', { description: 'PAGO 8F3K2 Y 8F3K3' });
    expect([found(both, [coded]), shared(both, [coded])]).toEqual([[], ['b 2 3']]);
  });

  test('and every other line of theirs is of no third one whose code it has (OFC-109)', () => {
    const three = [...both, transfer('4', { amount: 90_000 })];
    const lines = [
      line('a', { description: 'PAGO 8F3K2 Y 8F3K3' }),
      line('b', { description: 'PAGO 8F3K2 Y 8F3K4', day: '2026-11-24' }),
    ];
    expect([found(three, lines), shared(three, lines)]).toEqual([[], ['a 2 3', 'b 2']]);
  });

  test('matches the one that no other line has by its code (OFC-109)', () => {
    const lines = [named, line('b', { reference: '8F3K2' })];
    expect(found(both, lines)).toEqual(['2 b matches', '3 a matches']);
    expect(shared(both, lines)).toEqual([]);
  });

  test('is of either when each finds a line, and of neither when a third one finds none (OFC-109)', () => {
    const lines = [named, line('b', { description: 'PENA' })];
    expect(found(both, lines)).toHaveLength(2);
    const three = [...both, transfer('4')];
    expect([found(three, lines), shared(three, lines)]).toEqual([[], ['a 2 3 4', 'b 2 3 4']]);
  });

  test('leaves the others as they are (OFC-109)', () => {
    const others = [...both, transfer('5', { customer: 'Salón Quimbaya', document: null })];
    expect(found(others, [named, line('c', { description: 'QUIMBAYA' })])).toEqual(['5 c matches']);
    const less = line('d', { reference: '8F3K2', amount: 79_300 });
    expect(found(both, [named, less])).toEqual(['2 d differs']);
  });
});
