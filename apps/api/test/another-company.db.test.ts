import type { PaymentMethod } from '@tonalia/contract/payment';
import type { CartView } from '@tonalia/contract/purchase';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { dayIn } from '@tonalia/rules/dates';
import { beforeAll, expect, test } from 'vitest';
import { changeShipment } from '../src/modules/purchase/order/change-shipment.ts';
import { rejectOrder } from '../src/modules/purchase/order/reject-order.ts';
import { setSetting } from '../src/platform/settings/set-setting.ts';
import { useApi } from './build-app.ts';
import { type MadeBuyer, makeBuyer } from './make-buyer.ts';
import { makeProduct } from './make-products.ts';
import { makeSeller, makeToken } from './make.ts';
import { ownRegistration, provePhone, registration } from './registering.ts';
import { makeOwn, ofTheDemo } from './settings.ts';
import { newNetwork, newPhone } from './unique.ts';

const api = useApi();
const consent = { accepted: true, version: TERMS_VERSION };
const byOperator = { why: 'Se dañó', actorId: null, by: 'bodega' };

beforeAll(async () => {
  await makeOwn(api.db);
  // This test's terms take effect on the day that the registrations below accept.
  const text = `Versión: ${TERMS_VERSION}\n## Todo\n\nUn texto.`;
  await setSetting(api.db, { key: 'legal.terms', text: null, by: 'dueña' });
  await setSetting(api.db, { key: 'legal.terms', text, by: 'dueña' });
});

const post = (path: string, payload: object, { token, from = newNetwork() }: { token?: string; from?: string } = {}) =>
  api.send({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    remoteAddress: from,
    ...(token !== undefined && { token }),
  });

async function place(buyer: MadeBuyer): Promise<string> {
  const { id, code } = await makeProduct(api.db, { stock: 9, name: 'Champú' });
  await buyer.call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId });
  return placed.json<{ results: { orderCode: string } }>().results.orderCode;
}

test('codes, mails and orders of another company do not name the demo’s · D-01 OFC-505', async () => {
  const email = 'nueva@salon.example';
  const registrationToken = await provePhone(api, post, newPhone());
  const lead_date = dayIn(api.clock.now());
  const self = await post('/v3/auth/register', { ...ownRegistration, email, registrationToken, consent, lead_date });
  expect(self.statusCode, self.body).toBe(200);
  await post('/recovery-password', { email });
  const { identityId: sellerId } = await makeSeller(api.db);
  const token = await makeToken(api.db, { identityId: sellerId }, { clock: api.clock });
  const bySeller = { ...registration, client: 'app', phone: newPhone(), consent, lead_date };
  expect((await post('/v3/auth/register', bySeller, { token })).statusCode).toBe(200);

  const buyer = await makeBuyer(api);
  const [first, second] = [await place(buyer), await place(buyer)];
  expect([first, second].every((code) => /^BP-[0-9A-Z]{5}$/.test(code))).toBe(true);
  for (const to of ['preparing', 'dispatched', 'delivered'] as const)
    await changeShipment(api.db, { orderCode: first, to, dispatchDate: undefined }, byOperator);
  await rejectOrder(api.db, api.clock, second, byOperator);
  await api.drain();

  const texts = api.messages.map(({ subject, text, html }) => [subject, text, html].join('\n'));
  expect(texts.length).toBeGreaterThan(7);
  expect(texts.filter((text) => ofTheDemo.test(text) || text.includes('{{'))).toEqual([]);
  expect(texts.join('\n')).toMatch(/Tu código de Belleza Pro es \d+[\s\S]*creó tu cuenta en Belleza Pro/);
});

test('own credit has the owner’s name as a payment method', async () => {
  const buyer = await makeBuyer(api);
  const names = async () => {
    const { results } = (await buyer.call('GET /payment-methods/list')).json<{ results: PaymentMethod[] }>();
    return results.filter(({ reference }) => reference === 'own_credit').map(({ name }) => name);
  };
  expect(await names()).toEqual(['Cupo Belleza Pro']);
  await setSetting(api.db, { key: 'credit.name', text: 'Crédito Pro', by: 'dueña' });
  expect(await names()).toEqual(['Crédito Pro']);
});

test('loyalty tiers of the owner’s zone count, and the specification’s zone is still accepted · CON-08', async () => {
  await setSetting(api.db, { key: 'loyalty.zone', text: 'ANTIOQUIA', by: 'dueña' });
  await api.db.query(
    `insert into auth.loyalty_tier (zone, name, color, min_amount) values ('ANTIOQUIA', 'Cobre', '#A86F3C', 0)`,
  );
  const { token } = await makeBuyer(api);
  for (const zone of ['ANTIOQUIA', 'URBANO1 BTA']) {
    const answer = await api.send({ url: '/api/auth/v3/loyalty_status/customer', query: { zone }, token });
    expect(answer.json(), zone).toMatchObject({ results: { currentLoyaltyStatus: { name: 'Cobre' } } });
  }
});
