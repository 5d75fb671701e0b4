import { forms } from '@tonalia/artwork/spec';
import { contrast } from '@tonalia/artwork/colour';
import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { type Size, catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { ordersOf } from './orders.ts';
import { customers } from './people.ts';
import { zones } from './places.ts';
import type { DemoProduct } from './product.ts';

const all = (size: Size): DemoProduct[] => {
  const { opening, rest } = catalogue(size);
  return [...opening.products, ...[...rest].map(({ product }) => product)];
};
const small = all('small');
const versions = small.flatMap((product) => product.versions);

describe('the small catalogue', () => {
  it('has at least 24 brands, 1,200 products and 9,000 versions', () => {
    expect(new Set(small.map(({ brand }) => brand.id)).size).toBeGreaterThanOrEqual(24);
    expect(small.length).toBeGreaterThanOrEqual(1200);
    expect(versions.length).toBeGreaterThanOrEqual(9000);
  });

  it('is equal in every run', () => {
    expect(JSON.stringify(all('small'))).toBe(JSON.stringify(small));
  });

  it('has unique codes and ids, and codes in capitals', () => {
    expect(new Set(small.map(({ code }) => code)).size).toBe(small.length);
    expect(new Set(versions.map(({ code }) => code)).size).toBe(versions.length);
    expect(new Set(versions.map(({ id }) => id)).size).toBe(versions.length);
    expect(versions.filter(({ code }) => code !== code.toUpperCase())).toEqual([]);
  });

  it('gives a product without shades or volumes one version with its own code', () => {
    for (const product of small.filter(({ hasVersions }) => !hasVersions)) {
      expect(product.versions.map(({ code }) => code)).toEqual([product.code]);
    }
  });

  it('has no brand with two products of one name', () => {
    const names = small.map(({ brand, name }) => `${brand.name} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('uses only forms that the artwork draws', () => {
    for (const { picture } of small) {
      for (const { form } of 'form' in picture ? [picture] : picture.items) expect(forms).toContain(form);
    }
  });

  it('has products in every second-level category and in no other', () => {
    const used = new Set(small.map(({ categoryId }) => categoryId));
    const leaves = categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id);
    expect(leaves.filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !leaves.includes(id))).toEqual([]);
  });

  it('has the prices and codes of the design', () => {
    const dye = small.find(({ name }) => name === 'Tinte permanente en crema');
    expect(dye).toMatchObject({ brand: { name: 'Tinta Sur' }, deal: 3_200, hasVersions: true });
    expect(dye?.versions.find(({ code }) => code === 'TS-71-90')?.shade?.name).toBe('Rubio medio cenizo');
    expect(dye?.versions[0]?.price).toBe(16_100);
  });
});

it('a kit costs less than its parts, even during their deals', () => {
  const { products, parts } = catalogue('small').opening;
  for (const kit of products.filter(({ kind }) => kind === 'combo')) {
    const cost = (productId: number): number => {
      const part = products.find(({ id }) => id === productId);
      return (part?.versions[0]?.price ?? 0) - (part?.deal ?? 0);
    };
    const sum = parts
      .filter(({ comboId }) => comboId === kit.id)
      .reduce((total, part) => total + part.quantity * cost(part.productId), 0);
    expect(kit.versions[0]?.price).toBeLessThan(sum);
  }
});

it('a brand’s tile has enough contrast', () => {
  const faint = brands.filter(({ ink, ground }) => contrast(ink.toLowerCase(), ground.toLowerCase()) < 4.5);
  expect(faint.map(({ name }) => name)).toEqual([]);
});

it('another size has the same first products and the requested number of versions', () => {
  const bigger = all({ versions: 15_000 });
  expect(bigger.slice(0, small.length).map(({ code }) => code)).toEqual(small.map(({ code }) => code));
  expect(bigger.flatMap((product) => product.versions).length).toBeGreaterThanOrEqual(15_000);
  expect(new Set(bigger.flatMap((product) => product.versions.map(({ code }) => code))).size).toBe(
    bigger.flatMap((product) => product.versions).length,
  );
});

describe('orders', () => {
  const now = new Date('2026-03-10T15:00:00Z');
  const bogota = zones.find(({ id }) => id === 'URBANO1 BTA');
  const coverage = new Map(bogota ? [['11001', bogota] as const] : []);
  const orders = ordersOf(customers(), small, coverage, now);

  it('match their totals and are never in the future', () => {
    for (const order of orders) {
      expect(order.lines.length).toBeGreaterThan(0);
      expect(order.total).toBe(order.subtotal - order.savings + order.movement + order.shipping);
      expect(order.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('are equal in every run', () => {
    expect(ordersOf(customers(), small, coverage, now).map(({ code, total }) => [code, total])).toEqual(
      orders.map(({ code, total }) => [code, total]),
    );
  });

  it('are multiples of the minimum quantity', () => {
    for (const { lines } of orders)
      for (const { product, quantity } of lines) expect(quantity % product.minQuantity).toBe(0);
  });
});
