import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { freeTerms, makeMember } from '../../../../test/make-member.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();

/** Carts of one person beside its open one, as a second phone could leave them. */
async function makeCartsOf(
  identityId: string,
  customerId: string,
  product: MadeProduct,
  count: number,
): Promise<string[]> {
  await api.db.query('drop index if exists purchase.cart_one_open_of_owner');
  const { rows } = await api.db.query<{ id: string }>(
    `with made as (
       insert into purchase.cart (identity_id, customer_id, warehouse_id, payment_method)
       select $1, $2, 'BOG', 'cash_on_delivery' from generate_series(1, $3::int) returning id
     ), lines as (
       insert into purchase.cart_line (cart_id, product_id, version_id, quantity, seen_price)
       select made.id, v.product_id, v.id, 1, v.base_price from made, products.version v where v.id = $4
     )
     select id from made`,
    [identityId, customerId, count, product.versions[0]?.id],
  );
  return rows.map(({ id }) => id);
}

async function makeRace(dayLimit: number | null) {
  const owner = await makeBuyer(api);
  const member = await makeMember(api, owner.token, { dayLimit });
  const { rows } = await api.db.query<{ id: string }>('select identity_id as id from auth.member where id = $1', [
    member.memberId,
  ]);
  const product = await makeProduct(api.db, { stock: 500, price: 10_000 });
  const carts = await makeCartsOf(rows[0]?.id ?? '', owner.customerId, product, 6);
  const place = async (cartId: string): Promise<string> => {
    const { statusCode, json } = await member.call('POST /order/create', { cartId });
    const { code } = json<{ code?: string }>();
    return code === 'UNAVAILABLE' ? place(cartId) : (code ?? String(statusCode));
  };
  const total = async () =>
    (
      await api.db.query<{ total: number }>(
        'select coalesce(sum(total), 0)::int as total from purchase.order where customer_id = $1',
        [owner.customerId],
      )
    ).rows[0]?.total;
  return { owner, member, carts, place, total };
}

test('SEL-205: phones of one member that order at once never pass its limit of a day', async () => {
  for (let round = 0; round < howOften(6, 60); round += 1) {
    api.network = `10.0.0.${round}`;
    const { carts, place, total } = await makeRace(35_000);
    const answers = await Promise.all(carts.map(place));
    expect(answers.toSorted()).toEqual(['200', '200', '200', 'APPROVAL_NEEDED', 'APPROVAL_NEEDED', 'APPROVAL_NEEDED']);
    expect(await total()).toBe(30_000);
  }
});

test('SEL-205: an order is placed before its limit is lowered or within the new one, and never after the access ended', async () => {
  for (let round = 0; round < howOften(6, 60); round += 1) {
    api.network = `10.0.0.${round}`;
    const { owner, member, carts, place, total } = await makeRace(null);
    const send = (method: 'PUT' | 'DELETE', payload?: object) =>
      api.send({
        method,
        url: `/api/customers/members/${member.memberId}`,
        token: owner.token,
        ...(payload && { payload }),
      });
    const lowered = send('PUT', { ...freeTerms, dayLimit: 20_000, revision: 1 });
    const answers = await Promise.all([...carts.slice(0, 3).map(place), lowered.then(() => 'lowered')]);
    const placed = answers.filter((one) => one === '200').length;
    expect(await total()).toBe(placed * 10_000);
    const late = await place(carts[3] ?? '');
    expect(late).toBe(placed < 2 ? '200' : 'APPROVAL_NEEDED');
    const before = await total();
    await Promise.all([send('DELETE'), place(carts[4] ?? '')]);
    const ended = await total();
    expect(['UNAUTHENTICATED', 'ROLE_NOT_ALLOWED']).toContain(await place(carts[5] ?? ''));
    expect(await total()).toBe(ended);
    expect((ended ?? 0) - (before ?? 0)).toBeLessThanOrEqual(10_000);
  }
});
