import type { Pick } from '@tonalia/contract/dispatch-wave';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import {
  type OfficeCaller,
  makePickable,
  makeWave,
  missing,
  operatorOf,
  readWave,
  sendPicks,
  unitsOf,
} from '../../../../test/make-waves.ts';

const api = useApi();
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'warehouse');
  other = await operatorOf(api, 'warehouse');
});

/** A wave of two orders, each of two units of one version, and picks of single units as a phone without network makes them. */
async function makeWaveOfFour() {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const orders = [await makePickable(api, product), await makePickable(api, product)];
  const version = product.versions[0]?.id;
  const code = await makeWave(
    one,
    orders.map(({ shipmentId }) => shipmentId),
  );
  const singles = (count: number): Pick[] => Array.from({ length: count }, () => unitsOf(version, 1));
  return { code, version, singles, last: orders[1]?.shipmentId ?? '' };
}

test('two phones that picked one wave without network count each unit once, whichever sends first and however often (OFC-203)', async () => {
  const { code, singles } = await makeWaveOfFour();
  const [ofOne, ofOther] = [singles(3), singles(3)];
  expect(await sendPicks(one, code, ofOne)).toEqual([1, 1, 1]);
  expect(await sendPicks(other, code, ofOther)).toEqual([1, 0, 0]);
  expect(await sendPicks(one, code, ofOne)).toEqual([1, 1, 1]);
  expect(await sendPicks(other, code, ofOther)).toEqual([1, 0, 0]);
  expect(await readWave(one, code)).toMatchObject({ picked: 4, short: 0, units: 4 });
});

test('units that one phone misses and another found are not missing, whichever sends first (OFC-203)', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { code, version, singles, last } = await makeWaveOfFour();
    const sent = [
      () => sendPicks(one, code, singles(4)),
      () => sendPicks(other, code, [missing(version, { [last]: 2 })]),
    ];
    const counted = [];
    for (const at of order) counted[at] = await sent[at]?.();
    expect(counted).toEqual([[1, 1, 1, 1], [order[0] === 0 ? 0 : 2]]);
    expect(await readWave(one, code)).toMatchObject({ picked: 4, short: 0 });
  }
});

test('a unit that did not count and is taken back leaves the units of the other phone (OFC-203)', async () => {
  const { code, version, singles } = await makeWaveOfFour();
  await sendPicks(one, code, singles(4));
  const [found] = singles(1);
  const back = { ...unitsOf(version, -1), undoes: found?.clientId };
  expect(await sendPicks(other, code, [...(found ? [found] : []), back])).toEqual([0, 0]);
  expect(await readWave(one, code)).toMatchObject({ picked: 4 });
  expect(await sendPicks(other, code, [unitsOf(version, -1)])).toEqual([-1]);
  const [again] = singles(1);
  const backAgain = { ...unitsOf(version, -1), undoes: again?.clientId };
  expect(await sendPicks(other, code, [...(again ? [again] : []), backAgain])).toEqual([1, -1]);
  expect(await readWave(one, code)).toMatchObject({ picked: 3 });
});
