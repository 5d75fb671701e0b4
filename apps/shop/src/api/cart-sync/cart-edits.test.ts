import type { CartProduct } from '@tonalia/contract/purchase';
import { describe, expect, test } from 'vitest';
import { type Edit, merged, pendingOf } from './cart-edits.ts';
import { lineId } from './cart-line.ts';

// as: what edits do not read is left out
const shown = (code: string, quantity: number) => ({ code, versionCode: null, quantity, name: code }) as CartProduct;
let made = 0;
const base = () => ({ key: `${(made += 1)}`, owner: 'o', customerId: 'c1', at: made });
const add = (code: string, units: number, more: Partial<Edit> = {}) =>
  ({ ...base(), kind: 'add', body: { code, productId: code }, shown: [shown(code, units)], ...more }) as Edit; // as above
const set = (code: string, quantity: number, more: object = {}): Edit => ({
  ...base(),
  kind: 'set',
  line: { code, productId: code },
  quantity,
  shown: shown(code, quantity),
  ...more,
});

describe('an edit that follows others', () => {
  test('is merged into the last one of its line while that is not sent', () => {
    const [first, next] = [set('A', 2), set('A', 5)];
    expect(merged([first, set('B', 9)], next)).toEqual({
      ...first,
      quantity: 5,
      shown: next.kind === 'add' ? null : next.shown,
    });
    expect(merged([first], set('A', 0, { kind: 'remove', shown: undefined }))).toMatchObject({
      key: first.key,
      kind: 'remove',
      quantity: 0,
      shown: { quantity: 2 },
    });
  });

  test.each([
    ['nothing goes before', []],
    ['another line goes before', [set('B', 1)]],
    ['an addition of its product goes before', [set('A', 1), add('A', 1)]],
    ['that of another customer goes before', [set('A', 1, { customerId: 'c2' })]],
    ['the server may have the one before', [set('A', 1, { left: true })]],
  ])('is stored apart when %s', (_, edits) => {
    const next = set('A', 5);
    expect(merged(edits, next)).toBe(next);
  });

  test('is stored apart when it adds, and not held up by an addition of another product', () => {
    const next = add('A', 5);
    expect(merged([set('A', 1)], next)).toBe(next);
    const first = set('A', 1);
    expect(merged([first, add('B', 1)], set('A', 5))).toMatchObject({ key: first.key });
  });
});

test('edits together set a line, and add what comes after', () => {
  const pending = pendingOf([add('A', 2), add('A', 3), set('B', 4), add('B', 1), set('C', 1), set('C', 0)]);
  const of = (code: string) => pending.get(lineId({ code }));
  expect(of('A')).toEqual({ plus: 5, line: shown('A', 2) });
  expect(of('B')).toEqual({ to: 4, plus: 1, line: shown('B', 4) });
  expect(of('C')).toMatchObject({ to: 0, plus: 0 });
});
