import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { delivered, driverOf, makeLoad, photo, refusalsOf, sendDeliveries } from '../../../../test/make-loads.ts';
import { publish } from '../../../platform/publish.ts';

const api = useApi();

/** A signed delivery with its receiver, and how to read what is left of its proof. */
async function signed() {
  const load = await makeLoad(api);
  const [order] = load.orders;
  if (!order) throw new Error('no order');
  const driver = await driverOf(api, load);
  const photoId = randomUUID();
  await driver('POST /api/purchase/driver/photos', { clientId: photoId, stopId: order.stopId, base64: photo() });
  const delivery = delivered(order.stopId, 80_000, {
    proof: { kind: 'signature', photoId },
    receiver: 'Luz Dary, portería',
  });
  expect(refusalsOf(await sendDeliveries(driver, [delivery]))).toEqual([null]);
  const { rows } = await api.db.query<{ customerId: string }>(
    'select customer_id as "customerId" from purchase.order where id = $1',
    [order.orderId],
  );
  return { customerId: rows[0]?.customerId ?? '', stopId: order.stopId };
}

async function proofOf(stopId: string) {
  const { rows } = await api.db.query(
    `select d.receiver, d.result, d.cash::int as cash, (select count(*)::int from dispatch.driver_photo p where p.stop_id = d.stop_id) as photos
     from dispatch.delivery d where d.stop_id = $1`,
    [stopId],
  );
  return rows[0];
}

test('a closed account leaves the money of its deliveries, but no receiver, photo or signature (OFC-206)', async () => {
  const [leaving, staying] = [await signed(), await signed()];
  await api.db.query(
    'update auth.identity set deleted_at = now() where id = (select identity_id from auth.customer where id = $1)',
    [leaving.customerId],
  );
  await publish(api.db, 'auth.account_deleted', { customerId: leaving.customerId, identityId: randomUUID() });
  await api.drain();
  expect(await proofOf(leaving.stopId)).toEqual({ receiver: '', result: 'delivered', cash: 80_000, photos: 0 });
  expect(await proofOf(staying.stopId)).toMatchObject({ receiver: 'Luz Dary, portería', photos: 1 });
});
