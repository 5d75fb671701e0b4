import { expect, test } from 'vitest';
import { audit, countUnits } from '../../../test/audit.ts';
import { useApi } from '../../../test/build-app.ts';
import { makeCarts } from '../../../test/make-carts.ts';
import { makeProduct } from '../../../test/make-products.ts';
import { inTransaction } from '../../platform/transaction.ts';

/** The pool of an installation: its connections and timeouts. */
const api = useApi({ pool: {} });

/** In ms: longer than the two seconds after which an earlier version refused buyers. */
const HELD_FOR = 3_000;

/** Another transaction locks the stock of a product for a while, like a manual correction or a slow disk. */
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

test('200 buyers who order at the same moment all get an order', async ({ annotate }) => {
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
