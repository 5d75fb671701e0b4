import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { DoctorFinding, OfficeProduct, ProductSaved } from '@tonalia/contract/product-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type ProductToMake, makeDeal, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
/** Pages follow a change within moments; a busy machine takes longer. */
const WAIT = { interval: 5, timeout: 15_000 };
const PRODUCTS = '/api/products/office/products';

const desk = async (role: OfficeRole = 'owner', isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

const read = async (at: Desk, id: string) =>
  (await at(`GET ${PRODUCTS}/${id}`)).json<{ results: OfficeProduct }>().results;
const save = (at: Desk, { _id, version }: Pick<OfficeProduct, '_id' | 'version'>, body: object) =>
  at(`PUT ${PRODUCTS}/${_id}`, { version, ...body });
const saved = async (at: Desk, product: OfficeProduct, body: object) => {
  const sent = await save(at, product, body);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: ProductSaved }>().results;
};
const codeOf = (sent: Awaited<ReturnType<Desk>>) => [sent.statusCode, sent.json<{ code: string }>().code];

let made = 0;
/** A dye with shades of 16.100 pesos. */
function dye(shades = 3, more: ProductToMake = {}) {
  made += 1;
  const code = `PAG${made}`;
  return makeProduct(api.db, {
    code,
    name: `Tinte página ${made}`,
    price: 16_100,
    versions: Array.from({ length: shades }, (_, n) => ({
      code: `${code}-${n}`,
      shade: [`7.${n}`, `Rubio ${n}`] as [string, string],
      hex: '#A07040',
      stock: 5,
    })),
    ...more,
  });
}
/** A new shade with its own code, number and name. */
const fresh = (code: string, more: object = {}) => ({
  key: code,
  code,
  shade: code,
  name: `Tono ${code}`,
  swatch: '#5a3d28',
  price: 16_100,
  state: 'published',
  ...more,
});

async function shopPage(productId: string) {
  const page = await api.send({ url: '/api/products/product/query', query: { _id: productId } });
  if (page.statusCode !== 200) return undefined;
  const { name, versions } = page.json<{ results: { name: string; versions: { code: string; price: number }[] } }>()
    .results;
  return { name, versions: versions.map(({ code, price }) => `${code} ${price}`) };
}

test('one save writes texts, shades, prices, order and new shades; the shop shows them and the audit event names its author (OFC-402)', async () => {
  const at = await desk();
  const { id, code } = await dye(2);
  const before = await read(at, id);
  expect(before).toMatchObject({ code, minimum: 1, state: 'published', hasShades: true, presale: null });
  const [one, two] = before.shades;
  if (!one || !two) throw new Error('two shades');
  const { product } = await saved(at, before, {
    product: { name: `Crema ${code}`, description: 'Cubre canas', minimum: 2 },
    shades: [
      { _id: one._id, price: 16_900, name: 'Rubio medio', swatch: '#807763' },
      { _id: two._id, code: `${code}-x`, state: 'withdrawn', reason: 'descontinuado' },
    ],
    added: [fresh(`${code}-N`)],
    order: [`${code}-N`, two._id, one._id],
  });
  expect(product).toMatchObject({
    name: `Crema ${code}`,
    description: 'Cubre canas',
    minimum: 2,
    shades: [
      { code: `${code}-N`, shade: `${code}-N`, swatch: '#5A3D28', state: 'published' },
      { code: `${code}-X`, state: 'withdrawn', reason: 'descontinuado' },
      { code: `${code}-0`, name: 'Rubio medio', price: 16_900, swatch: '#807763' },
    ],
  });
  expect(product.version).toBeGreaterThan(before.version);
  await expect
    .poll(() => shopPage(id), WAIT)
    .toEqual({ name: `Crema ${code}`, versions: [`${code}-N 16100`, `${code}-0 16900`] });
  const { rows } = await api.db.query<{ detail: Record<string, string> }>(
    `select detail from platform.audit where action = 'products.product_saved' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    { detail: expect.objectContaining({ by: 'Ana Ríos', fields: 'name,description,minimum', added: 1, shades: 2 }) },
  ]);
  expect(rows[0]?.detail['changed']).toContain(`${code}-0 price 16100 → 16900`);
});

test('of two saves of one product at once, one is written and the other is refused with VERSION_CONFLICT (OFC-402)', async () => {
  const [first, second] = [await desk(), await desk()];
  const { id } = await dye(2);
  const before = await read(first, id);
  const sent = await Promise.all([
    save(first, before, { product: { name: 'De la primera' } }),
    save(second, before, {
      product: { name: 'De la segunda' },
      shades: [{ _id: before.shades[0]?._id, price: 17_000 }],
    }),
  ]);
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const after = await read(first, id);
  const isFirst = sent[0]?.statusCode === 200;
  expect(after.name).toBe(isFirst ? 'De la primera' : 'De la segunda');
  expect(after.shades[0]?.price).toBe(isFirst ? 16_100 : 17_000);
  const late = await save(second, before, { product: { minimum: 5 } });
  expect(codeOf(late)).toEqual([409, 'VERSION_CONFLICT']);
});

test('a price that the grid changed makes the version of an open page old (OFC-402)', async () => {
  const at = await desk();
  const { id } = await dye(1);
  const before = await read(at, id);
  const rows = await at(`GET /api/products/office/versions?productId=${id}`);
  const [row] = rows.json<{ results: { _id: string; version: number }[] }>().results;
  const change = { versionId: row?._id, version: row?.version, field: 'price', value: 16_200 };
  expect((await at('PATCH /api/products/office/versions', { edits: [change] })).statusCode).toBe(200);
  expect(codeOf(await save(at, before, { product: { name: 'Otro' } }))).toEqual([409, 'VERSION_CONFLICT']);
});

test('200 pasted shades are saved whole; with one bad row nothing is, and each bad row says why (OFC-402)', async () => {
  const at = await desk();
  const other = await dye(1);
  const { id, code } = await dye(1);
  const before = await read(at, id);
  const added = Array.from({ length: 200 }, (_, n) => fresh(`${code}-P${n}`));
  const bad = [
    { ...fresh(`${other.code}-0`), key: 'ajeno' },
    { ...fresh(`${code}-P3`), key: 'repetido', shade: 'otro' },
    { ...fresh(`${code}-R`), key: 'mismo tono', shade: '7.0', name: 'Rubio 0' },
    { ...fresh(`${code}-B`), key: 'barato', price: 9 },
    { ...fresh(`${code}-V`), key: 'sin nombre', shade: '', name: '' },
  ];
  const refused = await saved(at, before, { added: [...added, ...bad] });
  expect(refused.refused.map(({ id: row, code: why }) => `${row}: ${why}`).sort()).toEqual([
    'ajeno: SHADE_CODE_TAKEN',
    'barato: PRICE_DOUBTED',
    'mismo tono: SHADE_TWICE',
    'repetido: SHADE_CODE_TWICE',
    'sin nombre: SHADE_NAMELESS',
  ]);
  expect(await read(at, id)).toEqual(before);
  const dry = await saved(at, before, { added, dryRun: true });
  expect([dry.added, (await read(at, id)).shades.length]).toEqual([200, 1]);
  const { product } = await saved(at, before, { added });
  expect(product.shades).toHaveLength(201);
  expect(
    (await save(at, product, { added: Array.from({ length: 501 }, (_, n) => fresh(`${code}-M${n}`)) })).statusCode,
  ).toBe(400);
});

test('two products that take one new code at once: one has it, the other is refused whole (OFC-402)', async () => {
  const at = await desk();
  const [one, two] = [await dye(1), await dye(1)];
  const pages = [await read(at, one.id), await read(at, two.id)];
  const wanted = fresh(`PAG-UNICO-${one.code}`);
  const sent = await Promise.all(pages.map((page) => save(at, page, { product: { name: 'Cambia' }, added: [wanted] })));
  const written = sent.filter(
    (answer) => answer.statusCode === 200 && answer.json<{ results: ProductSaved }>().results.added === 1,
  );
  expect(written).toHaveLength(1);
  const names = [(await read(at, one.id)).name, (await read(at, two.id)).name];
  expect(names.filter((name) => name === 'Cambia')).toHaveLength(1);
});

test('codes and names of two shades are exchanged in one save (OFC-402)', async () => {
  const at = await desk();
  const { id, code } = await dye(2);
  const before = await read(at, id);
  const [one, two] = before.shades;
  const { product } = await saved(at, before, {
    shades: [
      { _id: one?._id, code: two?.code, shade: two?.shade, name: two?.name },
      { _id: two?._id, code: one?.code, shade: one?.shade, name: one?.name },
    ],
  });
  expect(product.shades.map((shade) => [shade._id, shade.code])).toEqual([
    [one?._id, `${code}-1`],
    [two?._id, `${code}-0`],
  ]);
});

test('prices need prices.edit, states and published shades catalogue.publish, and reading shows no price without prices.read (OFC-402)', async () => {
  const { id, code } = await dye(1);
  const operations = await desk('operations');
  const page = await read(operations, id);
  const shade = page.shades[0]?._id;
  const refused = [
    { product: { state: 'withdrawn' } },
    { shades: [{ _id: shade, state: 'withdrawn' }] },
    { added: [fresh(`${code}-Q`)] },
  ];
  for (const body of refused) expect(codeOf(await save(operations, page, body))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  expect((await saved(operations, page, { added: [fresh(`${code}-Q`, { state: 'draft' })] })).added).toBe(1);
  const warehouse = await desk('warehouse');
  const seen = await read(warehouse, id);
  expect(seen.shades[0]).toMatchObject({ price: null, available: 5 });
  expect((await save(warehouse, seen, { product: { name: 'No' } })).statusCode).toBe(403);
  expect(codeOf(await (await desk())(`GET ${PRODUCTS}/999999999`))).toEqual([404, 'PRODUCT_NOT_FOUND']);
});

test('a draft is created, gets its shades, and is published with them together; without a shade on sale it is not (OFC-402)', async () => {
  const at = await desk();
  const { manufacturerId: brandId, categoryId } = await dye(1);
  const code = `NUEVO${made}`;
  const draft = { code, name: `Tinte nuevo ${made}`, brandId, categoryId, minimum: 1, price: 12_000 };
  const sent = await at(`POST ${PRODUCTS}`, draft);
  expect(sent.statusCode, sent.body).toBe(200);
  const { _id } = sent.json<{ results: { _id: string } }>().results;
  expect(codeOf(await at(`POST ${PRODUCTS}`, draft))).toEqual([409, 'PRODUCT_CODE_TAKEN']);
  expect(codeOf(await at(`POST ${PRODUCTS}`, { ...draft, code: `${code}B`, brandId: '999999' }))).toEqual([
    404,
    'BRAND_NOT_FOUND',
  ]);
  const page = await read(at, _id);
  expect(page).toMatchObject({ state: 'draft', hasShades: false, shades: [{ code, price: 12_000 }] });
  const { product } = await saved(at, page, {
    added: [fresh(`${code}-1`, { state: 'draft' }), fresh(`${code}-2`, { state: 'draft' })],
  });
  expect(product).toMatchObject({
    hasShades: true,
    shades: [{ code: `${code}-1`, state: 'draft' }, { code: `${code}-2` }],
  });
  expect((await saved(at, product, { product: { state: 'published' } })).refused).toMatchObject([
    { id: 'product', field: 'state', code: 'NO_SHADE_PUBLISHED' },
  ]);
  await saved(at, product, {
    product: { state: 'published' },
    shades: product.shades.map((shade) => ({ _id: shade._id, state: 'published' })),
  });
  await expect.poll(() => shopPage(_id), WAIT).toMatchObject({ versions: [`${code}-1 16100`, `${code}-2 16100`] });
});

test('a product without shades that was in a warehouse keeps its version, and a combo gets no shades (OFC-402)', async () => {
  const at = await desk();
  const wax = await makeProduct(api.db, { code: `CERA-PAG${made}`, stock: 5 });
  const page = await read(at, wax.id);
  expect(codeOf(await save(at, page, { added: [fresh(`${wax.code}-1`)] }))).toEqual([409, 'PRODUCT_SOLD_WHOLE']);
});

test('more than 50 prices that change by much ask for the second factor again (OFC-402)', async () => {
  const { id } = await dye(51);
  const [open, confirmed] = [await desk(), await desk('owner', true)];
  const page = await read(open, id);
  const body = { shades: page.shades.map(({ _id }) => ({ _id, price: 21_000 })) };
  expect(codeOf(await save(open, page, body))).toEqual([403, 'STEP_UP_REQUIRED']);
  expect((await saved(confirmed, page, body)).changed).toBe(51);
});

test('prices that change by much in several saves of an hour ask for the second factor together (OFC-005)', async () => {
  const open = await desk();
  const { id } = await dye(51);
  const page = await read(open, id);
  const raised = page.shades.map(({ _id }) => ({ _id, price: 21_000 }));
  const { product } = await saved(open, page, { shades: raised.slice(0, 50) });
  expect(codeOf(await save(open, product, { shades: raised.slice(50) }))).toEqual([403, 'STEP_UP_REQUIRED']);
  // a change below 20 % asks for nothing
  expect((await saved(open, product, { shades: [{ ...raised[50], price: 16_500 }] })).changed).toBe(1);
});

test('the doctor names what keeps a product out of the shop, and nothing for one that sells well (OFC-402)', async () => {
  const at = await desk();
  const checks = async (id: string) =>
    (await at(`GET ${PRODUCTS}/${id}/doctor`)).json<{ results: DoctorFinding[] }>().results.map(({ check }) => check);
  const { id } = await dye(2);
  const reached = await checks(id);
  expect(reached).toContain('no_photo');
  await api.db.query(
    'update products.stock set available = 0 where version_id in (select id from products.version where product_id = $1)',
    [id],
  );
  expect(await checks(id)).toContain('no_stock');
  await saved(at, await read(at, id), { product: { state: 'withdrawn', reason: 'descontinuado' } });
  expect((await checks(id))[0]).toBe('withdrawn');
  const part = await dye(1);
  const kit = await makeProduct(api.db, {
    code: `KIT-PAG${made}`,
    kind: 'combo',
    parts: [{ productId: part.id, versionId: part.versions[0]?.id ?? '', quantity: 9 }],
  });
  expect(await checks(kit.id)).toContain('combo_parts');
  expect(codeOf(await at(`GET ${PRODUCTS}/999999999/doctor`))).toEqual([404, 'PRODUCT_NOT_FOUND']);
});

test('500 new shades and the changes of 214 others are saved in one call, and 501 are refused (OFC-402)', async () => {
  const at = await desk();
  const { id } = await dye(214);
  const page = await read(at, id);
  const added = Array.from({ length: 501 }, (_, n) => fresh(`QUI${id}-${n}`));
  expect((await save(at, page, { added })).statusCode).toBe(400);
  const shades = page.shades.map(({ _id, shade }) => ({ _id, name: `Otro ${shade}`, swatch: '#112233' }));
  const done = await saved(at, page, { added: added.slice(0, 500), shades });
  expect(done).toMatchObject({ refused: [], changed: 214, added: 500 });
  expect(done.product.shades).toHaveLength(714);
  expect(done.product.shades.slice(0, 214).every(({ name }) => name?.startsWith('Otro'))).toBe(true);
});

test('each shade has its units by warehouse for roles that read stock, and those that sell most are marked (OFC-402)', async () => {
  const { id, versions } = await dye(4);
  const [first, second] = versions.map((version) => version.id);
  await api.db.query(
    `insert into products.stock (version_id, warehouse_id, available) values ($1, 'MDE', 7)
     on conflict (version_id, warehouse_id) do update set available = 7`,
    [first],
  );
  await api.db.query('update products.stock set available = 0 where version_id = $1', [second]);
  await api.db.query('update products.version set units_sold = 12 where id = $1', [second]);
  const { shades, warehouses } = await read(await desk(), id);
  expect(shades.map(({ stock }) => stock)).toEqual([{ BOG: 5, MDE: 7 }, {}, { BOG: 5 }, { BOG: 5 }]);
  expect(shades.map(({ available }) => available)).toEqual([12, 0, 5, 5]);
  expect(shades.map(({ isTopSeller }) => isTopSeller)).toEqual([false, true, false, false]);
  expect(warehouses.find(({ _id }) => _id === 'MDE')?.name).toBe('Medellín');
  const hidden = await read(await desk('marketing'), id);
  expect([hidden.warehouses, hidden.shades[0]?.stock, hidden.shades[0]?.available]).toEqual([[], null, null]);
});

test('the page has offer, cost and novelty for roles that read them; another IVA makes other open pages old (OFC-402)', async () => {
  const { id, versions } = await dye(2);
  const [first, second] = versions.map((version) => version.id);
  await api.db.query(
    `insert into products.version_supply (version_id, cost) values ($1, 8950) on conflict (version_id) do update set cost = 8950`,
    [first],
  );
  await api.db.query(`update products.product set first_seen_at = now() - interval '1 year' where id = $1`, [id]);
  await api.db.query('update products.version set first_seen_at = now() where id = $1', [first]);
  await api.db.query(`update products.version set first_seen_at = now() - interval '1 year' where id = $1`, [second]);
  await makeDeal(api.db, { amount: 30, productId: id, minQuantity: 6 });
  await makeDeal(api.db, { amount: 25, productId: id, tradeTypeId: 'barberia' });
  await makeDeal(api.db, { name: 'Semana del color', amount: 20, productId: id });
  const at = await desk();
  const before = await read(at, id);
  expect(before.offer).toEqual({ name: 'Semana del color', type: 'percentage', amount: 20 });
  expect(before.shades.map(({ cost, isNew }) => [cost, isNew])).toEqual([
    [8_950, true],
    [null, false],
  ]);
  const hidden = await read(await desk('warehouse'), id);
  expect([hidden.offer, hidden.shades[0]?.cost]).toEqual([null, null]);
  const body = { product: { taxClass: 'reduced' } };
  const { product } = await saved(at, before, body);
  expect([before.taxClass, product.taxClass]).toEqual(['general', 'reduced']);
  expect(codeOf(await save(at, before, { product: { name: 'Tarde' } }))).toEqual([409, 'VERSION_CONFLICT']);
});

test('the drawn pack and its tile are chosen, drawn in every form, and part of the version of the page (OFC-403)', async () => {
  const at = await desk();
  const { id } = await dye(2);
  const before = await read(at, id);
  // a product without a stored pack has the one that its words make likely
  expect(before).toMatchObject({ packForm: 'tubotinte', packBody: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const tile = before.tile === 'salvia' ? 'rubor' : 'salvia';
  const { product } = await saved(at, before, { product: { packForm: 'tarro', packCap: '#1f2a44', tile } });
  expect(product).toMatchObject({ packForm: 'tarro', packBody: before.packBody, packCap: '#1f2a44', tile });
  expect(product.version).toBeGreaterThan(before.version);
  expect(codeOf(await save(at, before, { product: { packForm: 'crema' } }))).toEqual([409, 'VERSION_CONFLICT']);
  const shown = async () =>
    (await api.send({ url: '/api/products/product/query', query: { _id: id } })).json<{ results: { tile: string } }>()
      .results.tile;
  await expect.poll(shown, WAIT).toBe(tile);
  const drawn = await at(`GET ${PRODUCTS}/${id}/packs?body=%23c02040`);
  const packs = drawn.json<{ results: { form: string; svg: string }[] }>().results;
  expect(packs).toHaveLength(20);
  expect(new Set(packs.map(({ svg }) => svg)).size).toBe(20);
  for (const { svg } of packs) expect(svg).toMatch(/^<svg (?!.*<(script|image|text|a)\b)/);
  expect(codeOf(await at(`GET ${PRODUCTS}/${id}/packs?body=rojo`))).toEqual([400, 'INVALID_REQUEST']);
  expect(codeOf(await at(`GET ${PRODUCTS}/999999999/packs`))).toEqual([404, 'PRODUCT_NOT_FOUND']);
  for (const wrong of [{ packForm: 'botella' }, { packBody: '#12' }, { tile: 'negro' }])
    expect(codeOf(await save(at, product, { product: wrong }))).toEqual([400, 'INVALID_REQUEST']);
});

test('a product that is drawn as several goods has no pack to choose (OFC-403)', async () => {
  const at = await desk();
  const { id } = await dye(1);
  await api.db.query(`update products.product set picture = '{"width":400,"height":300,"items":[]}' where id = $1`, [
    id,
  ]);
  const before = await read(at, id);
  expect(before).toMatchObject({ packForm: null, packBody: null, packCap: null });
  expect(codeOf(await save(at, before, { product: { packForm: 'tarro' } }))).toEqual([400, 'INVALID_REQUEST']);
  expect((await at(`GET ${PRODUCTS}/${id}/packs`)).json()).toMatchObject({ results: [] });
});
