import type { PlannedWaves } from '@tonalia/contract/dispatch-wave';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeCarts } from '../../../test/make-carts.ts';
import { makeProduct } from '../../../test/make-products.ts';
import { askWaves, operatorOf } from '../../../test/make-waves.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 600_000 });
const api = useApi({ timeout: 60_000 });
const ORDERS = 500;
/** In ms. */
const MOST = 1_000;

test('500 orders are planned within a second, each in one wave (OFC-202)', async ({ annotate }) => {
  const soap = await makeProduct(api.db, { stock: ORDERS });
  for (const cart of await makeCarts(api, Array(ORDERS).fill([[soap, 1]]))) await cart.order();
  const call = await operatorOf(api, 'operations');
  const { rows } = await api.db.query<{ id: string }>('select id from purchase.shipment');
  const began = performance.now();
  const planned = await askWaves(
    call,
    rows.map(({ id }) => id),
    { dryRun: true },
  );
  const took = performance.now() - began;
  const { waves } = planned.json<{ results: PlannedWaves }>().results;
  expect(new Set(waves.flatMap(({ shipmentIds }) => shipmentIds)).size).toBe(ORDERS);
  await annotate(`${Math.round(took)} ms`);
  expect(took).toBeLessThan(MOST);
});
