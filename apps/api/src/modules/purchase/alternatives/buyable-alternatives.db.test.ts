import type { Alternative } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { type VersionToMake, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();

async function insteadOf(code: string, versionCode: string): Promise<Alternative[]> {
  const buyer = await makeBuyer(api);
  const answer = await buyer.call('GET /cart/alternatives', undefined, { code, versionCode });
  return answer.json<{ results: Alternative[] }>().results;
}

test('the best seller offered as a replacement is on sale and has its minimum in stock', async () => {
  const wanted = await makeProduct(api.db, { category: 'Mínimos', versions: [{ code: 'M-0', stock: 0 }] });
  await makeProduct(api.db, {
    category: 'Mínimos',
    minQuantity: 6,
    versions: [
      { volume: [10, 'ml'], code: 'M-WITHDRAWN', stock: 60, unitsSold: 90, active: false },
      { volume: [20, 'ml'], code: 'M-FEW', stock: 5, unitsSold: 80 },
      { volume: [30, 'ml'], code: 'M-ENOUGH', stock: 6, unitsSold: 70 },
      { volume: [40, 'ml'], code: 'M-SLOW', stock: 60, unitsSold: 1 },
    ],
  });
  const found = await insteadOf(wanted.code, 'M-0');
  expect(found.map(({ versionCode }) => versionCode)).toEqual(['M-ENOUGH']);
});

test('similar shades offered are on sale and have their minimum in stock', async () => {
  const shade = (code: string, hex: string, more: VersionToMake): VersionToMake => ({
    code,
    shade: [code, 'Ceniza'],
    hex,
    ...more,
  });
  const wanted = await makeProduct(api.db, {
    category: 'Parecidos',
    versions: [shade('S-0', '#A5794F', { stock: 0 })],
  });
  const alike = (name: string, more: VersionToMake) => [1, 2, 3].map((n) => shade(`${name}-${n}`, '#A5794F', more));
  await makeProduct(api.db, {
    category: 'Parecidos',
    minQuantity: 6,
    versions: [
      ...alike('S-WITHDRAWN', { stock: 60, active: false }),
      ...alike('S-FEW', { stock: 5 }),
      shade('S-ENOUGH', '#AD8057', { stock: 6 }),
    ],
  });
  const found = await insteadOf(wanted.code, 'S-0');
  expect(found.map(({ versionCode, nearness }) => [versionCode, nearness])).toEqual([['S-ENOUGH', 'Muy parecido']]);
});
