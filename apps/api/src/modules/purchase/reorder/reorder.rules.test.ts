import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../cart/cart-line.rules.ts';
import { withLines } from '../cart/line-key.rules.ts';
import { type ReorderItem, addReorderItems } from './reorder.rules.ts';

const item = (versionId: string, quantity: number, choice = ''): ReorderItem => ({
  productId: versionId,
  versionId,
  choice,
  chosen: [],
  quantity,
});
const line = (versionId: string, quantity: number, advanced = false): CartLine => ({
  ...item(versionId, quantity),
  advanced,
  seenPrice: 1,
  seenDate: null,
  seenOther: false,
});

interface Now {
  step?: number;
  presale?: number | null;
  active?: boolean;
  needs?: { versionId: string; quantity: number }[] | null;
}

function add(
  cart: CartLine[],
  wishes: ReorderItem[],
  stock: Record<string, number>,
  now: Record<string, Now> = {},
  mostLines = 300,
) {
  const factsOf = ({ versionId }: CartLine) => {
    const { step = 1, presale, active = true, needs = [{ versionId, quantity: 1 }] } = now[versionId] ?? {};
    const left = presale === undefined ? null : { dispatchDate: '2099-01-01', left: presale };
    return { active, minQuantity: step, presale: left, needs };
  };
  const { changed, outcomes } = addReorderItems(cart, wishes, {
    factsOf,
    stock: new Map(Object.entries(stock)),
    mostLines,
  });
  const lines = withLines(cart, changed);
  return {
    lines: lines.map(({ versionId, advanced, quantity }) => `${versionId}${advanced ? '+' : ''} ${quantity}`),
    outcomes,
  };
}

describe('a reordered item', () => {
  test('is added to the units in the cart', () => {
    expect(add([line('a', 2)], [item('a', 3), item('b', 1)], { a: 9, b: 9 })).toEqual({
      lines: ['a 5', 'b 1'],
      outcomes: [
        { added: 3, why: null },
        { added: 1, why: null },
      ],
    });
  });

  test('takes the stock there is, and the rest from the presale', () => {
    expect(add([], [item('a', 5)], { a: 3 })).toEqual({ lines: ['a 3'], outcomes: [{ added: 3, why: 'stock' }] });
    expect(add([], [item('a', 5)], { a: 3 }, { a: { presale: 9 } }).lines).toEqual(['a 3', 'a+ 2']);
    expect(add([], [item('a', 5)], { a: 3 }, { a: { presale: 1 } }).outcomes).toEqual([{ added: 4, why: 'stock' }]);
    expect(add([line('a', 3)], [item('a', 5)], { a: 3 }).outcomes).toEqual([{ added: 0, why: 'stock' }]);
  });

  test('is rounded to today’s steps', () => {
    expect(add([], [item('a', 7)], { a: 99 }, { a: { step: 6 } })).toEqual({
      lines: ['a 6'],
      outcomes: [{ added: 6, why: 'stock' }],
    });
  });

  test('is left out when it is no longer sold, or its choice no longer valid', () => {
    expect(
      add([], [item('a', 1), item('k', 1, 'X+Y')], { a: 9 }, { a: { active: false }, k: { needs: null } }),
    ).toEqual({
      lines: [],
      outcomes: [
        { added: 0, why: 'gone' },
        { added: 0, why: 'choice' },
      ],
    });
  });

  test('is left out when no line fits, while existing lines still grow', () => {
    expect(add([line('a', 1)], [item('b', 1), item('a', 1)], { a: 9, b: 9 }, {}, 1)).toEqual({
      lines: ['a 2'],
      outcomes: [
        { added: 0, why: 'full' },
        { added: 1, why: null },
      ],
    });
  });

  test('shares its stock with kits, and with the lines in the cart', () => {
    const kit = { k: { needs: [{ versionId: 'a', quantity: 2 }] } };
    expect(add([line('k', 2)], [item('a', 9)], { a: 7 }, kit).lines).toEqual(['k 2', 'a 3']);
    expect(add([], [item('k', 2), item('a', 9)], { a: 7 }, kit).lines).toEqual(['k 2', 'a 3']);
  });

  test('of which nothing is added keeps its lines as they are', () => {
    expect(add([line('a', 3)], [item('a', 5)], { a: 2 }).lines).toEqual(['a 3']);
    expect(add([line('a', 2, true)], [item('a', 5)], { a: 2 }).lines).toEqual(['a+ 2']);
  });

  test('leaves to kits only what the units in the cart leave, also when none is added to them', () => {
    const kit = { k: { needs: [{ versionId: 'a', quantity: 1 }] } };
    expect(add([line('a', 3)], [item('a', 5), item('k', 1)], { a: 3 }, kit).outcomes).toEqual([
      { added: 0, why: 'stock' },
      { added: 0, why: 'stock' },
    ]);
    const early = { a: { presale: 9 }, ...kit };
    expect(add([line('a', 3)], [item('a', 1), item('k', 1)], { a: 3 }, early, 1).outcomes).toEqual([
      { added: 0, why: 'full' },
      { added: 0, why: 'stock' },
    ]);
    expect(add([line('a', 2, true)], [item('k', 2)], { a: 2 }, early).outcomes).toEqual([{ added: 2, why: null }]);
    expect(add([line('a', 2, true)], [item('k', 1)], {}, early).outcomes).toEqual([{ added: 0, why: 'stock' }]);
  });

  test('shares the presale of its product with other shades, those in the cart too', () => {
    const shade = (versionId: string, quantity: number) => ({ ...item(versionId, quantity), productId: 'p' });
    const early = (presale: number) => ({ a: { presale }, b: { presale }, c: { presale } });
    const added = (cart: CartLine[], presale: number, stock: Record<string, number> = {}) =>
      add(cart, [shade('b', 2), shade('c', 2), shade('d', 1)], stock, {
        ...early(presale),
        d: { presale },
      }).outcomes.map((one) => one.added);
    expect(added([], 3)).toEqual([2, 1, 0]);
    expect(added([{ ...line('a', 2, true), productId: 'p' }], 3)).toEqual([1, 0, 0]);
    expect(added([{ ...line('a', 2), productId: 'p' }], 3, { a: 2 })).toEqual([2, 1, 0]);
  });

  test('never makes the cart exceed the stock, nor removes units from it', () => {
    const units = fc.integer({ min: 1, max: 12 });
    const wishes = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), units }), {
      selector: ({ id }) => id,
    });
    const presale = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
    fc.assert(
      fc.property(wishes, wishes, fc.integer({ min: 0, max: 20 }), presale, (had, wished, stock, left) => {
        const cart = had.map(({ id, units: quantity }) => line(id, quantity));
        const now: Now = left === undefined ? {} : { presale: left };
        const { lines, outcomes } = add(
          cart,
          wished.map(({ id, units: quantity }) => item(id, quantity)),
          { a: stock, b: stock, c: stock },
          { a: now, b: now, c: now },
        );
        const asked = (id: string) =>
          lines
            .filter((text) => text.startsWith(`${id} `) || text.startsWith(`${id}+`))
            .reduce((sum, text) => sum + Number(text.split(' ')[1]), 0);
        for (const [n, { id, units: quantity }] of wished.entries()) {
          const before = had.find((one) => one.id === id)?.units ?? 0;
          const added = outcomes[n]?.added ?? 0;
          expect(asked(id)).toBe(before + added);
          expect(added).toBeLessThanOrEqual(quantity);
          if (added > 0) expect(asked(id)).toBeLessThanOrEqual(stock + (left ?? 0));
        }
      }),
    );
  });
});
