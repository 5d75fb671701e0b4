import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { customLists } from './custom-lists.ts';
import { boughtTogether } from './together.ts';

const { opening, rest } = catalogue('small');
const products = [...opening.products, ...[...rest].map(({ product }) => product)];
const byId = new Map(products.map((product) => [product.id, product]));

describe('products bought together', () => {
  const pairs = boughtTogether(products);
  const partnersOf = (code: string): (string | undefined)[] => {
    const id = products.find((product) => product.code === code)?.id;
    const own = pairs.filter(([one]) => one === id).toSorted((a, b) => b[2] - a[2]);
    return own.map(([, other]) => byId.get(other)?.code);
  };

  it('are an oxidant with a dye, a base and a top coat with a nail colour', () => {
    expect(partnersOf('TS').slice(0, 3)).toContain('OX-20');
    expect(partnersOf('NA').slice(0, 3)).toEqual(expect.arrayContaining(['NA-BAS', 'NA-TOP']));
  });

  it('hold in both directions, without repeated pairs or a product with itself', () => {
    const names = new Set(pairs.map(([one, other]) => `${one} ${other}`));
    expect(names.size).toBe(pairs.length);
    expect(pairs.filter(([one, other]) => one === other || !names.has(`${other} ${one}`))).toEqual([]);
    expect(pairs.every(([, , times]) => times > 0)).toBe(true);
  });

  it('cover a good part of the catalogue', () => {
    expect(new Set(pairs.map(([one]) => one)).size).toBeGreaterThan(products.length / 2);
  });
});

it('a curated list has about a dozen products, without duplicates', () => {
  for (const list of customLists(products)) {
    expect(list.products.length).toBeGreaterThanOrEqual(8);
    expect(new Set(list.products).size).toBe(list.products.length);
  }
});
