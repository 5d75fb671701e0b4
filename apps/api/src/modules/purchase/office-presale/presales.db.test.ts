import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { OfficePresale, PresaleMovePreview } from '@tonalia/contract/presales-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi();
const PRESALES = '/api/products/office/presales';
const asSaid = { reason: 'supplier', quiet: false };

// sessions start by the machine's clock
beforeEach(() => api.clock.set(new Date()));

const desk = async (role: OfficeRole = 'operations') =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;
const refusal = (answer: LightMyRequestResponse) => {
  const { code, message } = answer.json<OfficeErrorBody>();
  return [answer.statusCode, code, message];
};
function presaleOf(answer: LightMyRequestResponse): OfficePresale {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: OfficePresale }>().results;
}
const previewOf = async (at: Desk, { id }: MadeProduct, dispatchDate: string, more = '') => {
  const answer = await at(`GET ${PRESALES}/${id}/move?dispatchDate=${dispatchDate}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: PresaleMovePreview }>().results;
};
const listed = async (at: Desk, { id }: MadeProduct) =>
  (await at(`GET ${PRESALES}`)).json<{ results: OfficePresale[] }>().results.find(({ product }) => product._id === id);
const dye = (capacity = 100) =>
  makeProduct(api.db, { name: 'Tinte', price: 40_000, presale: { dispatchDate: '2098-12-10', capacity } });
/** An order of two units, with its events handled. */
async function order(product: MadeProduct): Promise<string> {
  const { orderCode } = await makeUnpaidOrder(api, { product, method: 'cash_on_delivery' });
  await api.drain();
  return orderCode;
}
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await api.db.query('update platform.outbox set available_at = now() where done_at is null');
    await api.drain();
  }
}
async function acts(productId: string): Promise<string[]> {
  const { rows } = await api.db.query<{ action: string }>(
    `select action from platform.audit where subject_id = $1 and action like 'products.presale%' order by id`,
    [productId],
  );
  return rows.map(({ action }) => action);
}

test('an operator opens a presale that the shop sells, changes its units, and closes it (OFC-408)', async () => {
  const at = await desk();
  const product = await makeProduct(api.db, { price: 40_000 });
  const day = dayAfter(dayIn(api.clock.now()), 30);
  const terms = { dispatchDate: day, closesOn: dayAfter(day, -1), capacity: 6 };
  const opened = presaleOf(await at(`POST ${PRESALES}`, { ...terms, productId: product.id }));
  expect(opened).toMatchObject({ state: 'open', dispatchDate: day, capacity: 6, taken: 0, waiting: { orders: 0 } });
  presaleOf(await at(`POST ${PRESALES}`, { ...terms, productId: product.id }));
  const other = await at(`POST ${PRESALES}`, { ...terms, capacity: 9, productId: product.id });
  expect(refusal(other).slice(0, 2)).toEqual([409, 'PRESALE_EXISTS']);

  await order(product);
  expect(await listed(at, product)).toMatchObject({
    taken: 2,
    waiting: { orders: 1, customers: 1, units: 2, amount: 80_000 },
    version: opened.version,
  });
  const fuller = presaleOf(
    await at(`PUT ${PRESALES}/${product.id}`, { version: opened.version, closesOn: terms.closesOn, capacity: 2 }),
  );
  expect(fuller).toMatchObject({ state: 'full', capacity: 2 });
  const closed = presaleOf(await at(`POST ${PRESALES}/${product.id}/close`, { version: fuller.version }));
  expect(closed).toMatchObject({ state: 'closed', waiting: { orders: 1 } });
  expect(await acts(product.id)).toEqual([
    'products.presale_opened',
    'products.presale_changed',
    'products.presale_closed',
  ]);
  // its orders would be forgotten by a new one
  const again = await at(`POST ${PRESALES}`, { ...terms, productId: product.id });
  expect(refusal(again).slice(0, 2)).toEqual([409, 'PRESALE_EXISTS']);
  const reopened = { version: closed.version, closesOn: terms.closesOn, capacity: null };
  expect(presaleOf(await at(`PUT ${PRESALES}/${product.id}`, reopened))).toMatchObject({ state: 'open', taken: 2 });
});

test('fewer units than were sold are refused with their number, and past days too (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  await order(product);
  await order(product);
  const { version = 0, closesAt = '' } = (await listed(at, product)) ?? {};
  const closesOn = dayAfter(closesAt.slice(0, 10), -1);
  const change = (terms: object) => at(`PUT ${PRESALES}/${product.id}`, { version, closesOn, capacity: 50, ...terms });
  expect(refusal(await change({ capacity: 3 }))).toEqual([
    409,
    'PRESALE_BELOW_TAKEN',
    'Ya hay 4 unidades apartadas. El cupo no puede ser menor.',
  ]);
  expect(refusal(await change({ closesOn: '2026-01-05' })).slice(0, 2)).toEqual([400, 'PRESALE_DAY_WRONG']);
  for (const [method, to] of [
    ['GET', '/move?dispatchDate=2026-01-05'],
    ['POST', '/move'],
  ] as const) {
    const body = method === 'POST' ? { version, dispatchDate: '2026-01-05', ...asSaid } : undefined;
    const answer = await at(`${method} ${PRESALES}/${product.id}${to}`, body);
    expect(refusal(answer).slice(0, 2)).toEqual([400, 'PRESALE_DAY_WRONG']);
  }
  expect(await acts(product.id)).toEqual([]);
  expect(await listed(at, product)).toMatchObject({ capacity: 100, version });
});

test('the preview names the orders, customers and message of a move, and the move does the same (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const codes = [await order(product), await order(product)].toSorted();
  await settle();
  api.messages.splice(0);
  await api.db.query(
    `update auth.identity set phone = '3001112233' where id = (select identity_id from purchase.order where code = $1)`,
    [codes[1]],
  );
  const preview = await previewOf(at, product, '2098-12-18', `&orderCode=${codes[1]}&reason=supplier`);
  expect(preview).toMatchObject({
    moving: { orders: 2, customers: 2, units: 4, amount: 160_000 },
    later: 2,
    staying: 0,
    orders: codes.map((code) => ({
      code,
      units: 2,
      isWhole: true,
      arrivesOn: '2098-12-11',
      willArriveOn: '2098-12-19',
    })),
    message: {
      orderCode: codes[1],
      subject: `Cambió la fecha de tu pedido ${codes[1]}`,
      paragraphs: expect.arrayContaining([expect.stringContaining('El proveedor se demoró.')]),
      phone: '3001112233',
    },
  });
  await settle();
  expect(api.messages, 'a preview sends nothing').toEqual([]);

  const move = { version: preview.presale.version, dispatchDate: '2098-12-18', ...asSaid };
  const moved = presaleOf(await at(`POST ${PRESALES}/${product.id}/move`, move));
  expect(moved.dispatchDate).toBe('2098-12-18');
  expect(presaleOf(await at(`POST ${PRESALES}/${product.id}/move`, move)).version).toBe(moved.version);
  expect(await previewOf(at, product, '2098-12-10'), 'back within the minute').toMatchObject({
    moving: { orders: 0 },
    staying: 0,
    message: null,
  });
  await settle();
  const sent = api.messages.splice(0).find(({ subject }) => subject === preview.message?.subject);
  for (const paragraph of preview.message?.paragraphs ?? ['none']) expect(sent?.text).toContain(paragraph);
  expect(await acts(product.id)).toEqual(['products.presale_moved']);
  expect((await previewOf(at, product, '2098-12-18')).moving.orders).toBe(0);
});

test('an order of which something is being prepared stays, and the preview counts it apart (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const [, working] = [await order(product), await order(product)];
  await api.db.query(
    `update purchase.shipment set status = 'preparing' where order_id = (select id from purchase.order where code = $1)`,
    [working],
  );
  expect(await previewOf(at, product, '2098-12-18')).toMatchObject({ moving: { orders: 1 }, staying: 1 });
});

test('an operator that only reads presales gets no preview, which names customers (OFC-408)', async () => {
  const product = await dye();
  await order(product);
  const at = await desk('marketing');
  expect((await listed(at, product))?.waiting.units).toBe(2);
  expect((await at(`GET ${PRESALES}/${product.id}/move?dispatchDate=2098-12-18`)).statusCode).toBe(403);
});

test('of two operators that move a presale at once to different days, one is refused (OFC-408)', async () => {
  const product = await dye();
  const [a, b] = [await desk(), await desk()];
  const { version } = (await previewOf(a, product, '2098-12-18')).presale;
  const answers = await Promise.all([
    a(`POST ${PRESALES}/${product.id}/move`, { version, dispatchDate: '2098-12-18', ...asSaid }),
    b(`POST ${PRESALES}/${product.id}/move`, { version, dispatchDate: '2098-12-22', ...asSaid }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const day = answers.find(({ statusCode }) => statusCode === 200);
  expect((await listed(a, product))?.dispatchDate).toBe(day && presaleOf(day).dispatchDate);
  expect(await acts(product.id)).toHaveLength(1);
});

const titleOf = (code: string) => `Cambió la fecha de tu pedido ${code}`;

/** Mails about a new day, and the notices of these orders. */
async function newsOfMoves(codes: readonly string[]) {
  const mails = api.messages
    .splice(0)
    .flatMap(({ to, subject = '' }) =>
      subject.startsWith('Cambió la fecha de tu pedido') ? [`${to} ${subject}`] : [],
    );
  const { rows } = await api.db.query<{ title: string }>(
    `select title from notices.notice where title = any($1) order by title`,
    [codes.map(titleOf)],
  );
  return { mails: mails.toSorted(), notices: rows.map(({ title }) => title) };
}

test('two operators move a presale of 38 orders at once, and its 38 customers are informed once (OFC-408)', async () => {
  const at = await desk();
  const product = await dye(1_000);
  const codes: string[] = [];
  for (let count = 0; count < 38; count += 1)
    codes.push((await makeUnpaidOrder(api, { product, method: 'cash_on_delivery' })).orderCode);
  await settle();
  api.messages.splice(0);
  const { version } = (await previewOf(at, product, '2098-12-18')).presale;
  const move = { version, dispatchDate: '2098-12-18', ...asSaid };
  const desks = [at, await desk(), at];
  const answers = await Promise.all(desks.map((one) => one(`POST ${PRESALES}/${product.id}/move`, move)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await settle();
  const first = await newsOfMoves(codes);
  expect(new Set(first.mails).size).toBe(38);
  expect(first.mails).toHaveLength(38);
  expect(first.notices).toEqual(codes.map(titleOf).toSorted());
  expect(await acts(product.id)).toEqual(['products.presale_moved']);

  // the whole process again: the request, and the events
  presaleOf(await at(`POST ${PRESALES}/${product.id}/move`, move));
  await api.db.query(`update platform.outbox set done_at = null, attempts = 0 where topic = 'products.presale_moved'`);
  await settle();
  expect(await newsOfMoves(codes)).toEqual({ mails: [], notices: first.notices });
}, 180_000);

test('a move without messages takes its orders along and informs no customer; the next one does (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const code = await order(product);
  await settle();
  api.messages.splice(0);
  const { version } = (await previewOf(at, product, '2098-12-18')).presale;
  const url = `POST ${PRESALES}/${product.id}/move`;
  const quiet = presaleOf(await at(url, { version, dispatchDate: '2098-12-18', reason: 'transport', quiet: true }));
  await settle();
  expect((await previewOf(at, product, '2098-12-18')).moving.orders).toBe(0);
  expect((await newsOfMoves([code])).mails).toEqual([]);
  presaleOf(await at(url, { version: quiet.version, dispatchDate: '2098-12-22', reason: 'import', quiet: false }));
  await settle();
  const sent = api.messages.splice(0);
  expect(sent.map(({ subject }) => subject)).toEqual([`Cambió la fecha de tu pedido ${code}`]);
  expect(sent[0]?.text).toContain('La importación se demoró.');
});

test('an operator writes the message of a move with variables, and the second move knows its customers were informed (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const code = await order(product);
  await settle();
  api.messages.splice(0);
  const before = await previewOf(at, product, '2098-12-18');
  expect(before).toMatchObject({ informed: 0, orders: [{ wasInformed: false }] });
  const url = `POST ${PRESALES}/${product.id}/move`;
  const move = { version: before.presale.version, dispatchDate: '2098-12-18', ...asSaid };
  const wrong = await at(url, { ...move, words: 'Hola, {nombre}' });
  expect(refusal(wrong)).toEqual([400, 'MESSAGE_VARIABLE_WRONG', 'El mensaje no puede usar {nombre}.']);
  const words = 'Hola, {cliente}.\n\nTus {unidades} de {producto} salen el {sale}, pedido {pedido}.';
  const moved = presaleOf(await at(url, { ...move, words }));
  await settle();
  const [sent] = api.messages.splice(0);
  const { cliente = '' } = before.message?.values ?? {};
  expect(sent?.text).toContain(
    `Hola, ${cliente}.\n\nTus 2 unidades de Tinte salen el jueves 18 de diciembre, pedido ${code}.`,
  );
  expect(sent?.text).toContain(before.message?.goods);
  expect(sent?.text).not.toContain('Cambió la fecha de la preventa.');
  const again = await previewOf(at, product, '2098-12-22');
  expect(again).toMatchObject({ informed: 1, orders: [{ wasInformed: true }] });
  // the next move has the usual text again
  presaleOf(await at(url, { ...asSaid, version: moved.version, dispatchDate: '2098-12-22' }));
  await settle();
  expect(api.messages.splice(0)[0]?.text).toContain('Cambió la fecha de la preventa.');
});

test('a move can end the sale, and names the telephones of those that get it late to roles that see customers (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const code = await order(product);
  await api.db.query(
    `update auth.identity set phone = '3001112244' where id = (select identity_id from purchase.order where code = $1)`,
    [code],
  );
  const { presale, orders } = await previewOf(at, product, '2098-12-18');
  expect(orders).toMatchObject([{ phone: '3001112244' }]);
  expect((await previewOf(at, product, '2098-12-09')).orders, 'earlier than chosen').toMatchObject([{ phone: null }]);
  const move = { version: presale.version, dispatchDate: '2098-12-18', ...asSaid, closes: true };
  expect(presaleOf(await at(`POST ${PRESALES}/${product.id}/move`, move))).toMatchObject({
    state: 'closed',
    dispatchDate: '2098-12-18',
  });
});

test('a move without a reason is refused (OFC-408)', async () => {
  const at = await desk();
  const product = await dye();
  const move = { version: 1, dispatchDate: '2098-12-18', quiet: false };
  expect((await at(`POST ${PRESALES}/${product.id}/move`, move)).statusCode).toBe(400);
  expect(await listed(at, product)).toMatchObject({ dispatchDate: '2098-12-10' });
});
