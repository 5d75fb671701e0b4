import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { PricedLine } from '../cart/catalogue.ts';
import { takeUnits } from './take-units.ts';

const api = useApi();

function lineOf(product: MadeProduct, quantity: number, advanced: boolean, each = 1): PricedLine {
  const line = { productId: product.id, quantity, advanced };
  const sellable = { versionCode: null, code: product.code, name: 'Tinte' };
  const needs = [{ versionId: product.versions[0]?.id ?? '', quantity: each }];
  return { line, sellable, needs } as unknown as PricedLine; // as: all that takeUnits reads of a line
}
const take = (...lines: PricedLine[]) => inTransaction(api.db, (tx) => takeUnits(tx, api.clock, 'BOG', lines));

test('an order too late for a presale is refused with the units that are left of it', async () => {
  const product = await makeProduct(api.db, { presale: { dispatchDate: '2099-01-01', capacity: 9 } });
  await take(lineOf(product, 4, true));
  await expect(take(lineOf(product, 6, true))).rejects.toMatchObject({
    code: 'INSUFFICIENT_STOCK',
    params: { code: product.code, left: 5 },
  });
  await take(lineOf(product, 5, true));
});

test('an order too late for the stock is refused with the whole packs that are left', async () => {
  const product = await makeProduct(api.db, { stock: 7 });
  await expect(take(lineOf(product, 3, false, 3))).rejects.toMatchObject({
    code: 'INSUFFICIENT_STOCK',
    params: { code: product.code, left: 2 },
  });
  await take(lineOf(product, 2, false, 3));
  await expect(take(lineOf(product, 2, false))).rejects.toMatchObject({ params: { left: 1 } });
});
