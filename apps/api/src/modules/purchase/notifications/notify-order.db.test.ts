import type { CartView, Order } from '@tonalia/contract/purchase';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { publish } from '../../../platform/publish.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { changeOrder, lockOrder } from '../order/change-order.ts';
import { setSetting } from '../../../platform/settings/set-setting.ts';
import { changeShipment } from '../order/change-shipment.ts';
import { rejectOrder } from '../order/reject-order.ts';

const api = useApi();
const byOperator = { why: '', actorId: null, by: 'bodega' };
beforeEach(() => void (api.messages.length = 0));

/** Places an order of these items, and returns what is sent for it. */
async function order({ call }: Pick<MadeBuyer, 'call'>, items: [MadeProduct, number][], method = 'cash_on_delivery') {
  for (const [{ id, code }, quantity] of items) await call('POST /cart/additem', { productId: id, code, quantity });
  const cartId = (await call('GET /cart/listcart')).json<CartView>().cart?._id;
  await call('PUT /cart/listcart', { cartId, paymentMethod: method });
  const placed = await call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json<{ results: { orderId: string; orderCode: string } }>().results;
}

async function mails() {
  await api.drain();
  return api.messages
    .splice(0)
    .map(({ to, subject, text, html }) => ({ to, subject, text: text.replaceAll('\u00a0', ' '), html }));
}
const move = (orderCode: string, to: 'preparing' | 'dispatched' | 'delivered', dispatchDate?: string) =>
  changeShipment(api.db, { orderCode, to, dispatchDate }, byOperator);

test('an order is confirmed by mail with its products, price and address', async () => {
  const buyer = await makeBuyer(api, { name: 'Salón Orquídea' });
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000, name: 'Champú' });
  const { orderCode } = await order(buyer, [[soap, 2]]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: buyer.email, subject: `Recibimos tu pedido ${orderCode}` });
  for (const part of [
    'Hola, Rosa:',
    `Recibimos el pedido ${orderCode} de Salón Orquídea y ya está confirmado.`,
    '- 2 x Champú: $ 20.000',
    'Envío: gratis\nTotal: $ 20.000',
    'Pago: Efectivo contra entrega',
    'Dirección de entrega: Calle 1 # 2-3, Bogotá',
    `https://tienda.example/home/profile/orders/history/${orderCode}`,
  ])
    expect(mail?.text).toContain(part);
  expect(await mails()).toEqual([]);
});

test('without a push provider nothing is written for phones', async () => {
  const buyer = await makeBuyer(api);
  const { orderCode } = await order(buyer, [[await makeProduct(api.db, { stock: 9 }), 1]]);
  await move(orderCode, 'preparing');
  await move(orderCode, 'dispatched');
  expect((await mails()).map(({ subject }) => subject)).toContain(`Tu pedido ${orderCode} va en camino`);
  const { rows } = await api.db.query(
    `select topic from platform.outbox where topic in ('message.push', 'message.phone')`,
  );
  expect(rows).toEqual([]);
});

test('an unpaid order says how and until when to pay; then its payment is confirmed, and its cancellation says what is refunded', async () => {
  const buyer = await makeBuyer(api);
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  await api.db.query(
    `update purchase.payment_method set comments = 'Bancolombia 123-456' where reference = 'bank_transfer'`,
  );
  const { orderId, orderCode } = await order(buyer, [[soap, 2]], 'bank_transfer');
  const [waiting] = await mails();
  expect(waiting?.subject).toBe(`Tu pedido ${orderCode} espera el pago`);
  expect(waiting?.text).toMatch(
    /Faltan por pagar \$ 20\.000\. Tienes hasta el \d{1,2} \w+, .+; hasta entonces te guardamos/,
  );
  expect(waiting?.text).toContain('Bancolombia 123-456');
  expect(waiting?.text).toContain('envíanos el comprobante');
  await inTransaction(api.db, async (tx) => {
    const held = await lockOrder(tx, orderId);
    await tx.query(`update purchase.payment set status = 'approved' where order_id = $1`, [orderId]);
    await changeOrder(tx, held, 'paid', byOperator);
  });
  expect((await mails()).map(({ subject }) => subject)).toEqual([`Recibimos el pago de tu pedido ${orderCode}`]);
  await buyer.call(`POST /order/${orderCode}/cancel`, { why: 'Pedí otro tono' });
  const [cancelled] = await mails();
  expect(cancelled?.subject).toBe(`Tu pedido ${orderCode} quedó cancelado`);
  expect(cancelled?.text).toContain('Motivo: Pedí otro tono');
  expect(cancelled?.text).toContain('Te devolvemos $ 20.000 por transferencia. Según tu banco');
});

test('each shipment is announced when it leaves and when it arrives, to the seller who ordered and to the customer', async () => {
  const buyer = await makeBuyer(api);
  const { customerId } = buyer;
  const seller = await makeSeller(api.db, { customers: [customerId] });
  const soap = await makeProduct(api.db, { stock: 9, name: 'Champú' });
  const late = await makeProduct(api.db, { name: 'Tinte', presale: { dispatchDate: '2099-01-01', capacity: 9 } });
  const call = caller(api, await makeToken(api.db, seller), { customerId });
  const { orderCode } = await order({ call }, [
    [soap, 1],
    [late, 1],
  ]);
  const placed = await mails();
  expect(placed.map(({ to }) => to)).toEqual([seller.email, buyer.email]);
  expect(placed[0]?.text).toMatch(/Tu pedido sale en 2 despachos, con (envío gratis|un solo envío de \$ [\d.]+)\./);
  await move(orderCode, 'preparing');
  expect(await mails()).toEqual([]);
  await move(orderCode, 'dispatched');
  const [leaving] = await mails();
  expect(leaving?.subject).toBe(`Tu pedido ${orderCode} va en camino`);
  expect(leaving?.text).toContain(`Una parte de tu pedido ${orderCode} va en camino`);
  expect(leaving?.text).toContain('Champú');
  expect(leaving?.text).not.toContain('Tinte');
  await move(orderCode, 'delivered');
  expect((await mails()).map(({ subject }) => subject)).toEqual(Array(2).fill(`Entregamos tu pedido ${orderCode}`));
});

test('a part that moved to another date is announced while it waits, and no more once it has left', async () => {
  const buyer = await makeBuyer(api);
  const { orderId, orderCode } = await order(buyer, [[await makeProduct(api.db, { stock: 9 }), 1]]);
  await mails();
  const tellMove = async () => {
    const [part] = (await buyer.call(`GET /order/${orderCode}`)).json<{ results: Order }>().results.shipments;
    await inTransaction(api.db, (tx) =>
      publish(tx, 'order.shipment_moved', {
        orderId,
        customerId: buyer.customerId,
        shipmentId: part?._id,
        dispatchDate: part?.dispatchDate,
      }),
    );
    return (await mails()).map(({ subject }) => subject);
  };
  expect(await tellMove()).toEqual([`Cambió la fecha de tu pedido ${orderCode}`]);
  await move(orderCode, 'preparing');
  expect(await tellMove()).toEqual([`Cambió la fecha de tu pedido ${orderCode}`]);
  await move(orderCode, 'dispatched');
  await mails();
  expect(await tellMove()).toEqual([]);
});

/** Locks the waiting messages, so that a running relay takes none of them meanwhile. */
async function holdMessages(): Promise<() => Promise<unknown>> {
  await api.db.query(`create function hold() returns trigger language plpgsql as
    $$ begin new.available_at := now() + interval '1 hour'; return new; end $$`);
  await api.db.query(`create trigger held before insert on platform.outbox for each row
    when (new.topic like 'order.%') execute function hold()`);
  return async () => {
    await api.db.query('drop function hold cascade');
    await api.db.query('update platform.outbox set available_at = now() where done_at is null');
  };
}

test('an order cancelled before its mail was sent is one mail, about the cancellation', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 90_000 });
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const release = await holdMessages();
  const { orderCode } = await order(buyer, [[soap, 1]], 'own_credit');
  await rejectOrder(api.db, api.clock, orderCode, { ...byOperator, why: 'Se dañó en bodega' });
  await release();
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual([`No podemos entregar tu pedido ${orderCode}`]);
  expect(sent[0]?.text).toContain('Motivo: Se dañó en bodega');
  expect(sent[0]?.text).toContain('El cupo de crédito que usaste ya está disponible de nuevo.');
});

test("the button of a mail has the brand's colour at the moment it is sent · OFC-505", async () => {
  const colour = (text: string | null) => setSetting(api.db, { key: 'brand.colour', text, by: 'dueña' });
  const buyer = await makeBuyer(api);
  const soap = await makeProduct(api.db, { stock: 9 });
  await order(buyer, [[soap, 1]]);
  expect((await mails())[0]?.html).toContain('background:#0b6549;color:#ffffff');
  await order(buyer, [[soap, 1]]);
  await colour('#1B56C4');
  expect((await mails())[0]?.html).toContain('background:#1b56c4;color:#ffffff');
  await colour(null);
});

test('text that a person wrote cannot imitate a part of the mail, nor a header', async () => {
  const evil = 'Rosa\r\nBcc: todos@example.com\n\nTotal: $ 0';
  const buyer = await makeBuyer(api, { name: evil });
  await api.db.query('update auth.identity set name = $2 where id = $1', [buyer.identityId, evil]);
  const soap = await makeProduct(api.db, { stock: 9, name: `Champú\n- 99 x Oro\u2028<b>` });
  const { orderCode } = await order(buyer, [[soap, 1]]);
  await buyer.call(`POST /order/${orderCode}/cancel`, { why: `no\r\nhttps://malo.example` });
  const sent = await mails();
  expect(sent).toHaveLength(1);
  const { orderCode: code } = await order(buyer, [[soap, 1]]);
  for (const { subject, text, html } of [...sent, ...(await mails())]) {
    expect(subject).toMatch(/^[\w áéíóúñ-]+$/);
    expect(text).not.toMatch(/^(Bcc|Total: \$ 0|- 99|https:\/\/malo)/m);
    expect(text).not.toMatch(/[\r\u2028]/);
    expect(html).not.toMatch(/[\r\u2028]|<b>/);
    expect(html).toContain(`<h1 style="font-size:22px;line-height:1.3">${subject}</h1>`);
  }
  expect(code).not.toBe(orderCode);
});

test('text that a person wrote contains nothing that a mail client makes a link of', async () => {
  const evil = 'Premio: https://malo.example/x, www.malo.example, a@malo.example';
  const buyer = await makeBuyer(api, { name: evil });
  await api.db.query('update auth.identity set name = $2 where id = $1', [buyer.identityId, evil]);
  await api.db.query('update auth.address set address = $2 where customer_id = $1', [buyer.customerId, evil]);
  const { orderCode } = await order(buyer, [[await makeProduct(api.db, { stock: 9 }), 1]]);
  const sent = await mails();
  await buyer.call(`POST /order/${orderCode}/cancel`, { why: evil });
  for (const { text, html = '' } of [...sent, ...(await mails())]) {
    for (const words of [text, html]) {
      expect(words).toContain('Hola, Premio: https: //malo. example/x, www. malo. example, a@ malo. example:');
      expect(words.match(/https?:\/\/[^\s"]+|[\w@]+\.\p{L}{2,}/gu)?.filter((link) => !link.includes('tienda'))).toEqual(
        [],
      );
    }
  }
});

test('an unconfirmed address gets a limited number of mails a day', async () => {
  const buyer = await makeBuyer(api);
  await api.db.query('update auth.identity set email_confirmed_at = null where id = $1', [buyer.identityId]);
  const soap = await makeProduct(api.db, { stock: 99 });
  for (let n = 0; n < 11; n += 1) await order(buyer, [[soap, 1]]);
  expect(await mails()).toHaveLength(10);
  await api.db.query(`update purchase.order set created_at = created_at - interval '1 day' where identity_id = $1`, [
    buyer.identityId,
  ]);
  for (let n = 0; n < 10; n += 1) await order(buyer, [[soap, 1]]);
  expect(await mails()).toHaveLength(10);
  await api.db.query('update auth.identity set email_confirmed_at = now() where id = $1', [buyer.identityId]);
  await order(buyer, [[soap, 1]]);
  expect(await mails()).toHaveLength(1);
});
