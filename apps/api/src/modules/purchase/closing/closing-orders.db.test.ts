import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type UnpaidOrder, makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { changeShipment } from '../order/change-shipment.ts';
import { cleanPayments } from '../payment/clean-payments.ts';

const api = useApi({ hasGateway: true });
const password = 'clave-de-prueba';
const warehouse = { why: 'prueba', actorId: null, by: 'bodega' };

async function makeOwner(creditLimit?: number): Promise<MadeBuyer> {
  const owner = await makeBuyer(api, { password, ...(creditLimit !== undefined && { creditLimit }) });
  await api.db.query(`update auth.customer set document_type = 'CC', document_number = '52998877' where id = $1`, [
    owner.customerId,
  ]);
  return owner;
}

interface Answer {
  status: number;
  code: string | undefined;
  message: string | undefined;
  params: Record<string, string | number> | undefined;
}

async function close({ token }: MadeBuyer): Promise<Answer> {
  const answer = await api.send({
    method: 'DELETE',
    url: '/api/auth/customer/remove',
    token,
    payload: { proof: { password } },
  });
  const { code, message, params } = answer.json<Partial<Answer>>();
  return { status: answer.statusCode, code, message, params };
}

interface Placed {
  orderId: string;
  orderCode: string;
}

async function buy(owner: MadeBuyer, method: string): Promise<Placed> {
  const product = await makeProduct(api.db, { stock: 9, price: 10_000 });
  await owner.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const cartId = (await owner.call('GET /cart/listcart')).json<{ cart: { _id: string } }>().cart._id;
  await owner.call('PUT /cart/listcart', { cartId, paymentMethod: method });
  return (await owner.call('POST /order/create', { cartId })).json<{ results: Placed }>().results;
}

async function deliver({ orderId, orderCode }: Placed, daysAgo: number): Promise<void> {
  for (const to of ['preparing', 'dispatched', 'delivered'] as const)
    await changeShipment(api.db, { orderCode, to, dispatchDate: undefined }, warehouse);
  await api.db.query('update purchase.order_event set at = at - make_interval(days => $2) where order_id = $1', [
    orderId,
    daysAgo,
  ]);
}

/** An order with a payment that waits for the shopper at the bank. */
async function orderAtBank(buyer: MadeBuyer): Promise<UnpaidOrder> {
  const order = await makeUnpaidOrder(api, { buyer });
  await api.db.query(
    `update auth.identity set phone_e164 = '+57310' || (1000000 + random() * 8999999)::int where id = $1`,
    [buyer.identityId],
  );
  const document = { personType: 'natural', documentType: 'CC', document: '52345678' };
  await pay(api, order, { type: 'pse', bankCode: '9000', ...document });
  return order;
}

const payCredit = ({ customerId }: MadeBuyer) =>
  api.db.query('update auth.credit_account set used = 0 where customer_id = $1', [customerId]);
const isThere = async ({ identityId }: MadeBuyer) =>
  (await api.db.query('select from auth.identity where id = $1 and deleted_at is null', [identityId])).rowCount === 1;
const recordsOf = async ({ customerId }: MadeBuyer) =>
  (
    await api.db.query<Record<string, unknown>>('select * from purchase.fiscal_record where customer_id = $1', [
      customerId,
    ])
  ).rows;
const nothing = { owed: 0, orders: '', returnableUntil: '', paying: 0, refunding: 0, inFavour: 0, returns: '' };

describe('an account stays open', () => {
  test('while own credit is owed: the message says how much and where to pay · D-63 API-10', async () => {
    const owner = await makeOwner(500_000);
    await deliver(await buy(owner, 'own_credit'), 6);
    const refused = await close(owner);
    expect(refused).toMatchObject({ status: 409, code: 'ACCOUNT_IN_USE', params: { ...nothing, owed: 20_000 } });
    expect(refused.message).toBe(
      'Todavía no puedes eliminar tu cuenta. Debes $\u00a020.000 de tu cupo: págalos en Créditos.',
    );
    expect(await isThere(owner)).toBe(true);
    await payCredit(owner);
    expect((await close(owner)).status).toBe(200);
  });

  test('while orders are under way: it names them, and closes once they are cancelled · D-63', async () => {
    const owner = await makeOwner();
    const [first, second] = [await buy(owner, 'cash_on_delivery'), await buy(owner, 'bank_transfer')];
    const refused = await close(owner);
    expect(refused.params).toEqual({ ...nothing, orders: `${first.orderCode}, ${second.orderCode}` });
    expect(refused.message).toContain(
      `Tus pedidos ${first.orderCode}, ${second.orderCode} están en curso: espera a que lleguen o cancélalos.`,
    );
    await owner.call(`POST /order/${first.orderCode}/cancel`, {});
    expect((await close(owner)).message).toContain(`Tu pedido ${second.orderCode} está en curso`);
    await owner.call(`POST /order/${second.orderCode}/cancel`, {});
    expect((await close(owner)).status).toBe(200);
    expect(await recordsOf(owner)).toEqual([]);
  });

  test('while a delivered order can be returned: five days, from the sixth on it closes, invoiced or not · D-63', async () => {
    const owner = await makeOwner();
    const order = await buy(owner, 'cash_on_delivery');
    await deliver(order, 5);
    const refused = await close(owner);
    const { rows } = await api.db.query<{ tomorrow: string }>(
      `select ((now() at time zone 'America/Bogota')::date + 1)::text as tomorrow`,
    );
    expect(refused.params).toEqual({ ...nothing, returnableUntil: rows[0]?.tomorrow });
    expect(refused.message).toContain('Todavía puedes devolver lo que te llegó en los últimos días');
    await api.db.query(`update purchase.order_event set at = at - interval '1 day' where order_id = $1`, [
      order.orderId,
    ]);
    expect((await close(owner)).status).toBe(200);
  });

  test('while a payment or a refund is in progress · D-63', async () => {
    const waiting = await makeOwner();
    const unpaid = await orderAtBank(waiting);
    await waiting.call(`POST /order/${unpaid.orderCode}/cancel`, {});
    expect((await close(waiting)).params).toEqual({ ...nothing, paying: unpaid.total });

    const refunded = await makeOwner();
    const paid = await makeUnpaidOrder(api, { buyer: refunded });
    await pay(api, paid);
    api.clock.advance(1_000);
    await api.wompi.run();
    await api.drain();
    await refunded.call(`POST /order/${paid.orderCode}/cancel`, {});
    expect((await close(refunded)).params).toEqual({ ...nothing, refunding: paid.total });
    await api.db.query(`update purchase.refund set status = 'done', done_at = now(), next_try_at = null`);
    expect((await close(refunded)).status).toBe(200);
    // money received and refunded: both belong in the books
    expect(await recordsOf(refunded)).toMatchObject([
      { status: 'cancelled', total: String(paid.total), payments: [{ refunded: paid.total }] },
    ]);
  });

  test('while the customer has a balance in favour: the message says how to get it · D-63', async () => {
    const owner = await makeOwner(500_000);
    await api.db.query('update auth.credit_account set in_favour = 7000 where customer_id = $1', [owner.customerId]);
    const refused = await close(owner);
    expect(refused.params).toEqual({ ...nothing, inFavour: 7_000 });
    expect(refused.message).toContain('Tienes $\u00a07.000 a favor: escríbenos desde Ayuda y te los devolvemos.');
  });
});

describe('the fiscal record of a closed account', () => {
  test('has document, legal name, orders, amounts and VAT, and is kept ten years from the last order · D-63', async () => {
    const owner = await makeOwner();
    const [old, last] = [await buy(owner, 'cash_on_delivery'), await buy(owner, 'cash_on_delivery')];
    await api.db.query(`update purchase.order set created_at = '2026-03-01 03:00Z' where id = $1`, [old.orderId]);
    await api.db.query(`update purchase.order set created_at = '2026-07-01 03:00Z' where id = $1`, [last.orderId]);
    await deliver(old, 6);
    await deliver(last, 6);
    await close(owner);
    const records = await recordsOf(owner);
    expect(records).toHaveLength(2);
    expect(records.find(({ order_code: code }) => code === old.orderCode)).toMatchObject({
      document_type: 'CC',
      document_number: '52998877',
      legal_name: 'Rosa Pérez',
      ordered_on: '2026-02-28',
      status: 'delivered',
      total: '20000',
      vat_rate: 19,
      vat: '3193',
      lines: [{ quantity: 2, price: 10_000, amount: 20_000, taxClass: 'general', taxRate: 19 }],
      facts: { customer: { legalName: 'Rosa Pérez', document: '52998877' }, shipping: { amount: 0 } },
      kept_until: '2036-06-30',
    });
    const facts = JSON.stringify(records.map((record) => record['facts']));
    for (const gone of [owner.email, 'Calle 1']) expect(facts).not.toContain(gone);
    await api.drain();
    const { rows } = await api.db.query('select from purchase.order where id = $1 and facts ? $2', [
      old.orderId,
      'customer',
    ]);
    expect(rows).toEqual([]);
  });

  test('names the business of a NIT', async () => {
    const owner = await makeOwner();
    await api.db.query(
      `update auth.customer set document_type = 'NIT', document_number = '9001234567', name = 'Belleza SAS' where id = $1`,
      [owner.customerId],
    );
    await deliver(await buy(owner, 'cash_on_delivery'), 6);
    await close(owner);
    expect(await recordsOf(owner)).toMatchObject([{ document_type: 'NIT', legal_name: 'Belleza SAS' }]);
  });

  test('cannot be changed, emptied or removed before its term, and is removed after it · D-63', async () => {
    const owner = await makeOwner();
    await deliver(await buy(owner, 'cash_on_delivery'), 6);
    await close(owner);
    for (const attempt of [
      `update purchase.fiscal_record set legal_name = 'Otra'`,
      'delete from purchase.fiscal_record',
      'truncate purchase.fiscal_record',
    ]) {
      await expect(api.db.query(attempt)).rejects.toThrow('a fiscal record is not changed');
    }
    await cleanPayments(api.db, api.clock);
    expect(await recordsOf(owner)).toHaveLength(1);
    await api.db.query('alter table purchase.fiscal_record disable trigger locked');
    await api.db.query(
      `update purchase.fiscal_record set kept_until = (now() at time zone 'America/Bogota')::date - 1 where customer_id = $1`,
      [owner.customerId],
    );
    await api.db.query('alter table purchase.fiscal_record enable trigger locked');
    await cleanPayments(api.db, api.clock);
    expect(await recordsOf(owner)).toEqual([]);
  });
});

test('money received after the account closed is refunded, and its order stays ended', async () => {
  const owner = await makeOwner();
  const { orderId, orderCode } = await orderAtBank(owner);
  await api.db.query(`update purchase.order set pay_by = now() - interval '1 hour' where id = $1`, [orderId]);
  await api.drain();
  // two days without an answer of the bank
  await api.db.query(`update purchase.payment set status = 'error', unanswered = true where order_id = $1`, [orderId]);
  expect((await close(owner)).status).toBe(200);
  await api.wompi.decide(`${orderCode}-1`, 'APPROVED');
  await api.drain();
  const { rows } = await api.db.query<{ status: string; refund: string | null }>(
    `select o.status, r.amount as refund from purchase.order o join purchase.payment p on p.order_id = o.id
     left join purchase.refund r on r.payment_id = p.id where o.id = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ status: 'cancelled', refund: '80000' }]);
});

test('an advance in the bank statement keeps its amount and day, without the name and the reason', async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()];
  const advance = async ({ customerId }: MadeBuyer, at: number) =>
    api.db.query(
      `with s as (insert into purchase.bank_statement (account, file_name, first_day, last_day, uploaded_by)
         values ('Ahorros 1', 'mayo.csv', '2026-05-01', '2026-05-31', 'oficina') returning id)
       insert into purchase.bank_line (statement_id, account, day, amount, reference, description, hash, ignored_at, ignored_by, purpose,
         reason, customer_id, customer_name, movement_id)
       select id, 'Ahorros 1', '2026-05-04', 80000, 'R-1', 'Consignación', decode(md5($1::uuid::text), 'hex'), now(), 'oficina',
         'advance', 'Anticipo de Rosa', $1, 'Rosa Pérez', $2 from s`,
      [customerId, at],
    );
  await advance(owner, 1);
  await advance(other, 2);
  expect((await close(owner)).status).toBe(200);
  await api.drain();
  const { rows } = await api.db.query(
    `select day::text, amount::int, customer_name as name, reason from purchase.bank_line order by movement_id`,
  );
  expect(rows).toEqual([
    { day: '2026-05-04', amount: 80_000, name: 'Cuenta eliminada', reason: 'Cuenta eliminada' },
    { day: '2026-05-04', amount: 80_000, name: 'Rosa Pérez', reason: 'Anticipo de Rosa' },
  ]);
});
