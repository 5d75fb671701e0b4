import type { BulkResult } from '@tonalia/contract/office-wire';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { Payment } from '@tonalia/contract/payment';
import type { CreditStatement, DocumentTransfer } from '@tonalia/contract/statement';
import type { TransferDetail, TransferPage } from '@tonalia/contract/transfers-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeMember } from '../../../../test/make-member.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { APPROVED_NEQUI, makeUnpaidOrder, startBody } from '../../../../test/payments.ts';
import { makePdf, makePng } from '../../../../test/proofs.ts';

const api = useApi({ hasGateway: true });
const PNG = makePng().toString('base64');

type Chosen = { _id: string; amount: number }[];
type Debtor = Pick<MadeBuyer, 'token'>;

const read = async ({ token }: Debtor, view = 'open') =>
  (await api.send({ url: '/api/customers/statement', token, query: { view } })).json<{ results: CreditStatement }>()
    .results;
const transfers = async ({ token }: Debtor) =>
  (await api.send({ url: '/api/customers/statement/transfers', token })).json<{ results: DocumentTransfer[] }>()
    .results;
const send = ({ token }: Debtor, documents: Chosen, file = PNG) =>
  api.send({ method: 'POST', url: '/api/customers/statement/proof', token, payload: { documents, file } });
const idOf = (sent: Awaited<ReturnType<typeof send>>) => sent.json<{ results: Payment }>().results._id;
const codeOf = (sent: Awaited<ReturnType<typeof send>>) => sent.json<{ code?: string }>().code;
const balances = async (buyer: Debtor) => (await read(buyer)).documents.map(({ balance }) => balance);

/** A buyer with documents of 80.000 pesos. */
async function makeDebtor(count: number) {
  const buyer = await makeBuyer(api, { creditLimit: 900_000 });
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await makeUnpaidOrder(api, { buyer, method: 'own_credit' }));
  const { documents } = await read(buyer);
  const choose = (...amounts: number[]): Chosen =>
    amounts.flatMap((amount, at) => (amount > 0 ? [{ _id: documents[at]?._id ?? '', amount }] : []));
  return { buyer, orders, codes: documents.map(({ orderCode }) => orderCode), choose };
}

const desk = async (role: OfficeRole = 'receivables') =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
async function act(what: 'approve' | 'reject', body: object): Promise<BulkResult> {
  const sent = await (await desk())(`POST /api/purchase/office/transfers/${what}`, body);
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: BulkResult }>().results;
}
const refusals = ({ refused }: BulkResult) => refused.map(({ code }) => code);

test('SEL-204: a transfer with its proof pays one document whole and a part of another once an operator approves it', async () => {
  const { buyer, codes, choose } = await makeDebtor(3);
  const sent = await send(buyer, choose(0, 80_000, 30_000));
  const id = idOf(sent);
  expect(sent.json()).toMatchObject({
    results: { status: 'pending', reference: 'bank_transfer', amount: 110_000, orderCode: null, hasProof: true },
  });
  expect((await read(buyer)).documents.map(({ balance, waiting }) => [balance, waiting])).toEqual([
    [80_000, 0],
    [80_000, 80_000],
    [80_000, 30_000],
  ]);
  expect(await transfers(buyer)).toMatchObject([{ _id: id, amount: 110_000, state: 'waits' }]);
  const call = await desk('read-only');
  const detail = (await call(`GET /api/purchase/office/transfers/${id}`)).json<{ results: TransferDetail }>().results;
  expect(detail).toMatchObject({
    customer: { _id: buyer.customerId },
    amount: 110_000,
    total: 110_000,
    isOver: false,
    documents: [
      { orderCode: codes[1], amount: 80_000 },
      { orderCode: codes[2], amount: 30_000 },
    ],
  });
  const listed = (await call(`GET /api/purchase/office/transfers?q=${detail.orderCode}`)).json<TransferPage>();
  expect(listed.results.map(({ _id }) => _id)).toEqual([id]);
  expect((await call(`GET /api/purchase/office/transfers/${id}/proof`)).headers['content-type']).toBe('image/png');

  expect(await act('approve', { ids: [id] })).toMatchObject({ refused: [] });
  expect(await act('approve', { ids: [id] })).toMatchObject({ refused: [] });
  expect(await balances(buyer)).toEqual([80_000, 50_000]);
  expect((await read(buyer, 'movements')).movements[0]).toMatchObject({
    kind: 'payment',
    amount: -110_000,
    appliedTo: [
      { orderCode: codes[1], amount: 80_000 },
      { orderCode: codes[2], amount: 30_000 },
    ],
  });
  expect(await transfers(buyer)).toEqual([]);
  expect(refusals(await act('reject', { ids: [id], reason: 'No llegó' }))).toEqual(['TRANSFER_REVIEWED']);
  const { rows } = await api.db.query<{ action: string }>(
    `select action from platform.audit where subject_id = $1 and action like 'purchase.document_transfer_%' order by id`,
    [buyer.customerId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'purchase.document_transfer_sent',
    'purchase.document_transfer_approved',
  ]);
});

test('SEL-204: a refused transfer says why in the statement and in a notice, and another can be sent', async () => {
  const { buyer, choose } = await makeDebtor(1);
  const id = idOf(await send(buyer, choose(80_000)));
  await act('reject', { ids: [id], reason: 'El comprobante es de otro banco' });
  expect(await act('reject', { ids: [id], reason: 'El comprobante es de otro banco' })).toMatchObject({ refused: [] });
  expect(await transfers(buyer)).toMatchObject([{ state: 'refused', reason: 'El comprobante es de otro banco' }]);
  expect(await balances(buyer)).toEqual([80_000]);
  const { results } = (
    await api.send({ url: '/api/notices/list', token: buyer.token, query: { group: 'money' } })
  ).json<{
    results: { title: string; text: string; path: string }[];
  }>();
  expect(results[0]).toMatchObject({
    title: 'No pudimos aprobar tu transferencia de $\u00A080.000',
    text: 'El comprobante es de otro banco',
    path: '/home/profile/customer/statement',
  });
  expect(refusals(await act('approve', { ids: [id] }))).toEqual(['TRANSFER_REVIEWED']);
  const again = idOf(await send(buyer, choose(80_000), makePdf('recibo').toString('base64')));
  expect(again).not.toBe(id);
  expect(await transfers(buyer)).toMatchObject([{ _id: again, state: 'waits' }]);
  await act('approve', { ids: [again] });
  expect(await balances(buyer)).toEqual([]);
});

test('SEL-204: the customer learns by mail that a transfer arrived, or why it was refused, once', async () => {
  const { buyer, choose } = await makeDebtor(1);
  const first = idOf(await send(buyer, choose(80_000)));
  await api.drain();
  api.messages.length = 0;
  await act('reject', { ids: [first], reason: 'El comprobante es de otro banco' });
  await act('reject', { ids: [first], reason: 'El comprobante es de otro banco' });
  await api.drain();
  const mails = () =>
    api.messages.splice(0).map(({ to, subject, text }) => [to, subject?.replaceAll('\u00a0', ' '), text]);
  expect(mails()).toEqual([
    [
      buyer.email,
      'No pudimos aprobar tu transferencia de $ 80.000',
      expect.stringContaining('El comprobante es de otro banco'),
    ],
  ]);
  const second = idOf(await send(buyer, choose(80_000)));
  await act('approve', { ids: [second] });
  await api.drain();
  const approved = mails();
  expect(approved.map(([, subject]) => subject)).toEqual(['Recibimos tu transferencia de $ 80.000']);
  expect(approved[0]?.[2]).toMatch(/\/home\/profile\/customer\/statement/);
});

test('SEL-204: of what arrived short the documents are paid in their order, and what is too much stays in favour', async () => {
  const short = await makeDebtor(2);
  const first = idOf(await send(short.buyer, short.choose(80_000, 80_000)));
  await act('approve', { ids: [first], received: 100_000 });
  expect(await balances(short.buyer)).toEqual([60_000]);
  expect(await transfers(short.buyer)).toEqual([]);
  const more = await makeDebtor(1);
  const second = idOf(await send(more.buyer, more.choose(80_000)));
  await act('approve', { ids: [second], received: 95_000 });
  expect((await read(more.buyer)).summary).toMatchObject({ used: 0, inFavour: 15_000, open: 0 });
});

test('SEL-204: a proof of the same documents replaces the one that waits, and nothing is promised twice', async () => {
  const { buyer, choose } = await makeDebtor(2);
  const id = idOf(await send(buyer, choose(50_000, 80_000)));
  expect(idOf(await send(buyer, choose(50_000, 80_000).toReversed()))).toBe(id);
  expect(codeOf(await send(buyer, choose(30_001)))).toBe('CREDIT_DOCUMENT_CHANGED');
  const charge = await startBody(api, APPROVED_NEQUI, { documents: choose(0, 80_000) });
  expect(codeOf(await buyer.call('POST /payment/start', charge))).toBe('CREDIT_DOCUMENT_CHANGED');
  const rest = await startBody(api, APPROVED_NEQUI, { documents: choose(30_000) });
  expect((await buyer.call('POST /payment/start', rest)).json()).toMatchObject({
    results: { amount: 30_000, reference: 'nequi' },
  });
});

test('SEL-204: what an order no longer owes when its transfer is approved stays as a balance in favour', async () => {
  const { buyer, orders, choose } = await makeDebtor(1);
  const id = idOf(await send(buyer, choose(80_000)));
  await buyer.call(`POST /order/${orders[0]?.orderCode}/cancel`, {});
  await act('approve', { ids: [id] });
  expect((await read(buyer)).summary).toMatchObject({ used: 0, inFavour: 80_000, open: 0 });
});

test('SEL-204: foreign documents, other files and a member without the credit send no transfer', async () => {
  const { buyer, choose } = await makeDebtor(1);
  const stranger = await makeDebtor(1);
  expect(codeOf(await send(stranger.buyer, choose(80_000)))).toBe('CREDIT_DOCUMENT_NOT_FOUND');
  expect(codeOf(await send(buyer, choose(80_001)))).toBe('CREDIT_DOCUMENT_CHANGED');
  expect(codeOf(await send(buyer, choose(80_000), Buffer.from('<svg onload="x">').toString('base64')))).toBe(
    'PROOF_REFUSED',
  );
  const blind = await makeMember(api, buyer.token, { seesCredit: false });
  expect(codeOf(await send(blind, choose(80_000)))).toBe('ROLE_NOT_ALLOWED');
  const { rows } = await api.db.query('select from purchase.payment where customer_id = any($1)', [
    [buyer.customerId, stranger.buyer.customerId],
  ]);
  expect(rows).toEqual([]);
});

test('a person sends ten proofs in a minute, and a network sixty', async () => {
  const { buyer, choose } = await makeDebtor(1);
  const remoteAddress = '198.51.100.24';
  const send = ({ token }: Debtor, network = remoteAddress) =>
    api.send({
      method: 'POST',
      url: '/api/customers/statement/proof',
      token,
      remoteAddress: network,
      payload: { documents: choose(80_001), file: PNG },
    });
  const own: unknown[] = [];
  for (let n = 0; n < 11; n += 1) own.push(codeOf(await send(buyer, '198.51.100.25')));
  expect(own).toEqual([...Array<string>(10).fill('CREDIT_DOCUMENT_CHANGED'), 'TOO_MANY_REQUESTS']);
  const people = await Promise.all(Array.from({ length: 7 }, () => makeBuyer(api, { creditLimit: 900_000 })));
  const all: unknown[] = [];
  for (const [at, person] of people.entries())
    for (let n = 0; n < (at < 6 ? 10 : 1); n += 1) all.push(codeOf(await send(person)));
  expect(all).toEqual([...Array<string>(60).fill('CREDIT_DOCUMENT_NOT_FOUND'), 'TOO_MANY_REQUESTS']);
});
