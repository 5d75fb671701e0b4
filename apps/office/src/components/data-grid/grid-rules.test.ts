import { describe, expect, test } from 'vitest';
import { MOST_STEPS, act, emptyHistory, redo, settled, undo } from './history.rules.ts';
import { readWholeNumber } from './read-number.rules.ts';
import { placeAfter, placesIn, rangeOf } from './selection.ts';
import { readTsv, writeTsv } from './tsv.ts';

describe('a number as Colombia writes it (OFC-401)', () => {
  test.each([
    ['16.900', 16_900],
    ['$ 16.900', 16_900],
    ['$\u00a01.234.567', 1_234_567],
    ['16900', 16_900],
    ['16.900,00', 16_900],
    ['16900,0', 16_900],
  ])('%s is %i', (text, value) => expect(readWholeNumber(text)).toEqual({ value }));

  test.each([
    ['16,900', 'comma'],
    ['1,234,567.00', 'comma'],
    ['16.9', 'cents'],
    ['16.900,50', 'cents'],
    ['', 'none'],
    ['-5', 'none'],
    ['1e5', 'none'],
    ['16.90.0', 'none'],
    ['dieciséis', 'none'],
  ])('%s is a problem, never a guess', (text, problem) => expect(readWholeNumber(text)).toEqual({ problem }));
});

describe('a block of a spreadsheet (OFC-401)', () => {
  test('is read with quoted cells, both kinds of line end, and the last line end left out', () => {
    expect(readTsv('16.900\t1\r\n"dos\nlíneas"\t"con ""comillas"""\r\n')).toEqual([
      ['16.900', '1'],
      ['dos\nlíneas', 'con "comillas"'],
    ]);
    expect(readTsv('7')).toEqual([['7']]);
    expect(readTsv('a\t\t\nb\t\t')).toEqual([
      ['a', '', ''],
      ['b', '', ''],
    ]);
  });

  test('that is written is read the same', () => {
    const block = [
      ['16.900', 'Sí', ''],
      ['a\tb', 'dos\nlíneas', '"'],
    ];
    expect(readTsv(writeTsv(block))).toEqual(block);
  });
});

describe('steps of unsaved cells (OFC-401)', () => {
  const set = (key: string, value: number | undefined) => new Map([[key, value]]);

  test('are undone and redone in order, and a new act forgets what was undone', () => {
    const two = act(act(emptyHistory<number>(), set('a', 1)), set('a', 2));
    expect(undo(two).pending.get('a')).toBe(1);
    expect(undo(undo(undo(two))).pending.size).toBe(0);
    expect(redo(undo(two)).pending.get('a')).toBe(2);
    const other = act(undo(two), set('b', 9));
    expect([...redo(other).pending]).toEqual([
      ['a', 1],
      ['b', 9],
    ]);
  });

  test('a block is one step, and a cell set back to its saved value is no longer pending', () => {
    const block = act(
      emptyHistory<number>(),
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(undo(block).pending.size).toBe(0);
    expect([...act(block, set('a', undefined)).pending.keys()]).toEqual(['b']);
  });

  test('at most the last hundred can be undone; a saved change leaves no step', () => {
    let many = emptyHistory<number>();
    for (let n = 0; n < MOST_STEPS + 5; n += 1) many = act(many, set('a', n));
    expect(many.past).toHaveLength(MOST_STEPS);
    const after = settled(act(many, set('b', 1)), ['a']);
    expect([[...after.pending.keys()], after.past.length]).toEqual([['b'], 0]);
  });
});

test('keys move inside the grid, and a range has its corners in any order', () => {
  const size = { rows: 20, columns: 4 };
  expect(placeAfter('ArrowUp', { row: 0, column: 2 }, size)).toEqual({ row: 0, column: 2 });
  expect(placeAfter('PageDown', { row: 10, column: 2 }, size)).toEqual({ row: 19, column: 2 });
  expect(placeAfter('End', { row: 3, column: 0 }, size)).toEqual({ row: 3, column: 3 });
  expect(placeAfter('x', { row: 3, column: 0 }, size)).toBeUndefined();
  const range = rangeOf({ active: { row: 1, column: 3 }, anchor: { row: 2, column: 2 } });
  expect(placesIn(range)).toHaveLength(4);
});
