import { randomUUID } from 'node:crypto';
import type { CartView, Reordered } from '@tonalia/contract/purchase';
import type { OwnShare, ReceivedList, ShareAnswer } from '@tonalia/contract/shares';
import { maxShareAnswers } from '@tonalia/rules/policy';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi();
let dye: MadeProduct;
let soap: MadeProduct;
beforeAll(async () => {
  const shade = (number: string) => ({ shade: [number, 'Rubio'] as [string, string], hex: '#8A7A60', stock: 5 });
  dye = await makeProduct(api.db, { name: 'Tinte pedido', price: 10_000, versions: [shade('7.1'), shade('8.3')] });
  soap = await makeProduct(api.db, { stock: 50, price: 10_000 });
});

const idOf = ({ versions }: MadeProduct, at = 0) => versions[at]?.id ?? '';
const row = (product: MadeProduct, quantity: number, at = 0) => ({ versionId: idOf(product, at), quantity });
async function shareCard({ call }: Pick<MadeBuyer, 'call'>): Promise<OwnShare & { token: string }> {
  const made = await call('POST /shares', { shareId: randomUUID(), kind: 'card', productId: dye.id });
  return made.json<{ results: OwnShare & { token: string } }>().results;
}
const send = (token: string, body: object) =>
  caller(api)(`POST /shares/${token}/answer`, { key: randomUUID(), lines: [row(dye, 4)], ...body });
const answersOf = async ({ call }: Pick<MadeBuyer, 'call'>) =>
  (await call('GET /shares/answers')).json<{ results: ShareAnswer[] }>().results;
const read = ({ call }: Pick<MadeBuyer, 'call'>, answerId: string) => call(`GET /shares/answers/${answerId}`);

test('what comes back is a list for the maker alone, with the versions of the link only · SEL-201', async () => {
  const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  const { token, shareId } = await shareCard(buyer);
  const lines = [row(dye, 4), row(soap, 9), row(dye, 2, 1), row(dye, 1)];
  const sent = await send(token, { lines, name: ' Marcela ', note: 'Para el sábado.\nSi no hay, otro.' });
  expect(sent.statusCode, sent.body).toBe(200);
  const { answerId } = sent.json<{ results: { answerId: string } }>().results;
  const answer = { answerId, shareId, name: 'Marcela', lines: 2, units: 7, addedAt: null };
  expect(await answersOf(buyer)).toMatchObject([answer]);
  const { results } = (await read(buyer, answerId)).json<{ results: ReceivedList }>();
  expect(results.note).toBe('Para el sábado.\nSi no hay, otro.');
  expect(results.lines).toMatchObject([
    { quantity: 5, match: { price: 10_000, stock: 5 } },
    { quantity: 2, match: { versionId: idOf(dye, 1) } },
  ]);
  expect(await answersOf(stranger)).toEqual([]);
  expect((await read(stranger, answerId)).json()).toMatchObject({ code: 'LIST_NOT_FOUND' });
  expect((await read(buyer, randomUUID())).json()).toMatchObject({ code: 'LIST_NOT_FOUND' });
  const stolen = await stranger.call(`POST /shares/answers/${answerId}/order`, { items: [row(dye, 1)] });
  expect(stolen.json()).toMatchObject({ code: 'LIST_NOT_FOUND' });
  expect((await send(token, { lines: [row(soap, 1)] })).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  const { rows } = await api.db.query('select 1 from purchase.order where customer_id = $1', [buyer.customerId]);
  expect(rows).toEqual([]);
});

test('of a seller’s link the seller has what came back, not the customer · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [buyer.customerId] }));
  const seller = { call: caller(api, token, { customerId: buyer.customerId }) };
  const share = await shareCard(seller);
  await send(share.token, {});
  expect(await answersOf(seller)).toMatchObject([{ shareId: share.shareId, units: 4 }]);
  expect(await answersOf(buyer)).toEqual([]);
});

test('an answer sent many times at once is one; its key with other lines is refused · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const { token } = await shareCard(buyer);
  const key = randomUUID();
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(token, { key, note: 'x' })));
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(sent[0]?.statusCode).toBe(200);
  expect(await answersOf(buyer)).toHaveLength(1);
  const other = await send(token, { key, note: 'y' });
  expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await answersOf(buyer)).toHaveLength(1);
});

test('a link takes twenty answers and no more, two at once too, and a repeated one still has its answer · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const { token, shareId } = await shareCard(buyer);
  await api.db.query(
    `insert into purchase.share_answer (share_id, key, digest, version_ids, quantities, name, note)
     select $1, gen_random_uuid(), '', array[$2::bigint], '{1}', '', '' from generate_series(1, $3::int)`,
    [shareId, idOf(dye), maxShareAnswers - 1],
  );
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  const sent = await Promise.all(keys.map((key) => send(token, { key })));
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const last = keys[sent.findIndex(({ statusCode }) => statusCode === 200)];
  expect((await send(token, { key: last })).statusCode).toBe(200);
  expect(await answersOf(buyer)).toHaveLength(maxShareAnswers);
});

test('reviewed lines enter the cart once, and the note goes to the order once · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const { token } = await shareCard(buyer);
  const sent = await send(token, { lines: [row(dye, 4), row(dye, 2, 1)], note: 'Para el sábado' });
  const { answerId } = sent.json<{ results: { answerId: string } }>().results;
  const headers = { 'idempotency-key': randomUUID() };
  const payload = { items: [row(dye, 3), row(soap, 2)] };
  const url = `/api/purchase/shares/answers/${answerId}/order`;
  const order = () => api.send({ method: 'POST', url, token: buyer.token, headers, payload });
  const [first, second] = [(await order()).json<Reordered>(), (await order()).json<Reordered>()];
  expect([first.added, second.added]).toEqual([5, 5]);
  const { cart } = (await buyer.call('GET /cart/listcart')).json<CartView>();
  expect(cart?.products.map(({ quantity }) => quantity).toSorted()).toEqual([2, 3]);
  const comments = await api.db.query('select comments from purchase.cart where customer_id = $1', [buyer.customerId]);
  expect(comments.rows).toEqual([{ comments: 'Para el sábado' }]);
  expect((await answersOf(buyer))[0]?.addedAt).not.toBeNull();
});

test('the note of a later answer follows the one before it, and an answer without a note adds none · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const { token } = await shareCard(buyer);
  for (const note of ['Para el sábado', '', 'Traer factura']) {
    const sent = await send(token, { note });
    const { answerId } = sent.json<{ results: { answerId: string } }>().results;
    await buyer.call(`POST /shares/answers/${answerId}/order`, { items: [row(dye, 1)] });
  }
  const { rows } = await api.db.query('select comments from purchase.cart where customer_id = $1', [buyer.customerId]);
  expect(rows).toEqual([{ comments: 'Para el sábado\nTraer factura' }]);
});

test.each([
  { lines: [] },
  { lines: Array.from({ length: 501 }, () => ({ versionId: '1', quantity: 1 })) },
  { lines: [{ versionId: '1', quantity: 0 }] },
  { lines: [{ versionId: '1', quantity: 10_000 }] },
  { lines: [{ versionId: '1', quantity: 1, price: 1 }] },
  { lines: [{ versionId: "1'; drop table x", quantity: 1 }] },
  { key: 'x' },
  { name: 'x'.repeat(41) },
  { note: 'x'.repeat(301) },
  { note: '\0' },
  { name: { $ne: null } },
  { customerId: randomUUID() },
])('a hostile answer %j is refused as malformed', async (body) => {
  const { token } = await shareCard(await makeBuyer(api));
  const sent = await send(token, body);
  expect(sent.statusCode).toBe(400);
});

test('its maker gets one message for an answer, without the visitor’s words · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  await api.db.query('update auth.identity set email_confirmed_at = now() where id = $1', [buyer.identityId]);
  const { token } = await shareCard(buyer);
  const key = randomUUID();
  for (const _ of [1, 2]) await send(token, { key, name: 'Zutana', note: 'Nota secreta' });
  const { rows } = await api.db.query<{ payload: { text: string; subject: string } }>(
    `select payload from platform.outbox where topic = 'message.email' and payload->>'to' = (select email from auth.identity where id = $1)`,
    [buyer.identityId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.payload.text).toContain('/home/quick-order?answer=');
  expect(rows[0]?.payload.text).not.toMatch(/Zutana|secreta/);
});
