import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { VersionSales } from '@tonalia/contract/version-sales';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { placeEarlier } from '../../../../test/place-earlier.ts';

const api = useApi();

beforeEach(() => api.clock.set(new Date()));

test('of a combo the office sees units, sales and customers of its orders, without cancelled ones; without amounts no money (OFC-004, OFC-402)', async () => {
  const oxidant = await makeProduct(api.db, { price: 18_500, stock: 60 });
  const part = { productId: oxidant.id, versionId: oxidant.versions[0]?.id ?? '', quantity: 2 };
  const kit = await makeProduct(api.db, { kind: 'combo', price: 35_000, parts: [part] });
  const [rosa, marta] = [await makeBuyer(api), await makeBuyer(api)];
  await placeEarlier(api, rosa, 3, [
    [kit, 2],
    [oxidant, 5],
  ]);
  await placeEarlier(api, rosa, 2, [[kit, 1]]);
  await placeEarlier(api, marta, 1, [[kit, 4]]);
  const cancelled = await placeEarlier(api, marta, 1, [[kit, 3]]);
  await api.db.query(`update purchase.order set status = 'cancelled' where code = $1`, [cancelled]);

  const salesFor = async (role: OfficeRole) => {
    const at = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
    const answer = await at(`GET /api/purchase/office/versions/${kit.versions[0]?.id}/sales`);
    return answer.json<{ results: VersionSales }>().results;
  };
  expect(await salesFor('owner')).toEqual({ units: 7, sales: 7 * 35_000, customers: 2 });
  expect(await salesFor('warehouse')).toEqual({ units: 7, sales: null, customers: 2 });
});
