import type { Packing } from '@tonalia/contract/packing-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
import { type OfficeCaller, makePickable, operatorOf } from '../../../test/make-waves.ts';
import { putUnits } from '../../../test/pack-boxes.ts';

const api = useApi({ hasGateway: true });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'warehouse');
  other = await operatorOf(api, 'operations');
});

const refusal = (code: string) => expect.objectContaining({ code });

test('two packers on one shipment never put a unit in two boxes (OFC-204)', async () => {
  for (let run = 0; run < howOften(4, 50); run += 1) {
    const { shipmentId, product } = await makePickable(api);
    const put = { versionId: product.versions[0]?.id, units: 2, was: 0 };
    const url = (number: number) => `PUT /api/purchase/office/shipments/${shipmentId}/boxes/${number}/units` as const;
    const answers = await Promise.all([one(url(1), put), other(url(2), put)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(refusal('UNITS_PACKED'));
    const { rows } = await api.db.query('select units from dispatch.box_unit where shipment_id = $1', [shipmentId]);
    expect(rows).toEqual([{ units: 2 }]);
  }
});

test('of two packers who change one line of a box at once, the second is refused and reads it again (OFC-204)', async () => {
  const { shipmentId, product } = await makePickable(api);
  const versionId = product.versions[0]?.id ?? '';
  const url = `PUT /api/purchase/office/shipments/${shipmentId}/boxes/1/units` as const;
  await putUnits(one, shipmentId, { versionId, units: 2 });
  const answers = await Promise.all([
    one(url, { versionId, units: 1, was: 2 }),
    other(url, { versionId, units: 0, was: 2 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  // the same call again changes nothing
  const done = answers.find(({ statusCode }) => statusCode === 200)?.json<{ results: Packing }>().results.packed ?? 0;
  expect((await one(url, { versionId, units: done, was: 2 })).statusCode).toBe(200);
});
