import { expect, test, vi } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { makeCarts } from '../../../test/make-carts.ts';
import { makeProduct } from '../../../test/make-products.ts';
import { inTransaction } from '../../platform/transaction.ts';

// A busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 120_000 });

/** With the pool of an installation: its connections, its timeouts. */
const api = useApi({ pool: {} });

/** In ms. Longer than two seconds, after which a busy shop used to send buyers away. */
const HELD_FOR = 3_000;

/** Another transaction holds the stock of a product for a while, as a correction by hand or a slow disk does. */
async function holdStock(versionId: string | undefined): Promise<{ over: Promise<void> }> {
  const { promise: isHeld, resolve } = Promise.withResolvers<void>();
  const over = inTransaction(api.db, async (tx) => {
    await tx.query('select from products.stock where version_id = $1 for update', [versionId]);
    resolve();
    await tx.query('select pg_sleep($1)', [HELD_FOR / 1_000]);
  });
  await isHeld;
  return { over };
}

test('of 200 buyers who order at the same moment each gets an order, and none is sent away', async ({ annotate }) => {
  const soap = await makeProduct(api.db, { stock: 1_000 });
  const carts = await makeCarts(api, Array(200).fill([[soap, 1]]));
  const units = await countUnits(api.db);
  const { over } = await holdStock(soap.versions[0]?.id);
  const began = performance.now();
  const answers = await Promise.all(carts.map((cart) => cart.order()));
  await over;
  await annotate(`${Math.round(performance.now() - began)} ms`);
  expect(answers.filter(({ status, turnedAway }) => status !== 200 || turnedAway > 0)).toEqual([]);
  const acknowledged = answers.flatMap(({ orderId }) => orderId ?? []);
  expect(await audit(api.db, { units, acknowledged })).toEqual([]);
});
