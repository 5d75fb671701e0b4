import { randomUUID } from 'node:crypto';
import type { Address } from '@tonalia/contract/auth';
import type { CartView } from '@tonalia/contract/purchase';
import { describe, expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { cities, makeAddress, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi();
const base = '/api/auth/v3/me/addresses';
const change = (token: string, id: string, payload: object, query: Record<string, string> = {}) =>
  api.send({ method: 'PUT', url: `${base}/${id}`, token, payload, query });
const remove = (token: string, id: string, query: Record<string, string> = {}) =>
  api.send({ method: 'DELETE', url: `${base}/${id}`, token, query });
const list = async (token: string) => (await api.send({ url: base, token })).json<{ results: Address[] }>().results;
const fixed = (addresses: Address[]) => addresses.filter((one) => one.fixed).map(({ _id }) => _id);

/** A customer with this many addresses, the first one fixed. */
async function withAddresses(count: number) {
  const owner = await makeCustomer(api.db);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await makeAddress(api.db, owner.customerId, { fixed: n === 0 }));
  const [first = '', second = '', third = ''] = ids;
  return { ...owner, ids, first, second, third, token: await makeToken(api.db, owner) };
}

describe('changing an address', () => {
  test('changes only the given fields', async () => {
    const { token, first } = await withAddresses(1);
    const before = (await list(token))[0];
    const answer = await change(token, first, { title: 'Bodega' });
    expect(answer.json()).toEqual({ results: { ...before, title: 'Bodega', titulo: 'Bodega' } });
    const place = { address: 'Carrera 80 # 12-34', cityid: cities.medellin, stateid: '05' };
    expect((await change(token, first, place)).json()).toMatchObject({
      results: { ...place, city: 'Medellín', state: 'Antioquia', title: 'Bodega', fixed: true },
    });
    expect((await change(token, first, {})).statusCode).toBe(200);
  });

  test('fixing one unfixes the previous one', async () => {
    const { token, second } = await withAddresses(3);
    expect((await change(token, second, { fixed: true })).json()).toMatchObject({ results: { fixed: true } });
    expect(fixed(await list(token))).toEqual([second]);
  });

  test('ten concurrent fixes leave one fixed · ST-08', async () => {
    const { token, ids } = await withAddresses(10);
    const answers = await Promise.all(ids.map((id) => change(token, id, { fixed: true })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect(fixed(await list(token))).toHaveLength(1);
  });

  test.each([
    ['a city of another state', { cityid: '11001', stateid: '05' }, 'CITY_NOT_FOUND'],
    ['a city that does not exist', { cityid: '99999', stateid: '99' }, 'CITY_NOT_FOUND'],
    ['a city without its state', { cityid: '05001' }, 'INVALID_REQUEST'],
    ['unfixing it', { fixed: false }, 'INVALID_REQUEST'],
    ['giving it to another customer', { customer_id: randomUUID() }, 'INVALID_REQUEST'],
    ['an id of its own', { _id: randomUUID() }, 'INVALID_REQUEST'],
    ['an address of four letters', { address: 'aqui' }, 'INVALID_REQUEST'],
  ])('%s is refused and changes nothing · Z8', async (_name, payload, code) => {
    const { token, second } = await withAddresses(2);
    const before = await list(token);
    expect((await change(token, second, { ...payload })).json()).toMatchObject({ code });
    expect(await list(token)).toEqual(before);
  });

  test('an unknown city changes nothing', async () => {
    const { token, first, second } = await withAddresses(2);
    await change(token, second, { fixed: true, cityid: '99999', stateid: '99' });
    expect(fixed(await list(token))).toEqual([first]);
  });
});

describe('removing an address', () => {
  test('fixes the oldest remaining one after the fixed one', async () => {
    const { token, first, second, third } = await withAddresses(3);
    expect((await remove(token, first)).json()).toEqual({ ok: true });
    expect((await list(token)).map(({ _id }) => _id)).toEqual([second, third]);
    expect(fixed(await list(token))).toEqual([second]);
    await remove(token, third);
    expect(fixed(await list(token))).toEqual([second]);
    await remove(token, second);
    expect(await list(token)).toEqual([]);
  });

  test('a second time is refused as missing', async () => {
    const { token, first } = await withAddresses(2);
    const answers = await Promise.all([remove(token, first), remove(token, first)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(1);
  });

  test('concurrently with fixing others leaves one fixed', async () => {
    const { token, ids } = await withAddresses(8);
    await Promise.all(ids.map((id, at) => (at % 2 === 0 ? remove(token, id) : change(token, id, { fixed: true }))));
    const left = await list(token);
    expect(left).toHaveLength(4);
    expect(fixed(left)).toHaveLength(1);
  });

  test('leaves a cart without address, which needs one before it is ordered · Z9', async () => {
    const buyer = await makeBuyer(api);
    const other = await makeAddress(api.db, buyer.customerId, { cityId: cities.medellin });
    const product = await makeProduct(api.db, { stock: { BOG: 5, MDE: 5 } });
    await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
    const { cart } = (await buyer.call('GET /cart/listcart')).json<CartView>();
    const chosen = { cartId: cart?._id, addressId: other, paymentMethod: 'cash_on_delivery' };
    expect((await buyer.call('PUT /cart/listcart', chosen)).statusCode).toBe(200);
    await remove(buyer.token, other);
    expect((await buyer.call('GET /cart/listcart')).json()).toMatchObject({ cart: { shippingAddress: null } });
    const refused = await buyer.call('POST /order/create', { cartId: cart?._id });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'ADDRESS_REQUIRED']);
    await buyer.call('PUT /cart/listcart', { cartId: cart?._id, addressId: buyer.addressId });
    expect((await buyer.call('POST /order/create', { cartId: cart?._id })).statusCode).toBe(200);
  });
});

describe('a foreign address', () => {
  test('looks like a missing one and stays unchanged · Z2', async () => {
    const stranger = await withAddresses(1);
    const before = await list(stranger.token);
    const mine = await withAddresses(1);
    const asked = (id: string) => [change(mine.token, id, { title: 'Mía' }), remove(mine.token, id)];
    const seen = async (id: string) =>
      (await Promise.all(asked(id))).map((answer) => ({
        ...answer.json<object>(),
        requestId: '',
        status: answer.statusCode,
      }));
    const foreign = await seen(stranger.first);
    expect(foreign).toEqual(await seen(randomUUID()));
    for (const refusal of foreign) expect(refusal).toMatchObject({ code: 'ADDRESS_NOT_FOUND', status: 404 });
    expect(await list(stranger.token)).toEqual(before);
  });

  test('is refused for a seller, also with a customer of its portfolio · Z3 ROL-09', async () => {
    const [mine, stranger] = [await withAddresses(1), await withAddresses(1)];
    const token = await makeToken(api.db, await makeSeller(api.db, { customers: [mine.customerId] }));
    const { customerId } = mine;
    expect((await change(token, mine.first, { title: 'Sede' }, { customerId })).statusCode).toBe(200);
    expect((await change(token, stranger.first, { fixed: true }, { customerId })).json()).toMatchObject({
      code: 'ADDRESS_NOT_FOUND',
    });
    expect((await remove(token, stranger.first, { customerId: stranger.customerId })).json()).toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    expect((await remove(token, mine.first)).json()).toMatchObject({ code: 'CUSTOMER_REQUIRED' });
    expect(await list(stranger.token)).toHaveLength(1);
  });
});

describe('saving an address', () => {
  const save = (token: string, more: object = {}) =>
    api.send({
      method: 'POST',
      url: base,
      token,
      payload: { address: 'Calle 1 # 2-3', cityid: cities.bogota, stateid: '11', ...more },
    });
  /** Connections of this database that wait for a lock. */
  const waiting = async () =>
    (
      await api.db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
      )
    ).rowCount;

  test('during the closing of the account leaves no address · API-10', async () => {
    const owner = await makeCustomer(api.db, { password: 'clave de prueba' });
    await makeSeller(api.db, { customers: [owner.customerId] });
    const token = await makeToken(api.db, owner);
    // blocks the closing in its middle, where it has locked the customer
    const holder = await api.db.connect();
    await holder.query('begin');
    await holder.query('select from auth.portfolio where customer_id = $1 for update', [owner.customerId]);
    const closing = api.send({
      method: 'DELETE',
      url: '/api/auth/customer/remove',
      token,
      payload: { proof: { password: 'clave de prueba' } },
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
    const saving = save(token, { address: 'Transversal 99 # 88-77' });
    await vi.waitFor(async () => expect(await waiting()).toBe(2), 10_000);
    await holder.query('commit');
    holder.release();
    expect((await closing).statusCode).toBe(200);
    expect((await saving).json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
    const { rows } = await api.db.query('select address from auth.address where customer_id = $1', [owner.customerId]);
    expect(rows).toEqual([]);
  });

  test('is limited to sixty an hour', async () => {
    const { token } = await withAddresses(0);
    const { token: other } = await withAddresses(0);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await save(token)).statusCode);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await save(other)).statusCode).toBe(200);
  });
});
