import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeLoad, makePacked } from '../../../../test/fill-loads.ts';
import { addPickups, makeDraft, makePickup } from '../../../../test/make-pickups.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { leaveWarehouse } from './leave-warehouse.ts';

const api = useApi({ hasGateway: true });
let office: OfficeCaller;
beforeAll(async () => {
  office = await operatorOf(api, 'operations');
});

/** Handles the news that a shipment may leave another warehouse. */
const follow = (shipmentId: string) =>
  inTransaction(api.db, (tx) =>
    leaveWarehouse(api)(tx, { id: '1', topic: 'order.shipment_moved', payload: { shipmentId } }),
  );
const moveTo = (shipmentId: string, warehouseId: string) =>
  api.db.query('update purchase.shipment set warehouse_id = $2 where id = $1', [shipmentId, warehouseId]);
const stopsOf = async (code: string) =>
  (
    await api.db.query<{ kind: string; id: string }>(
      `select s.kind, s.shipment_id::text as id from dispatch.load_stop s join dispatch.load l on l.id = s.load_id
       where l.code = $1 order by s.position`,
      [code],
    )
  ).rows.map(({ kind, id }) => `${kind} ${id}`);

test('a shipment that moved to another warehouse leaves the draft of the first, and only that (OFC-205)', async () => {
  const [moved, stays, inOther] = [
    await makePacked(api, office),
    await makePacked(api, office),
    await makePacked(api, office),
  ];
  const draft = await makeLoad(office, [moved, stays]);
  const other = await makeLoad(office, [inOther]);
  await moveTo(inOther.shipmentId, 'MDE');
  await api.db.query(`update dispatch.load set warehouse_id = 'MDE' where code = $1`, [other.code]);
  await follow(moved.shipmentId);
  expect(await stopsOf(draft.code)).toHaveLength(2);
  await moveTo(moved.shipmentId, 'MDE');
  // the draft of its own warehouse keeps it, whatever drafts there are elsewhere
  await follow(inOther.shipmentId);
  expect(await stopsOf(other.code)).toEqual([`delivery ${inOther.shipmentId}`]);
  await follow(moved.shipmentId);
  expect(await stopsOf(draft.code)).toEqual([`delivery ${stays.shipmentId}`]);
});

test('a load on the road keeps its stops, and a draft the pick-up of a return (OFC-205, OFC-208)', async () => {
  const gone = await makePacked(api, office);
  const load = await makeLoad(office, [gone]);
  await api.db.query(`update dispatch.load set state = 'on_road', dispatched_at = now() where code = $1`, [load.code]);
  await moveTo(gone.shipmentId, 'MDE');
  await follow(gone.shipmentId);
  expect(await stopsOf(load.code)).toEqual([`delivery ${gone.shipmentId}`]);
  const made = await makePickup(api);
  const draft = await makeDraft(api);
  expect((await addPickups(office, draft.code, [made])).statusCode).toBe(200);
  const [pickup = ''] = await stopsOf(draft.code);
  const shipmentId = pickup.split(' ')[1] ?? '';
  await moveTo(shipmentId, 'MDE');
  await follow(shipmentId);
  expect(await stopsOf(draft.code)).toEqual([`pickup ${shipmentId}`]);
});
