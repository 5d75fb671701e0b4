import type { CartView } from '@tonalia/contract/purchase';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { changeSelling } from './change-selling.ts';
import { findSelling, listSelling } from './find-selling.ts';
import { setVersionSelling } from './selling.sql.ts';

const api = useApi();
/** Pages follow a change within moments; a busy machine takes longer. */
const WAIT = { interval: 5, timeout: 15_000 };

/** Sets the state of what has these codes. */
async function set(to: 'draft' | 'published' | 'withdrawn', codes: string[], reason: string | null = null) {
  const items = await findSelling(api.db, { codes });
  return changeSelling(api.db, items, { to, reason, by: 'ana' });
}

const dye = (code: string) =>
  makeProduct(api.db, {
    code,
    name: `Tinte ${code}`,
    brand: `Casa ${code}`,
    versions: [
      { code: `${code}-1`, shade: ['1', 'Negro'], stock: 5 },
      { code: `${code}-7`, shade: ['7', 'Rubio'], stock: 5 },
    ],
  });

async function shown(code: string): Promise<{ found: number; page: number; versions: string[] }> {
  const found = await api.send({ url: '/api/products/search', query: { search: `Tinte ${code}` } });
  const { rows } = await api.db.query<{ id: string }>('select id from products.product where code = $1', [code]);
  const page = await api.send({ url: '/api/products/product/query', query: { _id: rows[0]?.id ?? '' } });
  const versions =
    page.statusCode === 200 ? page.json<{ results: { versions: { code: string }[] } }>().results.versions : [];
  return {
    found: found.json<{ results: { code: string }[] }>().results.filter((one) => one.code === code).length,
    page: page.statusCode,
    versions: versions.map((version) => version.code),
  };
}

describe('a product that is withdrawn', () => {
  test('is in no list, page or cart until it is published, and the audit event has author and reason', async () => {
    const { id } = await dye('RET');
    const buyer = await makeBuyer(api);
    const add = () =>
      buyer.call('POST /cart/additem', { productId: id, code: 'RET', versions: [{ code: 'RET-7', quantity: 1 }] });
    await expect.poll(() => shown('RET'), WAIT).toEqual({ found: 1, page: 200, versions: ['RET-1', 'RET-7'] });
    expect((await add()).statusCode).toBe(200);

    expect(await set('withdrawn', ['RET'], 'retiro del INVIMA')).toBe(1);
    await expect.poll(() => shown('RET'), WAIT).toEqual({ found: 0, page: 404, versions: [] });
    expect((await add()).statusCode).toBe(404);
    const cart = (await buyer.call('GET /cart/listcart')).json<CartView>();
    expect(JSON.stringify(cart)).toContain('RET-7');
    const cartId = cart.cart?._id;
    await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
    const order = await buyer.call('POST /order/create', { cartId });
    expect([order.statusCode, order.json<{ code: string }>().code]).toEqual([409, 'CART_CHANGED']);

    expect(await set('published', ['RET'])).toBe(1);
    await expect.poll(() => shown('RET'), WAIT).toEqual({ found: 1, page: 200, versions: ['RET-1', 'RET-7'] });
    const { rows } = await api.db.query(
      `select subject_id, detail from platform.audit where action = 'products.selling_changed' and detail->>'code' = 'RET' order by id`,
    );
    expect(rows).toEqual([
      {
        subject_id: id,
        detail: { code: 'RET', before: 'published', to: 'withdrawn', reason: 'retiro del INVIMA', by: 'ana' },
      },
      { subject_id: id, detail: { code: 'RET', before: 'withdrawn', to: 'published', reason: null, by: 'ana' } },
    ]);
  });

  test('takes a combo with one of its shades as fixed part off sale', async () => {
    const part = await dye('PAR');
    const kit = await makeProduct(api.db, {
      code: 'KIT-PAR',
      kind: 'combo',
      parts: [{ productId: part.id, versionId: part.versions[0]?.id ?? '', quantity: 1 }],
    });
    const stock = async () =>
      (await api.db.query<{ stock: number }>(`select products.combo_stock($1, 'BOG') as stock`, [kit.id])).rows[0]
        ?.stock;
    expect(await stock()).toBe(5);
    await set('withdrawn', ['PAR'], 'se agotó');
    expect(await stock()).toBe(0);
  });

  test('needs a reason and an author, by constraint', async () => {
    const { id, versions } = await dye('SIN');
    await expect(set('withdrawn', ['SIN'], ' ')).rejects.toThrow('product_withdrawn_why');
    const write = `update products.version set selling = 'withdrawn', selling_reason = 'x' where id = $1`;
    await expect(api.db.query(write, [versions[0]?.id])).rejects.toThrow('version_withdrawn_why');
    await expect(api.db.query(`update products.product set selling = 'sold' where id = $1`, [id])).rejects.toThrow(
      'check',
    );
  });
});

describe('one shade', () => {
  test('is withdrawn alone, and the others stay on sale', async () => {
    await dye('UNO');
    expect(await set('withdrawn', ['UNO-1'], 'descontinuado')).toBe(1);
    await expect.poll(() => shown('UNO'), WAIT).toEqual({ found: 1, page: 200, versions: ['UNO-7'] });
    expect(await set('withdrawn', ['UNO-1'], 'descontinuado')).toBe(0); // it is so already
    await set('draft', ['UNO-7']);
    await expect.poll(() => shown('UNO'), WAIT).toEqual({ found: 0, page: 404, versions: [] });
    expect(await listSelling(api.db, 'casa uno', 10)).toMatchObject([
      { code: 'UNO-7', selling: 'draft', selling_by: 'ana' },
      { code: 'UNO-1', selling: 'withdrawn', selling_reason: 'descontinuado', selling_by: 'ana' },
    ]);
  });

  test('withdrawn by a person stays withdrawn when its product is published; one withdrawn by an import returns', async () => {
    const { versions } = await dye('IMP');
    await set('withdrawn', ['IMP-1'], 'descontinuado');
    await setVersionSelling(api.db, {
      ids: [versions[1]?.id ?? ''],
      to: 'withdrawn',
      reason: 'no está en la lista',
      by: 'importación',
      byImport: true,
    });
    expect(await set('published', ['IMP'])).toBe(1);
    await expect.poll(() => shown('IMP'), WAIT).toMatchObject({ versions: ['IMP-7'] });
    expect(await listSelling(api.db, 'casa imp', 10)).toMatchObject([{ code: 'IMP-1', selling: 'withdrawn' }]);
  });
});

test('a brand is taken off sale and put back whole', async () => {
  await dye('MAR');
  const items = await findSelling(api.db, { brand: 'CASA MAR' });
  expect(items).toMatchObject([{ code: 'MAR', level: 'product' }]);
  await changeSelling(api.db, items, { to: 'draft', reason: null, by: 'ana' });
  await expect.poll(() => shown('MAR'), WAIT).toMatchObject({ page: 404 });
  await changeSelling(api.db, items, { to: 'published', reason: null, by: 'ana' });
  await expect.poll(() => shown('MAR'), WAIT).toMatchObject({ page: 200 });
});
