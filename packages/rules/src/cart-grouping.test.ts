import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByDispatch, groupByProduct } from './cart-grouping.ts';

const line = (name: string, dispatchDate: string | null, advancedPurchasing = true) => ({
  name,
  dispatchDate,
  advancedPurchasing,
});

test('lines without a date or not bought in advance come first, the others by date · ST-11', () => {
  const groups = groupByDispatch([
    line('late', '2026-12-20'),
    line('in stock', null, false),
    line('soon', '2026-12-01'),
    line('dated but in stock', '2026-12-01', false),
    line('also late', '2026-12-20'),
    line('in advance without a date', null),
  ]);
  expect(groups.map(({ date, lines }) => [date, lines.map(({ name }) => name)])).toEqual([
    ['none', ['in stock', 'dated but in stock', 'in advance without a date']],
    ['2026-12-01', ['soon']],
    ['2026-12-20', ['late', 'also late']],
  ]);
});

test('an empty cart has no groups · ST-11', () => {
  expect(groupByDispatch([])).toEqual([]);
});

test('every line is in exactly one group, in cart order, and no date appears twice · ST-11', () => {
  const date = fc.option(fc.constantFrom('2026-11-30', '2026-12-01', '2027-01-02'));
  const lines = fc.array(fc.record({ advancedPurchasing: fc.boolean(), dispatchDate: date, n: fc.nat() }));
  fc.assert(
    fc.property(lines, (given) => {
      const groups = groupByDispatch(given);
      expect(groups.flatMap((group) => group.lines)).toHaveLength(given.length);
      expect(new Set(groups.map((group) => group.date)).size).toBe(groups.length);
      for (const group of groups) {
        expect(group.lines).toEqual(given.filter((one) => group.lines.includes(one)));
      }
      expect(groups.findIndex((group) => group.date === 'none')).toBeLessThanOrEqual(0);
    }),
  );
});

test('lines of a product follow its first line; combo lines stay alone', () => {
  const of = (productId: string, name: string, assemblyCode: string | null = null) => ({
    productId,
    name,
    assemblyCode,
  });
  const groups = groupByProduct([
    of('dye', '7.1'),
    of('soap', ''),
    of('dye', 'in a combo', 'CB-1'),
    of('dye', '6.66'),
    of('dye', 'in a combo too', 'CB-1'),
  ]);
  expect(groups.map((lines) => lines.map(({ name }) => name))).toEqual([
    ['7.1', '6.66'],
    [''],
    ['in a combo'],
    ['in a combo too'],
  ]);
});
