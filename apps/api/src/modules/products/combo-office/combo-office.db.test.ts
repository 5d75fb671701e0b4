import { randomUUID } from 'node:crypto';
import type { OfficeCombo } from '@tonalia/contract/combo-office';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { ProductEvent } from '@tonalia/contract/product-history';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import type { OfficeCaller } from '../../../../test/make-waves.ts';

const api = useApi();
const COMBOS = '/api/products/office/combos';
const desk = async (role: OfficeRole = 'owner') => officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const fresh = (prefix: string) => `${prefix}${randomUUID().slice(0, 8)}`.toUpperCase();
const codeOf = (sent: Awaited<ReturnType<OfficeCaller>>) => [sent.statusCode, sent.json<{ code: string }>().code];
const read = async (at: OfficeCaller, id: string) =>
  (await at(`GET ${COMBOS}/${id}`)).json<{ results: OfficeCombo }>().results;
const kitsIn = async (id: string) =>
  (await api.db.query<{ kits: number }>(`select products.combo_stock($1, 'BOG') as kits`, [id])).rows[0]?.kits;

/** A dye with two shades, an oxidant, and a published kit of one oxidant at 50.000 pesos. */
async function goods() {
  const dyeCode = fresh('DYE');
  const dye = await makeProduct(api.db, {
    code: dyeCode,
    versions: [
      { code: `${dyeCode}-1`, shade: ['7.1', 'Rubio cenizo'], hex: '#9A8468', price: 12_900, stock: 9 },
      { code: `${dyeCode}-2`, shade: ['7.3', 'Rubio dorado'], hex: '#A07040', price: 13_900, stock: 8 },
    ],
  });
  const oxidant = await makeProduct(api.db, { code: fresh('OXI'), price: 18_500, stock: 4 });
  const kit = await makeProduct(api.db, {
    code: fresh('KIT'),
    kind: 'combo',
    price: 50_000,
    parts: [{ productId: oxidant.id, versionId: oxidant.versions[0]?.id ?? '', quantity: 1 }],
  });
  return { dye, oxidant, kit };
}
const fixed = (product: { id: string; versions: { id: string }[] }, quantity: number) => ({
  productId: product.id,
  versionId: product.versions[0]?.id ?? '',
  quantity,
});

test('the office writes name, price and parts of a combo, with choices of the buyer, and the kits of its stock follow (OFC-402)', async () => {
  const at = await desk();
  const { dye, oxidant, kit } = await goods();
  const before = await read(at, kit.id);
  expect(before).toMatchObject({
    price: 50_000,
    taxPercent: 19,
    parts: [{ choices: 1, quantity: 1, price: 18_500, available: 4 }],
  });
  expect(await kitsIn(kit.id)).toBe(4);
  const sent = await at(`PUT ${COMBOS}/${kit.id}`, {
    version: before.version,
    name: 'Kit color de salón',
    price: 54_900,
    parts: [{ productId: dye.id, versionId: null, quantity: 1, choices: 3 }, fixed(oxidant, 2)],
  });
  expect(sent.statusCode, sent.body).toBe(200);
  const combo = await read(at, kit.id);
  expect(combo).toMatchObject({
    name: 'Kit color de salón',
    price: 54_900,
    parts: [
      {
        productId: dye.id,
        versionId: null,
        choices: 3,
        price: 12_900,
        available: 17,
        versions: 2,
        swatches: ['#9A8468', '#A07040'],
      },
      { productId: oxidant.id, quantity: 2, choices: 1 },
    ],
  });
  expect(combo.version).toBeGreaterThan(before.version);
  expect(await kitsIn(kit.id)).toBe(2);
  const history = (await at(`GET /api/products/office/products/${kit.id}/history`)).json<{ results: ProductEvent[] }>();
  expect(history.results).toHaveLength(2);
  expect(history.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'parts', count: 4 }),
      expect.objectContaining({ kind: 'cells', before: 50_000, after: 54_900 }),
    ]),
  );
});

test('the second of two saves of a combo is refused, and so is a part that is unknown, of another product, or a combo (OFC-402)', async () => {
  const at = await desk();
  const { dye, oxidant, kit } = await goods();
  const { version } = await read(at, kit.id);
  const save = (parts: object[], of = version) => at(`PUT ${COMBOS}/${kit.id}`, { version: of, name: 'Kit', parts });
  const wrong = [
    { productId: '999999999', versionId: null, quantity: 1 },
    { productId: dye.id, versionId: oxidant.versions[0]?.id, quantity: 1 },
    { productId: kit.id, versionId: null, quantity: 1 },
  ];
  for (const part of wrong) expect(codeOf(await save([part]))).toEqual([409, 'COMBO_PART_WRONG']);
  const most = { productId: dye.id, versionId: null, quantity: 1, choices: 40 };
  expect(codeOf(await save([most, most]))).toEqual([409, 'COMBO_PART_WRONG']);
  expect((await save([fixed(oxidant, 2)])).statusCode).toBe(200);
  expect(codeOf(await save([fixed(oxidant, 3)]))).toEqual([409, 'VERSION_CONFLICT']);
  expect((await read(at, kit.id)).parts).toMatchObject([{ quantity: 2 }]);
  expect(codeOf(await at(`GET ${COMBOS}/${dye.id}`))).toEqual([404, 'PRODUCT_NOT_FOUND']);
});

test('a combo is created as a draft of the brand of its first part; prices need their permission, and a role without costs sees none (OFC-004, OFC-402)', async () => {
  const [at, warehouse, marketing] = [await desk(), await desk('warehouse'), await desk('marketing')];
  const { dye, oxidant, kit } = await goods();
  const draft = { name: 'Kit nuevo', code: fresh('NEW'), price: 40_000, parts: [fixed(oxidant, 1)] };
  const made = await at(`POST ${COMBOS}`, draft);
  expect(made.statusCode, made.body).toBe(200);
  const { _id } = made.json<{ results: { _id: string } }>().results;
  expect(await read(at, _id)).toMatchObject({ state: 'draft', price: 40_000, parts: [{ productId: oxidant.id }] });
  expect(codeOf(await at(`POST ${COMBOS}`, draft))).toEqual([409, 'PRODUCT_CODE_TAKEN']);
  for (const other of [warehouse, marketing])
    expect(codeOf(await other(`POST ${COMBOS}`, { ...draft, code: fresh('NO') }))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  await api.db.query(
    'insert into products.version_supply (version_id, cost) values ($1, 8000) on conflict do nothing',
    [oxidant.versions[0]?.id],
  );
  expect((await read(at, kit.id)).parts[0]?.cost).toBe(8_000);
  expect((await read(warehouse, kit.id)).parts[0]).toMatchObject({ cost: null, price: null, available: 4 });
  expect(dye.id).not.toBe(kit.id);
});
