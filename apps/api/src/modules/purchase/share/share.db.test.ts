import { randomUUID } from 'node:crypto';
import { type OwnShare, SHARE_PDF, type SharedPage } from '@tonalia/contract/shares';
import { maxShareAnswers, maxShares } from '@tonalia/rules/policy';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeGuestToken, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct, makeTradePrice } from '../../../../test/make-products.ts';
import { textOfPdf } from '../../../../test/text-of-pdf.ts';
import { tokenHash } from './make-share.ts';
import { removeEndedShares } from './remove-old.ts';

const api = useApi();
let dye: MadeProduct;
let soap: MadeProduct;
beforeAll(async () => {
  const shades = [
    { shade: ['7.1', 'Rubio medio cenizo'] as [string, string], hex: '#8A7A60', stock: 5, price: 43_210 },
    { shade: ['8.3', 'Rubio claro dorado'] as [string, string], hex: '#B98A4E', stock: 0, price: 43_210 },
  ];
  dye = await makeProduct(api.db, { name: 'Tinte compartido', versions: shades });
  soap = await makeProduct(api.db, { name: 'Crema compartida', stock: 50, price: 43_210 });
});

type ShareMaker = Pick<MadeBuyer, 'call'>;
type MadeLink = OwnShare & { token: string };
const anyone = () => caller(api);
const idOf = ({ versions }: MadeProduct, at = 0) => versions[at]?.id ?? '';
const post = ({ call }: ShareMaker, wish: object) => call('POST /shares', { shareId: randomUUID(), ...wish });
async function share(who: ShareMaker, wish: object): Promise<MadeLink> {
  const made = await post(who, wish);
  expect(made.statusCode, made.body).toBe(200);
  return made.json<{ results: MadeLink }>().results;
}
const card = () => ({ kind: 'card', productId: dye.id });
const open = (token: string) => anyone()(`GET /shares/${token}`);
const pageOf = async (token: string) => (await open(token)).json<{ results: SharedPage }>().results;
const answerTo = (token: string, body: object = {}) =>
  anyone()(`POST /shares/${token}/answer`, {
    key: randomUUID(),
    lines: [{ versionId: idOf(dye), quantity: 4 }],
    ...body,
  });
const expire = ({ shareId }: OwnShare, ago = '1 minute') =>
  api.db.query(
    `update purchase.share set made_at = now() - interval '60 days', expires_at = now() - $2::interval where id = $1`,
    [shareId, ago],
  );
const refusal = async (sent: ReturnType<MadeBuyer['call']>) => {
  const { statusCode, json } = await sent;
  return [statusCode, json<{ code: string }>().code];
};

test('a colour card opens without an account for seven days, without a price and without a name · SEL-201', async () => {
  const buyer = await makeBuyer(api, { name: 'Salón Zoraida' });
  const { token, ...own } = await share(buyer, card());
  expect(token).toMatch(/^ts_[\w-]{22}$/);
  const days = (Date.parse(own.expiresAt) - Date.parse(own.madeAt)) / 86_400_000;
  expect(days).toBeCloseTo(7, 3);
  const sent = await open(token);
  expect(sent.headers['cache-control']).toBe('private, no-store');
  expect(sent.body).not.toMatch(/price|43210|43_210|Zoraida/i);
  expect(sent.body).not.toContain(buyer.customerId);
  expect(sent.body).not.toContain(buyer.identityId);
  expect(await pageOf(token)).toMatchObject({
    kind: 'card',
    title: 'Tinte compartido',
    lines: [
      { versionId: idOf(dye), versionName: '7.1 Rubio medio cenizo', quantity: 0, isSoldOut: false },
      { versionId: idOf(dye, 1), isSoldOut: true },
    ],
  });
  const { results } = (await buyer.call('GET /shares')).json<{ results: OwnShare[] }>();
  expect(results).toMatchObject([{ shareId: own.shareId, state: 'open', opens: 2, answers: 0 }]);
  const { rows } = await api.db.query('select * from purchase.share where id = $1', [own.shareId]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link with prices shows those of its maker’s trade type · SEL-201', async () => {
  await makeTradePrice(api.db, idOf(soap), 'barberia', 39_000);
  const barber = await makeBuyer(api, { tradeTypeId: 'barberia' });
  await barber.call('POST /cart/add-list', { items: [{ versionId: idOf(soap), quantity: 3 }] });
  const { token } = await share(barber, { kind: 'cart', showsPrices: true });
  expect((await pageOf(token)).lines).toMatchObject([{ quantity: 3, price: 39_000 }]);
});

test('a list is shared with its units, and only by those that see it · SEL-201', async () => {
  const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  const listId = randomUUID();
  const items = [{ versionId: idOf(soap), quantity: 6 }];
  await buyer.call('POST /lists', { listId, name: 'Semanal', items });
  const { token } = await share(buyer, { kind: 'list', listId });
  expect(await pageOf(token)).toMatchObject({ kind: 'list', title: '', lines: [{ quantity: 6 }] });
  expect(await refusal(post(stranger, { kind: 'list', listId }))).toEqual([404, 'LIST_NOT_FOUND']);
  expect(await refusal(post(stranger, { kind: 'list' }))).toEqual([404, 'LIST_NOT_FOUND']);
  expect(await refusal(post(stranger, { kind: 'cart' }))).toEqual([409, 'CART_EMPTY']);
  expect(await refusal(post(stranger, { kind: 'card', productId: '999999999' }))).toEqual([404, 'PRODUCT_NOT_FOUND']);
});

test('a link is open as long as its maker chose, and a repeated request takes the settings of that request · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const made = await share(buyer, { ...card(), days: 1, showsPrices: true });
  expect((Date.parse(made.expiresAt) - Date.parse(made.madeAt)) / 86_400_000).toBeCloseTo(1, 3);
  const again = await share(buyer, { ...card(), shareId: made.shareId, days: 15, showsPrices: false });
  expect((Date.parse(again.expiresAt) - Date.parse(made.madeAt)) / 86_400_000).toBeCloseTo(15, 3);
  expect(again.showsPrices).toBe(false);
  expect((await open(again.token)).body).not.toContain('price');
});

test.each([0, 2, 3650, '7'])(
  'a link of %j days is refused, and the sentence names the days there are · SEL-201',
  async (days) => {
    const buyer = await makeBuyer(api);
    const { statusCode, json } = await post(buyer, { ...card(), days });
    expect([statusCode, json()]).toMatchObject([
      400,
      { code: 'INVALID_REQUEST', message: 'Revisa «Días»: debe ser 1, 3, 7 o 15.' },
    ]);
    expect((await buyer.call('GET /shares')).json()).toMatchObject({ results: [] });
  },
);

test('the page of a list has the other shades of its products only when its maker says so · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  await buyer.call('POST /cart/add-list', { items: [{ versionId: idOf(dye), quantity: 2 }] });
  const closed = await share(buyer, { kind: 'cart' });
  expect((await pageOf(closed.token)).lines).toHaveLength(1);
  const beside = { versionId: idOf(dye, 1), quantity: 3 };
  expect(await refusal(answerTo(closed.token, { lines: [beside] }))).toEqual([400, 'INVALID_REQUEST']);
  const { token } = await share(buyer, { kind: 'cart', showsShades: true });
  expect((await pageOf(token)).lines).toMatchObject([
    { versionId: idOf(dye), quantity: 2, isBeside: false },
    { versionId: idOf(dye, 1), quantity: 0, isBeside: true },
  ]);
  expect((await answerTo(token, { lines: [beside] })).statusCode).toBe(200);
});

test('units that the maker fixed are taken or left out, and not changed · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  await buyer.call('POST /cart/add-list', {
    items: [
      { versionId: idOf(dye), quantity: 2 },
      { versionId: idOf(soap), quantity: 6 },
    ],
  });
  const { token } = await share(buyer, { kind: 'cart', mayChangeUnits: false, showsShades: true });
  const send = (lines: object[]) => answerTo(token, { lines });
  expect(await refusal(send([{ versionId: idOf(soap), quantity: 5 }]))).toEqual([400, 'INVALID_REQUEST']);
  // the same line twice is more of it
  const six = { versionId: idOf(soap), quantity: 6 };
  expect(await refusal(send([six, six]))).toEqual([400, 'INVALID_REQUEST']);
  expect((await send([six])).statusCode).toBe(200);
  expect((await send([six, { versionId: idOf(dye, 1), quantity: 9 }])).statusCode).toBe(200);
  expect((await pageOf((await share(buyer, { ...card(), mayChangeUnits: false })).token)).mayChangeUnits).toBe(true);
});

test('the PDF of a link is its maker’s, has no name, and prices only when the link has them · SEL-201', async () => {
  const [buyer, stranger] = [await makeBuyer(api, { name: 'Salón Zoraida' }), await makeBuyer(api)];
  await buyer.call('POST /cart/add-list', { items: [{ versionId: idOf(soap), quantity: 3 }] });
  const read = async ({ token }: MadeBuyer, { shareId }: OwnShare) => {
    const sent = await api.send({ url: `${SHARE_PDF}?shareId=${shareId}`, token });
    return { status: sent.statusCode, text: sent.statusCode === 200 ? textOfPdf(sent.rawPayload) : '' };
  };
  const [bare, priced] = [
    await share(buyer, { kind: 'cart' }),
    await share(buyer, { kind: 'cart', showsPrices: true }),
  ];
  const [plain, dear] = [await read(buyer, bare), await read(buyer, priced)];
  expect(plain.text).toContain('Crema compartida');
  expect(plain.text).not.toMatch(/Zoraida|43\.210|Carrito/);
  expect(dear.text).toContain('$ 129.630');
  expect((await read(stranger, priced)).status).toBe(404);
  await buyer.call(`DELETE /shares/own/${priced.shareId}`);
  expect((await read(buyer, priced)).status).toBe(404);
  await expire(bare);
  expect((await read(buyer, bare)).status).toBe(410);
});

test('an unknown, a mistyped and a revoked link are answered alike; an expired one says so · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const [revoked, expired] = [await share(buyer, card()), await share(buyer, card())];
  const other = await makeBuyer(api);
  expect(await refusal(other.call(`DELETE /shares/own/${revoked.shareId}`))).toEqual([404, 'SHARE_NOT_FOUND']);
  expect((await open(revoked.token)).statusCode).toBe(200);
  for (const _ of [1, 2]) expect((await buyer.call(`DELETE /shares/own/${revoked.shareId}`)).statusCode).toBe(200);
  await expire(expired);
  const bodies = await Promise.all(
    [revoked.token, 'A'.repeat(22), 'x'].map(async (token) => {
      const { requestId: _, ...body } = (await open(token)).json<{ requestId: string }>();
      return body;
    }),
  );
  expect(bodies[0]).toMatchObject({ code: 'SHARE_NOT_FOUND' });
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(await refusal(open(expired.token))).toEqual([410, 'SHARE_EXPIRED']);
  expect(await refusal(answerTo(revoked.token))).toEqual([404, 'SHARE_NOT_FOUND']);
  expect(await refusal(answerTo(expired.token))).toEqual([410, 'SHARE_EXPIRED']);
  // an ended link is not opened again by its id
  expect(await refusal(buyer.call('POST /shares', { ...card(), shareId: expired.shareId }))).toEqual([
    404,
    'SHARE_NOT_FOUND',
  ]);
  const { rows } = await api.db.query(
    `select action from platform.audit where subject_id = $1 and actor_id = $2 order by id`,
    [revoked.shareId, buyer.identityId],
  );
  expect(rows).toEqual([{ action: 'purchase.share_made' }, { action: 'purchase.share_revoked' }]);
});

test('a repeated request makes one link with another token; another person cannot take its id · SEL-201', async () => {
  const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  const first = await share(buyer, card());
  const again = await share(buyer, { ...card(), shareId: first.shareId });
  expect(again.token).not.toBe(first.token);
  expect((await open(first.token)).statusCode).toBe(404);
  expect((await open(again.token)).statusCode).toBe(200);
  expect(await refusal(post(stranger, { ...card(), shareId: first.shareId }))).toEqual([404, 'SHARE_NOT_FOUND']);
  expect((await open(again.token)).statusCode).toBe(200);
});

test('no person has more open links than there may be, two at once too · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  await api.db.query(
    `insert into purchase.share (id, token_hash, customer_id, identity_id, kind, title, product_id, version_ids, quantities, shows_prices,
       trade_type_id, warehouse_id, expires_at)
     select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), $1, $2, 'card', 'x', $3, '{}', '{}', false, 'barberia', 'BOG',
       now() + interval '1 day' from generate_series(1, $4::int)`,
    [buyer.customerId, buyer.identityId, dye.id, maxShares - 1],
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => refusal(post(buyer, card()))));
  expect(answers.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
});

test('guests make no link, a seller makes one for its own customer only · SEL-201', async () => {
  const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)];
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [buyer.customerId] }));
  const seller = { call: caller(api, token, { customerId: buyer.customerId }) };
  const made = await share(seller, card());
  expect((await buyer.call('GET /shares')).json()).toEqual({ results: [] });
  expect(await refusal(buyer.call(`DELETE /shares/own/${made.shareId}`))).toEqual([404, 'SHARE_NOT_FOUND']);
  const foreign = { call: caller(api, token, { customerId: stranger.customerId }) };
  expect(await refusal(post(foreign, card()))).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  const guest = { call: caller(api, await makeGuestToken(api.db)) };
  expect(await refusal(post(guest, card()))).toEqual([403, 'GUEST_NOT_ALLOWED']);
});

test('a link that ended long ago is removed with what came back from it · SEL-201', async () => {
  const buyer = await makeBuyer(api);
  const [old, fresh] = [await share(buyer, card()), await share(buyer, card())];
  expect((await answerTo(old.token)).statusCode).toBe(200);
  await expire(old, '31 days');
  await expire(fresh, '29 days');
  await removeEndedShares(api.db);
  const { rows } = await api.db.query<{ id: string }>('select id from purchase.share where customer_id = $1', [
    buyer.customerId,
  ]);
  expect(rows).toEqual([{ id: fresh.shareId }]);
  const { rows: left } = await api.db.query('select 1 from purchase.share_answer where share_id = $1', [old.shareId]);
  expect(left).toEqual([]);
});

test('one network cannot try many tokens · SEL-201', async () => {
  const remoteAddress = '198.51.100.9';
  const statuses: number[] = [];
  for (let n = 0; n < 32; n += 1) {
    const url = `/api/purchase/shares/${tokenHash(String(n)).toString('base64url').slice(0, 22)}`;
    statuses.push((await api.send({ url, remoteAddress })).statusCode);
  }
  expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect(maxShareAnswers).toBe(20);
});
