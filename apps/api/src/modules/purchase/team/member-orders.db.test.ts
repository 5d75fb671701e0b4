import type { OrderSummary } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { freeTerms, makeMember } from '../../../../test/make-member.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi();

type Caller = Pick<MadeBuyer, 'call' | 'token'>;
/** An order of one of the people of a business. */
const placeAs = (owner: MadeBuyer, who: Caller) =>
  makeUnpaidOrder(api, { buyer: { ...owner, ...who }, method: 'cash_on_delivery' });
const codes = async ({ call }: Caller) =>
  (await call('GET /order/list')).json<{ results: OrderSummary[] }>().results.map(({ orderCode }) => orderCode);
const codeOf = async (sent: ReturnType<MadeBuyer['call']>) => (await sent).json<{ code?: string }>().code;
const notices = async (token: string) =>
  (await api.send({ url: '/api/notices/list', token })).json<{
    results: { title: string; text: string; isRead: boolean }[];
  }>().results;
const setTerms = ({ token }: MadeBuyer, memberId: string, wish: object) =>
  api.send({
    method: 'PUT',
    url: `/api/customers/members/${memberId}`,
    token,
    payload: { ...freeTerms, ...wish, revision: 1 },
  });

/** A business with one order of its owner and of each of two people. */
async function makeBusiness() {
  const owner = await makeBuyer(api);
  const place = async (who: Caller) => (await placeAs(owner, who)).orderCode;
  const [one, two] = [await makeMember(api, owner.token), await makeMember(api, owner.token)];
  return {
    owner,
    one,
    two,
    ofOwner: await place(owner),
    ofOne: await place(one),
    ofTwo: await place(two),
  };
}

test('SEL-205: a member sees and changes its own orders only, and those of the business once its owner allows it', async () => {
  const { owner, one, ofOwner, ofOne, ofTwo } = await makeBusiness();
  expect(await codes(one)).toEqual([ofOne]);
  expect((await codes(owner)).toSorted()).toEqual([ofOwner, ofOne, ofTwo].toSorted());
  for (const foreign of [ofOwner, ofTwo]) {
    expect(await codeOf(one.call(`GET /order/${foreign}`))).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(one.call(`GET /order/${foreign}/delivery`))).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(one.call(`GET /order/${foreign}/returns`))).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(one.call(`GET /payment/${foreign}`))).toBe('ORDER_NOT_FOUND');
  }
  expect((await one.call(`GET /order/${ofOne}`)).statusCode).toBe(200);
  expect((await setTerms(owner, one.memberId, { seesOrders: true })).statusCode).toBe(200);
  expect((await codes(one)).toSorted()).toEqual([ofOwner, ofOne, ofTwo].toSorted());
  expect((await one.call(`GET /order/${ofTwo}`)).statusCode).toBe(200);
});

test('SEL-205: the owner gets a message of each order of a member that names the person, and none when it wants none', async () => {
  const owner = await makeBuyer(api);
  const quiet = await makeMember(api, owner.token, { tellsOwner: false });
  await placeAs(owner, quiet);
  await api.drain();
  expect(await notices(owner.token)).toEqual([]);
  const loud = await makeMember(api, owner.token, { tellsOwner: true });
  const { orderCode } = await placeAs(owner, loud);
  await api.drain();
  const [first, ...others] = await notices(owner.token);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ text: 'Lo hizo Karen Duarte, por $\u00A080.000', isRead: false });
  expect(first?.title).toContain(orderCode);
});

test('SEL-205: the cards that a member saved are removed when it leaves, and those of others stay', async () => {
  const { owner, one, two } = await makeBusiness();
  await api.db.query(
    `insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
     select m.identity_id, m.customer_id, 'src ' || m.id, 'VISA', '4242', 'Karen', '08', '29' from auth.member m where m.customer_id = $1`,
    [owner.customerId],
  );
  await api.send({ method: 'DELETE', url: `/api/customers/members/${one.memberId}`, token: owner.token });
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select m.id from purchase.saved_card c join auth.member m on m.identity_id = c.identity_id where c.customer_id = $1`,
    [owner.customerId],
  );
  expect(rows).toEqual([{ id: two.memberId }]);
});
